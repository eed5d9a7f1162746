import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttachPlan } from '../../src/attach/attach.ts';
import type { ForeignFolder } from '../../src/attach/read/foreign-folder.ts';
import { compareCodeUnits } from '../../src/core/problem.ts';
import { measurePage, type PageMeasure, type PageTexts } from './page-measure.ts';

/** All files below a folder, by name. */
export function filesBelow(folder: string): Record<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );
}

/** The origin that a site names itself. */
export function originOf({ files, bytes }: ForeignFolder): string {
  for (const { file } of files.filter((each) => /\.(?:html?|xml)$/.test(each.file))) {
    const text = Buffer.from(bytes(file)).toString('latin1');
    const named = /rel="canonical" href="(https:\/\/[^/"]+)|<loc>(https:\/\/[^/<]+)/.exec(text);
    if (named) return named[1] ?? named[2] ?? '';
  }
  return 'https://pumpen.example';
}

/** A folder of another generator, in memory. */
export function found(files: Readonly<Record<string, string | Uint8Array>>): ForeignFolder {
  const bytes = new Map(Object.entries(files).map(([file, data]) => [file, Buffer.from(data as string)]));
  return {
    files: [...bytes]
      .map(([file, { length }]) => ({ file, size: length }))
      .sort((a, b) => compareCodeUnits(a.file, b.file)),
    bytes: (file) => bytes.get(file) ?? Buffer.alloc(0),
  };
}

/** Texts that pages of a site should have: `<page>.txt` and its neighbours. */
export function expectedPages(folder: string): Map<string, PageTexts> {
  const pages = new Map<string, PageTexts>();
  for (const [file, bytes] of Object.entries(filesBelow(folder))) {
    if (!file.endsWith('.txt')) continue;
    const page = file.slice(0, -'.txt'.length);
    const lines = (kind: string) => {
      const path = join(folder, `${page}.${kind}`);
      return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
    };
    pages.set(page, {
      text: Buffer.from(bytes).toString('utf8'),
      optional: lines('optional').join('\n'),
      links: [...lines('links'), ...lines('media')],
    });
  }
  return pages;
}

/** A page of a site with its measures; `mirror` is undefined where there is none. */
export interface MeasuredPage extends PageMeasure {
  readonly name: string;
  readonly mirror: string | undefined;
}

export interface MeasurableSite {
  readonly site: ForeignFolder;
  readonly origin: string;
  readonly plan?: Pick<AttachPlan, 'mirrors' | 'added'> | undefined;
}

export function measureSite({ plan, site, origin }: MeasurableSite, expected: Map<string, PageTexts>, under = '') {
  const byFile = new Map(plan?.mirrors.map((each) => [each.file, each]));
  const pathOf = new Map(plan?.mirrors.map(({ mirror, file }) => [mirror, `/${file}`]));
  // A link to a mirror is one to its page, however that is spelt.
  const place = (href: string): string => {
    const url = new URL(href, origin);
    if (url.origin !== origin) return url.href;
    const path = pathOf.get(url.pathname) ?? decodeURI(url.pathname);
    const file = [
      path.slice(1),
      `${path.slice(1).replace(/\/?$/, '/')}index.html`,
      `${path.slice(1)}.html`,
      'index.html',
    ];
    const found = file.find(
      (each) => site.files.some((one) => one.file === each) && (each !== 'index.html' || path === '/'),
    );
    return `/${found ?? path.slice(1)}${url.hash}`;
  };
  return [...expected].map(([name, texts]): MeasuredPage => {
    const page = byFile.get(under + name);
    const mirror = page && Buffer.from(plan?.added.get(page.mirrorFile)?.() ?? Buffer.alloc(0)).toString('utf8');
    const body =
      mirror === undefined ? '' : withoutHead(mirror, page?.read.description ?? '', page?.read.main?.markdown ?? '');
    return { name, mirror, ...measurePage(body, texts, place) };
  });
}

/** A mirror without its front matter, and the title and description that come from the head of its page. */
function withoutHead(mirror: string, description: string, main: string): string {
  const [title = '', second = '', ...rest] = mirror.replace(/^---\n.*?\n---\n+/s, '').split('\n\n');
  const words = (text: string) => text.replace(/[\\>#*`\s]+/g, '');
  const own = main.includes(title.slice(2)) ? [title] : [];
  const isDescription = description !== '' && words(second) === words(description);
  return [...own, ...(isDescription ? [] : [second]), ...rest].join('\n\n');
}
