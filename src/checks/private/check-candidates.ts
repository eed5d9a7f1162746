import { listTypedModules, type Sources } from '../../content/read/load.ts';
import type { Problem, Report } from '../../core/problem.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import { isAtProvider, toPlainAddress } from './kinds/mailboxes.ts';

const wanted: Readonly<Record<PrivateCandidate['code'], string>> = {
  'private-secret': 'expected a text without secrets',
  'private-person': 'expected no personal data',
  'private-internal': 'expected a text for readers outside',
};
const hints: Readonly<Record<PrivateCandidate['code'], string>> = {
  'private-secret': 'Remove it, and replace the secret wherever it is used: a person who has seen it may use it.',
  'private-person':
    'Remove it. What the organisation states of itself goes into content/company.ts, and may then stand anywhere.',
  'private-internal': 'Write what readers can use, or remove it.',
};
const waive = 'If it is meant to be public, state it in content/waivers.json.';

/** The problem of a candidate that may not be published. */
export function toPrivacyProblem({ code, what, says, at, field }: PrivateCandidate): Problem {
  const hint = code === 'private-secret' ? hints[code] : `${hints[code]} ${waive}`;
  return {
    code,
    at,
    ...(field !== undefined && { field }),
    message: `${wanted[code]}, got ${what}: ${says}`,
    hint,
    says,
  };
}

/** Reports the candidates that the organisation does not publish itself: `private-…`. */
export function checkCandidates(candidates: readonly PrivateCandidate[], allowed: AllowedValues, report: Report): void {
  for (const each of candidates) if (!isAllowed(each, allowed)) report(toPrivacyProblem(each));
}

/** The longest words of an internal kind that a message repeats. */
const most = 80;

/**
 * The form of an item in messages and waivers. Secrets and persons are masked, since many read logs of builds. Notes, paths
 * and hosts are only shortened, if they are long.
 */
export function maskValue({ code, value }: Pick<PrivateCandidate, 'code' | 'value'>): string {
  if (code === 'private-internal') return value.length > most ? `${value.slice(0, most)}…` : value;
  const length = [...value].length;
  const at = value.lastIndexOf('@');
  if (code === 'private-person' && at > 0) return `${value.slice(0, at < 6 ? 1 : 2)}…${value.slice(at)}`;
  const [head, tail] = length < 10 ? [1, 0] : length < 16 ? [2, 2] : [4, 2];
  return `${value.slice(0, head)}…${tail > 0 ? value.slice(-tail) : ''} (${length} characters)`;
}

/** Facts that an organisation publishes on purpose: they may stand everywhere. */
export interface AllowedValues {
  /** Lower case. */
  readonly mails: ReadonlySet<string>;
  /** Domains of the organisation, lower case, without `www.`. */
  readonly domains: ReadonlySet<string>;
  /** Numbers of the organisation and of its ways of contact: letters and digits only, upper case. */
  readonly numbers: ReadonlySet<string>;
  /** The last nine digits of every telephone number that is a fact. */
  readonly phones: ReadonlySet<string>;
  /** Its own names and those of its people, lower case. */
  readonly names: ReadonlySet<string>;
  /** Texts that are published as they stand, and look like secrets: a token that a browser reads. */
  readonly tokens: readonly string[];
}

const mail = /^(?:mailto:)?([^\s@:/]+@[^\s@/?]+\.[^\s@/?]+)$/i;
/** No sentence: capitals, and fewer of them than digits. */
const number = /^(?:tel:)?\+?[\dA-Z(][\dA-Z ().\-/]{4,40}$/;
const isNumber = (text: string) =>
  number.test(text) && (text.match(/\d/g) ?? []).length > (text.match(/[A-Z]/g) ?? []).length;
/** Extension behind a telephone number, with the word before it. */
const extension = /(?<=\d)[\s,(]*(?:;ext=|[\p{L}#][\p{L}.]*\s*:?\s*)\d{1,7}\)?$/u;
/** In a fact module a number of any kind may stand. */
const dialled = /^(?:tel:)?(?:\+|\(|0)/i;
const compact = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Minimum length of a token, as in the schema: a shorter text may stand elsewhere by chance. */
const fewestOfToken = 100;

const known = new WeakMap<object, AllowedValues>();

/**
 * Whole values of company.ts, site.ts and access.ts: mailboxes, domains, telephone numbers, names, identifiers. Other
 * modules add telephone numbers only. A mention in a sentence is no fact.
 */
export function collectAllowedValues(sources: Pick<Sources, 'modules' | 'facts'>): AllowedValues {
  const before = known.get(sources.modules);
  if (before) return before;
  const mails = new Set<string>();
  const domains = new Set<string>();
  const numbers = new Set<string>();
  const phones = new Set<string>();
  const names = new Set<string>();
  for (const { file, value } of listTypedModules(sources)) {
    const isOwn = file === 'content/company.ts' || file === 'content/site.ts' || file === 'content/access.ts';
    for (const [field, whole] of textsOf(value)) {
      const text = isNumber(whole) ? whole : whole.replace(extension, '');
      if (isOwn && /^(?:name|legalName|tradingName)$/.test(field)) names.add(text.toLowerCase());
      const found = mail.exec(text)?.[1]?.toLowerCase();
      if (found !== undefined && isOwn) {
        mails.add(found);
        domains.add(found.slice(found.lastIndexOf('@') + 1));
      }
      const host = isOwn ? /^https?:\/\/(?:www\.)?([^/:?#]+)\/?$/.exec(text)?.[1] : undefined;
      if (host !== undefined) domains.add(host.toLowerCase());
      if (!isNumber(text) || /^\d{4}-\d\d-\d\d/.test(text)) continue;
      const digits = compact(text.replace(/^tel:/i, '')).replace(/\D/g, '');
      if (digits.length >= 7 && (isOwn || dialled.test(text))) phones.add(digits.slice(-9));
      if (isOwn) numbers.add(compact(text));
    }
  }
  const { webMcpTrialToken: token } = (sources.modules.get('site')?.value ?? {}) as {
    readonly webMcpTrialToken?: unknown;
  };
  const tokens = typeof token === 'string' && token.length >= fewestOfToken ? [token] : [];
  const allowed = { mails, domains, numbers, phones, names, tokens };
  known.set(sources.modules, allowed);
  return allowed;
}

/** Whether a candidate is something that the organisation publishes of itself, however it is written. */
export function isAllowed(
  { code, value, number = '' }: Pick<PrivateCandidate, 'code' | 'value' | 'number'>,
  allowed: AllowedValues,
): boolean {
  if (code !== 'private-person') return value !== '' && allowed.tokens.some((token) => token.includes(value));
  const mail = toPlainAddress(value);
  const at = mail.indexOf('@');
  if (at > 0) return allowed.mails.has(mail) || !(isAtProvider(mail) || isOwn(mail.slice(at + 1), allowed));
  if (allowed.numbers.has(compact(value))) return true;
  return [...allowed.phones].some((phone) => number.includes(phone));
}

const isOwn = (domain: string, { domains }: AllowedValues) =>
  [...domains].some((own) => domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`));

/** Every text with the name of its field; items of a list have that of the list. */
function textsOf(value: unknown, field = ''): (readonly [field: string, text: string])[] {
  if (typeof value === 'string' || typeof value === 'number') return [[field, String(value)]];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsOf(member, key));
}
