import { isListOf, isObject, isText } from '../../core/forms.ts';
import type { Question } from './questions.ts';

/** Questions of `questionsToRehearse` in content/site.ts; skips malformed ones, which check reports. */
export function ownQuestions(site: unknown): Question[] {
  const list = isObject(site) && Array.isArray(site.questionsToRehearse) ? (site.questionsToRehearse as unknown[]) : [];
  return list.flatMap((each, i): Question[] => {
    if (!isObject(each) || !isText(each.question)) return [];
    const { question: asks, words, at } = each;
    const own = { id: `own-${i + 1}`, asks, fact: 'it' };
    const [path, pointer] = isText(at) ? at.split('#') : [];
    if (path !== undefined && pointer !== undefined) return [{ ...own, at: { path, pointer } }];
    return isListOf(words, isText) ? [{ ...own, words: () => words as string[] }] : [];
  });
}
