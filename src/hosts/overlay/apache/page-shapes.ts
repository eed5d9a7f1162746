import { encodings } from '../../../core/encoding.ts';
import type { Release, Route, Variant } from '../../../core/release.ts';
import { decodePercent } from '../../../core/url.ts';
import { allowedMethods } from '../../../http/policy.ts';
import {
  type RuleInput,
  rewriteCondition,
  serveFileRules,
  skipRulesIf,
  variableFlag,
} from '../../apache/rule-context.ts';
import { canonicalPathOf } from '../../header-sets.ts';
import { type OverlayPage, type OverlaySite, partitionNameable } from '../overlay-host.ts';
import { isApacheName, joinPatterns } from './rules.ts';

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

interface ShapedPages {
  readonly shapes: readonly Shape[];
  /** Names of files in the form of a shape that are theirs altogether, without a slash in front. */
  readonly theirs: readonly string[];
  /** Whether a shape is only for names that URLs encode: others have rules of their own. */
  readonly encodedOnly: boolean;
  /** Routes with their own rule. */
  readonly own: readonly Route[];
  readonly pages: readonly OverlayPage[];
  /** Paths that no rule can name. */
  readonly others: readonly string[];
}

/** From this number of pages on they share rules, which cannot say how many tokens each has. */
export const minSharedPages = 200;

/**
 * Finds what most pages have in common, if they are many, or their names are such as Apache decodes: it reads a `.htaccess` for
 * each request, so that it has no line for a page.
 */
export function findPageShapes(site: OverlaySite): ShapedPages {
  const { release, headers, own, pages } = site;
  const encodedOnly = pages.length < minSharedPages;
  const paths = new Set(pages.map(({ path }) => path));
  const mirrors = new Map(own.map((route) => [route.path, route]));
  const setOf = (variant: Variant) => headers.indexOf(variant.headers);
  const shapeOf = ({ path, markdown }: OverlayPage, { end }: Kind) => {
    const stem = path.slice(1, -end.length);
    const [mirror, second] = mirrors.get(`/${stem}.md`)?.variants ?? [];
    const isOne = kinds.filter((kind) => paths.has(`/${stem}${kind.end}`)).length === 1;
    const file = `${decodePercent(stem)}.md`;
    const fits = path.endsWith(end) && isName.test(decodePercent(stem)) && markdown.file === file && isOne;
    return fits && mirror?.file === file && second === undefined && canonicalPathOf(mirror) === path
      ? { stem, markdown, mirror, key: `${setOf(markdown)} ${setOf(mirror)}` }
      : undefined;
  };
  const taken = new Set<string>();
  const shapes = kinds.flatMap((kind) => {
    const all = pages.flatMap((page) => (encodedOnly && isApacheName(page.path) ? [] : (shapeOf(page, kind) ?? [])));
    const counts = new Map<string, number>();
    for (const { key } of all) counts.set(key, (counts.get(key) ?? 0) + 1);
    const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const alike = all.filter(({ key }) => key === most);
    for (const { stem } of alike) taken.add(`/${stem}${kind.end}`).add(`/${stem}.md`);
    return alike.slice(0, 1).map(({ markdown, mirror }) => ({ ...kind, markdown, mirror }));
  });
  const rest = {
    ...site,
    own: own.filter(({ path }) => !taken.has(path)),
    pages: pages.filter(({ path }) => !taken.has(path)),
  };
  return {
    shapes,
    theirs: theirMarkdown(release, mirrors.keys()),
    encodedOnly,
    ...partitionNameable(rest, isApacheName),
  };
}

/** Markdown of theirs beside a page, as far as the release knows their files. */
function theirMarkdown({ files }: Release, mirrors: Iterable<string>): string[] {
  const ours = new Set([...mirrors].map((path) => decodePercent(path).slice(1)));
  return [...files.keys()].flatMap((file) => {
    const stem = file.slice(0, -'.md'.length);
    if (!file.endsWith('.md') || ours.has(file) || !isName.test(stem)) return [];
    return kinds.flatMap(({ end, html }) => (files.has(stem + html) ? [`${stem}${end}`, file] : []));
  });
}

/** Names of folders and files, none with a dot in front. */
const path = '(?:[^/.][^/]*/)*[^/.][^/]*';
const isName = /^(?!.*[\p{Cc}%?"\\])(?:[^/.][^/]*\/)*[^/.][^/]*$/u;

/** A pattern for one name, byte by byte: patterns are not in Unicode. */
function bytePattern(name: string): string {
  return [...Buffer.from(name)]
    .map((byte) => (/[\w/-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `\\x${hex(byte)}`))
    .join('');
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Rules for names of a shape, if the files are there. They set `gazette_page` where a page has Markdown. */
export function pageShapeRules(site: RuleInput, { shapes, theirs, encodedOnly }: ShapedPages): string[] {
  const { place, fields, headers, release, bare } = site;
  if (shapes.length === 0) return [];
  const start = `${place.start}${encodedOnly ? '(?=.*[^\\w./~-])' : ''}`;
  const mirror = `${start}(${path})[.]md$`;
  const isThere = (file: string) => rewriteCondition(`${place.root}${file}`, '-f');
  const isMethod = rewriteCondition('%{REQUEST_METHOD}', `^(?:${allowedMethods.join('|')})$`);
  const refuse = (method: string, status: number, variables: readonly string[]) => [
    rewriteCondition('%{ENV:gazette_of}', '^/'),
    rewriteCondition('%{REQUEST_METHOD}', method),
    `RewriteRule ^ - [${[...variables, 'gazette_allow'].map(variableFlag).join()},R=${status},L]`,
  ];
  const set = (variant: Variant) => fields.variablesOf(headers.indexOf(variant.headers));
  const preflight = release.preflight && place.direct(fields.variablesOf(headers.indexOf(release.preflight)));
  const markdown = { file: '$1.md', encodings, mayLack: true };
  const rules = [
    ...shapes.flatMap(({ end, html }) => [
      rewriteCondition('%{ENV:gazette_of}', '!^/'),
      isThere('$1.md'),
      isThere(`$1${html}`),
      // Raw URL: a canonical link is in URLs' own characters.
      rewriteCondition('%{THE_REQUEST}', '^\\S+ (?:(?i:https?)://[^/?#\\s]+)?(/[^?\\s]*)[.]md(?:[?]\\S*)? HTTP/'),
      `RewriteRule ${mirror} - [E=gazette_of:%1${end}]`,
    ]),
    ...(preflight ? refuse('=OPTIONS', 204, preflight) : []),
    ...refuse(`!^(?:${allowedMethods.join('|')})$`, 405, [...bare, 'gazette_refused']),
    ...shapes.slice(0, 1).flatMap(({ mirror: variant }) =>
      serveFileRules(place, {
        ...markdown,
        pattern: mirror,
        isPath: true,
        variables: [...set(variant), 'gazette_page:%{ENV:gazette_of}'],
        conditions: [rewriteCondition('%{ENV:gazette_of}', '^/')],
      }),
    ),
    ...shapes.flatMap(({ end, html, markdown: variant }) => {
      const pattern = `${start}(${path})${end.replace('.', '[.]')}$`;
      return [
        isMethod,
        isThere('$1.md'),
        isThere(`$1${html}`),
        `RewriteRule ${pattern} - [E=gazette_mirrored:1]`,
        ...serveFileRules(place, {
          ...markdown,
          pattern,
          variables: set(variant),
          conditions: [
            rewriteCondition('%{ENV:gazette_mirrored}', '=1'),
            rewriteCondition('%{ENV:gazette_markdown}', '=1'),
          ],
        }),
      ];
    }),
  ];
  return joinPatterns(theirs.map(bytePattern)).reduce(
    (inner, names) => skipRulesIf([], `${place.start}(?:${names})$`, inner),
    rules,
  );
}
