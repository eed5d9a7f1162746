import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { html } from '../../../src/core/html.ts';
import { languageByTag } from '../../../src/language/language-by-tag.ts';
import type { FrameModel, Logo } from '../../../src/theme/model/frame.ts';
import { registerTheme, renderBody } from '../../../src/theme/register/register.ts';
import { english, frameModel, homeModel, pageModel } from '../../support/theme-models.ts';
import { documentOf, fullPages } from '../../support/theme-pages.ts';

const require = createRequire(import.meta.url);
const framed = (others: Partial<FrameModel> = {}) => renderBody(frameModel(english, others), html`<h1>x</h1>`).text;
const mainOf = (form: Parameters<typeof homeModel>[1]) =>
  registerTheme.main(homeModel(english, form), languageByTag('en')).text;

describe('the register, given everything that a theme can be given', () => {
  it.each(Object.keys(fullPages))('%s is valid', async (name) => {
    const { HtmlValidate, StaticConfigLoader } = require('html-validate') as typeof import('html-validate');
    const config = { extends: ['html-validate:standard', 'html-validate:a11y'], rules: { 'require-sri': 'off' } };
    const { results } = await new HtmlValidate(new StaticConfigLoader(config as never)).validateString(
      documentOf(fullPages[name]!, ''),
    );
    expect(results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message}`))).toEqual([]);
  });

  it('has styles of at most 9 KB compressed, in layers of which the last is the brand’s', () => {
    expect(gzipSync(registerTheme.style(undefined), { level: 9 }).length).toBeLessThanOrEqual(9216);
    expect(registerTheme.style(undefined)).toMatch(/^@layer base, parts, wide, look, print, brand;\n/);
    const named = registerTheme.style(undefined).match(/^@layer \w+ \{/gm) ?? [];
    expect([...new Set(named)]).toEqual(['base', 'parts', 'wide', 'print', 'look'].map((name) => `@layer ${name} {`));
  });
});

describe('the frame', () => {
  it('has one list of the ways in, which a button opens without a script', () => {
    const text = framed();
    const [, id] = /<nav id="([^"]*)" class="menu" data-part="menu" popover /.exec(text) ?? [];
    expect(text.split('<nav id=')).toHaveLength(2);
    expect(text.match(new RegExp(`popovertarget="${id}"`, 'g'))).toHaveLength(2);
    expect(text).toContain(`popovertarget="${id}" popovertargetaction="hide"`);
    expect(text.match(/aria-current="page"/g)).toHaveLength(1);
    // Slugs of headings hold no slash.
    expect(id).toContain('/');
  });

  it('calls for one thing or two, in the bar and in the menu, and names the search where there is one', () => {
    expect(framed().match(/<a class="button" href="\/#\/contact">Request a briefing<\/a>/g)).toHaveLength(2);
    expect(framed().match(/<a class="button second" href="\/news\/">/g)).toHaveLength(2);
    expect(framed()).toContain('data-search-link><span class="unseen">Search</span></a>');
    const less = framed({ actions: [], search: undefined });
    expect(less).not.toContain('class="button"');
    expect(less).not.toContain('/search/');
  });

  it('opens the links below an entry without a script, one entry at a time', () => {
    const items = [{ label: 'Prices', to: '/prices/' }];
    const text = framed({ navigation: [{ label: 'Offer', items }], current: '/prices/', translations: [] });
    expect(text).toContain('<details name="menu">\n<summary aria-current="true">Offer</summary>');
    expect(text).toContain('<li><a href="/prices/" aria-current="page">Prices</a></li>');
  });

  it('shows a wide logo in place of the name, a square one beside it, and neither where there is none', () => {
    const logo: Logo = { light: '/l.svg', dark: '/d.svg', width: 32, height: 32, needsPlate: false };
    const name = (given: Logo | undefined) => /<a class="name"[^>]*>(.*?)<\/a>/.exec(framed({ logo: given }))?.[1];
    const img = '<img src="/l.svg" alt="" width="32" height="32">';
    expect(name(logo)).toBe(
      `<picture><source srcset="/d.svg" media="(prefers-color-scheme: dark)">${img}</picture><span>Tarrowfen Voice</span>`,
    );
    expect(name({ ...logo, dark: undefined, width: 64, needsPlate: true })).toBe(
      '<img src="/l.svg" alt="Tarrowfen Voice" width="64" height="32" class="plate">',
    );
    expect(name(undefined)).toBe('<span>Tarrowfen Voice</span>');
  });

  it('offers other languages as a list, and as a menu from four', () => {
    const { translations } = frameModel(english);
    expect(framed()).toContain('<summary>Languages: English</summary>');
    const few = framed({ translations: translations.slice(0, 2) });
    expect(few).not.toContain('<details>');
    expect(few).toContain('<a href="/de/" lang="de" hreflang="de">Deutsch</a>');
    expect(few).toContain('<a href="/ar/" lang="ar" dir="rtl" hreflang="ar">العربية</a>');
    expect(framed({ translations: [] })).not.toContain('class="languages"');
  });

  it('says in the footer of when the page is, and names its Markdown once', () => {
    expect(framed()).toContain('<p>Last updated: <time datetime="2026-11-12">12 November 2026</time></p>');
    expect(framed().match(/href="\/index\.md"/g)).toHaveLength(1);
    const missing = framed({ updated: undefined, mirror: undefined, banner: undefined, notice: undefined });
    expect(missing).not.toContain('Last updated');
    expect(missing).not.toMatch(/class="(?:banner|notice)"/);
  });

  it('has a banner that says until when it holds, and no list that is empty', () => {
    expect(framed()).toContain('<p class="banner" data-part="banner" data-until="2027-01-31"><a href="/news/">');
    const { footer } = frameModel(english);
    const bare = framed({ footer: { ...footer, columns: [], pages: [], profiles: [], programs: [] } });
    expect(bare).not.toMatch(/<ul>\s*<\/ul>/);
  });

  it('is a pure function of its model, so that a mark comes back as it is', () => {
    const mark = '\u0001updatedWords\u0002';
    expect(framed({ updated: { date: mark, words: mark } })).toContain(`<time datetime="${mark}">${mark}</time>`);
  });
});

describe('the homepage', () => {
  it('begins with the record slip, or with a picture and has the slip as a section behind the first', () => {
    expect(mainOf('plain').match(/<section class="slip"/g)).toHaveLength(1);
    expect(mainOf('band')).toContain('<div class="hero beside band" data-part="hero">');
    const pictured = mainOf('picture');
    expect(pictured).not.toContain('class="slip"');
    expect(pictured).toContain('width="600" height="430" fetchpriority="high"');
    expect([...pictured.matchAll(/aria-labelledby="([^"]*)-heading"/g)].slice(0, 3).map(([, id]) => id)).toEqual([
      'solutions',
      'slip',
      'compliance',
    ]);
  });

  it('keeps every anchor, and leads to all of a list', () => {
    const text = mainOf('plain');
    for (const id of ['solution-a', 'workflow-b', 'solution-0', '/contact']) expect(text).toContain(` id="${id}"`);
    expect(text).toContain('<p class="section-note"><a href="/solutions/">All solutions</a> (9)</p>');
  });
});

describe('a page of facts', () => {
  const page = (others: object = {}) =>
    registerTheme.main({ ...pageModel(english), ...others }, languageByTag('en')).text;

  it('says where it is and what is beside it', () => {
    expect(page()).toContain('<li aria-current="page">Appointment line</li>');
    expect(page()).toContain('rel="prev"><span>Previous</span> Repeat prescription line</a>');
    expect(page({ crumbs: [] })).not.toContain('class="crumbs"');
    expect(page({ neighbours: {} })).not.toContain('class="neighbours"');
  });

  it('sets smaller what would be cut in large type', () => {
    const titled = (title: string) => /<h1.*<\/h1>/.exec(page({ title }))?.[0];
    expect(titled('Haftung')).toBe('<h1>Haftung</h1>');
    expect(titled('Arbeitsabläufe')).toBe('<h1 class="long">Arbeitsabläufe</h1>');
    expect(titled('Präzisionsdrehteile')).toBe('<h1 class="longer">Präzisionsdrehteile</h1>');
    expect(titled('プライバシーポリシーについて')).toBe('<h1>プライバシーポリシーについて</h1>');
  });
});
