import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Problem, severityOf, sortProblems } from '../../src/core/problem.ts';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import { byTurn, thoroughness } from '../support/runs.ts';
import type { Case } from './case.ts';
import { cases } from './cases.ts';
import { shownCases } from './shown-cases.ts';
import { fixture, respoiled, run } from './spoiled.ts';

/** Mistakes in four files, which main could not find in fewer than three runs. */
const edits: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'content/company.ts': [
    ['legalName:', 'legalNmae:'],
    ["incorporated: '1999-12-31'", "incorporated: '31 December 1999'"],
    ["email: 'post@pumpen.example'", "email: 'post(at)pumpen.example'"],
    ["opens: '08:30'", "opens: 'half past eight'"],
    ['/anleitung/start/', '/anleitung/stat/'],
  ],
  'content/site.ts': [
    ['2027-02-01T', '2026-02-01T'],
    ['features:', "hosts: ['ngnix'],\n  features:"],
    ["to: '/company/'", "to: '/companies/'"],
  ],
  'content/faq/wie-laut.md': [
    ['pumpe.name', 'pumpe.nam'],
    ['/anleitung/start/', '/anleitung/strat/'],
  ],
  'content/pages/privacy.md': [
    ['updated: 2026-01-01', 'updated: 2099-01-01'],
    ['#grundsatz', '#grundsaetze'],
    ['Wir speichern nichts.', 'Wir speichern nichts, außer auf localhost:3000.'],
  ],
};

const thirteen = Object.fromEntries(
  Object.entries(edits).map(([file, changes]) => [
    file,
    changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(join(fixture, file), 'utf8')),
  ]),
);

describe('thirteen mistakes in four files', () => {
  const dir = () => respoiled(thirteen);

  it('are one run of a check', () => {
    const found = run(dir(), { signed: true }).problems.filter((each) => severityOf(each) === 'error');
    expect(found.map(({ code, at }) => `${code} ${at?.file}`)).toEqual([
      'field-unknown content/company.ts',
      'date-invalid content/company.ts',
      'field-invalid content/company.ts',
      'field-invalid content/company.ts',
      'link-dead content/company.ts',
      'fact-unknown content/faq/wie-laut.md',
      'link-dead content/faq/wie-laut.md',
      'date-future content/pages/privacy.md',
      'private-internal content/pages/privacy.md',
      'anchor-dead content/pages/privacy.md',
      'security-expired content/site.ts',
      'host-unknown content/site.ts',
      'redirect-dead content/site.ts',
    ]);
  });

  it('are in one list at the desk', async () => {
    const options = { contentDir: join(dir(), 'content'), publicDir: join(dir(), 'public'), preview: false };
    const live = openLiveSite({ ...options, today: () => '2026-03-15' });
    await live.check();
    expect(live.state.problems).toHaveLength(13);
    expect(live.state.problems).toEqual(run(dir()).problems);
  });
});

/** A file that cannot be read may have what others lack: an address, a fact, an id. */
const isUnread = ({ code }: Case) => /^(?:front-matter|merge|file|module)-/.test(code);
const isMissing = ({ code }: Case) => /-(?:dead|unknown|missing|broken|risky)$/.test(code);

/** Whether two mistakes can be made at once, and neither changes what is said of the other. */
function isApart(a: Case, b: Case): boolean {
  const codes = `${a.code} ${b.code}`;
  // Two questions may be the same by a fact, and an address is taken by a page that can be read and has not moved.
  if (/value-due/.test(codes) && /ledger/.test(codes)) return false;
  if (/question-duplicate/.test(codes) && /file-missing|module-/.test(codes)) return false;
  if (/path-collision/.test(codes) && /link-dead|front-matter|merge/.test(codes)) return false;
  if (/host-left-out/.test(codes) && /host-unknown/.test(codes)) return false;
  // A page that is renamed leaves dead links in the settings: a line more in them moves their places.
  if ([a, b].some(({ times }) => times) && [a, b].some(({ files }) => files['content/site.ts'])) return false;
  // The settings link to pages: a line more in them moves what is said of the links.
  if (/link-dead/.test(codes) && [a, b].some(({ files }) => files['content/site.ts'])) return false;
  if ((isUnread(a) && isMissing(b)) || (isUnread(b) && isMissing(a))) return false;
  const askedOf = ({ options: { signed = false, ...rest } = {}, ledger }: Case) =>
    JSON.stringify([signed, ledger, rest]);
  const isBelow = (file: string, above: string) => `${file}/`.startsWith(`${above}/`);
  const meets = (file: string) => Object.keys(b.files).some((each) => isBelow(file, each) || isBelow(each, file));
  return askedOf(a) === askedOf(b) && !Object.keys(a.files).some(meets);
}

const all: readonly Case[] = [
  ...cases.filter(({ elsewhere }) => !elsewhere),
  ...shownCases.filter(({ by }) => !by),
].filter(({ files, code }) => !files['public/film-1.pdf'] && !/^(?:contract|accepted|waiver|theme)-/.test(code));

/** A mistake with others. Neighbours in the list are too alike to be made at once. */
function companyOf(first: Case, index: number): readonly Case[] {
  const group = [first];
  for (let step = 1; step < all.length && group.length < 5; step++) {
    const each = all[(index + 3 * step) % all.length];
    if (each && group.every((one) => isApart(one, each))) group.push(each);
  }
  return group;
}

const asked = all.map((each, index) => companyOf(each, index)).filter((group) => group.length > 1);

describe('mistakes of several stages are all told at once, and nothing that follows from them', () => {
  const told = new Map<Case, readonly Problem[]>();
  const alone = (one: Case) => {
    const found = told.get(one) ?? run(respoiled(one.files, one.ledger), one.options).problems;
    told.set(one, found);
    return found;
  };

  it.each(thoroughness < 3 ? byTurn(asked, 24) : asked)('$name', (...group) => {
    const [first] = group;
    const files = Object.assign({}, ...group.map((each) => each.files));
    const expected = sortProblems(group.flatMap(alone));
    expect(
      run(respoiled(files, first?.ledger), first?.options).problems,
      group.map(({ name }) => name).join(' + '),
    ).toEqual(expected);
  });
});
