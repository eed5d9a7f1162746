import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectOwnFacts } from '../../src/prose/facts/own-facts.ts';
import { prepareFacts } from '../../src/prose/prepared-facts.ts';
import { languages, organisationOf } from './acceptance-sites.ts';
import sentences from './foreign-sentences.cases.json' with { type: 'json' };
import { problemsIn, worldOf } from './world.ts';

/**
 * Pages of others, in a folder that the caller names: documentation of git, Apache and Debian, README files. LONG=1
 * FOREIGN=<folder> npx vitest run tests/prose/foreign-pages.test.ts; docs/pages/how-to/prose.md has the figures. Pages in a
 * folder of it with the name of a language (`fr/`) are judged by the organisation of acceptance/ in that language.
 */
const folder = process.env.LONG ? process.env.FOREIGN : undefined;

const worlds = {
  example: () => worldOf(''),
  'gmbh, German': () => worldOf('tests/fixtures/gmbh/', 'de'),
  'gmbh, English': () => worldOf('tests/fixtures/gmbh/', 'en'),
  charity: () => worldOf('tests/fixtures/charity/'),
};
const projects =
  /(?<![\w/.@:-])(?:Git|GIT|Apache(?: HTTP Server| httpd)?|httpd|The Apache Software Foundation|Debian(?: GNU\/Linux| Project)?|Vite|Vitest|TypeScript|Biome|Babel|esbuild|Node\.js|GitHub)(?![\w/@-]|\.\w)/g;

function worldIn(language: string) {
  const { site, sources } = organisationOf(language, []);
  return { ...prepareFacts(collectOwnFacts(site, sources)), language };
}

describe('sentences of others, of which each has raised an alarm once', () => {
  it.each(languages)('%s', (language) => {
    const world = worldIn(language);
    const own = sentences.filter(([tag]) => tag === language);
    expect(own.flatMap(([, text = '']) => problemsIn(text, world).map(({ message }) => `${text}: ${message}`))).toEqual(
      [],
    );
  });
});

describe.skipIf(folder === undefined)('pages of others', () => {
  const pages = folder === undefined ? [] : pagesBelow(folder);
  for (const [name, make] of Object.entries(worlds)) {
    const alarms = (texts: readonly string[], world = make()) =>
      texts.flatMap((text, i) => problemsIn(text, world).map(({ message }) => `${pages[i]?.file}: ${message}`));
    const report = (found: readonly string[], what: string) => {
      console.log(
        `${name}, ${what}: ${found.length} on ${pages.length} pages, ${((found.length / pages.length) * 1000).toFixed(2)} in 1,000\n${found.join('\n')}`,
      );
      return (found.length / pages.length) * 1000;
    };

    it(`raise an alarm in 1,000 at most: ${name}`, { timeout: 900_000 }, () => {
      expect(report(alarms(pages.map(({ text }) => text)), 'as they are')).toBeLessThanOrEqual(1);
    });

    it(`and five where they speak of us: ${name}`, { timeout: 900_000 }, () => {
      const own = make().facts.names.at(-1)?.text ?? '';
      const ours = pages.map(({ text }) => text.replace(projects, own));
      expect(report(alarms(ours), 'with our name')).toBeLessThanOrEqual(5);
    });
  }

  for (const language of languages)
    it(`raise an alarm in 1,000 at most: ${language}`, { timeout: 900_000 }, () => {
      const world = worldIn(language);
      const own = pages.filter(({ file }) => file.startsWith(`${language}/`));
      const found = own.flatMap(({ file, text }) =>
        problemsIn(text, world).map(({ message }) => `${file}: ${message}`),
      );
      console.log(`${language}: ${found.length} on ${own.length} pages\n${found.join('\n')}`);
      // One page says nothing of a share in 1,000.
      expect(found.length).toBeLessThanOrEqual(Math.max(1, own.length / 1000));
    });
});

function pagesBelow(dir: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|txt|html(?:\.(?:en|de)(?:\..*)?)?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file: file.slice(dir.length + 1), text: read(file) }))
    .filter(({ text }) => text.length > 400);
}

function read(file: string): string {
  const text = readFileSync(file, 'utf8');
  return /\.html/.test(file) ? markdownOf(text) : text;
}

/** The part of a page that prose needs: headings, paragraphs, lists, cells, links, code. */
function markdownOf(html: string): string {
  return html
    .replace(/<(script|style|head|nav)\b.*?<\/\1>/gis, '')
    .replace(/<pre\b.*?<\/pre>/gis, '\n\n')
    .replace(/<code\b[^>]*>(.*?)<\/code>/gis, (_, code: string) => `\`${code.replace(/<[^>]*>|`/g, '')}\``)
    .replace(
      /<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gis,
      (_, href: string, said: string) => `[${said.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')}](${href})`,
    )
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<h[1-6]\b[^>]*>/gi, '\n\n## ')
    .replace(/<li\b[^>]*>/gi, '\n\n- ')
    .replace(/<\/(?:td|th)>/gi, ' | ')
    .replace(/<(?:\/h[1-6]|p|\/p|div|\/div|tr|\/tr|dt|dd|br|\/li|blockquote|\/table)\b[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/^[ \t]+/gm, '');
}
