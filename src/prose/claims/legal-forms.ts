import type { ProseFinding } from '../facts/fact.ts';
import { formKey } from '../kinds/names.ts';
import { legalFormSource } from '../prepared-facts.ts';
import { compilePattern } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf } from './claim-context.ts';

/** A wrong legal form: an LLP, eine Aktiengesellschaft. */
export function findLegalFormClaims(look: ClaimUnitContext): ProseFinding[] {
  const [legal] = look.facts.names;
  const { legalForms: forms = {} } = look.words;
  if (!legal || !look.saysUs) return [];
  const match = compilePattern(
    `(?<!\\p{L})(?:are|is|as|sind|ist|als)\\s+(?:(?:an?|the|eine?[nr]?)\\s+)?(?:[\\p{Ll}-]+ ){0,2}?(?<form>${Object.values(forms).join('|') || '(?!)'})(?!\\p{L})`,
    'u',
  ).exec(look.text);
  const said = match?.groups?.form ?? '';
  const own = compilePattern(`${legalFormSource}$`, 'u').exec(legal.text)?.[0];
  const key = Object.keys(forms).find((form) => compilePattern(`^(?:${forms[form]})$`, 'u').test(said));
  if (
    !match ||
    look.isSoft ||
    look.hasAny('not', 'past') ||
    own === undefined ||
    key === undefined ||
    look.isOtherBefore(match.index)
  )
    return [];
  if (formKey(own) === key || legal.text.toUpperCase().includes(key)) return [];
  const end = match.index + match[0].length;
  return [findingOf(end - said.length, end, legal)];
}
