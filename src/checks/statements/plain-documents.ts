import { parseJson } from '../../core/type-guards.ts';
import { findIsoDate } from '../../language/formats/dates.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { parseFields, parseSitemap } from '../published/fields.ts';
import { parseMarkdownLines } from '../published/lines.ts';
import { findTextMember } from '../published/members.ts';
import { createLabels, recordContentSignals, splitLabel } from './labels.ts';
import type { PublishedRepresentation, RecordStatement } from './statement.ts';

/** robots.txt: what each group of crawlers is asked, and where the sitemap is. */
export function recordRobots({ text }: PublishedRepresentation, tell: RecordStatement): void {
  for (const { name, value, line, text: whole } of parseFields(text)) {
    const where = `line ${line}`;
    if (name === 'content-signal') recordContentSignals(value, where, tell);
    if (name === 'allow' || name === 'disallow') tell('what crawlers may fetch', whole, where, whole.toLowerCase());
    if (name === 'sitemap') tell('address of the sitemap', value, where);
  }
}

/** security.txt (RFC 9116): who hears of vulnerabilities, under which policy, and where the file itself is. */
export function recordSecurityTxt({ text, origin, path }: PublishedRepresentation, tell: RecordStatement): void {
  const fields = parseFields(text).map((field) => ({ ...field, where: `line ${field.line}` }));
  const policy = fields.find(({ name }) => name === 'policy')?.value;
  for (const { name, value, where } of fields) {
    if (name === 'policy') tell('security policy', value, where);
    if (name === 'expires') tell('end of the security contact', value, where);
    if (name === 'canonical') tell(`address of ${path}`, value, where);
  }
  const [best, ...further] = fields.filter(({ name }) => name === 'contact');
  tell('security contact', best?.value, best?.where ?? '');
  for (const [i, { value, where }] of further.entries()) tell(`security contact ${i + 2}`, value, where);
  const first = fields.find(({ name, value }) => name === 'contact' && value.startsWith('mailto:'));
  if (policy !== undefined) tell(`mailbox behind ${policy}`, first?.value.slice(7), first?.where ?? '');
  tell(`address of ${path}`, origin + path, 'path');
}

/** The sitemap: every page with its date. */
export function recordSitemap({ text, origin }: PublishedRepresentation, tell: RecordStatement): void {
  for (const { loc, lastmod } of parseSitemap(text)) {
    if (loc.startsWith(`${origin}/`)) tell(`date of ${loc.slice(origin.length)}`, lastmod, `lastmod of ${loc}`);
    tell('origin', loc, `loc ${loc}`, loc.slice(0, origin.length));
  }
}

/** llms.txt: whose site it is stands above the lists, and each skill with its purpose. */
export function recordLlmsTxt(doc: PublishedRepresentation, tell: RecordStatement): void {
  const { separator, next } = createLabels(languageByTag(doc.language));
  const lines = parseMarkdownLines(doc.text);
  tell('name of the site', lines[0]?.text, lines[0]?.where ?? '');
  const parts = (lines[2]?.text ?? '').split(next);
  // A name may hold the sign that numbers follow.
  const numbers = parts.length - 1 - parts.findLastIndex((part, i) => i === 0 || !splitLabel(part.trim(), separator));
  const others = numbers === 0 ? [] : parts.splice(-numbers);
  tell('legal name', parts.join(next).trim(), lines[2]?.where ?? '');
  for (const other of others) {
    const [label, value] = splitLabel(other.trim(), separator) ?? [];
    tell(`number: ${label}`, value, lines[2]?.where ?? '', value?.replace(/[^\p{L}\p{N}]/gu, ''));
  }
  for (const { text, links, where } of lines) {
    const [link] = links;
    if (!link?.to.endsWith('/SKILL.md')) continue;
    tell(
      `what the skill ${link.text} is for`,
      splitLabel(text, separator)?.[1] ?? text.slice(link.text.length + 2),
      where,
    );
  }
}

/** The web manifest: its name. */
export const recordWebManifest = ({ text }: PublishedRepresentation, tell: RecordStatement): void =>
  tell('name of the site', findTextMember(parseJson(text), 'name'), '#/name');

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** The table of the API reference: each document with its date. */
export function recordApiReference({ text, origin, language }: PublishedRepresentation, tell: RecordStatement): void {
  for (const [, url = '', words = ''] of text.matchAll(/^\| \[[^\]]*\]\(([^)]*)\) \|.*?\| ([^|]*\d{4}[^|]*) \|/gm))
    tell(
      `date of ${url.slice(origin.length)}`,
      isoDay.test(words) ? words : findIsoDate(languageByTag(language).table, words),
      `row of ${url}`,
    );
}
