import { isNearName } from '../../core/did-you-mean.ts';
import { toLetters } from '../published/letters.ts';
import { isApiStatement, type StatementsByTopic } from './disagreement.ts';
import type { DocumentStatement } from './statement.ts';

/**
 * Answers that contradict a complete list of the API: mailboxes, telephones, numbers, topics, names. A telephone that
 * an editor writes counts where it is almost one of them: it may be that of somebody else.
 */
export function findUnlistedStatements(
  about: string,
  group: readonly DocumentStatement[],
  groups: StatementsByTopic,
): { one: DocumentStatement; other: DocumentStatement }[] {
  const facts = factsOf(about, group, groups);
  const known = new Set(facts.map(({ value }) => value));
  return group.flatMap((other) => {
    if (known.has(other.value) || isApiStatement(other)) return [];
    const one = facts.find((fact) => contradicts(about, fact, other));
    // A number may be any of those that there are.
    if (about === 'any number' && !facts.every((fact) => contradicts(about, fact, other))) return [];
    return one ? [{ one, other }] : [];
  });
}

function factsOf(
  about: string,
  group: readonly DocumentStatement[],
  groups: StatementsByTopic,
): readonly DocumentStatement[] {
  const own = group.filter(isApiStatement);
  if (about === 'any mailbox')
    return [
      ...own,
      ...(groups.get('mailbox') ?? []),
      ...(groups.get('security contact') ?? [])
        .filter(({ value }) => value.startsWith('mailto:'))
        .map((each) => ({ ...each, value: each.value.slice(7).toLowerCase() })),
    ];
  if (about !== 'any number') return own;
  const numbers = [...groups].flatMap(([name, each]) =>
    name.startsWith('number: ') || name === 'company number' ? each : [],
  );
  return numbers.filter(isApiStatement);
}

const placeholders = /^(?:you|your[\w.-]*|user|name|someone|somebody|jane[\w.]*|john[\w.]*|max[\w.]*)$/;

/** Whether a value can only be meant to be a fact, or to be one of them. */
function contradicts(about: string, { value: fact }: DocumentStatement, { value, isFree }: DocumentStatement): boolean {
  if (about.startsWith('any sentence on access')) return isReworded(value, fact);
  if (about === 'any mailbox') {
    const [name = '', domain = ''] = value.split('@');
    const [factName, factDomain = ''] = fact.split('@');
    if (domain === factDomain) return !placeholders.test(name);
    return name === factName && domain.replace(/\.[a-z]+$/, '') === factDomain.replace(/\.[a-z]+$/, '');
  }
  if (about === 'any telephone') return !isFree || isNearName(value, fact);
  if (about === 'any number')
    return !toLetters(value).endsWith(toLetters(fact)) && !toLetters(fact).endsWith(toLetters(value));
  if (about === 'any name with a legal form') {
    const [[base = '', form], [factBase = '', factForm]] = [value.split('|'), fact.split('|')];
    // Words before the name may begin with capitals too.
    const last = base.split(' ').slice(-factBase.split(' ').length).join(' ');
    return last === factBase ? form !== factForm : isNearName(last, factBase);
  }
  return true;
}

/** Whether most words of two texts are the same, but not all. */
function isReworded(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (!a || !b || Math.min(a.size, b.size) < 6) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= 0.7 * Math.max(a.size, b.size);
}
