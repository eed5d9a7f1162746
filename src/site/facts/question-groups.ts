import type { Question, Site } from '../../content/site.ts';

/** Questions of a category, in editorial order. */
interface QuestionGroup {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
}

/** Anchor of a category. */
export const categoryAnchor = (id: string): string => `questions-${id}`;

/** Position of a question. */
interface QuestionPosition {
  readonly group: QuestionGroup;
  /** Index in the group. */
  readonly index: number;
  readonly previous: Question | undefined;
  readonly next: Question | undefined;
}

interface Order {
  readonly categories: Site['questionCategories'];
  readonly groups: readonly QuestionGroup[];
  places?: ReadonlyMap<Question, QuestionPosition>;
}

/** Keyed by list, not by site: the list is read from the site each time, so that dependent documents are tracked. */
const known = new WeakMap<Site['questions'], Order>();

/** Questions by category; categories in the order of content/site.ts, else by their first question. */
export function questionGroups(site: Site): readonly QuestionGroup[] {
  return orderOf(site).groups;
}

/** Position of a question; undefined for another site's. */
export function findQuestionPosition(site: Site, question: Question): QuestionPosition | undefined {
  const order = orderOf(site);
  order.places ??= placesIn(order.groups);
  return order.places.get(question);
}

function orderOf(site: Site): Order {
  const { questions, questionCategories } = site;
  const found = known.get(questions);
  if (found && found.categories === questionCategories) return found;
  const order = { categories: questionCategories, groups: makeGroups(site) };
  known.set(questions, order);
  return order;
}

function placesIn(groups: readonly QuestionGroup[]): ReadonlyMap<Question, QuestionPosition> {
  const all = groups.flatMap((group) => group.questions.map((question, index) => ({ question, group, index })));
  return new Map(
    all.map(({ question, group, index }, at) => [
      question,
      { group, index, previous: all[at - 1]?.question, next: all[at + 1]?.question },
    ]),
  );
}

function makeGroups(site: Site): QuestionGroup[] {
  const groups = new Map<string, Question[]>(site.questionCategories?.map(({ id }) => [id, []]));
  for (const question of site.questions) {
    const group = groups.get(question.category);
    if (group) group.push(question);
    else groups.set(question.category, [question]);
  }
  const used = [...groups].filter(([, questions]) => questions.length > 0);
  return used.map(([id, questions]) => ({ id, name: nameOf(id, site), questions }));
}

/** Name in content/site.ts, else the slug in words: `clinical-safety` → `Clinical safety`. */
function nameOf(id: string, site: Site): string {
  const words = id.replaceAll('-', ' ');
  return (
    site.questionCategories?.find((category) => category.id === id)?.name ?? words[0]!.toUpperCase() + words.slice(1)
  );
}
