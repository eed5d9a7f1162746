import { describe, expect, it } from 'vitest';
import { html, trustedHtml } from '../../src/core/html.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { findFaults } from '../../src/theme/fault.ts';
import { layTheme } from '../../src/theme/layered.ts';
import { isThemeParts, type ThemeParts } from '../../src/theme/parts.ts';
import { registerTheme } from '../../src/theme/register/register.ts';
import { fullPages } from '../support/theme-pages.ts';

const module = { file: '/theme/index.mjs', name: './theme/index.mjs', digest: 'test' };

/** Bodies of all pages that use everything that a theme can be given. */
function bodiesIn(parts: ThemeParts): string[] {
  const theme = layTheme(parts, module);
  return Object.values(fullPages).map(
    ([frame, main]) => theme.body(frame, theme.main(main, languageByTag(frame.language.tag))).text,
  );
}

const fieldsOf = (parts: ThemeParts) => [
  ...new Set(bodiesIn(parts).flatMap((body) => findFaults(body).map(({ field }) => field))),
];

describe('a theme over ours', () => {
  const ours = Object.values(fullPages).map(
    ([frame, main]) => registerTheme.body(frame, registerTheme.main(main, languageByTag(frame.language.tag))).text,
  );

  it('makes what ours makes, byte for byte, of parts that do nothing', () => {
    expect(bodiesIn({})).toEqual(ours);
    const parts: ThemeParts = {
      body: (_frame, again) => again(),
      header: (_frame, again) => again(),
      footer: (_frame, again) => again(),
      main: { view: (_view, again) => again(), article: (_article, again) => again() },
      block: { teasers: (_block, again) => again(), evidence: (_block, again) => again() },
    };
    expect(bodiesIn(parts)).toEqual(ours);
    expect(layTheme({ style: (again) => again() }, module).style(undefined)).toBe(registerTheme.style(undefined));
  });

  it('puts a part in the place of ours, with the level of its headings', () => {
    const levels = new Set<number>();
    const parts: ThemeParts = {
      body: (_frame, _again, { header, main, footer }) => html`<a href="#main">Skip</a>${main}${footer}${header}`,
      block: {
        teasers(_block, again, _language, level) {
          levels.add(level);
          return html`<div class="mine">${again()}</div>`;
        },
      },
    };
    const bodies = bodiesIn(parts);
    expect(bodies.every((body) => body.indexOf('<footer') < body.indexOf('<header class="masthead'))).toBe(true);
    expect(bodies.filter((body) => body.includes('<div class="mine">')).length).toBeGreaterThan(2);
    expect([...levels]).toEqual([3]);
    expect(fieldsOf(parts)).toEqual([]);
  });

  it('renders blocks with ours again after a block that throws', () => {
    const evidence = () => {
      throw new Error('no evidence');
    };
    expect(fieldsOf({ block: { evidence } })).toEqual(['block.evidence']);
    expect(bodiesIn({})).toEqual(ours);
  });

  const without: readonly (readonly [string, ThemeParts, fields: readonly string[]])[] = [
    [
      'a part that throws',
      {
        header() {
          throw new Error('no header');
        },
      },
      ['header'],
    ],
    ['a text in place of HTML', { main: { article: () => JSON.parse('"text"') } }, ['main.article']],
    ['a notice', { header: (frame, again) => again({ ...frame, notice: undefined }) }, ['frame.notice']],
    ['a date', { footer: (frame, again) => again({ ...frame, updated: undefined }) }, ['frame.updated.date']],
    [
      'a note of a teaser',
      {
        block: {
          teasers: (block, again) =>
            again({ ...block, teasers: block.teasers.map((each) => ({ ...each, note: undefined })) }),
        },
      },
      ['view.sections.blocks.teasers.note.text'],
    ],
    ['a paragraph of prose', { main: { article: (page, again) => again({ ...page, body: '' }) } }, ['article.body']],
    ['the main element', { body: (_frame, _again, { header, footer }) => html`${header}${footer}` }, ['body']],
  ];
  it.each(without)('tells of %s', (_name, parts, fields) => {
    expect(fieldsOf(parts)).toEqual(fields);
  });

  it('tells of no field that the theme omits, nor of those below it', () => {
    const header: ThemeParts['header'] = () => trustedHtml('<header></header>');
    expect(fieldsOf({ header })).toEqual(expect.arrayContaining(['frame.notice', 'frame.banner.text']));
    expect(fieldsOf({ header, omit: ['frame'] })).toEqual([]);
    expect(fieldsOf({ header, omit: ['frame.banner'] })).not.toContain('frame.banner.text');
    expect(fieldsOf({ header, omit: ['frame.ban'] })).toContain('frame.banner.text');
  });

  it('writes a mistake of its stylesheet into the stylesheet', () => {
    const style = layTheme({ style: () => JSON.parse('1') }, module).style(undefined);
    expect(findFaults(style)).toEqual([{ field: 'style', message: 'expected a text, got number' }]);
    expect(style.startsWith(registerTheme.style(undefined))).toBe(true);
  });

  it.each([
    [undefined, ['default']],
    [{ hedder: () => html`` }, ['hedder']],
    [{ header: 'text', main: { view: 1 }, omit: ['a', 2], style: () => '' }, ['header', 'main', 'omit']],
    [{ header: () => html``, main: {}, omit: [] }, []],
  ])('refuses an export that is no theme: %j', (value, fields) => {
    const refused: string[] = [];
    expect(isThemeParts(value, (field) => refused.push(field))).toBe(fields.length === 0);
    expect(refused).toEqual(fields);
  });
});
