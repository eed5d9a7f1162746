import type { ProseFinding, UnitContext } from '../unit-context.ts';

/** A licence that is none of Creative Commons, as prose names it, with a version before or behind it. */
const otherLicenceSource =
  '(?:[Vv]ersion \\d(?:\\.\\d)* (?:of the|der) (?:GNU )?|\\d-[Cc]lause )?(?:MIT|PDDL|(?:Apache Licen[cs]e|Apache(?=[- ](?:v?\\d|[Vv]ersion|Li[cz]en))|[AL]?GPL|BSD|ODbL|OGL(?:-UK)?|ODC-BY|Open Government Licen[cs]e|GNU (?:Affero |Lesser )?General Public Licen[cs]e)(?:(?:[ -]?(?:v\\.? ?)?|(?: [Ll]icen[cs]e|-Lizenz)?,? (?:[Vv]ersion |v\\.? ?))\\d(?:\\.\\d)*(?:-or-later|-only|\\+|-[Cc]lause)?)?)(?= licen[cs]|-Lizenz| Lizenz|-licen[cs]|[ .,;|)]|$)';

/** Whether what is said is the licence of an SPDX identifier. What is said without a version may be any of them. */
function isSameLicence(said: string, spdx: string): boolean {
  if (said === 'CC0') return spdx.startsWith('CC0');
  if (!/^(?:CC-|NONE$)/.test(said)) return isSameFamily(said, spdx) && isVersionOf(said, spdx);
  const version = /-\d\.\d$/;
  const sorted = (id: string) => id.replace(version, '').toUpperCase().split('-').sort().join('-');
  return sorted(said) === sorted(spdx) && (!version.test(said) || said.slice(-3) === spdx.slice(-3));
}

/** `OGL` is of the family of `OGL-UK-3.0`; `GPL` is not of that of `LGPL-3.0`. */
const isSameFamily = (said: string, spdx: string): boolean => `${familyOf(spdx)}-`.startsWith(`${familyOf(said)}-`);

const familyOf = (name: string): string =>
  name
    .replace(/.*(?: of the| der|\d-[Cc]lause) /, '')
    .replace(/GNU (?:(A|L)\w+ )?General Public Licen[cs]e/, '$1GPL')
    .replace('GNU ', '')
    .replace(/Open Government Licen[cs]e/, 'OGL')
    .replace(/[ ,-]*(?:licen[cs]e|lizenz|version|v?\d).*/i, '')
    .toUpperCase();

/** `3` is any 3.x, `3.0` that one; where the fact has `2.0-or-later`, both hold too. */
function isVersionOf(said: string, spdx: string): boolean {
  const [saidVersion, version] = [said, spdx].map((name) => /\d+(?:\.\d+)*/.exec(name)?.[0]);
  if (saidVersion === undefined || version === undefined || `${version}.`.startsWith(`${saidVersion}.`)) return true;
  return /(?:-or-later|\+)$/.test(spdx) && Number(saidVersion) > Number(version);
}

const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    '(?<cc0>CC[ -]?0|CC[ -]Zero)(?:[ -]?1\\.0)?',
    'CC[ -](?<cc>BY(?:[ -](?:SA|NC|ND))*)(?:[ -]v?(?<v>\\d\\.\\d))?',
    'Creative Commons(?: (?<zero>Zero)| (?<long>Attribution|Namensnennung)(?<more>(?:[ ,–-]+(?:Share-?Alike|Non-?Commercial|No-?Deriv(?:ative)?s?(?: Works)?|Weitergabe unter gleichen Bedingungen|Nicht[- ]?kommerziell|Keine Bearbeitung(?:en)?))*))?(?: (?<v2>\\d\\.\\d))?',
    `(?<other>${otherLicenceSource})`,
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Licence of the content in parts of SPDX: family, what is demanded, version. */
export function checkLicence(look: UnitContext): ProseFinding[] {
  const { text, facts, table } = look;
  const { spdx } = facts.licence;
  if (spdx === '' || !/CC|[Ll]icen[cs]|[Ll]izenz|[Dd]omain|Commons|emeinfrei|eserved|orbehalten|MIT|GPL/.test(text))
    return [];
  if (look.isQuestion || look.isExample || look.has('hypothesis')) return [];
  const match = named.exec(text) ?? table.publicDomain.exec(text);
  if (!match || !(look.ours || look.has('ownThing') || look.has('content') || look.unit.kind === 'row')) return [];
  const isObject = look.has('content') || /^(?:licen[cs]e|lizenz)/i.test(text.trim()) || look.unit.kind === 'row';
  if (!isObject || look.has('notContent') || look.isOther(match.index) || look.has('negation') || look.has('history'))
    return [];
  if (
    !(
      look.ours ||
      look.has('ownThing') ||
      /(?:^|[\s|])(?:the|these|this|all|everything|die|der|alle|diese[rn]?|licen[cs]e|lizenz)(?![\p{L}])/iu.test(text)
    )
  )
    return [];
  // Programs have licences of their own: of us only what says that it is ours.
  const isSoftware =
    match.groups?.cc === undefined && match.groups?.cc0 === undefined && match.groups?.long === undefined;
  if (isSoftware && !(look.has('we') || look.has('ownThing') || look.unit.kind === 'row' || look.unit.kind === 'label'))
    return [];
  if (match.groups?.other !== undefined && !/licen[cs]|lizenz/i.test(text)) return [];
  const said = spdxOf(look, match);
  if (said === undefined || isSameLicence(said, spdx)) return [];
  return [
    {
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      has: facts.licence,
      write: { reference: facts.licence.reference, text: facts.licence.text },
    },
  ];
}

function spdxOf({ table, text }: UnitContext, match: RegExpExecArray): string | undefined {
  const { cc0, zero, cc, v, v2, long, more = '', other } = match.groups ?? {};
  if (cc0 !== undefined || zero !== undefined) return 'CC0';
  if (cc !== undefined) return `CC-${cc.replace(/ /g, '-')}${v === undefined ? '' : `-${v}`}`;
  if (long !== undefined) {
    const parts = table.licenceParts.filter(([pattern]) => pattern.test(more)).map(([, part]) => part);
    return `CC-${['BY', ...parts].join('-')}${v2 === undefined ? '' : `-${v2}`}`;
  }
  if (other !== undefined) return other;
  if (/creative commons/i.test(match[0])) return undefined;
  return /reserved|vorbehalten/i.test(match[0]) ? (/(?:no rights|keine rechte)/i.test(text) ? 'CC0' : 'NONE') : 'CC0';
}

/** Claims on training models on the content. */
export function checkTraining(look: UnitContext): ProseFinding[] {
  const { text, facts, table } = look;
  if (!look.has('training') || look.isQuestion || look.has('hypothesis')) return [];
  const isModel =
    /(?<![\p{L}])(?:models?|modellen?|AI|KI|LLMs?|machine learning|maschinelle\p{L}*|neural|neuronale\p{L}*|KI-\p{L}+|AI-\p{L}+|\p{L}*modelle?n?)(?![\p{L}])/iu.test(
      text,
    );
  const isObject =
    look.has('content') &&
    (look.ours || look.has('ownThing') || /(?:these|this|the published|diese[rn]?|die veröffentlichten)/i.test(text));
  if (
    !isModel ||
    !isObject ||
    // Trainers are most often others.
    look.isOther(0) ||
    /(?:staff|employees|callers?|calls|patients?|personal|mitarbeiter|anrufe)/i.test(text)
  )
    return [];
  const isForbidden = look.has('forbidden');
  if (!isForbidden && !look.has('allowed')) return [];
  if (isForbidden !== facts.training.isAllowed) return [];
  const match = table.training.exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length, has: facts.training }] : [];
}
