import type { Sources } from '../../content/read/load.ts';
import { listCategories } from '../editor/suggestions.ts';

/** Allowed values of front matter fields by field name, with labels. */
export type Choices = Readonly<Record<string, readonly { readonly label: string; readonly value: string }[]>>;

/** The choices that the content itself gives: the categories that questions have, the people who may be authors. */
export function listChoices({ faq, modules }: Pick<Sources, 'faq' | 'modules'>): Choices {
  const { people } = (modules.get('company')?.value ?? {}) as { readonly people?: unknown };
  return {
    category: listCategories(faq).map((value) => ({ label: value, value })),
    author: Array.isArray(people) ? people.flatMap(personIn) : [],
  };
}

function personIn(person: unknown): { label: string; value: string }[] {
  const { id, name } = (person ?? {}) as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === 'string' ? [{ label: typeof name === 'string' ? name : id, value: id }] : [];
}
