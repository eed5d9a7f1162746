import { expect, it } from 'vitest';
import { listConsequences, nestConsequences } from '../../../src/audit/audit.ts';
import { type Cause, causes } from '../../../src/audit/diagnose/causes.ts';
import type { Difference } from '../../../src/audit/difference.ts';
import type { AuditFinding } from '../../../src/audit/exceptions/exceptions.ts';
import { exchangeOf } from '../exchange.ts';

const differs = (path: string, what: Difference['what']): Difference => ({
  exchange: exchangeOf(path),
  what,
  capability: 'caching',
  expected: 'x',
  actual: 'y',
});

/** A finding with a difference of a kind at each of these paths: `body /a /b`. */
function found(cause: Cause, ...lines: readonly string[]): AuditFinding {
  const differences = lines.flatMap((line) => {
    const [what, ...paths] = line.split(' ');
    return paths.map((path) => differs(path, what as Difference['what']));
  });
  return { cause, differences };
}

/** Causes as they are nested, for a site of these documents: `file-missing > redirect-missing`. */
function nested(findings: readonly AuditFinding[], documents: readonly string[] = ['/a', '/b']): string[] {
  const exchanges = documents.map((path) => exchangeOf(path));
  const odd = exchangeOf('/no-such-page/', { role: 'odd' });
  return nestConsequences(findings, [...exchanges, odd]).map(({ cause, consequences = [] }) =>
    [cause, ...consequences.map((each) => each.cause)].join(' > '),
  );
}

it('puts below a cause what the table says that it brings', () => {
  expect(nested([found('redirect-missing', 'status /old/'), found('file-missing', 'status /a')])).toEqual([
    'file-missing > redirect-missing',
  ]);
  expect(nested([found('file-missing', 'status /a'), found('case-ignored', 'status /A')])).toEqual([
    'file-missing',
    'case-ignored',
  ]);
});

it('leaves each alone where nothing follows, in the order in which they came, with no empty list', () => {
  const alone = [found('case-ignored', 'status /A'), found('file-missing', 'status /a')];
  expect(nestConsequences(alone, [exchangeOf('/a'), exchangeOf('/b')])).toEqual(alone);
  expect(nestConsequences([], [])).toEqual([]);
});

it('puts all below what spares no document', () => {
  const others = [found('case-ignored', 'status /A'), found('canonical-foreign', 'status /c')];
  expect(nested([...others, found('access-denied', 'status /a /b')])).toEqual([
    'access-denied > case-ignored > canonical-foreign',
  ]);
  expect(nested([...others, found('access-denied', 'status /a')])).toHaveLength(3);
  // Nor is a header field that is wrong everywhere a document that did not come.
  expect(nested([...others, found('access-denied', 'header /a /b')])).toHaveLength(3);
  // Without documents nothing is known of all of them.
  expect(nested([...others, found('access-denied', 'status /a /b')], [])).toHaveLength(3);
});

it('puts fields, lengths and validators below the wrong answer to which they belong', () => {
  const body = found('body-rewritten', 'body /a');
  for (const what of ['header', 'length', 'tag', 'coding-tag', 'coding'])
    expect(nested([found('tag-missing', `${what} /a`), body]), what).toEqual(['body-rewritten > tag-missing']);
  for (const what of ['status', 'variant', 'transport', 'range'])
    expect(nested([found('tag-missing', `${what} /a`), body]), what).toHaveLength(2);
  // One of them elsewhere is a fault of its own.
  expect(nested([found('tag-missing', 'tag /a /b'), body])).toHaveLength(2);
});

it('takes a note for the cause of no miss', () => {
  const notes = (Object.keys(causes) as Cause[]).filter((cause) => causes[cause].level === 'note');
  expect(notes.length).toBeGreaterThan(2);
  for (const note of notes)
    expect(nested([found(note, 'status /a /b'), found('tag-missing', 'tag /a')]), note).toHaveLength(2);
});

it('stands below the first root alone, whatever follows from what', () => {
  // Each spares no document, so that each would follow from the others.
  const total = (cause: Cause) => found(cause, 'status /a /b');
  expect(nested([total('access-denied'), total('other-site'), total('rate-limited')])).toHaveLength(1);
  // A consequence of a consequence is one of its root.
  expect(
    nested([
      found('redirect-missing', 'status /old/'),
      found('tag-missing', 'tag /old/'),
      found('file-missing', 'status /a'),
    ]),
  ).toEqual(['file-missing > redirect-missing > tag-missing']);
});

it('the table brings misses and notes that there are, and nothing brings itself', () => {
  const all = Object.keys(causes) as Cause[];
  const withSome = all.filter((cause) => listConsequences(cause).length > 0);
  expect(withSome.length).toBeGreaterThan(5);
  for (const cause of withSome) {
    expect(listConsequences(cause), cause).not.toContain(cause);
    for (const brought of listConsequences(cause)) expect(all, cause).toContain(brought);
  }
});
