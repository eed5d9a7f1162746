import type { ProseFinding } from '../facts/fact.ts';
import { compilePattern } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf, rowPattern } from './claim-context.ts';

/** A licence that is none of Creative Commons, as prose names it, with a version before or behind it. */
const otherLicenceSource =
  '(?:[Vv]ersion \\d(?:\\.\\d)* (?:of the|der) (?:GNU )?|\\d-[Cc]lause )?(?:MIT|PDDL|(?:Apache Licen[cs]e|Apache(?=[- ](?:v?\\d|[Vv]ersion|Li[cz]en))|[AL]?GPL|BSD|ODbL|OGL(?:-UK)?|ODC-BY|Open Government Licen[cs]e|GNU (?:Affero |Lesser )?General Public Licen[cs]e)(?:(?:[ -]?(?:v\\.? ?)?|(?: [Ll]icen[cs]e|-Lizenz)?,? (?:[Vv]ersion |v\\.? ?))\\d(?:\\.\\d)*(?:-or-later|-only|\\+|-[Cc]lause)?)?)(?= licen[cs]|-Lizenz| Lizenz|-licen[cs]|[ .,;|)]|$)';

/** Whether what is said is the licence of an SPDX identifier. What is said without a version may be any of them. */
function isSameLicence(said: string, spdx: string): boolean {
  if (said === 'CC0') return spdx.startsWith('CC0');
  if (!said.startsWith('CC-')) return isSameFamily(said, spdx) && isVersionOf(said, spdx);
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

const named = compilePattern(
  `(?<![\\p{L}\\p{N}])(?:${[
    '(?:CC|cc|Creative Commons)[ -]?(?<cc0>0|Zero)(?:[ -]?1\\.0)?',
    '(?:CC|cc|Creative Commons)[ -](?<cc>(?:BY|by)(?:[ -](?:SA|NC|ND|sa|nc|nd))*)(?:[ -]v?(?<v>\\d\\.\\d))?',
    'Creative Commons(?<long> Attribution| Namensnennung)(?<more>(?:[ ,–-]+(?:Share-?Alike|Non-?Commercial|No-?Deriv(?:ative)?s?(?: Works)?|Weitergabe unter gleichen Bedingungen|Nicht[- ]?kommerziell|Keine Bearbeitung(?:en)?))*)(?: (?<v2>\\d\\.\\d))?',
    `(?<other>${otherLicenceSource})`,
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Signs of which each name has one: most texts have none. */
const signs = /CC|cc|Creative Commons|MIT|PDDL|Apache|GPL|BSD|OGL|ODbL|ODC|Licen|GNU/;

/** Licence of the data in parts of SPDX: family, what is demanded, version. */
export function findLicenceClaims(look: ClaimUnitContext): ProseFinding[] {
  const { facts, text } = look;
  const { spdx } = facts.licence;
  if (spdx === '') return [];
  const [match, ...more] = signs.test(text) ? text.matchAll(named) : [];
  if (!match && !look.has('covered')) return [];
  if (look.isSoft || look.hasAny('otherWork', 'past') || look.isOtherCalled) return [];
  if (!match) return termsClaims(look);
  // Beside the right one, another is that of something else.
  const isSaid = [match, ...more].some((each) => isSameLicence(spdxOf(each), spdx));
  return isOfOurData(look, match) && !isSaid ? [wrongLicence(look, match)] : [];
}

function isOfOurData(look: ClaimUnitContext, { groups }: RegExpExecArray): boolean {
  const isLabel = isLicenceLabel(look);
  if (!isLabel && !(look.has('covered') && (look.isOurs || look.has('here')))) return false;
  if (look.has('not') && !look.hasAny('noCredit', 'noCommerce')) return false;
  // Programs have licences of their own: of us only what says that it is ours.
  return groups?.other === undefined || (look.has('licence') && (isLabel || look.hasAny('we', 'self')));
}

/** A label or a row that begins with the word for a licence, where nothing around has one of its own. */
const isLicenceLabel = (look: ClaimUnitContext): boolean =>
  (look.isRow || (look.unit.kind === 'label' && (look.saysUs || look.isOursAround))) &&
  (['licence', 'covered'] as const).some((row) => look.text.slice(0, look.find(row)?.index ?? -1).trim() === '') &&
  !rowPattern(look.words, 'otherWork').test(look.unit.context);

/** A licence; what is written instead is the name of ours. */
const wrongLicence = ({ facts: { licence } }: ClaimUnitContext, { index, 0: said }: RegExpExecArray): ProseFinding => ({
  ...findingOf(index, index + said.trimEnd().length, licence),
  write: { reference: licence.reference, text: licence.text },
});

/** Demands on data where no licence is named. */
function termsClaims(look: ClaimUnitContext): ProseFinding[] {
  const { spdx } = look.facts.licence;
  if (!(look.isOurs || look.isRow || look.has('here'))) return [];
  const noCommerce = /NC/.test(spdx) ? null : look.find('noCommerce');
  const reserved = /^(?:CC|ODbL|ODC|OGL|PDDL|etalab|MIT|DL-DE|[AL]?GPL)/i.test(spdx) ? look.find('reserved') : null;
  const noCredit = /^(?:CC0|CC-PD|PDDL|Unlicense)/.test(spdx) ? null : look.find('noCredit');
  const named = reserved ?? noCredit;
  if (named && !noCommerce) return [wrongLicence(look, named)];
  return noCommerce ? [findingOf(noCommerce.index, noCommerce.index + noCommerce[0].length, look.facts.licence)] : [];
}

/** Demands beside the name of a licence, in the words of English and German. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/non-?commercial|nicht[- ]?kommerziell/i, 'NC'],
  [/share-?alike|weitergabe/i, 'SA'],
  [/no-?deriv|keine bearbeitung/i, 'ND'],
];

function spdxOf(match: RegExpExecArray): string {
  const { cc0, cc, v, v2, long, more = '', other = '' } = match.groups ?? {};
  if (cc0 !== undefined) return 'CC0';
  if (cc !== undefined) return `CC-${cc.toUpperCase().replace(/ /g, '-')}${v === undefined ? '' : `-${v}`}`;
  if (long === undefined) return other;
  const demanded = parts.filter(([pattern]) => pattern.test(more)).map(([, part]) => part);
  return `CC-${['BY', ...demanded].join('-')}${v2 === undefined ? '' : `-${v2}`}`;
}
