import { questionPath } from '../../content/question-path.ts';
import type { Site } from '../../content/site.ts';
import { entryPath } from './entry-path.ts';

/** Questions that a page names as related at most. */
const most = 3;

/**
 * Questions that name a solution, or lead to it, each with its address: no relation is guessed from words that are alike.
 */
export function relatedQuestions(
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
