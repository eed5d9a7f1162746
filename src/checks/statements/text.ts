import { withoutExtension } from '../../core/phone-extension.ts';
import { mirrorPath } from '../../core/url.ts';
import type { TextKey } from '../../language/catalogue.ts';
import { findIsoDate, findLeadingDay } from '../../language/formats/dates.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { type PublishedLine, stripMarkdownMarks } from '../published/lines.ts';
import { toItemTopic, toPointsKey } from './json.ts';
import { createLabels, recordPreferences, splitLabel } from './labels.ts';
import {
  createTextRecorder,
  type PublishedRepresentation,
  type RecordStatement,
  toLanguageTopic,
} from './statement.ts';

/** Texts of the catalogues that name a fact in a slot. */
const sentences = [
  ['auth.publisher', { name: 'legal name' }],
  ['rules.publisher', { name: 'legal name' }],
  ['api.facts', { name: 'legal name' }],
  ['rules.summary', { version: 'version of the description' }],
  ['auth.byEmail', { email: 'mailbox' }],
  ['contact.byMailPoints', { email: 'mailbox' }],
  ['contact.byMailTopic', { email: 'mailbox' }],
  ['rules.licence', { name: 'licence', preferences: 'preferences' }],
  ['api.licence', { preferences: 'preferences' }],
] as const;

/** Sentences of the catalogues without a slot, and what each says. */
const rules = [
  ['rules.noLimit', 'rate limits', 'none published'],
  ['rules.deviationCard', 'MCP endpoint', 'none'],
  ['llms.none', 'MCP endpoint', 'none'],
  ['llms.none', 'authorization server', 'none'],
  ['api.errors', 'rate limits', 'none published'],
] as const;

/** Claims of running text on the organisation: behind labels, in sentences of the catalogues, and by links. */
export function recordText(doc: PublishedRepresentation, lines: readonly PublishedLine[], note: RecordStatement): void {
  const tell = createTextRecorder(note);
  const language = languageByTag(doc.language);
  const { separator } = createLabels(language);
  let heading = '';
  let points: string[] | undefined;
  const includes = [translate(language, 'auth.includesHeading'), translate(language, 'contact.includes')];
  const mustNotContain = translate(language, 'contact.mustNotContain');
  for (const line of lines) {
    const pair = line.term === undefined ? splitLabel(line.text, separator) : ([line.term, line.text] as const);
    // In some languages the sentence about licence and preferences begins with the label of the licence.
    const isSentence = parseWithTemplate(createTextTemplate(language, 'rules.licence'), line.text) !== undefined;
    // The title of a page, such as a question's, is no label, even where it is the same word.
    const isTitle = line.term === undefined && line.links.some(({ text }) => text === pair?.[0]);
    if (pair && !isSentence && !isTitle && (!line.isBold || pair[0] === mustNotContain))
      tellLabelled(doc, pair[0], pair[1], line, createTextRecorder(note, pair[0] + separator));
    if (line.term !== undefined && line.isBold && !doc.isFree && !doc.path.endsWith('/SKILL.md'))
      tellTerm(doc, line.term, line, createTextRecorder(note, line.term));
    if (heading === mustNotContain)
      tell(toLanguageTopic('what a request must not contain', doc), line.text, line.where);
    heading = line.text;
    // The points of a request are the bold terms behind their heading, until something else comes.
    const isPoint = line.isBold && line.term !== mustNotContain;
    if (points && line.term !== undefined && isPoint) points.push(line.term);
    else {
      if (points && points.length > 0)
        tell(toLanguageTopic('points of a request', doc), points.join(', '), line.where, toPointsKey(points));
      points = includes.includes(line.text) ? [] : undefined;
    }
    if (isGuide.test(doc.path) && line.term === undefined)
      tell(toLanguageTopic('any sentence on access', doc), line.text, line.where);
    tellSentences(doc, line, note);
    tellLinks(doc, line, note);
  }
}

/** A number may be followed by its register, an address by nothing. */
function tellLabelled(
  doc: PublishedRepresentation,
  label: string,
  value: string,
  { where, links }: PublishedLine,
  tell: RecordStatement,
): void {
  if (label === translate(languageByTag(doc.language), 'frame.dataLicence'))
    tell('text of the licence', links[0]?.to, where);
  const topic = createLabels(languageByTag(doc.language)).topics.get(label);
  if (topic) {
    const { about, isInWords } = topic;
    const day = about.startsWith('date of') ? findIsoDate(languageByTag(doc.language).table, value) : undefined;
    tell(isInWords ? toLanguageTopic(about, doc) : about, value, where, day);
    return;
  }
  const number = value.replace(/\s*[（(].*$/s, '');
  // Only the API knows whether the label names a number: others are dropped there.
  if (label.length <= 80 && /^[\p{Lu}\d .\-/]{2,40}$/u.test(number) && /\d/.test(number))
    tell(`number: ${label}`, number, where, number.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** A point of a request, a topic, a way to a person: the API says whether it is one. */
function tellTerm(
  doc: PublishedRepresentation,
  term: string,
  { text, where, links }: PublishedLine,
  tell: RecordStatement,
): void {
  const [, behind] = text.split(translate(languageByTag(doc.language), 'label.reviewed'));
  const reviewed = behind?.replace(/^[^\p{L}\p{N}]+/u, '') ?? '';
  const [iso = findLeadingDay(languageByTag(doc.language).table, reviewed)] = /^\d{4}-\d\d-\d\d/.exec(reviewed) ?? [];
  tell(toLanguageTopic(`review of "${term}"`, doc), iso, where);
  tell(toItemTopic(doc, term), text, where);
  for (const { to } of links) {
    const [, mail] = /^mailto:([^?]+)/.exec(to) ?? [];
    tell(`mailbox of the route "${term}"`, mail, where);
    if (to.startsWith('tel:')) tell(`telephone of the route "${term}"`, withoutExtension(to.slice(4)), where);
  }
}

function tellSentences(
  doc: PublishedRepresentation,
  { text, where, links }: PublishedLine,
  note: RecordStatement,
): void {
  const language = languageByTag(doc.language);
  for (const [key, topics] of sentences) {
    const template = createTextTemplate(language, key);
    const found = parseWithTemplate(template, text);
    const tell = createTextRecorder(note, template.literal);
    if (!found || (key === 'auth.byEmail' && !isGuide.test(doc.path))) continue;
    for (const [slot, about] of Object.entries(topics)) {
      const value = found.get(slot);
      if (about === 'preferences') recordPreferences(value ?? '', language, where, tell);
      else if (slot !== 'email' || /^[^\s@:]+@[^\s@]+$/.test(value ?? ''))
        tell(about === 'licence' ? toLanguageTopic(about, doc) : about, value, where);
    }
    if (key === 'rules.licence') tell('text of the licence', links.at(0)?.to, where);
  }
  for (const [key, about, value] of rules)
    if (parseWithTemplate(createTextTemplate(language, key), text))
      createTextRecorder(note, createTextTemplate(language, key).literal)(about, text, where, value);
  const updated = createTextTemplate(language, 'frame.updated');
  const date = parseWithTemplate(updated, text)?.get('date');
  const day = date && (findIsoDate(language.table, date) ?? date);
  if (day !== undefined && !doc.path.endsWith('/llms-full.txt') && /^\d{4}-\d\d-\d\d$/.test(day))
    createTextRecorder(note, updated.literal)(`date of ${toPagePath(doc.path)}`, date, where, day);
}

/** An email stands behind the same word where it is that of a place. */
const isGuide = /\/auth(?:\.md|\/)$/;

/** Policies by their names, mailboxes and telephones by what they open. */
function tellLinks(doc: PublishedRepresentation, { links, where }: PublishedLine, note: RecordStatement): void {
  const language = languageByTag(doc.language);
  for (const { text, to } of links) {
    const tell = createTextRecorder(note, text);
    if (text === translate(language, 'auth.title') && doc.path.endsWith('/llms.txt'))
      tell('authentication guide', toAbsoluteLink(to, doc), where);
    if (text === translate(language, 'label.privacyPolicy')) tell('privacy policy', pageAt(to, doc), where);
    if (text === translate(language, 'label.termsOfUse')) tell('terms of use', pageAt(to, doc), where);
    if (to.startsWith('mailto:')) {
      const mail = decodeURIComponent(to.slice(7).replace(/\?.*$/s, ''));
      tell('any mailbox', mail, where, mail.toLowerCase());
      if (/^[^\s@:]+@[^\s@]+$/.test(text)) tell(`what the link "${text}" opens in ${doc.path}`, mail, where);
      if (/^[^\s@:]+@[^\s@]+$/.test(text)) tell(`what the link "${text}" opens in ${doc.path}`, text, where);
      if (/^[^\s@:]+@[^\s@]+$/.test(text)) tell('any mailbox', text, where, text.toLowerCase());
    }
    if (to.startsWith('tel:')) tell('any telephone', to.slice(4), where, withoutExtension(to).replace(/[^+\d]/g, ''));
    if (to.startsWith('tel:') && /^\+[\d ]+$/.test(text))
      tell('any telephone', text, where, text.replace(/[^+\d]/g, ''));
  }
}

/** The page that a mirror shows: `/about.md` is `/about/`. */
export const toPagePath = (path: string): string =>
  path.endsWith('/index.md')
    ? path.slice(0, -8)
    : path.replace(/^(\/.*)\.md$/, (whole, stem: string) => (mirrorPath(`${stem}/`) === path ? `${stem}/` : whole));

/** A link as an absolute URL. */
export const toAbsoluteLink = (link: string, { origin }: Pick<PublishedRepresentation, 'origin'>): string =>
  link.startsWith('/') ? origin + link : link;

/** Link to the page of a mirror. */
function pageAt(link: string, { origin }: Pick<PublishedRepresentation, 'origin'>): string {
  const path = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
  return path.startsWith('/') ? origin + toPagePath(path) : link;
}

/** A text of a catalogue as a pattern: what it says between its slots must stand there, and the slots are read. */
interface TextTemplate {
  /** Longest piece between slots: a text without it cannot match. */
  readonly literal: string;
  readonly pattern: RegExp;
  readonly slots: readonly string[];
}

const known = new WeakMap<Language, Map<TextKey, TextTemplate>>();

/** The template of a text with no plural forms, with or without slots; links of Markdown count as their texts. */
export function createTextTemplate(language: Language, key: TextKey): TextTemplate {
  const ofLanguage = known.get(language) ?? new Map<TextKey, TextTemplate>();
  known.set(language, ofLanguage);
  const template = ofLanguage.get(key) ?? made(String(language.words[key]));
  ofLanguage.set(key, template);
  return template;
}

function made(text: string): TextTemplate {
  const read = spaced(stripMarkdownMarks(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')));
  const parts = read.split(/\{(\w+)\}/);
  const literals = parts.filter((_, i) => i % 2 === 0);
  return {
    literal: literals.reduce((longest, next) => (next.trim().length > longest.length ? next.trim() : longest), ''),
    pattern: new RegExp(
      parts.map((part, i) => (i % 2 === 0 ? escaped(part) : lastOr(i, parts))).join('') +
        (parts.length > 1 && endsAfter(parts) ? '$' : ''),
      'u',
    ),
    slots: parts.filter((_, i) => i % 2 === 1),
  };
}

/** A slot with no more than a stop behind it takes all that is left, stops too. */
const lastOr = (i: number, parts: readonly string[]): string =>
  i === parts.length - 2 && endsAfter(parts) ? '(.+)' : '(.+?)';

const endsAfter = (parts: readonly string[]): boolean => !/[\p{L}\p{N}]/u.test(parts.at(-1) ?? '');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const spaced = (text: string): string => text.replace(/\s+/g, ' ');

/** Fillings of a template's slots in a text, by their names; undefined where the text does not fit. */
export function parseWithTemplate(
  { literal, pattern, slots }: TextTemplate,
  text: string,
): ReadonlyMap<string, string> | undefined {
  if (!text.includes(literal)) return undefined;
  const found = pattern.exec(text);
  return found ? new Map(slots.map((slot, i) => [slot, found[i + 1] ?? ''])) : undefined;
}
