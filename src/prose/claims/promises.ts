import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import { compilePattern } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf, rowPattern } from './claim-context.ts';
import { namedTerm } from './counts.ts';
import { findTimeUnit } from './measures.ts';
import type { Quantity } from './quantities.ts';

const at = (match: RegExpExecArray, has: ContentFact, text?: string): ProseFinding[] => [
  findingOf(match.index, match.index + match[0].length, has, text),
];

/** Words for models that are trained: people are, too. */
const models =
  /(?<!\p{L})(?:AI|KI|IA|SI|LLMs?|GPT|ML)(?!\p{L})|models?(?!\p{L}* \p{Lu}?\d)|modèl|modell|modelo|モデル|AIの|人工知能|نماذج|نموذج|الذكاء|neural|neuron|machine learning/iu;

/** Whether the text answers the question before it: other sentences behind it are of other things. */
const isAnswered = ({ unit, words, text }: ClaimUnitContext): boolean =>
  unit.isOwn === true &&
  compilePattern(`^\\s*(?:${words.rows.yes ?? '(?!)'}|${words.rows.no ?? '(?!)'})`, 'iu').test(text);

/** Whether models may be trained. */
export function findTrainingClaims(look: ClaimUnitContext): ProseFinding[] {
  const { facts } = look;
  const isAsked = isAnswered(look) && rowPattern(look.words, 'train').test(look.asked) && models.test(look.asked);
  if (!(look.has('train') || isAsked) || look.isSoft || look.has('past') || look.isOther) return [];
  if (!isAsked && !(look.has('data') && look.hasAny('we', 'self', 'data') && models.test(look.text))) return [];
  // `May be trained on, but not sold`: the part that speaks of training says so.
  const part = look.text.split(/[;:]|,\s|、/).find((each) => rowPattern(look.words, 'train').test(each)) ?? look.text;
  const says = (row: 'forbid' | 'allow') => rowPattern(look.words, row).test(part);
  const isOther = says('forbid') || says('allow') ? !says('forbid') : false;
  const no = isOther ? null : (look.find('forbid') ?? (isAsked ? look.find('no') : null));
  const yes = look.find('allow') ?? (isAsked ? look.find('yes') : null);
  const said = no ?? yes;
  return said && (no === null) !== facts.training.isAllowed ? at(look.find('train') ?? said, facts.training) : [];
}

const hours: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24, workingDay: 24, week: 120 };
const own: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24, 'working-day': 24, week: 120 };

/** `within a week`: an article that is one. */
const oneUnit = ({ text }: ClaimUnitContext): Quantity[] =>
  [...text.matchAll(/(?<!\p{L})(?:an?|one|eine[rmn]?|une?|una|uno|uma?|een|één)(?= \p{L})/giu)].map((match) => ({
    value: 1,
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Whether others answer: they stand before the verb. */
const isOfCustomers = (look: ClaimUnitContext): boolean => {
  const [other, verb] = [look.find('others'), look.find('answer')];
  return look.isOther && (!look.has('we') || (other !== null && verb !== null && other.index < verb.index));
};

/** How soon we answer. */
export function findAnswerClaims(look: ClaimUnitContext): ProseFinding[] {
  const { response } = look.facts;
  const isAsked = rowPattern(look.words, 'answer').test(look.asked);
  if (!response || !(look.has('answer') || isAsked) || look.hasAny('notAnswer', 'usual', 'past', 'not')) return [];
  if (look.hasAny('maybe', 'told') || !look.isOurs || isOfCustomers(look)) return [];
  const term = namedTerm(look);
  const promised = response.amount * (own[response.unit] ?? 0);
  for (const each of [...look.quantities, ...oneUnit(look)]) {
    const { unit, end } = findTimeUnit(look, each) ?? {};
    const length = unit === undefined ? undefined : hours[unit];
    // Nobody answers in years: that is a warranty.
    if (length === undefined || each.value === term?.value) continue;
    const said = each.value * length;
    return said === promised || (unit === 'week' && each.value * 168 === promised)
      ? []
      : [findingOf(each.start, end ?? each.end, response)];
  }
  const same = promised >= 24 ? look.find('sameDay') : null;
  return same ? at(same, response) : [];
}
