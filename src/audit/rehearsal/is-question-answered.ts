import { toLetters } from '../../checks/published/letters.ts';
import { resolvePointer } from '../../checks/published/members.ts';
import { parseJson } from '../../core/type-guards.ts';
import type { CrawledDocument } from './document.ts';
import type { ApiDocumentsByName, RehearsalQuestion } from './questions.ts';

const asked = new WeakMap<CrawledDocument, Map<RehearsalQuestion, boolean>>();

/** Whether a document answers a question; cached, as each loss is another walk over the same documents. */
export function isQuestionAnswered(
  known: CrawledDocument,
  question: RehearsalQuestion,
  facts: ApiDocumentsByName,
): boolean {
  const ofKnown = asked.get(known) ?? new Map<RehearsalQuestion, boolean>();
  asked.set(known, ofKnown);
  const is = ofKnown.get(question) ?? answers(known, question, facts);
  ofKnown.set(question, is);
  return is;
}

function answers(known: CrawledDocument, question: RehearsalQuestion, facts: ApiDocumentsByName): boolean {
  const { isAnsweredBy, words, at } = question;
  if (known.status !== 200) return false;
  if (isAnsweredBy) return known.answers.some((answer) => isAnsweredBy(answer, facts));
  if (at) return known.path === at.path && resolvePointer(parseJson(known.published.text), at.pointer) !== undefined;
  const wanted = words?.(facts) ?? [];
  return wanted.length > 0 && holds(known, wanted);
}

const lettersOfTexts = new WeakMap<CrawledDocument, string>();

/** Whether visible text has all words, however they are marked. */
function holds(known: CrawledDocument, wanted: readonly string[]): boolean {
  const text = lettersOfTexts.get(known) ?? toLetters(known.visible).toLowerCase();
  lettersOfTexts.set(known, text);
  return wanted.every((words) => text.includes(toLetters(words).toLowerCase()));
}
