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
  const described = listNamesAt(body, 'paths').filter((path) => !path.includes('{'));
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
function isQuestionAnswered(known: CrawledDocument, question: RehearsalQuestion, facts: ApiDocumentsByName): boolean {
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

/** The cheapest way to an answer within the budget: least links, then least tokens. */
interface AnswerPath {
  readonly question: string;
  /** Documents read, from the entry to the answer. */
  readonly documents: readonly string[];
  readonly hops: number;
  readonly tokens: number;
  readonly bytes: number;
}

export interface Walk {
  readonly entry: EntryPoint;
  readonly ways: readonly AnswerPath[];
  /** Ids of questions without a way. */
  readonly unanswered: readonly string[];
  readonly visited: readonly CrawledDocument[];
}

/** Maximum of links to follow at one distance, shortest addresses first: a site may have sixty thousand pages. */
const mostDocuments = 250;

/** Whether a way is within budget. */
const isWithin = (way: AnswerPath | undefined, budget: AnswerBudget): boolean =>
  way !== undefined && way.hops <= budget.hops && way.tokens <= budget.tokens && way.bytes <= budget.bytes;

/** Hops to search past the budget, so that the distance of an answer is known. */
const beyond = 1;

interface Reached {
  readonly known: CrawledDocument;
  readonly documents: readonly string[];
  readonly tokens: number;
  readonly bytes: number;
}

/**
 * Walks from an entry, breadth first, over published links alone, until every question is answered. `lost`: a path to
 * treat as missing.
 */
export async function walkLinks(
  map: DocumentMap,
  entry: EntryPoint,
  questions: readonly RehearsalQuestion[],
  facts: ApiDocumentsByName,
  lost?: string,
): Promise<Walk> {
  const ways = new Map<string, AnswerPath>();
  // Least tokens read before each path: a longer but cheaper way is another one.
  const seen = new Map<string, number>();
  const visited: CrawledDocument[] = [];
  let level = await reach(map, entry, [[entry.path, undefined]], lost);
  for (let hops = 0; level.length > 0; hops += 1) {
    for (const { known, tokens } of level) {
      seen.set(known.path, tokens - known.tokens);
      visited.push(known);
    }
    // An over-budget answer is kept until a longer way to a cheaper one is found.
    const open = questions.filter(({ id }) => !isWithin(ways.get(id), entry.budget));
    for (const question of open) {
      const way = cheapest(level, question, facts, hops);
      if (way && (!ways.has(question.id) || isWithin(way, entry.budget))) ways.set(question.id, way);
    }
    if (open.every(({ id }) => isWithin(ways.get(id), entry.budget)) || hops === entry.budget.hops + beyond) break;
    level = await reach(map, entry, next(level, seen), lost);
  }
  return {
    ...{ entry, visited, ways: [...ways.values()] },
    unanswered: questions.flatMap(({ id }) => (ways.has(id) ? [] : [id])),
  };
}

function cheapest(
  level: readonly Reached[],
  question: RehearsalQuestion,
  facts: ApiDocumentsByName,
  hops: number,
): AnswerPath | undefined {
  let best: Reached | undefined;
  for (const reached of level)
    if ((best === undefined || reached.tokens < best.tokens) && isQuestionAnswered(reached.known, question, facts))
      best = reached;
  return best && { question: question.id, hops, documents: best.documents, tokens: best.tokens, bytes: best.bytes };
}

type Step = readonly [path: string, from: Reached | undefined];

/** Next links: new ones, or cheaper to reach; each by its cheapest way. */
function next(level: readonly Reached[], seen: ReadonlyMap<string, number>): Step[] {
  const steps = new Map<string, Reached>();
  for (const from of level)
    for (const path of from.known.links) {
      if ((seen.get(path) ?? Number.POSITIVE_INFINITY) <= from.tokens) continue;
      const other = steps.get(path);
      if (other === undefined || from.tokens < other.tokens) steps.set(path, from);
    }
  const depth = (path: string) => path.split('/').length;
  return [...steps]
    .sort(([a], [b]) => depth(a) - depth(b) || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostDocuments);
}

async function reach(
  map: DocumentMap,
  { accept }: EntryPoint,
  steps: readonly Step[],
  lost: string | undefined,
): Promise<Reached[]> {
  const reached = steps.filter(([path]) => path !== lost);
  const known = await Promise.all(reached.map(([path]) => map.get(path, accept)));
  return reached.flatMap(([path, from], i) => {
    const document = known[i];
    if (document === undefined) return [];
    return [
      {
        known: document,
        documents: [...(from?.documents ?? []), path],
        tokens: (from?.tokens ?? 0) + document.tokens,
        bytes: (from?.bytes ?? 0) + document.bytes,
      },
    ];
  });
}

/** An entry point of a reader, and the cost limit of answers. */
export interface EntryPoint {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Accept field of all its requests. */
  readonly accept: string;
  readonly budget: AnswerBudget;
}

/** Cost limit of the cheapest way: links followed, and total size read. */
interface AnswerBudget {
  readonly hops: number;
  /** Tokens by `estimateTokens`; of HTML only visible text. */
  readonly tokens: number;
  readonly bytes: number;
}

const any = '*/*';
const kilobyte = 1024;

const entry = (id: string, title: string, path: string, budget: AnswerBudget, accept = any): EntryPoint => ({
  ...{ id, title, path, accept, budget: { ...budget, bytes: budget.bytes * kilobyte } },
});

/** The eight entry points of Gazette, for different readers; bytes in kilobytes. */
export const entryPoints: readonly EntryPoint[] = [
  entry('home', 'Homepage, HTML', '/', { hops: 2, tokens: 8_000, bytes: 80 }, 'text/html'),
  entry('home-markdown', 'Homepage, Markdown', '/', { hops: 2, tokens: 8_000, bytes: 40 }, 'text/markdown'),
  entry('llms', 'llms.txt', '/llms.txt', { hops: 2, tokens: 6_000, bytes: 40 }),
  entry('catalog', 'API catalog', '/.well-known/api-catalog', { hops: 2, tokens: 6_000, bytes: 40 }),
  entry('openapi', 'OpenAPI description', '/api/v1/openapi.json', { hops: 2, tokens: 16_000, bytes: 112 }),
  entry('protected-resource', 'Protected resource', '/.well-known/oauth-protected-resource', {
    ...{ hops: 3, tokens: 8_000, bytes: 80 },
  }),
  entry('robots', 'robots.txt, sitemap', '/robots.txt', { hops: 4, tokens: 8_000, bytes: 80 }),
  entry('skills', 'Skills index', '/.well-known/agent-skills/index.json', { hops: 4, tokens: 7_000, bytes: 80 }),
];
