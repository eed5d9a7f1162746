import { findListMember, findTextMember } from '../../checks/published/members.ts';
import { type DocumentStatement, normaliseText } from '../../checks/statements/statement.ts';
import { isListOf, isObject, isString } from '../../core/type-guards.ts';

/** A possible question, and how to recognise its answer. */
export interface RehearsalQuestion {
  readonly id: string;
  readonly asks: string;
  /** Whether a document's answer fits. */
  readonly isAnsweredBy?: (answer: DocumentStatement, facts: ApiDocumentsByName) => boolean;
  /** Words that an answer must contain; undefined if the organisation does not state them. */
  readonly words?: (facts: ApiDocumentsByName) => readonly string[] | undefined;
  /** Pointer into an API document, for a question of the organisation. */
  readonly at?: { readonly path: string; readonly pointer: string };
  /** Name of the missing fact if nobody can answer. */
  readonly fact: string;
}

/** API documents, by name without `.json`. */
export type ApiDocumentsByName = ReadonlyMap<string, unknown>;

const about =
  (pattern: RegExp, path = /./) =>
  (answer: DocumentStatement): boolean =>
    pattern.test(answer.about) && path.test(answer.path) && answer.value !== 'not said';

const items = (facts: ApiDocumentsByName, document: string, list: string) => findListMember(facts.get(document), list);

/** A seat is a town alone. */
const isWholeAddress = (answer: DocumentStatement): boolean =>
  answer.about === 'address' && /[\p{L}\p{N}].*\d|\d.*[\p{L}\p{N}]|^\{/u.test(answer.value);

/** Whether a labelled number is one that the API lists. */
const isNumber = ({ about: what }: DocumentStatement, facts: ApiDocumentsByName): boolean =>
  what === 'company number' ||
  items(facts, 'company', 'identifiers').some((each) => what === `number: ${findTextMember(each, 'name')}`);

/** The guide has a sentence for it. */
const saysCredentials = ({ about: what, value }: DocumentStatement, facts: ApiDocumentsByName): boolean => {
  const credentials = findTextMember(facts.get('access'), 'credentials');
  return (
    what.startsWith('how credentials are issued') ||
    (what.startsWith('any sentence') && credentials !== undefined && normaliseText(credentials) === value)
  );
};

/** A field of the first list item, as the words to look for. */
const firstOf = (document: string, list: string, field: string) => (facts: ApiDocumentsByName) => {
  const value = findTextMember(items(facts, document, list)[0], field);
  return value === undefined ? undefined : [value];
};

/** All names in a list. */
const namesOf = (document: string, list: string) => (facts: ApiDocumentsByName) => {
  const names = items(facts, document, list).flatMap((each) => findTextMember(each, 'name') ?? []);
  return names.length > 0 ? names : undefined;
};

const byAnswer = (
  id: string,
  asks: string,
  fact: string,
  isAnsweredBy: NonNullable<RehearsalQuestion['isAnsweredBy']>,
): RehearsalQuestion => ({
  ...{ id, asks, fact, isAnsweredBy },
});
const byWords = (
  id: string,
  asks: string,
  fact: string,
  words: NonNullable<RehearsalQuestion['words']>,
): RehearsalQuestion => ({
  ...{ id, asks, fact, words },
});

/** THE BANK: agents' questions on an organisation. Only stated facts are asked. */
export const questionBank: readonly RehearsalQuestion[] = [
  byAnswer('name', 'What is the legal name?', 'a legal name', about(/^legal name$/)),
  byAnswer('number', 'Under which number is it registered?', 'a number', isNumber),
  byAnswer('address', 'Where is it registered?', 'an address', isWholeAddress),
  byAnswer('jurisdiction', 'Under which law does it exist?', 'a jurisdiction', about(/^jurisdiction/)),
  byAnswer('founded', 'Since when does it exist?', 'a date of founding', about(/^date of (?:founding|incorporation)$/)),
  byAnswer('hours', 'When is somebody there?', 'hours', about(/^hours/)),
  byAnswer('phone', 'Which number can be called?', 'a telephone', about(/^any telephone$|^telephone of/)),
  byAnswer('mail', 'Which mailbox is for general questions?', 'a mailbox', about(/^mailbox|^any mailbox$/)),
  byAnswer('vulnerability', 'Where is a vulnerability reported?', 'a security contact', about(/^security contact$/)),
  byAnswer('policy', 'Where is the privacy policy?', 'a privacy policy', about(/^privacy policy$/)),
  byAnswer(
    'access',
    'How is access asked for?',
    'what is not public',
    about(/^contact form$|^any topic of a request|^mailbox$/, /access\.json$|\/auth(?:\.md|\/)$/),
  ),
  byAnswer('request', 'What does a request contain?', 'what a request includes', about(/^points of a request/)),
  byAnswer(
    'must-not',
    'What must a request not contain?',
    'what a request must not contain',
    about(/^what a request must not contain/),
  ),
  byAnswer('response', 'How soon is an answer?', 'a response time', about(/^response time/)),
  byAnswer('credentials', 'How are credentials issued?', 'how credentials are issued', saysCredentials),
  byAnswer('open', 'Is anything needed to read the data?', 'that nothing is needed', about(/^authentication$/)),
  byAnswer(
    'oauth',
    'Is there an authorization server?',
    'OAuth metadata',
    (answer) =>
      about(/^authentication$/, /\/oauth-|\/auth(?:\.md|\/)$/)(answer) || about(/^authorization server$/)(answer),
  ),
  byAnswer('mcp', 'Is there an MCP endpoint?', 'a server card', about(/^MCP endpoint$/)),
  byAnswer('training', 'May models be trained on the content?', 'preferences', about(/ai-train$/)),
  byAnswer('licence', 'Under which licence is the data?', 'a licence', about(/^text of the licence$|^licence \(/)),
  byAnswer(
    'certificate',
    'What does it comply with, reviewed when?',
    'compliance with the date of a review',
    about(/^review of/),
  ),
  byWords('offers', 'What does it offer?', 'solutions', namesOf('solutions', 'solutions')),
  byWords(
    'fits',
    'Whom does the first solution fit?',
    'for whom a solution is',
    firstOf('solutions', 'solutions', 'audience'),
  ),
  byWords(
    'decides',
    'Where does a person decide?',
    'where a person decides',
    firstOf('solutions', 'workflows', 'humanOversight'),
  ),
  byAnswer('changes', 'What has changed, and when?', 'dates of documents', about(/^date of \/(?:[a-z-]+\/)?api\/v1\//)),
  byAnswer(
    'paths',
    'Which documents does the API have?',
    'an API',
    ({ about: what, path }) => /^address of .*\/api\/v1\/[\w-]+\.json$/.test(what) && !what.endsWith(path),
  ),
  byAnswer('versioning', 'Which version does the API have?', 'a version', about(/^version of the API$/)),
  byAnswer('limits', 'Is there a rate limit?', 'anything of rate limits', about(/^rate limits$/)),
];

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
