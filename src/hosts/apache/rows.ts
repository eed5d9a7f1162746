import type { Route, Variant } from '../../core/release.ts';
import { absolute } from '../../core/url.ts';
import { pageOf, tokensOf } from '../header-sets.ts';
import { type Served, serve } from './place.ts';
import type { Site } from './site.ts';
import { cond, exactly, substitution } from './syntax.ts';

/** Rules for paths that are no shape's. */
export function rowRules(site: Site, routes: readonly Route[]): string[] {
  const { place } = site;
  const at = (names: readonly string[]) => `${place.start}(${names.map(exactly).join('|')})$`;
  const served = (variant: Variant): Pick<Served, 'variables' | 'encodings'> => {
    const [tokens, page] = [tokensOf(variant), pageOf(variant)];
    return {
      variables: [
        ...site.fields.variablesOf(site.headers.indexOf(variant.headers)),
        ...(tokens === undefined ? [] : [`gazette_tokens:${tokens}`]),
        ...(page === undefined ? [] : [`gazette_page:${substitution(page)}`]),
      ],
      encodings: variant.encodings ?? [],
    };
  };
  const alike = new Map<string, { served: ReturnType<typeof served>; names: string[] }>();
  const own: string[][] = [];
  for (const { path, variants } of routes) {
    const [first, second] = variants;
    if (first !== undefined && second === undefined && path === `/${first.file}`) {
      const key = JSON.stringify(served(first));
      const group = alike.get(key) ?? { served: served(first), names: [] };
      group.names.push(path);
      alike.set(key, group);
    } else {
      const pattern = `${place.start}${exactly(path)}$`;
      for (const variant of [...variants].reverse()) {
        const conditions = variant.when === 'markdown' ? [isMarkdown] : [];
        own.push(serve(place, { ...served(variant), pattern, file: substitution(variant.file), conditions }));
      }
    }
  }
  const groups = [...alike.values()].flatMap((group) => chunks(group.names).map((names) => ({ ...group, names })));
  return [
    ...groups.flatMap((group) => serve(place, { ...group.served, pattern: at(group.names), file: '$1', isPath: true })),
    ...own.flat(),
  ];
}

/** Chosen by the rules of apacheNegotiate. */
const isMarkdown = cond('%{ENV:gazette_markdown}', '=1');

/** Rules for redirects that are no shape's. */
export function redirectRows(
  { release, place, bare }: Site,
  redirects: Iterable<readonly [from: string, to: string]>,
): string[] {
  return [...redirects].map(([from, to]) =>
    place.moved(
      `${place.start}(${exactly(from)})$`,
      substitution(to.startsWith('/') ? absolute(release.baseUrl, to) : to),
      bare,
    ),
  );
}

/** Lists of names that fit on a line of .htaccess. */
function chunks(names: readonly string[]): string[][] {
  const lists: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const name of names) {
    length += name.length + 1;
    if (length > 4000) {
      lists.push([]);
      length = name.length;
    }
    lists.at(-1)?.push(name);
  }
  return lists;
}
