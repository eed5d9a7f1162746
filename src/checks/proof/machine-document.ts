import type { Document } from '../../core/document.ts';
import { stripParameters } from '../../core/media-types.ts';
import { isObject } from '../../core/type-guards.ts';
import { checkApiBody } from './api.ts';
import { discoveryChecks } from './discovery.ts';
import type { MachineDocument } from './expected-output.ts';
import { type ExpectedOutput, resolveSitePath } from './expected-output.ts';
import { createFindingReporter, type ReadBackFinding, type ReportFinding } from './finding.ts';
import { plainTextChecks } from './plain-text.ts';
import { checkXml } from './sitemap.ts';

const kinds: ReadonlySet<Document['kind']> = new Set(['api', 'discovery', 'posture']);

/** Whether programs read a document: what is no page, no mirror of one, no picture and no file of public/. */
export const isMachineDocument = ({ kind, path }: Document): boolean =>
  kinds.has(kind) || path === '/manifest.webmanifest';

/** Reads a document that programs read, by readers of its form, and says what is otherwise than expected. Pure. */
export function checkMachineDocument(
  document: Document,
  bytes: Uint8Array,
  expected: ExpectedOutput,
): ReadBackFinding[] {
  const findings: ReadBackFinding[] = [];
  const form = formOf(document);
  const tell = createFindingReporter(document.file, form, findings);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    tell('UTF-8', 'bytes that are none');
    return findings;
  }
  if (text.startsWith('\ufeff')) tell('no byte order mark', 'one');
  const of: MachineDocument = { document, text, expected, ...resolveSitePath(expected, document.path) };
  if (form === 'JSON') checkJson(of, tell);
  else if (form === 'XML') checkXml(of, tell);
  else for (const [path, prove] of plainTextChecks) if (path.test(of.path)) prove(of, tell);
  return findings;
}

function formOf({ mediaType, path }: Document): 'JSON' | 'XML' | 'text' {
  const type = stripParameters(mediaType);
  if (/[+/]json$/.test(type) || path === '/manifest.webmanifest') return 'JSON';
  return /[+/]xml$/.test(type) ? 'XML' : 'text';
}

function checkJson(of: MachineDocument, tell: ReportFinding): void {
  let body: unknown;
  try {
    body = JSON.parse(of.text);
  } catch (error) {
    tell('JSON', String(error));
    return;
  }
  if (!isObject(body)) {
    // The index of the search is a list for its own program, that of apps one by its standard (Digital Asset Links).
    if (!/\/(?:search\/index|\.well-known\/assetlinks)\.json$/.test(of.path)) tell('a JSON object', 'something else');
    return;
  }
  for (const [path, prove] of discoveryChecks) if (path.test(of.path)) prove(of, body, tell);
  if (of.document.kind === 'api' && !of.path.endsWith('/openapi.json')) checkApiBody(of, body, tell);
}
