import { squashed } from '../../checks/answers/answer.ts';
import { isObject, parseJson } from '../../core/forms.ts';
import type { Known } from './document.ts';
import type { Facts, Question } from './questions.ts';

const asked = new WeakMap<Known, Map<Question, boolean>>();

/** Whether a document answers a question; cached, as each loss is another walk over the same documents. */
export function answersQuestion(known: Known, question: Question, facts: Facts): boolean {
  const ofKnown = asked.get(known) ?? new Map<Question, boolean>();
  asked.set(known, ofKnown);
  const is = ofKnown.get(question) ?? answers(known, question, facts);
  ofKnown.set(question, is);
  return is;
}

function answers(known: Known, question: Question, facts: Facts): boolean {
  const { isAnsweredBy, words, at } = question;
  if (known.status !== 200) return false;
  if (isAnsweredBy) return known.answers.some((answer) => isAnsweredBy(answer, facts));
  if (at) return known.path === at.path && pointerIn(parseJson(known.published.text), at.pointer) !== undefined;
  const wanted = words?.(facts) ?? [];
  return wanted.length > 0 && holds(known, wanted);
}

const squashedTexts = new WeakMap<Known, string>();

/** Whether visible text has all words, however they are marked. */
function holds(known: Known, wanted: readonly string[]): boolean {
  const text = squashedTexts.get(known) ?? squashed(known.visible).toLowerCase();
  squashedTexts.set(known, text);
  return wanted.every((words) => text.includes(squashed(words).toLowerCase()));
}

/** Value at a JSON Pointer (RFC 6901); undefined if absent. */
export function pointerIn(value: unknown, pointer: string): unknown {
  let at = value;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if ((!isObject(at) && !Array.isArray(at)) || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}
