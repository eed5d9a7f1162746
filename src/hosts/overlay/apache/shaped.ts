import { encodings } from '../../../core/encoding.ts';
import type { Release, Route, Variant } from '../../../core/release.ts';
import { allowedMethods } from '../../../http/policy.ts';
import { segment } from '../../../http/shapes.ts';
import { flag, serve } from '../../apache/place.ts';
import type { Site } from '../../apache/site.ts';
import { cond, skipIf } from '../../apache/syntax.ts';
import { pageOf } from '../../header-sets.ts';
import type { MirroredPage, OverlaySite } from '../overlay-site.ts';
import { lists } from './rules.ts';

/** How pages are called: `/x/` or `/x.html`, with their Markdown at `/x.md`. */
interface Kind {
  readonly end: '/' | '.html';
  readonly html: '/index.html' | '.html';
}
const kinds: readonly Kind[] = [
  { end: '/', html: '/index.html' },
  { end: '.html', html: '.html' },
];

/** A kind of pages with the fields that most of them have. */
interface Shape extends Kind {
  readonly markdown: Variant;
  readonly mirror: Variant;
}

export interface Shaped {
  readonly shapes: readonly Shape[];
  /** Names in the form of a shape that are theirs altogether. */
  readonly theirs: readonly string[];
  /** What has no shape. */
  readonly own: readonly Route[];
  readonly pages: readonly MirroredPage[];
}

/** Finds what most pages have in common: Apache reads a `.htaccess` for each request, so that it has no line for a page. */
export function shapedOverlay({ release, headers, own, pages }: OverlaySite): Shaped {
  const paths = new Set(pages.map(({ path }) => path));
  const mirrors = new Map(own.map((route) => [route.path, route]));
  const setOf = (variant: Variant) => headers.indexOf(variant.headers);
  const stemOf = ({ path, markdown }: MirroredPage, { end }: Kind) => {
    const stem = path.slice(1, -end.length);
    const [mirror, second] = mirrors.get(`/${stem}.md`)?.variants ?? [];
    const isOne = kinds.filter((kind) => paths.has(`/${stem}${kind.end}`)).length === 1;
    const fits = plain.test(stem) && path.endsWith(end) && markdown.file === `${stem}.md` && isOne;
    return fits && mirror?.file === markdown.file && second === undefined && pageOf(mirror) === path
      ? { stem, markdown, mirror, key: `${setOf(markdown)} ${setOf(mirror)}` }
      : undefined;
  };
  const taken = new Set<string>();
  const shapes = kinds.flatMap((kind) => {
    const all = pages.flatMap((page) => stemOf(page, kind) ?? []);
    const counts = new Map<string, number>();
    for (const { key } of all) counts.set(key, (counts.get(key) ?? 0) + 1);
    const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const alike = all.filter(({ key }) => key === most);
    for (const { stem } of alike) taken.add(`/${stem}${kind.end}`).add(`/${stem}.md`);
    return alike.slice(0, 1).map(({ markdown, mirror }) => ({ ...kind, markdown, mirror }));
  });
  return {
    shapes,
    theirs: theirMarkdown(release, mirrors),
    own: own.filter(({ path }) => !taken.has(path)),
    pages: pages.filter(({ path }) => !taken.has(path)),
  };
}

/** Markdown of theirs beside a page, as far as the release knows their files. */
function theirMarkdown({ files }: Release, mirrors: ReadonlyMap<string, unknown>): string[] {
  return [...files.keys()].flatMap((file) => {
    const stem = file.slice(0, -'.md'.length);
    if (!file.endsWith('.md') || mirrors.has(`/${file}`) || !plain.test(stem)) return [];
    return kinds.flatMap(({ end, html }) => (files.has(stem + html) ? [`/${stem}${end}`, `/${file}`] : []));
  });
}

const path = `(?:${segment}/)*${segment}`;
const plain = new RegExp(`^${path}$`);

/** Rules for names of a shape, if the files are there. They set `gazette_page` where a page has Markdown. */
export function shapedRules(site: Site, { shapes, theirs }: Shaped): string[] {
  const { place, fields, headers, release, bare } = site;
  if (shapes.length === 0) return [];
  const mirror = `${place.start}(${path})[.]md$`;
  const isThere = (file: string) => cond(`${place.root}${file}`, '-f');
  const isMethod = cond('%{REQUEST_METHOD}', `^(?:${allowedMethods.join('|')})$`);
  const refuse = (method: string, status: number, variables: readonly string[]) => [
    cond('%{ENV:gazette_of}', '^/'),
    cond('%{REQUEST_METHOD}', method),
    `RewriteRule ^ - [${[...variables, 'gazette_allow'].map(flag).join()},R=${status},L]`,
  ];
  const set = (variant: Variant) => fields.variablesOf(headers.indexOf(variant.headers));
  const preflight = release.preflight && place.direct(fields.variablesOf(headers.indexOf(release.preflight)));
  const markdown = { file: '$1.md', encodings, mayLack: true };
  const rules = [
    ...shapes.flatMap(({ end, html }) => [
      cond('%{ENV:gazette_of}', '!^/'),
      isThere('$1.md'),
      isThere(`$1${html}`),
      `RewriteRule ${mirror} - [E=gazette_of:/$1${end}]`,
    ]),
    ...(preflight ? refuse('=OPTIONS', 204, preflight) : []),
    ...refuse(`!^(?:${allowedMethods.join('|')})$`, 405, [...bare, 'gazette_refused']),
    ...shapes.slice(0, 1).flatMap(({ mirror: variant }) =>
      serve(place, {
        ...markdown,
        pattern: mirror,
        isPath: true,
        variables: [...set(variant), 'gazette_page:%{ENV:gazette_of}'],
        conditions: [cond('%{ENV:gazette_of}', '^/')],
      }),
    ),
    ...shapes.flatMap(({ end, html, markdown: variant }) => {
      const pattern = `${place.start}(${path})${end.replace('.', '[.]')}$`;
      return [
        isMethod,
        isThere('$1.md'),
        isThere(`$1${html}`),
        `RewriteRule ${pattern} - [E=gazette_mirrored:1]`,
        ...serve(place, {
          ...markdown,
          pattern,
          variables: set(variant),
          conditions: [cond('%{ENV:gazette_mirrored}', '=1'), cond('%{ENV:gazette_markdown}', '=1')],
        }),
      ];
    }),
  ];
  return lists(theirs).reduce((inner, names) => skipIf([], `${place.start}(?:${names})$`, inner), rules);
}
