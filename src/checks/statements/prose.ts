import type { PublishedLine } from '../published/lines.ts';
import { createTextRecorder, type RecordStatement } from './statement.ts';

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
