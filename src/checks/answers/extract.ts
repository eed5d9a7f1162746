import { parseJson } from '../../core/forms.ts';
import { htmlLines, markdownLines } from '../published/lines.ts';
import { type Answer, type Published, teller } from './answer.ts';
import { tellArd, tellCard, tellCatalog, tellExamples, tellOauth, tellOpenapi, tellSkills } from './discovery.ts';
import { tellHeaders } from './headers.ts';
import { tellApi } from './json.ts';
import { tellJsonLd } from './json-ld.ts';
import { tellMarkup } from './markup.ts';
import { tellLlms, tellManifest, tellReference, tellRobots, tellSecurity, tellSitemap } from './plain.ts';
import { tellProse } from './prose.ts';
import { tellSaid } from './said.ts';
import { tellSkill } from './skill.ts';
import { tellText } from './text.ts';

type Reader = (doc: Published, tell: ReturnType<typeof teller>['tell']) => void;

/** Readers of documents in a form of their own, by path in a language. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^\/robots\.txt$/, tellRobots],
  [/^\/sitemap\.xml$/, tellSitemap],
  [/^\/llms\.txt$/, tellLlms],
  [/^\/docs\/api\.md$/, tellReference],
  [/^\/manifest\.webmanifest$/, tellManifest],
  [/^\/\.well-known\/security\.txt$/, tellSecurity],
  [/^\/\.well-known\/oauth-/, (doc, tell) => tellOauth(doc, parseJson(doc.text), tell)],
  [/^\/\.well-known\/api-catalog$/, (doc, tell) => tellCatalog(doc, parseJson(doc.text), tell)],
  [/^\/\.well-known\/mcp\/server-card\.json$/, (doc, tell) => tellCard(parseJson(doc.text), tell)],
  [/^\/\.well-known\/agent-skills\/index\.json$/, (doc, tell) => tellSkills(parseJson(doc.text), tell)],
  [/^\/\.well-known\/(?:ard|ai-catalog)\.json$/, (doc, tell) => tellArd(doc, parseJson(doc.text), tell)],
  [/^\/docs\/api(?:\/[^/]+)?\.md$/, tellExamples],
  [/\/SKILL\.md$/, tellSkill],
  [/^\/api\/v1\/openapi\.json$/, (doc, tell) => tellOpenapi(doc, parseJson(doc.text), tell)],
  [/^\/api\/v1\/(?!openapi\.json)[^/]+\.json$/, tellApiDocument],
];

/** All that a document says of the things that must be the same wherever they are said. Pure. */
export function answersIn(doc: Published): Answer[] {
  const { answers, tell } = teller(doc);
  tellHeaders(doc, tell);
  const path = doc.path.slice(doc.prefix.length);
  for (const [pattern, read] of readers) if (pattern.test(path)) read(doc, tell);
  const lines = linesOf(doc);
  if (lines.length === 0) return answers;
  tellText(doc, lines, tell);
  tellSaid(doc, lines, tell);
  tellProse(doc, lines, tell);
  if (doc.mediaType === 'text/html') {
    tellJsonLd(doc, tell);
    tellMarkup(doc, tell);
  }
  return answers;
}

/** The text that people read of a document; of data there is none. */
export function linesOf({ mediaType, text, path }: Pick<Published, 'mediaType' | 'text' | 'path'>) {
  if (mediaType === 'text/html') return htmlLines(text);
  return mediaType === 'text/markdown' || path.endsWith('llms.txt') || path.endsWith('llms-full.txt')
    ? markdownLines(text)
    : [];
}

function tellApiDocument(doc: Published, tell: ReturnType<typeof teller>['tell']): void {
  const body = parseJson(doc.text);
  tellApi(doc, doc.path, body, '#', tell);
  tell(`content of ${doc.path}`, 'the document', '#', JSON.stringify(body));
  tell(`address of ${doc.path}`, doc.origin + doc.path, 'path');
}
