import { questionPath } from '../../content/question-path.ts';
import type { Site } from '../../content/site.ts';
import { entryPath } from './entry-path.ts';

/** Maximum of related questions. */
const most = 3;

/** Questions that name a solution, or link to it, with their addresses: similar words prove no relation. */
export function findRelatedQuestions(
  site: Site,
  { id, name }: { readonly id: string; readonly name: string },
): readonly { readonly question: string; readonly to: string }[] {
  const places = [`#solution-${id}`, entryPath(site, 'solution', id)].filter((place) => place !== undefined);
  const isNamed = (text: string) => text.toLowerCase().includes(name.toLowerCase());
  return site.questions
    .filter(
      ({ question, markdown }) =>
        isNamed(question) || isNamed(markdown) || places.some((place) => markdown.includes(`${place})`)),
    )
    .slice(0, most)
    .map((each) => ({ question: each.question, to: questionPath(site, each.id) }));
}
