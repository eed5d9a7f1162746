/** A licence that is none of Creative Commons, as prose names it, with a version before or behind it. */
export const otherLicenceSource =
  '(?:[Vv]ersion \\d(?:\\.\\d)* (?:of the|der) (?:GNU )?|\\d-[Cc]lause )?(?:MIT|PDDL|(?:Apache Licen[cs]e|Apache(?=[- ](?:v?\\d|[Vv]ersion|Li[cz]en))|[AL]?GPL|BSD|ODbL|OGL(?:-UK)?|ODC-BY|Open Government Licen[cs]e|GNU (?:Affero |Lesser )?General Public Licen[cs]e)(?:(?:[ -]?(?:v\\.? ?)?|(?: [Ll]icen[cs]e|-Lizenz)?,? (?:[Vv]ersion |v\\.? ?))\\d(?:\\.\\d)*(?:-or-later|-only|\\+|-[Cc]lause)?)?)(?= licen[cs]|-Lizenz| Lizenz|-licen[cs]|[ .,;|)]|$)';

/** Whether what is said is the licence of an SPDX identifier. What is said without a version may be any of them. */
export function isSameLicence(said: string, spdx: string): boolean {
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
