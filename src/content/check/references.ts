import { findNearestName } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { getModule, type Sources } from '../read/load.ts';
import type { ValuePath } from '../read/source.ts';
import type { ModuleData } from './module-by-schema.ts';

interface Modules {
  readonly company: Pick<ModuleData<'company'>, 'products'> | undefined;
  readonly solutions: Omit<ModuleData<'solutions'>, 'updated'> | undefined;
  readonly industries: Omit<ModuleData<'industries'>, 'updated'> | undefined;
}

/** Checks that every id of a solution or workflow in an item exists. Reports `reference-unknown`. */
export function checkReferences(sources: Sources, { company, solutions, industries }: Modules, report: Report): void {
  if (!solutions) return;
  const check = (from: From) => checkList(sources, from, report);
  const { solutions: offered, workflows } = solutions;
  check({ module: 'solutions', list: 'solutions', items: solutions.solutions, field: 'workflows', targets: workflows });
  if (industries)
    check({
      module: 'industries',
      list: 'industries',
      ...{ items: industries.industries, field: 'solutions', targets: offered },
    });
  if (company)
    check({ module: 'company', list: 'products', items: company.products, field: 'solutions', targets: offered });
}

interface From {
  readonly module: keyof Modules;
  readonly list: string;
  readonly items: readonly { readonly [key: string]: unknown }[];
  readonly field: 'workflows' | 'solutions';
  readonly targets: readonly { readonly id: string }[];
}

function checkList(sources: Sources, { module, list, items, field, targets }: From, report: Report): void {
  const known = targets.map((target) => target.id);
  items.forEach((item, i) => {
    ((item[field] ?? []) as readonly string[]).forEach((id, j) => {
      if (known.includes(id)) return;
      const path: ValuePath = [list, i, field, j];
      report({
        code: 'reference-unknown',
        at: getModule(sources, module).locate(path),
        field: `${list}[${i}].${field}[${j}]`,
        message: `expected the id of one of the ${field} in content/solutions.ts, got "${id}"`,
        hint: hintFor(id, known),
      });
    });
  });
}

function hintFor(id: string, known: readonly string[]): string {
  const near = findNearestName(id, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  return known.length > 0 ? `Known: ${known.join(', ')}.` : 'None is listed there.';
}

/** Whether an id is that of one of the items. */
export const isIdOf = (items: readonly { readonly id: string }[]) => (id: string) =>
  items.some((item) => item.id === id);

/** A product whose solutions are all there. */
export function removeUnknownSolutions<P extends { readonly solutions?: string[] | undefined }>(
  product: P,
  known: readonly { readonly id: string }[],
): P {
  return product.solutions ? { ...product, solutions: product.solutions.filter(isIdOf(known)) } : product;
}
