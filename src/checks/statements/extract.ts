import { parseJson } from '../../core/type-guards.ts';
import { htmlLines, markdownLines } from '../published/lines.ts';
import {
  recordApiCatalog,
  recordArd,
  recordExamples,
  recordOauth,
  recordOpenapi,
  recordServerCard,
  recordSkillIndex,
} from './discovery.ts';
import { recordHeaders } from './headers.ts';
import { recordApiDocument } from './json.ts';
import { recordJsonLd } from './json-ld.ts';
import { recordMarkup } from './markup.ts';
import {
  recordApiReference,
  recordLlmsTxt,
  recordRobots,
  recordSecurityTxt,
  recordSitemap,
  recordWebManifest,
} from './plain-documents.ts';
import { recordProse } from './prose.ts';
import { recordRequiredSentences } from './required-sentences.ts';
import { recordSkill } from './skill.ts';
import { createStatementRecorder, type DocumentStatement, type PublishedRepresentation } from './statement.ts';
import { recordText } from './text.ts';

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
  recordProse(doc, lines, tell);
  if (doc.mediaType === 'text/html') {
    recordJsonLd(doc, tell);
    recordMarkup(doc, tell);
  }
  return answers;
}

/** The text that people read of a document; of data there is none. */
export function toTextLines({ mediaType, text, path }: Pick<PublishedRepresentation, 'mediaType' | 'text' | 'path'>) {
  if (mediaType === 'text/html') return htmlLines(text);
  return mediaType === 'text/markdown' || path.endsWith('llms.txt') || path.endsWith('llms-full.txt')
    ? markdownLines(text)
    : [];
}

function tellApiDocument(doc: PublishedRepresentation, tell: ReturnType<typeof createStatementRecorder>['tell']): void {
  const body = parseJson(doc.text);
  recordApiDocument(doc, doc.path, body, '#', tell);
  tell(`content of ${doc.path}`, 'the document', '#', JSON.stringify(body));
  tell(`address of ${doc.path}`, doc.origin + doc.path, 'path');
}
