import { expect, it } from 'vitest';
import { checkOwnedFacts } from '../../../src/content/check/owned-facts.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { inputOf, markdownOf, moduleOf } from '../../checks/small-input.ts';

/** Owned facts of which something is unknown: field, what there is not, and the hint. */
function unknown(...files: readonly unknown[]): string[] {
  const company =
    "{ legalName: 'A', phone: { from: '2026-01-01', before: { fax: '1' }, value: { mobile: '2' } }, routes: [{ id: 'press', email: 'a@b.example' }, { id: 'sales' }] }";
  const text = "export default { items: [{ id: 'x', from: '2026-01-01', value: 1 }] }";
  const facts = assertDefined(
    parseLiteralModule('content/facts/pumps.ts', text, ({ message }) => expect.unreachable(message)),
    'facts',
  );
  const { sources } = inputOf({
    modules: [
      moduleOf('site', `{ owners: [{ name: 'A' }, null, { name: 'B', files: ${JSON.stringify(files)} }] }`),
      moduleOf('company', company),
    ],
    pages: [markdownOf('content/pages/x.md', '---\ntitle: X\n---\nx\n')],
    faq: [markdownOf('content/faq/q.md', '---\nquestion: X\n---\nx\n')],
  });
  const problems: Problem[] = [];
  const all = { ...sources, facts: new Map([['pumps', facts]]) };
  checkOwnedFacts(all, (problem) => void problems.push(problem));
  return problems.map(({ code, field, message, hint, at }) => {
    expect([code, at && 'line' in at && at.file]).toEqual(['reference-unknown', 'content/site.ts']);
    return `${field}: ${/there is no (.*)/.exec(message)?.[1]}${hint ? ` | ${hint}` : ''}`;
  });
}

it('facts that a file states, at some time, have owners', () => {
  const company = ['legalName', 'phone/fax', 'phone/mobile', 'routes/press/email', 'routes/sales'];
  const others = [
    'facts/pumps.ts#items/x/from',
    'facts/pumps.ts#items/x/value',
    'pages/x.md#title',
    'faq/q.md#question',
  ];
  const known = [...company.map((fact) => `company.ts#${fact}`), ...others];
  expect(unknown(...known.map((fact) => `content/${fact}`))).toEqual([]);
  // The schema tells what it refuses.
  expect(unknown(1, null, 'company.ts#x', 'content/company.ts')).toEqual([]);
});

it('what no file states is told by the first name that is unknown', () => {
  expect(
    unknown('content/company.ts#legalNam', 'content/company.ts#routes/pres/email', 'content/company.ts#legalName/x'),
  ).toEqual([
    'owners[2].files[0]: legalNam | Did you mean "legalName"?',
    'owners[2].files[1]: pres | Did you mean "press"?',
    'owners[2].files[2]: x',
  ]);
  expect(unknown('content/none.md#title', 'content/pages/x.md#text')).toEqual([
    'owners[2].files[0]: content/none.md',
    'owners[2].files[1]: text',
  ]);
});
