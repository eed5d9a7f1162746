import type { Document } from '../../core/document.ts';
import { isObject } from '../../core/forms.ts';
import { withoutParameters } from '../../core/media-types.ts';
import { checkApi } from './api.ts';
import { discovery } from './discovery.ts';
import type { MachineDocument } from './expected-output.ts';
import { type ExpectedOutput, sitePlace } from './expected-output.ts';
import { type Finding, type Tell, teller } from './finding.ts';
import { plain } from './plain.ts';
import { checkXml } from './sitemap.ts';

const kinds: ReadonlySet<Document['kind']> = new Set(['api', 'discovery', 'posture']);

/** Whether programs read a document: what is no page, no mirror of one, no picture and no file of public/. */
export const isForMachines = ({ kind, path }: Document): boolean => kinds.has(kind) || path === '/manifest.webmanifest';

/** Reads a document that programs read, by readers of its form, and says what is otherwise than expected. Pure. */
export function checkMachine(document: Document, bytes: Uint8Array, expected: ExpectedOutput): Finding[] {
  const findings: Finding[] = [];
  const form = formOf(document);
  const tell = teller(document.file, form, findings);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    tell('UTF-8', 'bytes that are none');
    return findings;
  }
  if (text.startsWith('\ufeff')) tell('no byte order mark', 'one');
  const of: MachineDocument = { document, text, expected, ...sitePlace(expected, document.path) };
  if (form === 'JSON') checkJson(of, tell);
  else if (form === 'XML') checkXml(of, tell);
  else for (const [path, prove] of plain) if (path.test(of.path)) prove(of, tell);
  return findings;
}

function formOf({ mediaType, path }: Document): 'JSON' | 'XML' | 'text' {
  const type = withoutParameters(mediaType);
  if (/[+/]json$/.test(type) || path === '/manifest.webmanifest') return 'JSON';
  return /[+/]xml$/.test(type) ? 'XML' : 'text';
}

function checkJson(of: MachineDocument, tell: Tell): void {
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
  for (const [path, prove] of discovery) if (path.test(of.path)) prove(of, body, tell);
  if (of.document.kind === 'api' && !of.path.endsWith('/openapi.json')) checkApi(of, body, tell);
}
