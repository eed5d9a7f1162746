import type { Disagreement } from '../../checks/statements/find-disagreements.ts';
import { type CrawledDocument, type DocumentMap, type DocumentSource, openDocumentMap } from './document.ts';
import { type ApiDocumentsByName, questionBank, type RehearsalQuestion } from './questions.ts';
import {
  type EntryPoint,
  entryPoints,
  fetchStatedFacts,
  findDocumentDisagreements,
  isStated,
  type Walk,
  walkLinks,
} from './walk.ts';

/** A failure, with its place. */
export interface RehearsalFailure {
  readonly kind: 'no-entry' | 'unanswered' | 'over-budget' | 'unpublished' | 'login' | 'disagree' | 'other-origin';
  /** Entry point id; absent: the whole origin. */
  readonly entry?: string;
  readonly question?: string;
  readonly path?: string;
  readonly message: string;
  readonly hint: string;
}

export interface Rehearsal {
  /** Origin that the documents name. */
  readonly origin: string;
  readonly walks: readonly Walk[];
  readonly asked: readonly RehearsalQuestion[];
  /** Questions without a stated fact: not asked. */
  readonly leftOut: readonly RehearsalQuestion[];
  readonly losses: readonly Loss[];
  readonly disagreements: readonly Disagreement[];
  readonly failures: readonly RehearsalFailure[];
}

interface RehearseOptions {
  /** Requested origin. */
  readonly asked: string;
  /** The organisation's questions. */
  readonly own?: readonly RehearsalQuestion[];
  /** Skips losses, which take as many walks as there are documents on the ways. */
  readonly isBrief?: boolean;
}

/** Asks every question from every entry point. Rejects with UnreachableError when the origin does not answer. */
export async function rehearse(source: DocumentSource, options: RehearseOptions): Promise<Rehearsal> {
  return rehearseDocuments(await openDocumentMap(source, options.asked), options);
}

/** Rehearses on an opened origin. */
export async function rehearseDocuments(
  map: DocumentMap,
  { asked, own = [], isBrief = false }: RehearseOptions,
): Promise<Rehearsal> {
  const stated = await fetchStatedFacts(map);
  const all = [...questionBank, ...own];
  const questions = all.filter((question) => isStated(question, stated));
  const leftOut = all.filter((question) => !questions.includes(question));
  const open = await openEntries(map);
  const walks: Walk[] = [];
  for (const entry of open) walks.push(await walkLinks(map, entry, questions, stated.facts));
  const losses = isBrief ? [] : await findLosses(map, walks, questions, stated.facts);
  const visited = [...stated.documents, ...walks.flatMap((each) => each.visited)];
  const found = findDocumentDisagreements(visited);
  const failures = [
    ...originFailures(map.origin, asked),
    ...walks.flatMap(walkFailures(questions)),
    ...(await linkFailures(map, walks)),
    ...loginFailures(visited),
    ...found.map(disagreementFailure),
  ];
  return { origin: map.origin, walks, asked: questions, leftOut, losses, disagreements: found, failures };
}

/** Drops the index of skills if a site has none; other entries are required. */
async function openEntries(map: DocumentMap): Promise<readonly EntryPoint[]> {
  const skills = await map.get('/.well-known/agent-skills/index.json', '*/*');
  const { links } = await map.get('/llms.txt', '*/*');
  const listed = links.some((link) => link.startsWith('/.well-known/agent-skills/'));
  return skills.status === 200 || listed ? entryPoints : entryPoints.filter(({ id }) => id !== 'skills');
}

function originFailures(origin: string, asked: string): RehearsalFailure[] {
  const isPreview = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(asked);
  if (origin === asked || isPreview) return [];
  const message = `the documents name ${origin}, not ${asked}`;
  return [
    { kind: 'other-origin', message, hint: `Build with --base-url ${asked}: an agent follows the links to ${origin}.` },
  ];
}

const walkFailures =
  (questions: readonly RehearsalQuestion[]) =>
  ({ entry, ways, unanswered, visited }: Walk): RehearsalFailure[] => {
    const asks = (id: string) => questions.find((question) => question.id === id)?.asks ?? id;
    const [first] = visited;
    if (first?.status !== 200)
      return [
        {
          kind: 'no-entry',
          entry: entry.id,
          path: entry.path,
          message: `${entry.path} answers ${first?.status ?? 'nothing'}: nobody can begin there`,
          hint: 'Look whether it was uploaded: npx gazette audit says what is missing.',
        },
      ];
    const missing = unanswered.map(
      (id): RehearsalFailure => ({
        ...{ kind: 'unanswered', entry: entry.id, question: id },
        message: `"${asks(id)}" has no answer within ${entry.budget.hops + 1} links`,
        hint: 'Link to a document that answers it from one that is read on the way.',
      }),
    );
    const dear = ways.flatMap((way): RehearsalFailure[] => {
      const over = (['hops', 'tokens', 'bytes'] as const).filter((kind) => way[kind] > entry.budget[kind]);
      const told = over.map((kind) => `${way[kind]} ${kind}, ${entry.budget[kind]} allowed`).join('; ');
      if (over.length === 0) return [];
      return [
        {
          kind: 'over-budget',
          entry: entry.id,
          question: way.question,
          message: `"${asks(way.question)}" costs ${told}: ${way.documents.join(' → ')}`,
          hint: 'Shorten the documents on the way, or link to the answer from an earlier one.',
        },
      ];
    });
    return [...missing, ...dear];
  };

/** Broken links of all documents read. */
async function linkFailures(map: DocumentMap, walks: readonly Walk[]): Promise<RehearsalFailure[]> {
  const from = new Map<string, string>();
  for (const { visited } of walks)
    for (const { path, links } of visited) for (const link of links) if (!from.has(link)) from.set(link, path);
  const checked = await Promise.all(
    [...from].slice(0, mostLinks).map(async ([path, at]) => ({ path, at, known: await map.get(path, '*/*') })),
  );
  return checked.flatMap(({ path, at, known }): RehearsalFailure[] =>
    known.status === 200
      ? []
      : [
          {
            kind: 'unpublished',
            path,
            message: `${at} leads to ${path}, which answers ${known.status}`,
            hint: 'Remove the link, or publish what it names.',
          },
        ],
  );
}

/** Maximum of links to check: a build checks all of them. */
const mostLinks = 1000;

function loginFailures(visited: readonly CrawledDocument[]): RehearsalFailure[] {
  const hints = new Map<string, RehearsalFailure>();
  for (const { path, logins, answers } of visited) {
    const said = answers.filter(
      ({ about, value }) => about === 'authentication' && value !== 'none' && value !== 'not said',
    );
    for (const what of [...logins, ...said.map(({ shown, where }) => `says "${shown}" (${where})`)])
      hints.set(`${path} ${what}`, {
        kind: 'login',
        path,
        message: `${path} ${what}`,
        hint: 'Nothing here needs a login: an agent that reads this starts a flow that leads nowhere.',
      });
  }
  return [...hints.values()];
}

const disagreementFailure = ({ about, one, other, more }: Disagreement): RehearsalFailure => ({
  kind: 'disagree',
  path: other.path,
  message: `${about}: "${short(one.shown)}" in ${one.path} (${one.where}), "${short(other.shown)}" in ${other.path} (${other.where})${more > 0 ? ` and ${more} more` : ''}`,
  hint: 'Say it once, in content/, and let the documents say the same.',
});

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Questions that an entry point cannot answer without one document. */
interface Loss {
  readonly path: string;
  readonly entry: string;
  /** Ids of the questions. */
  readonly questions: readonly string[];
}

/** Walks again without each document on a way, one at a time; an entry point is never removed from itself. */
async function findLosses(
  map: DocumentMap,
  walks: readonly Walk[],
  questions: readonly RehearsalQuestion[],
  facts: ApiDocumentsByName,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  const paths = [...new Set(walks.flatMap(({ ways }) => ways.flatMap(({ documents }) => documents)))].sort();
  for (const path of paths)
    for (const { entry, ways, unanswered } of walks) {
      // No way uses it.
      if (path === entry.path || !ways.some(({ documents }) => documents.includes(path))) continue;
      const without = await walkLinks(map, entry, questions, facts, path);
      const lost = without.unanswered.filter((id) => !unanswered.includes(id));
      if (lost.length > 0) losses.push({ path, entry: entry.id, questions: lost });
    }
  return losses;
}
