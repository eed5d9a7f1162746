// A table of questions, and so longer than a module should be.
import { type Answer, plain } from '../../checks/answers/answer.ts';

/** A possible question, and how to recognise its answer. */
export interface Question {
  readonly id: string;
  readonly asks: string;
  /** Whether a document's answer fits. */
  readonly isAnsweredBy?: (answer: Answer, facts: Facts) => boolean;
  /** Words that an answer must contain; undefined if the organisation does not state them. */
  readonly words?: (facts: Facts) => readonly string[] | undefined;
  /** Pointer into an API document, for a question of the organisation. */
  readonly at?: { readonly path: string; readonly pointer: string };
  /** Name of the missing fact if nobody can answer. */
  readonly fact: string;
}

/** API documents, by name without `.json`. */
export type Facts = ReadonlyMap<string, unknown>;

const about =
  (pattern: RegExp, path = /./) =>
  (answer: Answer): boolean =>
    pattern.test(answer.about) && path.test(answer.path) && answer.value !== 'not said';

const items = (facts: Facts, document: string, list: string): readonly Record<string, unknown>[] => {
  const body = facts.get(document) as Record<string, unknown> | undefined;
  const found = body?.[list];
  return Array.isArray(found) ? found : [];
};

/** A seat is a town alone. */
const isWholeAddress = (answer: Answer): boolean =>
  answer.about === 'address' && /[\p{L}\p{N}].*\d|\d.*[\p{L}\p{N}]|^\{/u.test(answer.value);

/** Whether a labelled number is one that the API lists. */
const isNumber = ({ about: what }: Answer, facts: Facts): boolean =>
  what === 'company number' ||
  items(facts, 'company', 'identifiers').some(({ name }) => what === `number: ${String(name)}`);

/** The guide has a sentence for it. */
const saysCredentials = ({ about: what, value }: Answer, facts: Facts): boolean => {
  const { credentials } = (facts.get('access') ?? {}) as { credentials?: unknown };
  return (
    what.startsWith('how credentials are issued') ||
    (what.startsWith('any sentence') && typeof credentials === 'string' && plain(credentials) === value)
  );
};

/** A field of the first list item, as the words to look for. */
const firstOf = (document: string, list: string, field: string) => (facts: Facts) => {
  const value = items(facts, document, list)[0]?.[field];
  return typeof value === 'string' ? [value] : undefined;
};

/** All names in a list. */
const namesOf = (document: string, list: string) => (facts: Facts) => {
  const names = items(facts, document, list).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  return names.length > 0 ? names : undefined;
};

/** THE BANK: agents' questions on an organisation. Only stated facts are asked. */
export const bank: readonly Question[] = [
  { id: 'name', asks: 'What is the legal name?', fact: 'a legal name', isAnsweredBy: about(/^legal name$/) },
  {
    id: 'number',
    asks: 'Under which number is it registered?',
    fact: 'a number',
    isAnsweredBy: isNumber,
  },
  { id: 'address', asks: 'Where is it registered?', fact: 'an address', isAnsweredBy: isWholeAddress },
  {
    id: 'jurisdiction',
    asks: 'Under which law does it exist?',
    fact: 'a jurisdiction',
    isAnsweredBy: about(/^jurisdiction/),
  },
  {
    id: 'founded',
    asks: 'Since when does it exist?',
    fact: 'a date of founding',
    isAnsweredBy: about(/^date (?:of (?:founding|incorporation)|that schema)/),
  },
  { id: 'hours', asks: 'When is somebody there?', fact: 'hours', isAnsweredBy: about(/^hours/) },
  {
    id: 'phone',
    asks: 'Which number can be called?',
    fact: 'a telephone',
    isAnsweredBy: about(/^any telephone$|^telephone of/),
  },
  {
    id: 'mail',
    asks: 'Which mailbox is for general questions?',
    fact: 'a mailbox',
    isAnsweredBy: about(/^mailbox|^any mailbox$/),
  },
  {
    id: 'vulnerability',
    asks: 'Where is a vulnerability reported?',
    fact: 'a security contact',
    isAnsweredBy: about(/^security contact$/),
  },
  {
    id: 'policy',
    asks: 'Where is the privacy policy?',
    fact: 'a privacy policy',
    isAnsweredBy: about(/^privacy policy$/),
  },
  {
    id: 'access',
    asks: 'How is access asked for?',
    fact: 'what is not public',
    isAnsweredBy: about(/^contact form$|^any topic of a request|^mailbox$/, /access\.json$|\/auth(?:\.md|\/)$/),
  },
  {
    id: 'request',
    asks: 'What does a request contain?',
    fact: 'what a request includes',
    isAnsweredBy: about(/^points of a request/),
  },
  {
    id: 'must-not',
    asks: 'What must a request not contain?',
    fact: 'what a request must not contain',
    isAnsweredBy: about(/^what a request must not contain/),
  },
  { id: 'response', asks: 'How soon is an answer?', fact: 'a response time', isAnsweredBy: about(/^response time/) },
  {
    id: 'credentials',
    asks: 'How are credentials issued?',
    fact: 'how credentials are issued',
    isAnsweredBy: saysCredentials,
  },
  {
    id: 'open',
    asks: 'Is anything needed to read the data?',
    fact: 'that nothing is needed',
    isAnsweredBy: about(/^authentication$/),
  },
  {
    id: 'oauth',
    asks: 'Is there an authorization server?',
    fact: 'OAuth metadata',
    isAnsweredBy: about(/^authentication$/, /\/oauth-|\/auth(?:\.md|\/)$/),
  },
  { id: 'mcp', asks: 'Is there an MCP endpoint?', fact: 'a server card', isAnsweredBy: about(/^MCP endpoint$/) },
  {
    id: 'training',
    asks: 'May models be trained on the content?',
    fact: 'preferences',
    isAnsweredBy: about(/ai-train$/),
  },
  {
    id: 'licence',
    asks: 'Under which licence is the data?',
    fact: 'a licence',
    isAnsweredBy: about(/^text of the licence$|^licence \(/),
  },
  {
    id: 'certificate',
    asks: 'What does it comply with, reviewed when?',
    fact: 'compliance with the date of a review',
    isAnsweredBy: about(/^review of/),
  },
  { id: 'offers', asks: 'What does it offer?', fact: 'solutions', words: namesOf('solutions', 'solutions') },
  {
    id: 'fits',
    asks: 'Whom does the first solution fit?',
    fact: 'for whom a solution is',
    words: firstOf('solutions', 'solutions', 'audience'),
  },
  {
    id: 'decides',
    asks: 'Where does a person decide?',
    fact: 'where a person decides',
    words: firstOf('solutions', 'workflows', 'humanOversight'),
  },
  {
    id: 'changes',
    asks: 'What has changed, and when?',
    fact: 'dates of documents',
    isAnsweredBy: about(/^date of \/(?:[a-z-]+\/)?api\//),
  },
  {
    id: 'paths',
    asks: 'Which documents does the API have?',
    fact: 'an API',
    isAnsweredBy: ({ about: what, path }) =>
      /^address of .*\/api\/v1\/[\w-]+\.json$/.test(what) && !what.endsWith(path),
  },
  {
    id: 'versioning',
    asks: 'Which version does the API have?',
    fact: 'a version',
    isAnsweredBy: about(/^version of the API$/),
  },
  {
    id: 'limits',
    asks: 'Is there a rate limit?',
    fact: 'anything of rate limits',
    isAnsweredBy: about(/^rate limits$/),
  },
];
