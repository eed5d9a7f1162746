import type { ProseFinding } from '../facts/fact.ts';
import { compilePattern } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf } from './claim-context.ts';

/** A key, an account or a login that nobody needs. */
export function findAccessClaims(look: ClaimUnitContext): ProseFinding[] {
  const key = look.find('key');
  if (!key || !look.has('need') || look.unit.kind === 'row' || look.hasAny('not', 'past') || look.isSoft) return [];
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
