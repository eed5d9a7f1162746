import type { Question, Site } from '../../content/site.ts';

/** Questions of one category, in editorial order. */
export interface QuestionGroup {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
}

/** The anchor of a category, where its questions stand. */
export const categoryAnchor = (id: string): string => `questions-${id}`;

/** The questions by category; categories in the order of content/site.ts, else in that of their first question. */
export function questionGroups(site: Site): QuestionGroup[] {
  const groups = new Map<string, Question[]>(site.questionCategories?.map(({ id }) => [id, []]));
  for (const question of site.questions) {
    const group = groups.get(question.category);
    if (group) group.push(question);
    else groups.set(question.category, [question]);
  }
  const used = [...groups].filter(([, questions]) => questions.length > 0);
  return used.map(([id, questions]) => ({ id, name: nameOf(id, site), questions }));
}

/** The name in content/site.ts, else the slug in words: `clinical-safety` → `Clinical safety`. */
function nameOf(id: string, site: Site): string {
  const words = id.replaceAll('-', ' ');
  return (
    site.questionCategories?.find((category) => category.id === id)?.name ?? words[0]!.toUpperCase() + words.slice(1)
  );
}
