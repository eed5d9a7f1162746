import { isListOf, isObject, isString } from '../../core/type-guards.ts';
import type { RehearsalQuestion } from './questions.ts';

/** Questions of `questionsToRehearse` in content/site.ts; skips malformed ones, which check reports. */
export function parseOwnQuestions(site: unknown): RehearsalQuestion[] {
  const list = isObject(site) && Array.isArray(site.questionsToRehearse) ? (site.questionsToRehearse as unknown[]) : [];
  return list.flatMap((each, i): RehearsalQuestion[] => {
    if (!isObject(each) || !isString(each.question)) return [];
    const { question: asks, words, at } = each;
    const own = { id: `own-${i + 1}`, asks, fact: 'it' };
    const [path, pointer] = isString(at) ? at.split('#') : [];
    if (path !== undefined && pointer !== undefined) return [{ ...own, at: { path, pointer } }];
    return isListOf(words, isString) ? [{ ...own, words: () => words as string[] }] : [];
  });
}
