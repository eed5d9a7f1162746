import { didYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { Located } from '../read/source.ts';
import type { SiteInput } from '../schemas/site.ts';

/**
 * Reports `reference-unknown` for owners of a fact that its file does not state: `content/company.ts#registeredAddress`, and of an
 * item by its id `content/company.ts#contactRoutes/press/phone`.
 */
export function checkOwnedFacts(sources: Sources, owners: SiteInput['owners'] = [], report: Report): void {
  const { inLanguage, modules } = sources;
  // Each language would tell it again.
  if (inLanguage !== undefined && inLanguage.own.prefix !== '') return;
  for (const [i, { files }] of owners.entries())
    for (const [j, each] of files.entries()) {
      const [file = '', fact] = each.split('#');
      if (fact === undefined) continue;
      const found = statedIn(sources, file);
      // Files of other languages are none of these sources.
      if (found === undefined && inLanguage !== undefined) continue;
      const unknown = found === undefined ? { name: file, known: [] } : firstUnknown(found.value, fact.split('/'));
      if (unknown === undefined) continue;
      const near = didYouMean(unknown.name, unknown.known);
      report({
        code: 'reference-unknown',
        at: modules.get('site')?.locate(['owners', i, 'files', j]) ?? { file: 'content/site.ts' },
        field: `owners[${i}].files[${j}]`,
        message: `expected a fact that a file of content/ states, such as content/company.ts#legalName, got "${each}": there is no ${unknown.name}`,
        hint: near && `Did you mean "${near}"?`,
      });
    }
}

/** The values of a file, typed or in front matter. */
function statedIn({ modules, facts, pages, faq, news = [] }: Sources, file: string): Located | undefined {
  const typed = [...modules.values(), ...facts.values()].find((located) => located.file === file);
  return typed ?? [...pages, ...faq, ...news].find((source) => source.file === file)?.frontMatter;
}

/** The first name of a path that leads nowhere, and those that would; items of lists go by their ids. */
function firstUnknown(
  value: unknown,
  [name, ...rest]: readonly string[],
): { readonly name: string; readonly known: readonly string[] } | undefined {
  if (name === undefined) return undefined;
  const members = Array.isArray(value)
    ? value.map((item: { readonly id?: unknown } | null): [string, unknown] => [String(item?.id), item])
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  const member = members.find(([key]) => key === name);
  return member === undefined ? { name, known: members.map(([key]) => key) } : firstUnknown(member[1], rest);
}
