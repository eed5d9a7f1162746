import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import type { ClaimRow } from '../words/claims/table.ts';
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
  if (look.isSoft || look.has('past') || look.isOther) return [];
  if (!isAsked && !(look.has('train') && look.has('data') && models.test(look.text))) return [];
  const said = saidOfTraining(look, isAsked);
  return said && said.isAllowed !== facts.training.isAllowed
    ? at(look.find('train') ?? said.match, facts.training)
    : [];
}

function saidOfTraining(look: ClaimUnitContext, isAsked: boolean) {
  // `May be trained on, but not sold`: the part that speaks of training says so.
  const part = look.text.split(/[;:]|,\s|、/).find((each) => rowPattern(look.words, 'train').test(each)) ?? look.text;
  const says = (row: 'forbid' | 'allow') => rowPattern(look.words, row).test(part);
  const find = (row: ClaimRow, answer: ClaimRow) => look.find(row) ?? (isAsked ? look.find(answer) : null);
  const no = says('allow') && !says('forbid') ? null : find('forbid', 'no');
  const match = no ?? find('allow', 'yes');
  return match && { match, isAllowed: no === null };
}

/** Hours of a unit as prose may mean it: a week of working days, or of all. */
const hours: Readonly<Record<string, readonly number[]>> = {
  ...{ minute: [1 / 60], hour: [1], day: [24], workingDay: [24], week: [120, 168] },
};
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
  if (!response || !speaksOfAnswers(look)) return [];
  const term = namedTerm(look);
  const promised = response.amount * (own[response.unit] ?? 0);
  for (const each of [...look.quantities, ...oneUnit(look)]) {
    const { unit = '', end = each.end } = findTimeUnit(look, each) ?? {};
    const lengths = hours[unit];
    // Nobody answers in years: that is a warranty.
    if (lengths === undefined || each.value === term?.value) continue;
    const isTrue = lengths.some((length) => each.value * length === promised);
    return isTrue ? [] : [findingOf(each.start, end, response)];
  }
  const same = promised >= 24 ? look.find('sameDay') : null;
  return same ? at(same, response) : [];
}

function speaksOfAnswers(look: ClaimUnitContext): boolean {
  if (!look.isOurs || look.hasAny('notAnswer', 'usual', 'past', 'not', 'maybe', 'told') || isOfCustomers(look))
    return false;
  return look.has('answer') || rowPattern(look.words, 'answer').test(look.asked);
}

/** A key, an account or a login that nobody needs. */
export function findAccessClaims(look: ClaimUnitContext): ProseFinding[] {
  if (look.unit.kind === 'row' || !look.has('need')) return [];
  const key = look.find('key');
  if (!key || look.hasAny('not', 'past') || look.isSoft) return [];
  const isOurs = look.unit.isOwn
    ? isOfData(look)
    : (look.saysUs && isOurData(look, key.index)) || isOurApi(look, key.index);
  if (look.isOtherCalled || !isOurs) return [];
  return [findingOf(key.index, key.index + key[0].length, look.facts.access)];
}

/** Programs and people have keys and accounts too. */
const isOfData = (look: ClaimUnitContext): boolean =>
  look.hasAround('data') || /API|OAuth|Authorization/.test(look.text);

/** Whether it is of the one API of a text that speaks of us: it needs no `our` there. */
function isOurApi({ unit, text, isForeignNamed }: ClaimUnitContext, key: number): boolean {
  const api =
    /(?<!\p{L})(?:the|this|die|diese|de|deze|la|cette|esta|questa|a|nossa|l'|l’)\s?(?:API|Schnittstelle)(?!\p{L}|[-\s](?:catalog|reference|document|description|index))|^API(?=[はの])/iu.exec(
      text,
    );
  return unit.isOfUs === true && api !== null && Math.abs(api.index - key) < 60 && !isForeignNamed;
}

/** Whether `our data`, or data beside our name, stand beside a key. */
function isOurData(look: ClaimUnitContext, key: number): boolean {
  const { rows, script } = look.words;
  const gap = script === 'unspaced' ? '.{0,6}?' : '\\s+(?:\\p{L}+\\s+){0,2}?';
  const data = compilePattern(`(?:${rows.we ?? '(?!)'})${gap}(?:${rows.data ?? '(?!)'})`, 'iu').exec(look.text);
  const name = look.prepared.ownName.exec(look.text);
  const named = look.find('data');
  const isNamed = name !== null && named !== null && Math.abs(name.index - named.index) < 30;
  const at = data?.index ?? (isNamed ? named.index : undefined);
  return at !== undefined && Math.abs(at - key) < 60 && !look.isForeignNamed;
}

/** An MCP server that there is not. */
export function findMcpClaims(look: ClaimUnitContext): ProseFinding[] {
  const said = /(?<![\p{Script=Latin}\p{N}])MCP(?![\p{Script=Latin}\p{N}])|Model Context Protocol/u.exec(look.text);
  if (
    !said ||
    look.isRow ||
    look.hasAny('not', 'past') ||
    look.isSoft ||
    !look.isOurs ||
    look.prepared.isOtherNamed(look.text, look.text.length)
  )
    return [];
  return [findingOf(said.index, said.index + said[0].length, { text: 'no MCP server', at: look.facts.access.at })];
}
