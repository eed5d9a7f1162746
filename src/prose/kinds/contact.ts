import { editDistance } from '../edit-distance.ts';
import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import type { OwnFacts } from '../facts/own-facts.ts';

/** Words around a number or an address, as far as the language has a table. */
export interface ContactContext {
  /** A label of this kind and one of us. */
  readonly isCalledOurs: boolean;
  /** Somebody else is spoken of. */
  readonly isOther: boolean;
}

// Japanese joins its words to numbers and addresses, so that only letters of other scripts belong to them.
const phonePattern =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_.:/=#-])(?:\+|00|\(?0|\d{2,3}[ .-]?(?=\d))[\dlIO()\s./–-]{5,26}[\dlI](?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]|-\p{L})/gu;

/** Telephone numbers: near to ours, or called ours, and not ours. */
export function checkPhones(text: string, facts: OwnFacts, around: (at: number) => ContactContext): ProseFinding[] {
  if (facts.phones.length === 0 || !/[+\d]/.test(text)) return [];
  return [...text.matchAll(phonePattern)].flatMap((match): ProseFinding[] => {
    const said = match[0];
    const digits = digitsOf(said);
    if (facts.numbers.some(({ bare }) => bare === digits)) return [];
    if (digits.length < 7 || /^\d{4}-\d\d-\d\d$/.test(said.trim())) return [];
    const own = facts.phones.map((fact) => ({ fact, number: fact.text.replace(/\D/g, '') }));
    if (own.some(({ number }) => isSameNumber(digits, said, number))) return [];
    const nearest = own.find(({ number }) => isNearNumber(digits, number));
    const { isCalledOurs, isOther } = around(match.index);
    const [first] = own;
    // Without a zero or a plus it may be any number.
    const isPhone = /^\s*[(+0]/.test(said);
    const fact = nearest?.fact ?? (isPhone && isCalledOurs && !isOther ? first?.fact : undefined);
    return fact ? [wrong(match.index, said, fact)] : [];
  });
}

const digitsOf = (said: string): string =>
  said.replace(/\(0\)/g, '').replace(/[lI]/g, '1').replace(/O/g, '0').replace(/\D/g, '');

const national = (digits: string, said: string): string =>
  /^\s*\(?(?:\+|00)/.test(said) ? digits.replace(/^00/, '') : digits.replace(/^0/, '');

function isSameNumber(digits: string, said: string, own: string): boolean {
  const bare = national(digits, said);
  return bare === own || (!/^\s*\+/.test(said) && own.endsWith(bare) && own.length - bare.length <= 3);
}

/** One slip or two, or the same last six digits behind another code. */
function isNearNumber(digits: string, own: string): boolean {
  const bare = digits.replace(/^0+/, '');
  if (bare.length < 8) return false;
  const tails = [0, 1, 2, 3].map((cut) => own.slice(cut)).filter((tail) => Math.abs(tail.length - bare.length) <= 2);
  return tails.some((tail) => isSlip(tail, bare)) || (bare.length >= 9 && own.slice(-6) === bare.slice(-6));
}

/** One digit changed, added or lost, or the order of digits alone: two other digits are the number of a neighbour. */
const isSlip = (own: string, bare: string): boolean => {
  const distance = editDistance(own, bare, 2);
  return distance <= 1 || (distance === 2 && bare.length >= 9 && sorted(own) === sorted(bare));
};

const sorted = (digits: string): string => [...digits].sort().join('');

const mailPattern =
  /(?<![\p{Script=Latin}\p{N}._%+@/-])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}._%+-]{1,64}@[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}-]+(?:\.[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}-]+)+/gu;
const commonDomain = /(?:^|\.)example\.(?:com|net|org)$/;
const reserved = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/;
const boxes =
  /^(?:you|your\.?name|user(?:name)?|name|jane|john|me|someone|somebody|alice|bob|foo|bar|test|vorname\.nachname|max|erika|jane\.doe|john\.doe|mail|address|email|someuser)$/;

/** Addresses of mailboxes: near to ours, at our domain, or called ours, and not ours. */
export function checkMails(text: string, facts: OwnFacts, around: (at: number) => ContactContext): ProseFinding[] {
  if (!text.includes('@')) return [];
  const own = facts.mails.map((fact) => ({ fact, parts: fact.text.toLowerCase().split('@') }));
  const isExample = facts.mails.every((fact) => reserved.test(fact.text));
  return [...text.matchAll(mailPattern)].flatMap((match): ProseFinding[] => {
    const said = match[0].replace(/\.$/, '');
    const mail = said.toLowerCase();
    if (facts.mails.some((fact) => fact.text.toLowerCase() === mail)) return [];
    const meant = meantMail(mail.split('@'), own, isExample, around(match.index));
    return meant ? [wrong(match.index, said, meant)] : [];
  });
}

interface OwnMail {
  readonly fact: ContentFact;
  readonly parts: readonly string[];
}

/** The address of ours that another one should be: the nearest, one at its domain, or the first where it is called ours. */
function meantMail(
  [box = '', domain = '']: readonly string[],
  own: readonly OwnMail[],
  isExample: boolean,
  { isCalledOurs, isOther }: ContactContext,
): ContentFact | undefined {
  const isCommon = commonDomain.test(domain);
  const isReserved = reserved.test(domain);
  const slips = ({ parts: [ownBox = '', ownDomain = ''] }: OwnMail) =>
    editDistance(box, ownBox, 2) + editDistance(domain, ownDomain, 2);
  const [nearest] = own.map((each) => ({ ...each, slips: slips(each) })).sort((a, b) => a.slips - b.slips);
  if (!nearest || isNobodys(box, domain, isExample)) return undefined;
  const isSameDomain = nearest.parts[1] === domain;
  const most = (isCommon && !isCalledOurs) || (box.length <= 4 && !isSameDomain) ? 1 : 2;
  if (nearest.slips <= most) return nearest.fact;
  if (isCommon) return undefined;
  const ofDomain = isSameDomain ? nearest : own.find(({ parts }) => parts[1] === domain);
  const meant = findOtherEnding(box, domain, own) ?? ofDomain;
  if (meant) return meant.fact;
  return isCalledOurs && !isOther && !isReserved ? own[0]?.fact : undefined;
}

/** `you@example.com`, and any other box where our own addresses are examples. */
const isNobodys = (box: string, domain: string, isExample: boolean): boolean =>
  boxes.test(box) && (commonDomain.test(domain) || (isExample && reserved.test(domain)));

const findOtherEnding = (box: string, domain: string, own: readonly OwnMail[]): OwnMail | undefined =>
  labelOf(domain).length < 5
    ? undefined
    : own.find(({ parts: [ownBox, ownDomain = ''] }) => box === ownBox && labelOf(domain) === labelOf(ownDomain));

const urlPattern = /(?:https?:\/\/|(?<![\p{L}\p{N}@.])www\.)[\p{L}\p{N}.-]+(?::\d+)?(?:\/[^\s<>()[\]|"']*)?/giu;

/** Web addresses: ours without TLS, near to ours, or called ours, and not ours. */
export function checkWebAddresses(
  text: string,
  facts: OwnFacts,
  around: (at: number) => ContactContext,
): ProseFinding[] {
  if (!/https?:\/\/|www\./i.test(text)) return [];
  const [main = ''] = facts.hosts;
  const has: ContentFact = { text: facts.origin, at: 'content/site.ts', reference: 'site.baseUrl' };
  return [...text.matchAll(urlPattern)].flatMap((match): ProseFinding[] => {
    const said = match[0].replace(/[.,;:!?]+$/, '');
    const host = said
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split(/[/:?#]/, 1)
      .join('');
    const context = around(match.index);
    const found: ProseFinding = { start: match.index, end: match.index + said.length, has };
    if (!facts.hosts.includes(host)) return isWrongHost(host, main, said, context) ? [found] : [];
    const isPlain = /^http:/i.test(said) && facts.origin.startsWith('https:');
    if (!isPlain || (isCommonHost(host) && !context.isCalledOurs)) return [];
    return [{ ...found, write: { text: said.replace(/^http:/i, 'https:') } }];
  });
}

const isCommonHost = (host: string): boolean => /^(?:www\.)?example\.(?:com|net|org)$/.test(host);

/** Whether a host that is not ours is nearly ours, or called ours. */
function isWrongHost(host: string, main: string, said: string, { isCalledOurs, isOther }: ContactContext): boolean {
  if (isNearHost(host, main)) return true;
  // Our site is its first page; a path leads to a document, which may be anybody's.
  const isSite = /^(?:https?:\/\/)?[^/]+\/?$/i.test(said);
  if (!isSite || !isCalledOurs || isOther || host.endsWith(`.${main}`)) return false;
  return !reserved.test(host) || reserved.test(main);
}

function isNearHost(host: string, main: string): boolean {
  const [label, other] = [labelOf(main), labelOf(host)];
  if (!host.includes('.') || label.length < 5 || label === 'example' || isCommonHost(host)) return false;
  if (label !== other) return editDistance(label, other, 1) <= 1;
  return !main.endsWith(`.${host}`) && !host.endsWith(`.${main}`);
}

/** The name of a host without what stands before and after: `www.pumpen.example` is `pumpen`. */
function labelOf(host: string): string {
  const parts = host.split('.');
  return parts.length < 2 ? host : (parts[parts.length - 2] ?? '');
}

const wrong = (start: number, said: string, fact: ContentFact): ProseFinding => ({
  start,
  end: start + said.trimEnd().length,
  has: fact,
  write: { reference: fact.reference, text: fact.text },
});
