import { languageByTag } from '../../language/language-by-tag.ts';
import type { PublishedLine } from '../published/lines.ts';
import { formatWeekSlots } from './hours.ts';
import { toLegalFormKey } from './legal-form-key.ts';
import { createTextRecorder, type PublishedRepresentation, type RecordStatement } from './statement.ts';

/** A statement that a sentence can only make of the site itself. */
interface Statement {
  readonly about: string;
  /** The first group is the value, unless `value` says it. */
  readonly pattern: RegExp;
  readonly value?: string;
  /** Sentences with these words speak of something else. */
  readonly not?: RegExp;
}

const numbers: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
  ...{
    einem: '1',
    zwei: '2',
    drei: '3',
    vier: '4',
    fünf: '5',
    sechs: '6',
    sieben: '7',
    acht: '8',
    neun: '9',
    zehn: '10',
  },
};

const otherPromise =
  /report|vulnerab|acknowledg|Schwachstelle|Meldung|melde|deliver|liefer|order|bestell|complain|beschwer/i;
const training = 'use by AI systems: ai-train';

/** Statements in English and German; other languages have only the sentences of the catalogues. */
const statements: Readonly<Record<string, readonly Statement[]>> = {
  en: [
    {
      about: 'any number',
      pattern:
        /\b(?:registered|registration|company|charity|its|our)\b[^.;]{0,60}?\bnumber(?: is| of|,)?:? +([A-Z]{0,3} ?\d{5,10})\b/i,
    },
    {
      about: 'working days until an answer',
      pattern: /\b(?:answer|repl|respon)\w*\b[^.;]*?\bwithin (\w+) (?:working|business) days?/i,
      not: otherPromise,
    },
    {
      about: training,
      value: 'no',
      pattern:
        /\bno (?:AI )?models? (?:is|are|be|may be) trained\b|\b(?:not|never) (?:be )?train(?:ed)?\b|\bnot to train\b/i,
      not: /\?|unless|if you/i,
    },
    {
      about: training,
      value: 'yes',
      pattern:
        /\bmodels? (?:may|can) be trained\b|\b(?:may|can) train (?:AI )?models?\b|\btraining (?:is|of models is) (?:welcome|allowed|permitted)/i,
      not: /\?|\bnot\b|\bno\b|if |unless/i,
    },
    {
      about: 'authentication',
      value: 'needed',
      pattern:
        /\b(?:API key|access token|credentials?|login|log-in|sign-in|registration|account)s? (?:is|are) (?:required|needed|necessary) (?:to|for) (?:read|use|call|fetch|the (?:public )?(?:API|data))/i,
      not: /\bno\b|\bnot\b|never/i,
    },
    {
      about: 'MCP endpoint',
      value: 'somewhere',
      pattern:
        /\bMCP (?:server|endpoint) (?:is|runs|listens|can be reached) (?:at|under|on)\b|\bconnect\b[^.;]*\bMCP (?:server|endpoint) at\b/i,
      not: /\bno\b|\bnot\b/i,
    },
    { about: 'version of the description', pattern: /\b[Dd]escription version (\d+\.\d+\.\d+)\b/ },
  ],
  de: [
    {
      about: 'any number',
      pattern: /\b(?:Handelsregister|Registernummer|HRB|HRA|Firmennummer)\b[^.;]{0,30}?((?:HR[AB] ?)\d{2,8})\b/,
    },
    {
      about: 'working days until an answer',
      pattern: /\b[Aa]ntwort\w*\b[^.;]*?\binnerhalb von (\w+) (?:Arbeits|Werk)tagen/,
      not: otherPromise,
    },
    { about: training, value: 'no', pattern: /\bkeine (?:KI-)?Modelle\b[^.;]*trainier/i, not: /\?/ },
    { about: training, value: 'yes', pattern: /\bModelle dürfen\b[^.;]*trainiert werden/i, not: /\?|nicht|keine/i },
    {
      about: 'authentication',
      value: 'needed',
      pattern:
        /\b(?:API-Schlüssel|Zugangsdaten|Anmeldung|Registrierung) (?:ist|sind|wird|werden) (?:nötig|notwendig|erforderlich|benötigt)/i,
      not: /\bkein|nicht|weder|noch/i,
    },
    {
      about: 'MCP endpoint',
      value: 'somewhere',
      pattern: /\bMCP-(?:Server|Endpunkt) (?:ist|läuft|erreichen Sie) (?:unter|auf)\b/i,
      not: /kein/i,
    },
  ],
};

const isLabelled = /^[^:：]{1,80}[:：]\s*[\p{Lu}\d][\p{Lu}\d .\-/]*(?:\(.*)?$/u;

/** Claims of sentences that can mean nothing else, and every address and telephone in running text. */
export function recordProse(
  doc: PublishedRepresentation,
  lines: readonly PublishedLine[],
  note: RecordStatement,
): void {
  const tell = createTextRecorder(note);
  const known = statements[languageByTag(doc.language).table.tag] ?? [];
  for (const { text, where, links } of lines) {
    // Most lines lack `@` and `+`: patterns run only on others.
    if (text.includes('@'))
      for (const [mail] of text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g))
        tell('any mailbox', mail, where, mail.toLowerCase());
    if (text.includes('+'))
      for (const [phone] of text.matchAll(/\+\d[\d ()/-]{6,20}\d/g))
        tell('any telephone', phone, where, phone.replace(/\(0\)|[^+\d]/g, ''));
    const possible = known.filter(({ pattern }) => pattern.test(text));
    for (const sentence of possible.length === 0 ? [] : text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      for (const { about, pattern, value, not } of possible) {
        const found = pattern.exec(sentence);
        // A label with its number is no sentence, and read as such.
        if (!found || not?.test(sentence) || (about === 'any number' && isLabelled.test(sentence))) continue;
        const said = value ?? found[1] ?? '';
        createTextRecorder(note, found[0])(
          about,
          value === undefined ? said : sentence,
          where,
          numbers[said.toLowerCase()] ?? said.replace(/ /g, ''),
        );
      }
    }
    tellForms(text, where, tell);
    tellLicences([text, ...links.map(({ to }) => to)].join(' '), where, tell);
    tellOpening(text, where, tell);
  }
}

/** A name of the organisation with a legal form, wherever it stands: `base form`, to be compared with its own. */
function tellForms(text: string, where: string, tell: RecordStatement): void {
  if (!/Limited|Ltd|LLP|PLC|plc|Inc|LLC|GmbH|AG|UG/.test(text)) return;
  for (const [whole] of text.matchAll(
    /(?:\p{Lu}[\p{L}&'’-]*[ ,]+){1,5}(?:Limited|Ltd\b|LLP|PLC|plc|Inc\b|LLC|GmbH|AG|UG)\b/gu,
  ))
    tell('any name with a legal form', whole, where, toLegalFormKey(whole));
}

/** A licence of the data by its name or its address; pictures may have others. */
function tellLicences(text: string, where: string, tell: RecordStatement): void {
  if (!/creative ?commons/i.test(text)) return;
  if (/pictur|photo|image|illustration|icon|font|Bild|Foto|Schrift/i.test(text)) return;
  for (const [name] of text.matchAll(/Creative Commons (?:Attribution|Zero)[\w -]*? \d\.\d(?: International)?/g))
    tell('any Creative Commons licence', name, where, name.toLowerCase());
  for (const [url] of text.matchAll(/https:\/\/creativecommons\.org\/licenses\/[\w./-]*\w\/?/g))
    tell('any address of a licence', url, where, url.replace(/\/(?:deed\.\w+)?$/, ''));
}

const dayNames = [
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
];
const opening =
  /(?:office|opening) hours|office is open|we are open|Bürozeiten|Öffnungszeiten|Büro ist .*(?:besetzt|geöffnet)/i;
const week =
  /(\p{Lu}\p{L}+(?:day|tag|woch)) (?:to|bis) (\p{Lu}\p{L}+(?:day|tag|woch)),? (?:from |von )?(\d\d:\d\d) (?:to|bis) (\d\d:\d\d)/u;

/** Hours in a sentence: `Monday to Friday, 09:00 to 18:00`. */
function tellOpening(text: string, where: string, tell: RecordStatement): void {
  const [whole, from = '', to = '', opens = '', closes = ''] = (opening.test(text) && week.exec(text)) || [];
  const names = dayNames.find((each) => each.includes(from) && each.includes(to));
  const days = dayNames[0]?.slice(names?.indexOf(from), (names?.indexOf(to) ?? 0) + 1) ?? [];
  if (names) tell('hours of the week', whole, where, formatWeekSlots(days.map((day) => ({ day, opens, closes }))));
}
