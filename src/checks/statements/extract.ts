import { findElements, getAttribute } from '../../core/html-tree.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { withoutExtension } from '../../core/phone-extension.ts';
import { parseJson } from '../../core/type-guards.ts';
import { frontMatterOf } from '../../core/url.ts';
import type { TextKey } from '../../language/catalogue.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { parseLinkField } from '../published/fields.ts';
import { type PublishedLine, parseMarkdownLines, visibleText } from '../published/lines.ts';
import { parseHtmlLines, parsePublishedPage } from '../published/page.ts';
import {
  recordApiCatalog,
  recordArd,
  recordExamples,
  recordOauth,
  recordOpenapi,
  recordServerCard,
  recordSkillIndex,
} from './discovery.ts';
import { recordApiDocument, toPointsKey } from './json.ts';
import { recordJsonLd } from './json-ld.ts';
import { recordContentSignals } from './labels.ts';
import {
  recordApiReference,
  recordLlmsTxt,
  recordRobots,
  recordSecurityTxt,
  recordSitemap,
  recordWebManifest,
} from './plain-documents.ts';
import {
  createStatementRecorder,
  createTextRecorder,
  type DocumentStatement,
  type PublishedRepresentation,
  type RecordStatement,
  recordProse,
  toLanguageTopic,
} from './statement.ts';
import { createTextTemplate, parseWithTemplate, recordText, toAbsoluteLink, toPagePath } from './text.ts';

/**
 * Claims of a SKILL.md that others make too: its purpose, and its copies of the topics and points of a
 * request and the API's address.
 */
function recordSkill(doc: PublishedRepresentation, tell: RecordStatement): void {
  const matter = frontMatterOf(doc.text);
  const field = (name: string) => new RegExp(`^${name}: *(["']?)([^>|\\\\'"].*?)\\1$(?!\\n )`, 'm').exec(matter)?.[2];
  tell(`what the skill ${field('name')} is for`, field('description'), 'description');
  tell(
    `date of the skill at ${doc.origin}${doc.path}`,
    /^ +updated: *"?(\d{4}-\d\d-\d\d)/m.exec(matter)?.[1],
    'metadata.updated',
  );
  const points: string[] = [];
  let first = '';
  for (const { text, links, where: at, term, isTask } of parseMarkdownLines(doc.text)) {
    if (/\btopics?\b|\bThem(?:a|en)\b/u.test(text))
      for (const [, named] of text.matchAll(/["“„«]([^"”“»]+)["”“»]/gu))
        tell(toLanguageTopic('any topic of a request', doc), named, at);
    if (isTask && term !== undefined) {
      points.push(term);
      first ||= at;
    }
    for (const { to } of links) if (apiPaths.test(to)) tellOrigin(to, doc, at, tell);
  }
  // Whether the list is that of a request, is known where its points are.
  if (points.length > 0)
    tell(toLanguageTopic('points of a request', doc), points.join(', '), first, toPointsKey(points));
}

/** Front matter of a mirror: whose it is, and its date. */
function recordMirrorHead(doc: PublishedRepresentation, tell: RecordStatement): void {
  const matter = frontMatterOf(doc.text);
  if (!matter.startsWith('---\ncanonical: ')) return;
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(matter)?.[1];
  tell('legal name', parseJson(field('organisation') ?? ''), 'front matter organisation');
  tell(`date of ${toPagePath(doc.path)}`, field('updated'), 'front matter updated');
}

const apiPaths = /^https?:\/\/[^/]+\/(?:api\/v1\/|\.well-known\/|auth\.md|llms\.txt)/;

/** The origin that the content names counts as this one, wherever the site is built for. */
function tellOrigin(
  url: string,
  { origin, origins = [] }: PublishedRepresentation,
  at: string,
  tell: RecordStatement,
): void {
  const named = parseUrl(url)?.origin;
  tell('origin', named, at, named !== undefined && origins.includes(named) ? origin : named);
}

type Reader = (doc: PublishedRepresentation, tell: ReturnType<typeof createStatementRecorder>['tell']) => void;

/** Readers of documents in a form of their own, by path in a language. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^\/robots\.txt$/, recordRobots],
  [/^\/sitemap\.xml$/, recordSitemap],
  [/^\/llms\.txt$/, recordLlmsTxt],
  [/^\/docs\/api\.md$/, recordApiReference],
  [/^\/manifest\.webmanifest$/, recordWebManifest],
  [/^\/\.well-known\/security\.txt$/, recordSecurityTxt],
  [/^\/\.well-known\/oauth-/, (doc, tell) => recordOauth(doc, parseJson(doc.text), tell)],
  [/^\/\.well-known\/api-catalog$/, (doc, tell) => recordApiCatalog(doc, parseJson(doc.text), tell)],
  [/^\/\.well-known\/mcp\/server-card\.json$/, (doc, tell) => recordServerCard(parseJson(doc.text), tell)],
  [/^\/\.well-known\/agent-skills\/index\.json$/, (doc, tell) => recordSkillIndex(parseJson(doc.text), tell)],
  [/^\/\.well-known\/(?:ard|ai-catalog)\.json$/, (doc, tell) => recordArd(doc, parseJson(doc.text), tell)],
  [/\.md$/, recordMirrorHead],
  [/^\/docs\/api(?:\/[^/]+)?\.md$/, recordExamples],
  [/\/SKILL\.md$/, recordSkill],
  [/^\/api\/v1\/openapi\.json$/, (doc, tell) => recordOpenapi(doc, parseJson(doc.text), tell)],
  [/^\/api\/v1\/(?!openapi\.json)[^/]+\.json$/, tellApiDocument],
];

/** All that a document says of the things that must be the same wherever they are said. Pure. */
export function findStatements(doc: PublishedRepresentation): DocumentStatement[] {
  const { answers, tell } = createStatementRecorder(doc);
  recordHeaders(doc, tell);
  const path = doc.path.slice(doc.prefix.length);
  for (const [pattern, read] of readers) if (pattern.test(path)) read(doc, tell);
  const lines = toTextLines(doc);
  if (lines.length === 0) return answers;
  recordText(doc, lines, tell);
  recordRequiredSentences(doc, lines, tell);
  recordProse(lines, tell);
  if (doc.mediaType === 'text/html') {
    recordJsonLd(doc, tell);
    recordMarkup(doc, tell);
  }
  return answers;
}

/** The text that people read of a document; of data there is none. */
export function toTextLines({ mediaType, text, path }: Pick<PublishedRepresentation, 'mediaType' | 'text' | 'path'>) {
  if (mediaType === 'text/html') return parseHtmlLines(text);
  return mediaType === 'text/markdown' || path.endsWith('llms.txt') || path.endsWith('llms-full.txt')
    ? parseMarkdownLines(text)
    : [];
}

function tellApiDocument(doc: PublishedRepresentation, tell: ReturnType<typeof createStatementRecorder>['tell']): void {
  const body = parseJson(doc.text);
  recordApiDocument(doc, doc.path, body, '#', tell);
  tell(`content of ${doc.path}`, 'the document', '#', JSON.stringify(body));
  tell(`address of ${doc.path}`, doc.origin + doc.path, 'path');
}

/** Claims of a page's markup: its address, and the ways to a person, each with its id. */
function recordMarkup({ text, path, origin }: PublishedRepresentation, tell: RecordStatement): void {
  const { elements, links } = parsePublishedPage(text);
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
  tell(`address of ${path}`, canonical, 'link canonical');
  if (canonical !== undefined) tell(`address of ${path}`, origin + path, 'path');
  for (const { attrs } of elements)
    for (const { value } of attrs)
      if (value.startsWith('mailto:')) {
        const mail = withoutQuery(value.slice(7));
        createTextRecorder(tell)('any mailbox', mail, 'text', mail.toLowerCase());
      }
  for (const item of elements) {
    const [, id] = (item.tagName === 'li' && /^route-([\w-]+)$/.exec(getAttribute(item, 'id') ?? '')) || [];
    if (id === undefined) continue;
    const targets = [...findElements(item)].map((each) => getAttribute(each, 'href') ?? '');
    const mail = targets.find((to) => to.startsWith('mailto:'));
    tell(`mailbox of the route #${id}`, mail && withoutQuery(mail.slice(7)), `#route-${id}`);
    const phone = targets.find((to) => to.startsWith('tel:'))?.slice(4);
    tell(`telephone of the route #${id}`, phone && withoutExtension(phone), `#route-${id}`);
  }
}

const withoutQuery = (address: string): string => address.replace(/\?.*$/s, '');

/** Claims of an answer's header fields: policies and guides in Link, signals, and that nobody has to log in. */
function recordHeaders(doc: PublishedRepresentation, tell: RecordStatement): void {
  const { headers } = doc;
  for (const { to, rel } of parseLinkField(headers.link)) {
    const about = /auth/.test(to) && rel === 'service-doc' ? 'authentication guide' : relations[rel];
    if (about !== undefined && (rel !== 'status' || doc.prefix === ''))
      tell(about, toAbsoluteLink(to, doc), `header Link ${rel}`);
  }
  if (headers['content-signal'] !== undefined)
    recordContentSignals(headers['content-signal'], 'header Content-Signal', tell);
  if (headers['www-authenticate'] !== undefined)
    tell('authentication', headers['www-authenticate'], 'header WWW-Authenticate');
}

const relations: Readonly<Record<string, string>> = {
  'privacy-policy': 'privacy policy',
  'terms-of-service': 'terms of use',
  'service-desc': 'OpenAPI description',
  'service-doc': 'documentation',
  'api-catalog': 'API catalog',
  license: 'text of the licence',
};

/** Sentences that these documents owe their readers; of several one must be there. */
const owed: readonly { readonly path: RegExp; readonly about: string; readonly one: readonly TextKey[] }[] = [
  { path: /^\/llms\.txt$/, about: 'authentication', one: ['llms.rules'] },
  { path: /^\/auth(?:\.md|\/)$/, about: 'authentication', one: ['auth.everything'] },
  { path: /^\/auth(?:\.md|\/)$/, about: 'authentication', one: ['auth.none'] },
  { path: /^\/(?:docs\/api\.md|auth\.md|auth\/)$/, about: 'MCP endpoint', one: ['rules.deviationCard'] },
  { path: /^\/docs\/api\.md$/, about: 'how preferences and licence stand', one: ['preference.note'] },
  { path: /^\/llms\.txt$/, about: 'how preferences and licence stand', one: ['preference.note'] },
];

/** Whether what must be said is: that nothing is needed to read, and that there is no endpoint of MCP. */
function recordRequiredSentences(
  doc: PublishedRepresentation,
  lines: readonly PublishedLine[],
  tell: RecordStatement,
): void {
  const language = languageByTag(doc.language);
  const path = doc.path.slice(doc.prefix.length);
  for (const { path: pattern, about, one } of owed) {
    if (!pattern.test(path)) continue;
    const line = lines.find((each) =>
      one.some((key) => parseWithTemplate(createTextTemplate(language, key), visibleText([each]))),
    );
    if (line) tell(about, line.text, line.where, 'none');
    else tell(about, `not "${String(language.words[one[0] ?? 'auth.none']).slice(0, 60)}…"`, 'text', 'not said');
  }
}
