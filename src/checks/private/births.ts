import { letter } from './letters.ts';
import type { Family } from './rule.ts';

/** "Born" and "date of birth" in the languages that Gazette speaks, as they stand before a day. */
const label = [
  'date of birth|birth ?date|\\bD\\.?O\\.?B\\.?|\\bborn(?: on)?|birthday',
  'geburtsdatum|geburtstag|geb\\.|geboren(?: am| op)?|geburtstag',
  'date de naissance|n[ée]+e?\\(?e?\\)? le',
  'fecha de nacimiento|nacid[oa](?: el)?|data de nascimento|nascid[oa](?: em| a)?',
  'data di nascita|nat[oa] il|geboortedatum',
  'data urodzenia|urodzon[yaie]+|\\bur\\.',
  'تاريخ (?:ال)?(?:ميلاد|ولادة)|مواليد|(?:وُ|و)لدت? في',
  '生年月日|誕生日',
].join('|');

const month = `[${letter}]{3,12}\\.?`;
const day = [
  '\\d{1,2}[./ -]{1,2}\\d{1,2}[./ -]{1,2}(?:19|20)?\\d{2}',
  '(?:19|20)\\d\\d[./年-]\\s?\\d{1,2}[./月-]\\s?\\d{1,2}日?',
  `\\d{1,2}(?:st|nd|rd|th|er|\\.|º|ª)?(?: of| de| d[’'])? ${month},?(?: de)? (?:19|20)\\d\\d`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d`,
].join('|');

/** Dates of birth with their label; a year alone says little, and the dead of other centuries do not mind. */
export const births: Family = {
  code: 'private-person',
  sign: /birth|\bborn|geboor|D\.?O\.?B|\bdob\b|gebor|gebur|geb\.|naissance|n[ée]+e?\(?e?\)? le|nacimiento|nacid|nasc|nat[oa] il|data di|urodz|\bur\.|ميلاد|ولاد|مواليد|لدت? في|生/i,
  rules: [
    {
      what: 'a date of birth',
      pattern: new RegExp(
        `(?<![${letter}])(?:${label})["'’)]?\\s{0,2}[:：=(|,]?\\s{0,3}["'‘]?(?<v>${day})(?!\\d)`,
        'gi',
      ),
    },
    { what: 'a date of birth', pattern: /(?<v>(?:19|20)\d\d年\s?\d{1,2}月\s?\d{1,2}日)(?=\s?生)/g },
  ],
};
