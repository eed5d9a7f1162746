import type { Headers } from '../../core/release.ts';
import type { PublishedLine } from '../published/lines.ts';

/** Claim of one published document on one topic, and its place. */
export interface DocumentStatement {
  /** The thing, as messages name it: `legal name`, `date of /about/`. */
  readonly about: string;
  /** The answer in a form that can be compared. */
  readonly value: string;
  /** The answer as it is published. */
  readonly shown: string;
  /** The document. */
  readonly path: string;
  /** The place in it: `#/legalName`, `line 12`, `JSON-LD address`, `text`. */
  readonly where: string;
  /** Path prefix of the document's language. */
  readonly prefix: string;
  /** An editor wrote the document. */
  readonly isFree?: boolean | undefined;
  /** Words that made running text an answer. A title that holds them answers nothing. */
  readonly says?: string | undefined;
}

/** One representation of a path, as a reader gets it. */
export interface PublishedRepresentation {
  readonly path: string;
  /** Without parameters. */
  readonly mediaType: string;
  readonly text: string;
  /** Names in lower case. */
  readonly headers: Headers;
  /** `https://example.com`. */
  readonly origin: string;
  /** All origins that count as this one: that of the content, where the site is built for another. */
  readonly origins?: readonly string[];
  /** BCP 47, of what Gazette says in it. */
  readonly language: string;
  /** Path prefix of the document's language: empty, or `/en`. */
  readonly prefix: string;
  /** A page of an editor: of what it says freely, only what can mean nothing else counts. */
  readonly isFree?: boolean;
}

/** Notes an answer; what is no text, or an empty one, is none. */
export type RecordStatement = (
  about: string,
  shown: unknown,
  where: string,
  value?: string,
  isFree?: boolean,
  says?: string,
) => void;

/** Tells answers of running text; `says`: the words by which they were found, if these are not the answer itself. */
export const createTextRecorder =
  (tell: RecordStatement, says?: string): RecordStatement =>
  (about, shown, where, value, isFree, own) =>
    tell(about, shown, where, value, isFree, own ?? says ?? (typeof shown === 'string' ? shown : undefined));

/** A list, and the function that adds to it what a document says. */
export function createStatementRecorder({
  path,
  prefix,
  isFree,
}: Pick<PublishedRepresentation, 'path' | 'prefix' | 'isFree'>): {
  readonly answers: DocumentStatement[];
  readonly tell: RecordStatement;
} {
  const answers: DocumentStatement[] = [];
  return {
    answers,
    tell(about, shown, where, value, isInPassing = false, says) {
      if (typeof shown !== 'string' || shown === '') return;
      answers.push({
        about,
        shown,
        path,
        where,
        value: value ?? normaliseText(shown),
        prefix,
        isFree: isFree === true || isInPassing,
        says,
      });
    },
  };
}

/** A text without what only its form adds: escapes, space, a stop at its end. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFC')
    // Joiners shape letters and are no part of them; pages that are read as text have lost them.
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。]$/, '');

/** Topic of texts that each language words itself. */
export const toLanguageTopic = (about: string, { language }: Pick<PublishedRepresentation, 'language'>): string =>
  `${about} (${language})`;

/** Mailboxes, telephones, names with legal forms and licences in running text; what sentences claim of facts, src/prose/ judges. */
export function recordProse(lines: readonly PublishedLine[], note: RecordStatement): void {
  const tell = createTextRecorder(note);
  for (const { text, where, links } of lines) {
    // Most lines lack `@` and `+`: patterns run only on others.
    if (text.includes('@'))
      for (const [mail] of text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g))
        tell('any mailbox', mail, where, mail.toLowerCase());
    if (text.includes('+'))
      for (const [phone] of text.matchAll(/\+\d[\d ()/-]{6,20}\d/g))
        tell('any telephone', phone, where, phone.replace(/\(0\)|[^+\d]/g, ''));
    tellForms(text, where, tell);
    tellLicences([text, ...links.map(({ to }) => to)].join(' '), where, tell);
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

/** Legal forms as they stand behind names; spellings of one form are one. */
const forms = /^(.*\S)[ ,]+(Limited|Ltd\.?|LLP|PLC|plc|Inc\.?|LLC|GmbH|AG|UG|KG|OHG|SE|e\. ?V\.|S\.A\.|SARL|B\.V\.)$/;
/** One legal form under several spellings. */
const classOf = (form: string): string =>
  ({ limited: 'ltd', plc: 'plc' })[form.toLowerCase()] ?? form.toLowerCase().replace(/[. ]/g, '');

/** `tarrowfen voice|ltd`: a name and the class of its legal form; undefined where it has none. */
export function toLegalFormKey(name: string): string | undefined {
  const [, base, form] = forms.exec(name) ?? [];
  return base === undefined || form === undefined
    ? undefined
    : `${base.toLowerCase().replace(/[ ,]+/g, ' ').trim()}|${classOf(form)}`;
}
