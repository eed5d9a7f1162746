import type { Route, Variant } from '../../core/release.ts';
import { absolute } from '../../core/url.ts';
import { tokensOf } from '../header-sets.ts';
import { type Served, serve } from './place.ts';
import type { Site } from './site.ts';
import { cond, exactly, substitution } from './syntax.ts';

/** Rules for paths that are no shape's. */
export function rowRules(site: Site, routes: readonly Route[]): string[] {
  const { place } = site;
  const at = (names: readonly string[]) => `${place.start}(${names.map(exactly).join('|')})$`;
  const served = (variant: Variant): Pick<Served, 'variables' | 'encodings'> => {
    const tokens = tokensOf(variant);
    return {
      variables: [
        ...site.fields.variablesOf(site.headers.indexOf(variant.headers)),
        ...(tokens === undefined ? [] : [`gazette_tokens:${tokens}`]),
      ],
      encodings: variant.encodings ?? [],
    };
  };
  const alike = new Map<string, { served: ReturnType<typeof served>; names: string[] }>();
  const lines: string[] = [];
  for (const { path, variants } of routes) {
    const [first, second] = variants;
    if (first !== undefined && second === undefined && path === `/${first.file}`) {
      const own = served(first);
      const key = JSON.stringify(own);
      alike.set(key, { served: own, names: [...(alike.get(key)?.names ?? []), path] });
    } else
      for (const variant of [...variants].reverse())
        lines.push(
          ...serve(place, {
            ...served(variant),
            pattern: `${place.start}${exactly(path)}$`,
            file: substitution(variant.file),
            conditions: variant.when === 'markdown' ? [isMarkdown] : [],
          }),
        );
  }
  return [
    ...[...alike.values()].flatMap((group) =>
      chunks(group.names).flatMap((names) =>
        serve(place, { ...group.served, pattern: at(names), file: '$1', isPath: true }),
      ),
    ),
    ...lines,
  ];
}

/** Chosen by the rules of apacheNegotiate. */
export const isMarkdown = cond('%{ENV:gazette_markdown}', '=1');

/** Rules for redirects that are no shape's. */
export function redirectRows(
  { release, place, bare }: Site,
  redirects: Iterable<readonly [from: string, to: string]>,
): string[] {
  return [...redirects].map(([from, to]) =>
    place.moved(`${place.start}(${exactly(from)})$`, substitution(absolute(release.baseUrl, to)), bare),
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
