import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as commonmark from 'commonmark';
import MarkdownIt from 'markdown-it';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

/** A reader of Markdown that others wrote, with raw HTML and all addresses let through. */
export interface Reader {
  readonly name: string;
  /** Whether it knows tables and struck text (GFM). */
  readonly gfm: boolean;
  /** The HTML of each of several documents. */
  html(markdown: readonly string[]): string[];
}

const markdownIt = new MarkdownIt('default', { html: true, linkify: false });
markdownIt.validateLink = () => true;
const parser = new commonmark.Parser();
const writer = new commonmark.HtmlRenderer({ safe: false });

/** Those that npm installs. Of micromark it is its tree: its writer of HTML (4.0.3) loses line ends of code in close lists. */
export const readers: readonly Reader[] = [
  of('commonmark.js', false, (markdown) => writer.render(parser.parse(markdown))),
  of('markdown-it', true, (markdown) => markdownIt.render(markdown)),
  of('micromark', true, (markdown) => {
    const tree = fromMarkdown(markdown, {
      extensions: [gfmTable(), gfmStrikethrough()],
      mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
    });
    return htmlOf(toHast(tree, { allowDangerousHtml: true }) as Hast);
  }),
];

function of(name: string, gfm: boolean, html: (markdown: string) => string): Reader {
  return { name, gfm, html: (markdown) => markdown.map(html) };
}

/** cmark and cmark-gfm, as far as they are installed. */
export const programs: readonly Reader[] = [
  { name: 'cmark', gfm: false, html: (markdown: readonly string[]) => run('cmark --unsafe', markdown) },
  {
    name: 'cmark-gfm',
    gfm: true,
    html: (markdown: readonly string[]) => run('cmark-gfm --unsafe -e table -e strikethrough', markdown),
  },
].filter(({ name }) => isInstalled(name));

const folder = mkdtempSync(join(tmpdir(), 'readings-'));

/** A process for each document, but begun by a shell: 1 ms instead of the 3 that it costs from here. */
function run(command: string, markdown: readonly string[]): string[] {
  for (const [i, each] of markdown.entries()) writeFileSync(join(folder, `${i}`), each);
  const script = `i=0; while [ $i -lt ${markdown.length} ]; do ${command} <$i || exit; printf '\\0'; i=$((i+1)); done`;
  const said = execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\0');
  if (said.length !== markdown.length + 1) throw new Error(`${command} answered ${said.length - 1} times`);
  return said.slice(0, -1);
}

function isInstalled(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface Hast {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Hast[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function htmlOf({ type, value = '', tagName, properties = {}, children = [] }: Hast): string {
  if (type === 'text') return escaped(value);
  if (type === 'raw') return value;
  const inner = children.map(htmlOf).join('');
  if (tagName === undefined) return inner;
  const attributes = Object.entries(properties).map(
    ([name, each]) =>
      ` ${name === 'className' ? 'class' : name}="${escaped(Array.isArray(each) ? each.join(' ') : String(each))}"`,
  );
  const start = `<${tagName}${attributes.join('')}>`;
  return /^(?:br|hr|img)$/.test(tagName) ? start : `${start}${inner}</${tagName}>`;
}
