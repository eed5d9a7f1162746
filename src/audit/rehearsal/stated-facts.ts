import { toLetters } from '../../checks/published/letters.ts';
import { findMember, listNamesAt, resolvePointer } from '../../checks/published/members.ts';
import { type Disagreement, findDisagreements } from '../../checks/statements/find-disagreements.ts';
import { parseJson } from '../../core/type-guards.ts';
import { requiredDocuments } from '../readiness/requirements/service/documents.ts';
import type { CrawledDocument, DocumentMap } from './document.ts';
import type { ApiDocumentsByName, RehearsalQuestion } from './questions.ts';

/** Facts that an origin states, without a search. */
interface StatedFacts {
  readonly facts: ApiDocumentsByName;
  /** API documents, homepage and guides: only what they state is asked. */
  readonly documents: readonly CrawledDocument[];
}

const guides = ['/', ...requiredDocuments.map(({ path }) => path)];

/** Reads the documents in which an organisation states its facts, linked or not. */
export async function fetchStatedFacts(map: DocumentMap): Promise<StatedFacts> {
  const description = await map.get('/api/v1/openapi.json', '*/*');
  const body = parseJson(description.published.text);
  const described = listNamesAt(body, 'paths');
  const catalog = await map.get('/.well-known/api-catalog', '*/*');
  const paths = [
    ...new Set([...guides, ...described, ...catalog.links, ...(await map.get('/api/v1/index.json', '*/*')).links]),
  ];
  const documents = await Promise.all(paths.map((path) => map.get(path, path === '/' ? 'text/html' : '*/*')));
  const facts = new Map<string, unknown>();
  // Examples of the description replace missing documents.
  for (const path of described) {
    const at = ['paths', path, 'get', 'responses', '200', 'content', 'application/json', 'example'];
    // Bounded: names of members, written in the code, and a path.
    facts.set(nameOf(path), findMember(body, ...at));
  }
  for (const { path, status, published } of documents)
    if (status === 200 && /^\/api\/v1\/[\w-]+\.json$/.test(path)) facts.set(nameOf(path), parseJson(published.text));
  return { facts, documents: documents.filter(({ status }) => status === 200) };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');

/** Whether any machine-readable document answers a question. */
export function isStated(question: RehearsalQuestion, { facts, documents }: StatedFacts): boolean {
  if (question.at) return true;
  if (question.words) return question.words(facts) !== undefined;
  return documents.some((known) => isQuestionAnswered(known, question, facts));
}

/** Contradictions between documents, each document counted once. */
export function findDocumentDisagreements(documents: readonly CrawledDocument[]): Disagreement[] {
  const once = new Map(documents.map((known) => [`${known.published.mediaType} ${known.path}`, known]));
  return findDisagreements([...once.values()].flatMap(({ answers }) => answers));
}

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
