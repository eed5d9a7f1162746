import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The way of an agent that knows only the origin. */
const way = [
  '/llms.txt',
  '/.well-known/api-catalog',
  '/api/v1/openapi.json',
  '/api/v1/index.json',
  '/api/v1/company.json',
  '/api/v1/faq.json',
  '/index.md',
  '/auth.md',
  '/docs/api.md',
];

/** The estimate of a Markdown file's tokens stands last in the row of its variant, before codings. */
const tokensIn = (row) => Number(row.filter((value) => typeof value === 'string').at(-1));

/** Documents that an agent reads on its way through what was published: path, bytes and Markdown tokens, where there are any. */
export function readingOf(folder) {
  const { routes, files } = JSON.parse(readFileSync(join(folder, 'deploy/gazette.manifest.json'), 'utf8'));
  return way.flatMap((path) => {
    const row = routes.find(([of]) => of === path)?.[1];
    if (row === undefined) return [];
    const [name] = row;
    const bytes = files.find(({ file }) => file === name)?.size;
    return [{ path, bytes, tokens: name.endsWith('.md') ? tokensIn(row) : Number.NaN }];
  });
}

/** Documents as a Markdown table. */
export const readingTable = (rows) =>
  [
    '| what an agent reads | bytes | Markdown tokens |\n|---|---:|---:|',
    ...rows.map(({ path, bytes, tokens }) => `| ${path} | ${bytes} | ${Number.isNaN(tokens) ? '–' : tokens} |`),
    '',
  ].join('\n');

/** Documents as figures. */
export const readingFigures = (rows) =>
  Object.fromEntries(
    rows.flatMap(({ path, bytes, tokens }) => [
      [`bytes of ${path}`, bytes],
      [`tokens of ${path}`, tokens],
    ]),
  );
