import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Organisation, organisation, organisations } from '../support/organisations.ts';
import { longWords } from './long-words.ts';
import { webFont } from './web-font.ts';

/** An organisation that is made when it is asked for, below the temporary folder of the run. */
export interface Variant {
  readonly name: string;
  make(): Organisation;
}

/** A file of a copy of an organisation, and what is in it; null removes it. */
type Files = Readonly<Record<string, string | Uint8Array | null>>;

const small = 'tests/fixtures/small/';
const gmbh = 'tests/fixtures/gmbh/';

/** The small company with other files, or another one of one language in `root`. */
const variant = (name: string, language: string, files: () => Files, root?: () => string): Variant =>
  copy(name, [language], files, root ?? (() => copyOf(small)));

function copyOf(folder: string): string {
  const root = mkdtempSync(join(tmpdir(), 'gazette-variant-'));
  for (const part of ['content', 'public'])
    if (existsSync(join(folder, part))) cpSync(join(folder, part), join(root, part), { recursive: true });
  return root;
}

function copy(
  name: string,
  languages: readonly [string, ...string[]],
  files: () => Files,
  root: () => string,
): Variant {
  return {
    name,
    make() {
      const folder = root();
      for (const [file, bytes] of Object.entries(files())) {
        const target = join(folder, file);
        mkdirSync(dirname(target), { recursive: true });
        if (bytes === null) rmSync(target);
        else writeFileSync(target, bytes);
      }
      return organisation(name, `${folder}/`, languages);
    },
  };
}

const settings = (root: string, language: string) => ({
  'content/site.ts': readFileSync(join(root, 'content/site.ts'), 'utf8').replace(
    "language: 'de'",
    `language: '${language}'`,
  ),
});

const industry = (i: number) =>
  `{ id: 'branche-${i}', name: 'Branche ${i}', summary: 'Wie Pumpen in Branche ${i} laufen.', regulators: ['Amt ${i}'], solutions: ['giessen'] }`;
const industries = (count: number) =>
  `export default { updated: '2025-11-30', industries: [\n${Array.from({ length: count }, (_, i) => industry(i + 1)).join(',\n')}] };\n`;

/** Sixty pages, each in a folder within a folder within a folder. */
function deepPages(): Files {
  const levels = [1, 2, 3].flatMap((a) => [1, 2, 3, 4].flatMap((b) => [1, 2, 3, 4, 5].map((c) => [a, b, c] as const)));
  return Object.fromEntries(
    levels.map(([a, b, c]) => [
      `content/pages/handbuch/teil-${a}/kapitel-${b}/seite-${c}.md`,
      `---\ntitle: Kapitel ${a}.${b}, Seite ${c}\ndescription: Was auf Seite ${c} steht\nupdated: 2026-01-0${c}\n---\n${prose(a, b, c)}`,
    ]),
  );
}

const prose = (a: number, b: number, c: number) => `
Die Pumpe ${a}.${b}.${c} fördert Wasser aus einer Tiefe von bis zu acht Metern. Wie sie angeschlossen wird, steht auf der
[nächsten Seite](/handbuch/teil-${a}/kapitel-${b}/seite-${(c % 5) + 1}/).

## Anschließen

1. Schlauch mit \`pumpe --schlauch\` prüfen
2. Hahn öffnen

| Teil | Maß | Gewicht |
|---|---|--:|
| Kolben | 12 mm | 0,2 kg |
`;

/** A word-mark eight times as wide as high, of which every part is drawn. */
const wideLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 32">${Array.from(
  { length: 12 },
  (_, i) => `<path fill="#1a5fb4" d="M${4 + i * 21} 4h10v24h-10z"/>`,
).join('')}</svg>\n`;
const brand = (members: string) => `export default { color: '#ffcc00', radius: 'large', ${members} };\n`;

/** Where the font of the branded GmbH lies on its site. */
export const fontPath = '/schrift.woff2';
const brandWithFont = () =>
  readFileSync(join(gmbh, 'content/brand.ts'), 'utf8').replace(
    'export default {',
    `$& font: { file: '${fontPath}', family: 'Schrift', weights: '400', licence: 'OFL-1.1', use: 'all' },`,
  );

/** The GmbH with everything that a first visit may cost. */
export const branded = copy(
  'a GmbH with a logo and a font',
  ['de-DE', 'en'],
  () => ({ [`public${fontPath}`]: webFont(), 'content/brand.ts': brandWithFont() }),
  () => copyOf(gmbh),
);

const menus = `header: { layout: 'centred', second: { label: 'API', to: '/docs/api/' }, items: [
  { label: 'Daten', items: [{ label: 'Schnittstelle', to: '/docs/api/' }, { label: 'Zugang', to: '/auth/' }] },
  { label: 'Suche', to: '/search/' },
] }, footer: { layout: 'centred' }`;

/** Brand of an organisation in another look; without one of its own, with menus. */
function brandIn(look: string, folder: string): string {
  const file = join(folder, 'content/brand.ts');
  if (!existsSync(file)) return `export default { look: '${look}', ${menus} };\n`;
  const own = readFileSync(file, 'utf8').replace(/ *look: '[a-z]+',/, '');
  return own.replace('export default {', `$& look: '${look}',`);
}

/** Every organisation in every look but its own. */
const inOtherLooks: readonly Variant[] = organisations.flatMap(({ name, folder, languages }) =>
  ['plain', 'bold', 'docs'].map((look) =>
    copy(
      `${name}, ${look}`,
      languages,
      () => ({ 'content/brand.ts': brandIn(look, folder) }),
      () => copyOf(folder),
    ),
  ),
);

/** A white picture: the worst ground for white letters. */
const paper =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#fff" d="M0 0h1600v900H0z"/></svg>\n';
const pictured = (): Files => ({
  'public/paper.svg': paper,
  'content/brand.ts':
    "export default { look: 'bold', hero: 'picture', header: { layout: 'minimal' }, footer: { layout: 'minimal' } };\n",
  'content/pages/home.md': readFileSync(join(small, 'content/pages/home.md'), 'utf8').replace(
    '---\n',
    '---\nhero:\n  picture: /paper.svg\n  alt: Ein leeres Blatt\n',
  ),
});

/** Variants that break looks: words, lists, folders and logos longer, shorter or wider than those of the organisations. */
export const variants: readonly Variant[] = [
  variant(
    'long words',
    'de',
    () => ({}),
    () => longWords().root,
  ),
  variant('a German company from right to left', 'ar', () => settings(small, 'ar')),
  variant('ten industries', 'de', () => ({ 'content/industries.ts': industries(10) })),
  variant('no industry', 'de', () => ({ 'content/industries.ts': null })),
  variant('sixty pages in folders three deep', 'de', deepPages),
  variant('a brand without a logo', 'de', () => ({ 'content/brand.ts': brand('') })),
  variant('a brand with a wide logo', 'de', () => ({
    'public/wide.svg': wideLogo,
    'content/brand.ts': brand("logo: { light: '/wide.svg', width: 256, height: 32 }"),
  })),
  branded,
  variant('a title over a white picture', 'de', pictured),
  ...inOtherLooks,
];
