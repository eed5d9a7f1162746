import { isNearName } from '../../core/did-you-mean.ts';
import { type Answer, squashed } from './answer.ts';
import { type Groups, isApi } from './disagreements.ts';

/**
 * What names something of a kind of which the API lists all: mailboxes, telephones, numbers, topics, names. Of what an
 * editor writes only what is almost one of them counts: a press office may have a mailbox that is no fact.
 */
export function strangers(about: string, group: readonly Answer[], groups: Groups): { one: Answer; other: Answer }[] {
  const facts = factsOf(about, group, groups);
  const known = new Set(facts.map(({ value }) => value));
  return group.flatMap((other) => {
    if (known.has(other.value) || isApi(other.path)) return [];
    const one = facts.find((fact) => contradicts(about, fact, other));
    // A number may be any of those that there are.
    if (about === 'any number' && !facts.every((fact) => contradicts(about, fact, other))) return [];
    return one ? [{ one, other }] : [];
  });
}

function factsOf(about: string, group: readonly Answer[], groups: Groups): readonly Answer[] {
  const own = group.filter(({ path }) => isApi(path));
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
  return numbers.filter(({ path }) => isApi(path));
}

/** Whether a value can only be meant to be a fact, or to be one of them. */
function contradicts(about: string, { value: fact }: Answer, { value, isFree }: Answer): boolean {
  if (about === 'any mailbox') {
    const [name = '', domain = ''] = value.split('@');
    const [factName, factDomain = ''] = fact.split('@');
    if (domain === factDomain) return !isFree || isNearName(value, fact);
    return name === factName && domain.replace(/\.[a-z]+$/, '') === factDomain.replace(/\.[a-z]+$/, '');
  }
  if (about === 'any telephone') return !isFree || isNearName(value, fact);
  if (about === 'any number')
    return !squashed(value).endsWith(squashed(fact)) && !squashed(fact).endsWith(squashed(value));
  if (about === 'any name with a legal form') {
    const [[base = '', form], [factBase = '', factForm]] = [value.split('|'), fact.split('|')];
    return form !== factForm && (base === factBase || base.endsWith(` ${factBase}`));
  }
  return true;
}
