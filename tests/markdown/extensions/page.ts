import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelsIn } from '../../../src/content/languages/languages.ts';
import { renderMarkdownFile } from '../../../src/edit/source/yaml.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';
import constructs from './constructs.json' with { type: 'json' };
import marks from './marks.json' with { type: 'json' };

const pages = new URL('../../../docs/pages/', import.meta.url).pathname;

/** The reference page, in whichever folder of the documentation it stands. */
export const pageFile = join(
  pages,
  readdirSync(pages, { recursive: true, encoding: 'utf8' }).find((name) => /(?:^|\/)markdown\.md$/.test(name)) ??
    'markdown.md',
);

/** The page, with what the tests try. */
export function referencePage(): string {
  const [, updated = ''] = /^updated: "?([\d-]+)"?$/m.exec(readFileSync(pageFile, 'utf8')) ?? [];
  const rows = constructs.map(({ name, source, note = '' }) => {
    const { html, markdown } = renderMarkdown(source, { labels: labelsIn('en') });
    return [name, codeLines(source), codeLines(html), markdown === source ? 'as written' : codeLines(markdown), note];
  });
  const literal = marks.map(({ written, right = '', instead = '' }) => [
    codeLines(written),
    right === '' ? instead : codeLines(right),
    right === '' ? 'no' : 'yes',
  ]);
  const parts = [
    'Markdown is CommonMark with the tables and struck text of GitHub, and the extensions below, which many editors and generators know. Mirrors are CommonMark with tables alone, which six readers take alike. The tests of Gazette write this page: what it shows is what they try.',
    '## Supported marks',
    table(['', 'Written', 'HTML', 'Mirror', 'Note'], rows),
    'Facts, such as `\\{{company.legalName}}`, may stand in all of them. A skill is served as it is written, so it has no extensions.',
    '## Marks that would stay in the text',
    'Marks that another program knows would be shown as they are written; `npx gazette check` names each at its line, and `npx gazette check --fix` corrects those that have one meaning.',
    table(['Written', 'Instead', 'Corrected'], literal),
    'Emphasis cannot begin or end between a letter and a sign (CommonMark §6.2). Languages that are written without spaces meet that often, so the signs move out of the marks. For marks that are meant as text write a backslash before the first.',
  ];
  const fields = {
    title: 'Markdown',
    description: 'What Markdown may hold, what becomes of it in HTML and in mirrors, and which marks are reported.',
    updated,
  };
  return renderMarkdownFile(fields, parts.join('\n\n'));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Lines of code in a cell. */
const codeLines = (text: string): string =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const ticks = line.includes('`')
        ? '`'.repeat((line.match(/`+/g) ?? []).reduce((a, b) => Math.max(a, b.length), 0) + 1)
        : '`';
      const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
      return `${ticks}${space}${line.replaceAll('|', '\\|').replaceAll('{{', '\\{{')}${space}${ticks}`;
    })
    .join('<br>');
