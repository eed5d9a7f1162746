import type { Release, Variant } from '../../core/release.ts';
import { digestInName, type FileShape, segment } from '../../http/shapes.ts';
import { type HeaderSets, tokensOf } from '../header-sets.ts';
import { shapedRelease } from '../shaped-release.ts';
import { quoted } from './caddyfile.ts';

/** Which path is answered how, as lines of maps. */
export interface Rows {
  /** A path → the name of its row, and its stem: the path without `/` or `.md` at the end, or where it is sent. */
  readonly paths: readonly string[];
  /** The name of a row → the set of header fields, the file, the file that must be there besides, the estimate. */
  readonly answers: readonly string[];
  /** Rows of which `NAME markdown` is another. */
  readonly negotiated: readonly string[];
  /** Rows whose path may be a folder with a page, if they have no file. */
  readonly folders: readonly string[];
}

const path = '{http.vars.gazette_path}';
const stem = '{http.vars.gazette_stem}';
const manyNames = `(?:/${segment})+`;

/** Exact rows come first, so that they count before a shape; a map takes the first that fits. */
export function rowsOf(release: Release, headers: HeaderSets): Rows {
  const { shapes, routes, redirects, missing } = shapedRelease(release, headers);
  const { page, mirror } = shapes;
  const paths: string[] = [];
  const answers: string[] = [];
  const negotiated: string[] = [];
  const folders: string[] = [];
  const answer = (name: string, ...cells: readonly string[]) =>
    answers.push(`${quoted(name)} ${cells.map((cell) => `"${cell}"`).join(' ')}`);
  const shape = (pattern: string, name: string, stem: string) => paths.push(`~^${pattern}$ ${name} ${stem}`);

  routes.forEach((route, i) => {
    const name = `r${i}`;
    paths.push(`${quoted(route.path)} ${name} ""`);
    route.variants.forEach((variant, position) => {
      answers.push(`${quoted(position === 0 ? name : `${name} markdown`)} ${exactCells(variant, headers)}`);
    });
    if (route.variants.length > 1) negotiated.push(name);
  });
  for (const [from, to] of redirects) paths.push(`${quoted(from)} redirect ${quoted(to)}`);
  for (const absent of missing) paths.push(`${quoted(absent)} none ""`);

  if (page !== undefined) {
    shape(`(${manyNames})/`, 'page', '$1');
    answer('page', `s${page.html}`, `${stem}/index.html`, `${stem}/index.html`, '');
    answer('page markdown', `s${page.markdown}`, `${stem}.md`, `${stem}/index.html`, 'file');
    negotiated.push('page');
  }
  if (mirror !== undefined) {
    shape(`(${manyNames})[.]md`, 'mirror', '$1');
    answer('mirror', `s${mirror}`, `${stem}.md`, `${stem}/index.html`, 'file');
    folders.push('mirror');
  }
  const files = (kind: string, prefix: string, all: readonly FileShape[]) => {
    for (const { extension, set } of all) {
      const name = `${kind} ${extension}`;
      shape(`${prefix}[.]${extension}`, quoted(name), '""');
      answer(name, `s${set}`, path, path, '');
      folders.push(name);
    }
  };
  files('asset', `/assets/${segment}[.]${digestInName}`, shapes.assets);
  files('file', manyNames, shapes.files);
  if (shapes.redirects) {
    shape(manyNames, 'folder', '""');
    folders.push('folder');
  }
  return { paths, answers, negotiated, folders: shapes.redirects ? folders : [] };
}

function exactCells(variant: Variant, { indexOf }: HeaderSets): string {
  const file = quoted(`/${variant.file}`);
  return [`s${indexOf(variant.headers)}`, file, file, quoted(tokensOf(variant) ?? '')].join(' ');
}
