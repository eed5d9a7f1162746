import { expect, it } from 'vitest';
import { type Html, html, trustedHtml } from '../../src/core/html.ts';
import { layTheme } from '../../src/theme/layered.ts';
import type { ThemeParts } from '../../src/theme/parts.ts';
import { addTheme } from '../../src/theme/theme-of.ts';
import { byTurn } from '../support/runs.ts';
import { published, siteOf } from '../support/site-of.ts';

const { site, sources } = siteOf('tests/fixtures/small');

let serial = 0;

/** Problems of the small site in a theme. */
function problemsIn(parts: ThemeParts): string[] {
  const module = { file: '/theme/index.mjs', name: './theme/index.mjs', digest: `test ${serial++}` };
  addTheme(layTheme(parts, module), module);
  const { problems } = published({ ...site, theme: module.digest }, sources);
  return problems.map(({ code, field, message }) => `${code} ${field ?? ''} ${message}`);
}

const footer = (more: string): ThemeParts => ({ footer: (_frame, ours): Html => html`${ours()}${trustedHtml(more)}` });

it('finds nothing wrong with a theme that keeps the rules', () => {
  expect(
    problemsIn(footer('<p>More <a href="https://other.example/">elsewhere</a></p><img src="/favicon.svg" alt="">')),
  ).toEqual([]);
});

const cases: readonly (readonly [string, ThemeParts, says: string])[] = [
  ['a script of others', footer('<script src="https://cdn.example/a.js"></script>'), 'expected files of this site'],
  [
    'a picture of others in a set',
    footer('<img src="/favicon.svg" srcset="/favicon.svg 1x, //cdn.example/a.png 2x" alt="">'),
    'expected files of this site',
  ],
  [
    'a stylesheet of others',
    footer('<link rel="stylesheet" href="https://cdn.example/a.css">'),
    'expected files of this site',
  ],
  ['a script in the page', footer('<script>alert(1)</script>'), 'Content-Security-Policy'],
  ['a handler', footer('<p onclick="alert(1)">A</p>'), 'Content-Security-Policy'],
  ['a style of an element', footer('<p style="color:red">A</p>'), 'Content-Security-Policy'],
  ['a frame', footer('<iframe src="/"></iframe>'), 'Content-Security-Policy'],
  ['a link that runs', footer('<a href="javascript:alert(1)">A</a>'), 'Content-Security-Policy'],
  ['styles of others', { style: () => '.a{background:url(https://cdn.example/a.png)}' }, 'theme-output style'],
  ['a dead link', footer('<a href="/nowhere/">A</a>'), 'link-dead'],
  ['a level of headings left out', footer('<h5>A</h5>'), 'theme-output h5'],
  ['a second title', footer('<h1>A</h1>'), 'expected one h1 on the page, got 2'],
  [
    'no link to the content',
    { body: (_frame, _ours, { header, main, footer: own }) => html`${header}${main}${own}` },
    'expected a link to #main',
  ],
];

it.each(byTurn(cases, 4))('finds %s, once for all pages', (_what, parts, says) => {
  const problems = problemsIn(parts);
  expect(problems).toEqual([expect.stringContaining(says)]);
});
