import type { Disagreement } from '../../checks/answers/disagreement.ts';
import { disagreements } from '../../checks/answers/disagreements.ts';
import { memberIn, namesIn } from '../../checks/published/members.ts';
import { parseJson } from '../../core/forms.ts';
import { owed } from '../readiness/requirements/service/documents.ts';
import { answersQuestion } from './answering.ts';
import type { Known } from './document.ts';
import type { DocumentMap } from './map.ts';
import type { Facts, Question } from './questions.ts';

/** Facts that an origin states, without a search. */
export interface Stated {
  readonly facts: Facts;
  /** API documents, homepage and guides: only what they state is asked. */
  readonly documents: readonly Known[];
}

const guides = ['/', ...owed.map(({ path }) => path)];

/** Reads the documents in which an organisation states its facts, linked or not. */
export async function statedAt(map: DocumentMap): Promise<Stated> {
  const description = await map.get('/api/v1/openapi.json', '*/*');
  const body = parseJson(description.published.text);
  const described = namesIn(body, 'paths');
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
    facts.set(nameOf(path), memberIn(body, ...at));
  }
  for (const { path, status, published } of documents)
    if (status === 200 && /^\/api\/v1\/[\w-]+\.json$/.test(path)) facts.set(nameOf(path), parseJson(published.text));
  return { facts, documents: documents.filter(({ status }) => status === 200) };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');

/** Whether any machine-readable document answers a question. */
export function isStated(question: Question, { facts, documents }: Stated): boolean {
  if (question.at) return true;
  if (question.words) return question.words(facts) !== undefined;
  return documents.some((known) => answersQuestion(known, question, facts));
}

/** Contradictions between documents, each document counted once. */
export function disagreementsOf(documents: readonly Known[]): Disagreement[] {
  const once = new Map(documents.map((known) => [`${known.published.mediaType} ${known.path}`, known]));
  return disagreements([...once.values()].flatMap(({ answers }) => answers));
}
