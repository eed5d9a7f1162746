import type { Release, Route, Variant } from '../../core/release.ts';
import { absoluteUrl } from '../../core/url.ts';
import { canonicalPathOf, tokenEstimateOf } from '../header-sets.ts';
import { type ServedFile, serveFileRules } from './rule-context.ts';
import type { RuleInput } from './rule-input.ts';
import { exactPattern, rewriteCondition, substitution } from './syntax.ts';

/** Rules for paths that are no shape's. */
export function rowRules(site: RuleInput, routes: readonly Route[]): string[] {
  const { place } = site;
  const at = (names: readonly string[]) => `${place.start}(${names.map(exactPattern).join('|')})$`;
  const served = (variant: Variant): Pick<ServedFile, 'variables' | 'encodings'> => {
    const [tokens, page] = [tokenEstimateOf(variant), canonicalPathOf(variant)];
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
      const pattern = `${place.start}${exactPattern(path)}$`;
      for (const variant of [...variants].reverse()) {
        const conditions = variant.when === 'markdown' ? [isMarkdown] : [];
        own.push(serveFileRules(place, { ...served(variant), pattern, file: substitution(variant.file), conditions }));
      }
    }
  }
  const groups = [...alike.values()].flatMap((group) => chunks(group.names).map((names) => ({ ...group, names })));
  return [
    ...groups.flatMap((group) =>
      serveFileRules(place, { ...group.served, pattern: at(group.names), file: '$1', isPath: true }),
    ),
    ...own.flat(),
  ];
}

/** Chosen by the rules of apacheNegotiate. */
const isMarkdown = rewriteCondition('%{ENV:gazette_markdown}', '=1');

/** Rules for redirects that are no shape's. */
export function redirectRows(
  { release, place, bare }: RuleInput,
  redirects: Iterable<readonly [from: string, to: string]>,
): string[] {
  return [...redirects].map(([from, to]) =>
    place.moved(`${place.start}(${exactPattern(from)})$`, redirectTarget(release, to), bare),
  );
}

export function redirectTarget({ baseUrl }: Pick<Release, 'baseUrl'>, to: string): string {
  const [page = '', anchor] = to.split('#', 2);
  return (
    substitution(page.startsWith('/') ? absoluteUrl(baseUrl, page) : page) +
    (anchor === undefined ? '' : `#${substitution(anchor)}`)
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
