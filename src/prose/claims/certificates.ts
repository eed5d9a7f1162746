import { escapeRegExp } from '../../core/escape.ts';
import { type ComplianceStandard, findStandards } from '../facts/certificates.ts';
import type { ProseFinding } from '../facts/fact.ts';
import { compilePattern } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf, rowPattern } from './claim-context.ts';

interface Mention {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Standards by number, and what the facts name otherwise: VCA, B Corp. */
function mentionsIn({ text, facts }: ClaimUnitContext): Mention[] {
  const named = facts.certificates.flatMap(({ name, keys }) =>
    keys.length > 0
      ? []
      : [...text.matchAll(compilePattern(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'giu'))].map(
          (match) => ({
            key: name,
            start: match.index,
            end: match.index + match[0].length,
          }),
        ),
  );
  return [...findStandards(text), ...named].sort((a, b) => a.start - b.start);
}

/** Another company has certificates of its own; the name of a standard is that of none. */
const isOthersCertificate = (look: ClaimUnitContext, mentions: readonly Mention[]): boolean =>
  look.isOtherCalled ||
  (look.isForeignNamed && !mentions.some(({ start, end }) => / \p{Lu}\p{Ll}/u.test(look.text.slice(start, end))));

/** Whether it says of which others we speak: `ISO 14001 certified suppliers`, `an ISO 27001 certified data centre`. */
function isOfOthers({ text, words }: ClaimUnitContext, { start, end }: Mention): boolean {
  const { attribute, ownNoun } = words.rows;
  const isOne = /(?<!(?<!\p{L})(?:are|is|as|being|sind|ist|als) )(?<!\p{L})(?:an?|eine[nmr]?) $/iu.test(
    text.slice(0, start),
  );
  const noun = isOne
    ? '\\p{L}{3,}'
    : words.hasCapitals
      ? '\\p{Lu}\\p{L}+'
      : '(?!as |is |was |its |across |always )\\p{L}+s';
  const behind = `^[ -]?(?:${attribute ?? '(?!)'})(?: \\p{Ll}+)?? (?!(?:${ownNoun})(?!\\p{L}))(?:${noun})(?!\\p{L})`;
  return compilePattern(behind, 'u').test(text.slice(end));
}

/** Certificates that are said to be held, and are not. */
export function findCertificateClaims(look: ClaimUnitContext): ProseFinding[] {
  const { text, facts } = look;
  const mentions = mentionsIn(look);
  if (mentions.length === 0 || /[?？؟]\s*$/.test(text) || look.hasAny('maybe', 'told', 'past')) return [];
  if (!(look.isOurs || look.isRow) || isOthersCertificate(look, mentions)) return [];
  return mentions.flatMap((mention, i): ProseFinding[] => {
    const { key, start, end } = mention;
    const around = text.slice(mentions[i - 1]?.end ?? 0, mentions[i + 1]?.start ?? text.length);
    const own = facts.certificates.find(({ keys, name }) => keys.includes(key) || name === key);
    const isWrong = !isOfOthers(look, mention) && isFalse(look, key, own, around);
    return isWrong ? [findingOf(start, end, own ?? facts.compliance)] : [];
  });
}

/** Whether what is said around a certificate is not so: that we hold it, or do not hold it yet. */
function isFalse(look: ClaimUnitContext, key: string, own: ComplianceStandard | undefined, around: string): boolean {
  const says = (row: 'held' | 'not' | 'progress' | 'plan') => rowPattern(look.words, row).test(around);
  const isHeld = own ? /^(?:certified|licensed|registered)$/.test(own.status) : !look.has('we');
  if (isHeld) return own !== undefined && says('progress') && look.hasAny('we', 'self');
  if (own?.status === 'compliant' || /^(?:gdpr|wcag|hipaa|ce)$/.test(key)) return false;
  return says('held') && !says('not') && !says('progress') && !says('plan');
}
