// A table: how a date of birth is introduced, in the languages that Gazette speaks.
import { createKindFactory, letterClass, type MatchContext } from './kind.ts';

/** Names of the field: a date follows at once. */
const fields: readonly string[] = [
  ...['date of birth', 'birth date', 'birthdate', 'birthday', 'dateofbirth', 'DOB', 'D.O.B.', 'D.O.B', 'BDAY'],
  ...['Geburtsdatum', 'Geburtstag', 'Geb.-Datum', 'Geb.datum', 'Geb.-Dat.', 'Geb-Datum', 'Gebdatum', 'GebDat'],
  ...['date de naissance', 'date naissance', 'date de naiss.', 'DDN'],
  ...['fecha de nacimiento', 'fecha nacimiento', 'fecha de nac.', 'fecha nac.', 'F. de nacimiento', 'F. nac.'],
  ...['data di nascita', 'data nascita', 'data de nascimento', 'data nascimento', 'data de nasc.', 'data nasc.'],
  ...['geboortedatum', 'geboortedag', 'data urodzenia', 'data ur.'],
  ...['تاريخ الميلاد', 'تاريخ ميلاد', 'تاريخ الولادة', 'تاريخ ولادة', '生年月日', '誕生日'],
];
/** Verbs: a place may stand before the date, and their subject may be no person. */
const verbs: readonly string[] = [
  ...['born', 'geb.', 'geboren', 'né', 'née', 'né(e)', 'nee', 'nacido', 'nacida', 'nació', 'nato', 'nata', 'nato/a'],
  ...['nascido', 'nascida', 'nasceu', 'urodzony', 'urodzona', 'urodzeni', 'urodził się', 'urodziła się', 'ur.'],
  ...['مواليد', 'ولد', 'وُلد', 'ولدت', 'وُلدت', 'المولود', 'المولودة'],
];

/** Names of months in Arabic too, which have no capitals. */
const month = `[${letterClass}]{3,12}\\.?`;
const arabicMonth = '[\\u0621-\\u064a]{3,8}';
const ordinal = '(?:st|nd|rd|th|er|\\.|º|ª)?';
const day = [
  '\\d{1,2}[./ -]{1,2}\\d{1,2}[./ -]{1,2}(?:19|20)?\\d{2}',
  '(?:19|20)\\d\\d[./年-]\\s?\\d{1,2}[./月-]\\s?\\d{1,2}日?',
  '(?:19|20)\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])',
  `\\d{1,2}${ordinal}(?: of| de| d[’'])? ${month},?(?: de)? (?:19|20)\\d\\d`,
  '\\d{1,2}-[A-Za-z]{3}-(?:19|20)?\\d\\d',
  `${month} \\d{1,2}${ordinal},? (?:19|20)\\d\\d`,
  `\\d{1,2} ${arabicMonth} (?:19|20)\\d\\d`,
  '(?:明治|大正|昭和|平成|令和|[MTSHR])\\s?(?:元|\\d{1,2})[年.]\\s?\\d{1,2}[月.]\\s?\\d{1,2}日?',
].join('|');

const joint = `["'’)]?\\s{0,2}(?:[:=(|,/は]|is|ist|lautet|est|es|è|é|jest|هو)?\\s{0,3}["'‘\`]?`;
/** Between a verb and its date: `à Lyon le`, `on Monday,`, `den`. Neither digits nor the end of a sentence. */
const place = `(?:,? (?:in|at|on|à|a|en|em|te|w|we|zu)(?: [${letterClass}(][${letterClass}().'’-]{0,20}){1,3})?`;
const preposition = '(?:,? (?:on|on the|the|am|den|le|il|el|el día|op|em|a|no dia|dnia|dn\\.|في|بتاريخ|يوم))?';

const birth = createKindFactory('private-person');
const nouns: readonly string[] = [
  ...['charity', 'compan(?:y|ies)', 'organi[sz]ation', 'association', 'foundation', 'society', 'trust', 'firm'],
  ...['institute', 'club', 'project', 'idea', 'brand', 'network', 'movement', 'business', 'programme', 'program'],
  ...['initiative', 'product', 'school', 'museum', 'festival', 'union', 'party', 'agency'],
  ...['it', 'we', 'wir', 'nous', 'Verein', 'Stiftung', 'Unternehmen', 'Firma', 'Gesellschaft', 'Verband', 'Idee'],
  ...['Marke', 'Projekt', 'Museum', 'Schule', 'Bewegung', 'Initiative', 'Genossenschaft', 'Betrieb', 'Produkt'],
  ...['association', 'entreprise', 'société', 'fondation', 'idée', 'marque', 'projet', 'coopérative', 'école'],
  ...['empresa', 'fundación', 'asociación', 'sociedad', 'marca', 'idea', 'proyecto', 'cooperativa', 'escuela'],
  ...['azienda', 'società', 'fondazione', 'associazione', 'impresa', 'marchio', 'progetto', 'ditta', 'scuola'],
  ...['fundação', 'associação', 'sociedade', 'ideia', 'projeto', 'projecto', 'escola', 'organizaç[ãa]o'],
  ...['vereniging', 'stichting', 'bedrijf', 'onderneming', 'organisatie', 'merk', 'idee', 'coöperatie'],
  ...['fundacja', 'firma', 'spółka', 'stowarzyszenie', 'przedsiębiorstwo', 'marka', 'projekt', 'pomysł', 'szkoła'],
];
const noun = `(?<![${letterClass}])(?:${nouns.join('|')})(?![${letterClass}])`;
const cjk = '(?:当社|弊社|会社|財団|協会|法人|組合|学校|ブランド|製品|当院|当会)';
const arabic = '(?:شركة|جمعية|مؤسسة|منظمة|فكرة|علامة|مشروع|مدرسة)';

/** Somebody else than the noun before them. */
const somebody = `(?<![${letterClass}])(?:he|she|who|mrs?|ms|dr|herrn?|frau|er|elle|mme|m\\.|sra?|sig|pani?)(?![${letterClass}])`;
const between = `(?:(?!${somebody})[^.\\n]){0,36}$`;
const behind =
  '(?:(?:as|als|comme|como|come|jako) )?(?:an?|the|our|die|der|das|unsere?|la|le|el|o|de|een|una?|une|ein)? ?';

const subject = new RegExp(`${noun}${between}|${cjk}[^。\\n]{0,24}$|${arabic}[^.\\n]{0,30}$`, 'i');
const acronym = /\b[Tt]he [A-Z]{2,}[A-Za-z]* (?:was|were) born on (?:the )?$/;
const complement = new RegExp(`^,? ${behind}${noun}|^に生まれた?${cjk}`, 'i');

/** Whether what stands before and behind a date says that no person was born then. */
const isOfNobody = (before: string, after: string): boolean =>
  subject.test(before) || acronym.test(before) || complement.test(after);

const isOfPerson = (_value: string, { before, after }: MatchContext) => !isOfNobody(before, after);

/** Dates of birth beside what says so; a year alone says little, and the dead of other centuries do not mind. */
export const birthDates = [
  birth('a date of birth', {
    on: { words: fields },
    pattern: new RegExp(`${joint}(?<v>${day})(?!\\d)`, 'iy'),
  }),
  birth('a date of birth', {
    on: { words: verbs },
    pattern: new RegExp(`${place}${preposition}${joint}(?<v>${day})(?!\\d)`, 'iy'),
    fits: isOfPerson,
  }),
  // The verb is last: `wurde am 12. März 1961 in Bonn geboren`.
  birth('a date of birth', {
    on: { words: ['geboren'] },
    reach: 60,
    pattern: new RegExp(
      `(?<=\\b(?:wurde|ist|bin|war|werd|is)(?: [${letterClass}.-]{2,20}){0,2} (?:am|op) )(?<v>${day})[^.:;\\d\\n]{0,40}? geboren`,
      'gi',
    ),
    fits: isOfPerson,
  }),
  // In a bracket a star is no item of a list.
  birth('a date of birth', {
    on: { literals: ['(*'] },
    pattern: new RegExp(`\\s?(?<v>${day})(?!\\d)`, 'iy'),
  }),
  birth('a date of birth', {
    on: { literals: ['年'] },
    reach: 12,
    pattern:
      /(?<v>(?:(?:19|20)\d\d|(?:明治|大正|昭和|平成|令和)(?:元|\d{1,2}))年\s?\d{1,2}月\s?\d{1,2}日)(?=\s?に?生)/g,
    fits: isOfPerson,
  }),
];
