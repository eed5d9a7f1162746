// A table: how a date of birth is introduced, in the languages that Gazette speaks.
import { createKindFactory } from './kind.ts';
import { letterClass } from './letters.ts';

const labels: readonly string[] = [
  ...['date of birth', 'birth date', 'birthdate', 'birthday', 'DOB', 'D.O.B.', 'born', 'born on'],
  ...['Geburtsdatum', 'Geburtstag', 'geb.', 'geb. am', 'geboren', 'geboren am', 'geboren op', 'geboortedatum'],
  ...['date de naissance', 'né le', 'née le', 'né(e) le', 'nee le'],
  ...['fecha de nacimiento', 'nacido', 'nacido el', 'nacida', 'nacida el'],
  ...['data de nascimento', 'nascido', 'nascido em', 'nascido a', 'nascida', 'nascida em', 'nascida a'],
  ...['data di nascita', 'nato il', 'nata il'],
  ...['data urodzenia', 'urodzony', 'urodzona', 'urodzeni', 'ur.'],
  ...['تاريخ الميلاد', 'تاريخ ميلاد', 'تاريخ الولادة', 'تاريخ ولادة', 'مواليد'],
  ...['ولد في', 'وُلد في', 'ولدت في', 'وُلدت في', '生年月日', '誕生日'],
];

const month = `[${letterClass}]{3,12}\\.?`;
const day = [
  '\\d{1,2}[./ -]{1,2}\\d{1,2}[./ -]{1,2}(?:19|20)?\\d{2}',
  '(?:19|20)\\d\\d[./年-]\\s?\\d{1,2}[./月-]\\s?\\d{1,2}日?',
  `\\d{1,2}(?:st|nd|rd|th|er|\\.|º|ª)?(?: of| de| d[’'])? ${month},?(?: de)? (?:19|20)\\d\\d`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d`,
].join('|');

/** Organisations and ideas are born too. */
const notAPerson =
  /\b(?:charity|compan(?:y|ies)|organi[sz]ation|association|foundation|society|trust|firm|institute|club|project|idea|brand|network|movement|business|programme|program|initiative|product|school|museum|festival|it|we)\b[^.\n]{0,24}\bborn(?: on)?\s*$/i;

const birth = createKindFactory('private-person');

/** Dates of birth beside what says so; a year alone says little, and the dead of other centuries do not mind. */
export const birthDates = [
  birth('a date of birth', {
    on: { words: labels },
    pattern: new RegExp(`["'’)]?\\s{0,2}[:=(|,]?\\s{0,3}["'‘\`]?(?<v>${day})(?!\\d)`, 'iy'),
    fits: (_value, { before }) => !notAPerson.test(before),
  }),
  birth('a date of birth', {
    on: { literals: ['年'] },
    reach: 12,
    pattern: /(?<v>(?:19|20)\d\d年\s?\d{1,2}月\s?\d{1,2}日)(?=\s?生)/g,
  }),
];
