import { expect, it } from 'vitest';
import { checkUnfinishedImports } from '../../../src/content/check/unconfirmed.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { inputOf, markdownOf, moduleOf } from '../../checks/small-input.ts';

const text = "{\n  // from a.html:1, unconfirmed\n  name: 'A',\n  // suggested, unconfirmed\n  town: 'B',\n}";
const page = (kind: string) => markdownOf(`content/${kind}/x.md`, '---\n# unconfirmed\ntitle: X\n---\nx\n');
const written = { pages: [page('pages')], faq: [page('faq')], skills: [page('skills')] };

function told(purpose: Parameters<typeof checkUnfinishedImports>[1]) {
  const { sources } = inputOf({ modules: [moduleOf('company', text)], ...written });
  const all = { ...sources, news: [page('news')] };
  const problems: Problem[] = [];
  checkUnfinishedImports(all, purpose, (problem) => void problems.push(problem));
  return problems.map(({ code, at, field = '', message, hint }) =>
    [code, at?.file, field, /drafted(.*)/.exec(message)?.[1], /npx gazette confirm (.*)/.exec(hint ?? '')?.[1]].join(
      ' | ',
    ),
  );
}

it('each draft is told with its source, and how it is confirmed', () => {
  expect(told({ preview: false })).toEqual([
    'value-unconfirmed | content/company.ts | name |  from a.html:1 | content/company.ts#name',
    'value-unconfirmed | content/company.ts | town |  as a suggestion | content/company.ts#town',
    ...['pages', 'faq', 'news', 'skills'].map(
      (kind) => `value-unconfirmed | content/${kind}/x.md |  |  | content/${kind}/x.md`,
    ),
  ]);
});

it.each([
  [{ preview: false, production: true }, true],
  [{ preview: false, strict: true }, true],
  [{ preview: false, signed: true }, true],
  [{ preview: true, production: true, strict: true, signed: true }, false],
  [{ preview: false, production: false, strict: false }, false],
])('of a build for %j it goes live: %s', (purpose, isLive) => {
  const codes = new Set(told(purpose).map((each) => each.split(' ')[0]));
  expect([...codes]).toEqual([isLive ? 'value-unconfirmed-live' : 'value-unconfirmed']);
});
