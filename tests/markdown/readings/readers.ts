import { execFileSync, spawnSync } from 'node:child_process';
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
  html(markdown: string): string;
}

const markdownIt = new MarkdownIt('default', { html: true, linkify: false });
markdownIt.validateLink = () => true;
const parser = new commonmark.Parser();
const writer = new commonmark.HtmlRenderer({ safe: false });

/** Those that npm installs. Of micromark it is its tree: its writer of HTML (4.0.3) loses line ends of code in close lists. */
export const readers: readonly Reader[] = [
  { name: 'commonmark.js', gfm: false, html: (markdown) => writer.render(parser.parse(markdown)) },
  { name: 'markdown-it', gfm: true, html: (markdown) => markdownIt.render(markdown) },
  {
    name: 'micromark',
    gfm: true,
    html: (markdown) =>
      htmlOf(
        toHast(
          fromMarkdown(markdown, {
            extensions: [gfmTable(), gfmStrikethrough()],
            mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
          }),
          { allowDangerousHtml: true },
        ) as Hast,
      ),
  },
];

/** cmark and cmark-gfm, as far as they are installed: a process for each document, some 3 ms. */
export const programs: readonly Reader[] = [
  { name: 'cmark', gfm: false, html: (markdown: string) => run('cmark', [], markdown) },
  { name: 'cmark-gfm', gfm: true, html: (markdown: string) => run('cmark-gfm', ['table', 'strikethrough'], markdown) },
].filter(({ name }) => isInstalled(name));

function run(name: string, extensions: readonly string[], markdown: string): string {
  const options = ['--unsafe', ...extensions.flatMap((each) => ['-e', each])];
  return spawnSync(name, options, { input: markdown, encoding: 'utf8' }).stdout;
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
