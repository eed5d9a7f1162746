import type { Release, Variant } from '../../core/release.ts';
import { digestInName, type FileShape, segment } from '../../http/shapes.ts';
import { canonicalPathOf, type HeaderSets, tokenEstimateOf } from '../header-sets.ts';
import { shapedRelease } from '../shaped-release.ts';
import { quoteToken } from './caddyfile.ts';

/** In place of an estimate: it is the name of a file in the folder of estimates. */
export const folderEstimate = 'folder';

/** Which path is answered how, as lines of maps. */
export interface CaddyRows {
  /** A path → the name of its row, and its stem: the path without `/` or `.md` at the end, or where it is sent. */
  readonly paths: readonly string[];
  /** The name of a row → the set of header fields, the file, the file that must be there besides, the estimate. */
  readonly answers: readonly string[];
  /** Rows of which `NAME markdown` is another. */
  readonly negotiated: readonly string[];
  /** Rows whose path may be a folder with a page, if they have no file. */
  readonly folders: readonly string[];
}

const path = '"{http.vars.gazette_path}"';
const html = '"{http.vars.gazette_stem}/index.html"';
const markdown = '"{http.vars.gazette_stem}.md"';
const manyNames = `(?:/${segment})+`;

/** Exact rows come first, so that they count before a shape; a map takes the first that fits. */
export function buildCaddyRows(release: Release, headers: HeaderSets): CaddyRows {
  const { shapes, routes, redirects, missing } = shapedRelease(release, headers);
  const { page, mirror } = shapes;
  const paths: string[] = [];
  const answers: string[] = [];
  const negotiated: string[] = [];
  const folders: string[] = [];
  const answer = (row: string, set: number, file: string, beside: string, tokens = '""') =>
    answers.push(`${quoteToken(row)} s${set} ${file} ${beside} ${tokens}`);
  const exact = (row: string, variant: Variant) => {
    const file = quoteToken(`/${variant.file}`);
    answer(row, headers.indexOf(variant.headers), file, file, quoteToken(tokenEstimateOf(variant) ?? ''));
  };

  routes.forEach(({ path, variants: [first, second] }, i) => {
    const page = first && canonicalPathOf(first);
    paths.push(`${quoteToken(path)} r${i} ${quoteToken(page === undefined ? '' : page.slice(0, -1))}`);
    if (first !== undefined) exact(`r${i}`, first);
    if (second === undefined) return;
    exact(`r${i} markdown`, second);
    negotiated.push(`r${i}`);
  });
  for (const [from, to] of redirects) paths.push(`${quoteToken(from)} redirect ${quoteToken(to)}`);
  for (const absent of missing) paths.push(`${quoteToken(absent)} none ""`);

  if (page !== undefined) {
    paths.push(`~^(${manyNames})/$ page $1`);
    answer('page', page.html, html, html);
    answer('page markdown', page.markdown, markdown, html, folderEstimate);
    negotiated.push('page');
  }
  if (mirror !== undefined) {
    paths.push(`~^(${manyNames})[.]md$ mirror $1`);
    answer('mirror', mirror, markdown, html, folderEstimate);
    folders.push('mirror');
  }
  const files = (kind: string, start: string, all: readonly FileShape[]) => {
    for (const { extension, set } of all) {
      const row = `${kind} ${extension}`;
      paths.push(`~^${start}[.]${extension}$ ${quoteToken(row)} ""`);
      answer(row, set, path, path);
      folders.push(row);
    }
  };
  files('asset', `/assets/${segment}[.]${digestInName}`, shapes.assets);
  files('file', manyNames, shapes.files);
  if (!shapes.redirects) return { paths, answers, negotiated, folders: [] };
  paths.push(`~^${manyNames}$ folder ""`);
  return { paths, answers, negotiated, folders: [...folders, 'folder'] };
}
