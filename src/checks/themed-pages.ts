import { checkStyle } from '../content/brand/css/check-style.ts';
import type { Element } from '../core/html-tree.ts';
import tree from '../core/html-tree.ts?lazy';
import { mediaTypes } from '../core/media-types.ts';
import { getReleaseFile } from '../core/release.ts';
import { stylesheetPath } from '../site/assets/stylesheet.ts';
import { findFaults, type ThemeFault } from '../theme/fault.ts';
import { themeOf } from '../theme/theme-of.ts';
import type { Check } from './check.ts';
import page from './published/page.ts?lazy';

// Loaded for a theme alone: they bring the HTML parser.
const published = () => page<typeof import('./published/page.ts')>();
const getAttribute = (element: Element, name: string) =>
  tree<typeof import('../core/html-tree.ts')>().getAttribute(element, name);

/** Pages and the stylesheet of a project's theme keep the rules that ours are tested by; each mistake is told once. */
export const checkThemedPages: Check = ({ site, catalog, release }, report) => {
  const { module } = themeOf(site);
  if (!module) return;
  const found = new Map<string, { readonly fault: ThemeFault; readonly paths: string[] }>();
  const note = (path: string) => (fault: ThemeFault) => {
    // A field that is missing has another value on each page, and one hint.
    const key = JSON.stringify([fault.field, fault.hint ?? fault.message]);
    const known = found.get(key) ?? { fault, paths: [] };
    known.paths.push(path);
    found.set(key, known);
  };
  const textOf = (file: string) => Buffer.from(getReleaseFile(release, file).bytes).toString('utf8');
  const style = stylesheetPath(site);
  for (const fault of judgeStyle(textOf(style.slice(1)))) note(style)(fault);
  const missing = { path: '/404.html', file: release.notFound.file };
  const pages = catalog.filter(({ kind, mediaType }) => kind === 'page' && mediaType === mediaTypes.html);
  for (const { path, file } of [...pages, missing]) {
    // A record of an earlier build is only kept of a page without a fault, of this very theme.
    if (!getReleaseFile(release, file).isJudged) judgePage(textOf(file), site.baseUrl).forEach(note(path));
  }
  for (const { fault, paths } of found.values()) {
    const { field, message, hint } = fault;
    const others = paths.length > 1 ? `, and so on ${paths.length - 1} more` : '';
    report({
      code: 'theme-output',
      at: { file: paths[0] ?? '' },
      field,
      message: `${module.name}: ${message}${others}`,
      hint,
    });
  }
};

function judgeStyle(text: string): ThemeFault[] {
  const unsafe = checkStyle(text).map(({ message, hint }) => ({ field: 'style', message, hint }));
  return [...findFaults(text), ...unsafe];
}

function judgePage(text: string, baseUrl: string): ThemeFault[] {
  const { elements } = published().parsePublishedPage(text);
  const refused = elements.flatMap((each) =>
    refusalsOf(each, baseUrl).map((message) => ({ field: each.tagName, message })),
  );
  return [...findFaults(text), ...refused, ...judgeOutline(elements)];
}

/** Attributes of any element from which a file is loaded; of links only those that the page itself needs. */
const loading = /^(?:src|srcset|poster|data)$/;
const loadingLink = /(?:stylesheet|icon|preload|modulepreload|prefetch|preconnect|manifest)(?:\s|$)/i;

/** Messages on what the Content-Security-Policy would block, and on files of another origin. */
function refusalsOf(element: Element, baseUrl: string): string[] {
  const { tagName, attrs } = element;
  const value = (name: string) => getAttribute(element, name) ?? '';
  const isInline = tagName === 'script' && value('src') === '' && value('type') !== 'application/ld+json';
  const isUnsafe = ({ name, value: text }: Element['attrs'][number]) =>
    /^(?:on|style$)/.test(name) || (/^(?:href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(text));
  const isForbidden = isInline || /^(?:style|base|iframe|object|embed)$/.test(tagName) || attrs.some(isUnsafe);
  const isLoaded = (name: string) =>
    loading.test(name) || (name === 'href' && tagName === 'link' && loadingLink.test(value('rel')));
  const addresses = attrs.flatMap(({ name, value: text }) => (isLoaded(name) ? text.split(/[\s,]+/) : []));
  const tag = published().formatStartTag(element);
  return [
    ...(isForbidden ? [`expected nothing that the Content-Security-Policy forbids, got ${tag}`] : []),
    ...(addresses.some((address) => isForeign(address, baseUrl)) ? [`expected files of this site, got ${tag}`] : []),
  ];
}

function isForeign(address: string, baseUrl: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address.trim()) && !`${address.trim()}/`.startsWith(`${baseUrl}/`);
}

/** One title, no level left out, and the main element with the link that skips to it. */
function judgeOutline(elements: readonly Element[]): ThemeFault[] {
  const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
  const titles = levels.filter((level) => level === 1).length;
  const skipped = levels.find((level, i) => level > (levels[i - 1] ?? 0) + 1);
  const has = (name: string, attribute: string, value: string) =>
    elements.filter((each) => each.tagName === name && getAttribute(each, attribute) === value).length;
  return [
    ...(titles === 1 ? [] : [{ field: 'h1', message: `expected one h1 on the page, got ${titles}` }]),
    ...(skipped === undefined || titles !== 1
      ? []
      : [{ field: `h${skipped}`, message: `expected h${skipped - 1} before it, got h${skipped}` }]),
    ...(has('main', 'id', 'main') === 1 ? [] : [{ field: 'main', message: 'expected one <main id="main">' }]),
    ...(has('a', 'href', '#main') > 0
      ? []
      : [{ field: 'body', message: 'expected a link to #main, which skips the header' }]),
  ];
}
