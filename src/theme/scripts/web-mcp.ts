import type { OfferedTool } from '../model/reference.ts';
import type { SearchDocument } from '../model/search-index.ts';
import { filled } from './filled.ts';
import { openSiteIndex } from './site-index.ts';

/** Tools of the site, placed before this program (src/site/assets/webmcp.ts). */
declare const tools: readonly OfferedTool[];
/** Error messages in the language of the site. */
declare const errors: { readonly expectedWords: string; readonly failed: string };

/** A tool as registered, with its execution. */
interface RegisteredTool extends Pick<OfferedTool, 'name' | 'title' | 'description' | 'inputSchema'> {
  readonly annotations: { readonly readOnlyHint: true };
  execute(input?: { readonly query?: unknown }, options?: { readonly signal?: AbortSignal }): Promise<unknown>;
}
interface ModelContext {
  registerTool?(tool: RegisteredTool): Promise<void> | void;
}
type MayOffer = { readonly modelContext?: ModelContext };

/** Used part of an API document. */
interface ApiDocument {
  readonly url: string;
  readonly updated: string;
  readonly [member: string]: unknown;
}
async function get(path: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(path, { credentials: 'omit', ...(signal && { signal }) });
  if (!response.ok) throw new Error(filled(errors.failed, { path, status: response.status }));
  return response;
}

async function read({ source, member }: OfferedTool, signal: AbortSignal | undefined): Promise<unknown> {
  const response = await get(source, signal);
  if (!source.endsWith('.json'))
    return { source: new URL(source, location.origin).href, markdown: await response.text() };
  const body: ApiDocument = await response.json();
  return member === undefined ? body : { source: body.url, updated: body.updated, [member]: body[member] };
}

/** Value at a JSON Pointer (RFC 6901); our member names have no `~` and no `/`. */
const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], body);

/** Searches everything that the site publishes, and adds matching API data. */
async function search({ source }: OfferedTool, query: unknown, signal: AbortSignal | undefined) {
  if (typeof query !== 'string' || query.trim() === '') throw new TypeError(errors.expectedWords);
  const textAt = async (path: string) => (await get(path, signal)).text();
  const { table, find: findEntries } = await openSiteIndex(source.replace(/[^/]+$/, ''), textAt);
  const { kinds, updated, url } = table;
  const found = (await findEntries(query)).shown.slice(0, 10);
  const paths = [...new Set(found.flatMap(({ data }) => data?.split('#')[0] ?? []))];
  const bodies = new Map(
    await Promise.all(paths.map(async (path) => [path, JSON.parse(await textAt(path)) as unknown] as const)),
  );
  const isQuestion = ({ kind }: SearchDocument) => kind === 'questions';
  const facts = found.flatMap((each) => {
    if (each.data === undefined) return [];
    const [path = '', pointer = ''] = each.data.split('#');
    return [{ each, fact: { source: new URL(each.data, url).href, value: valueAt(bodies.get(path), pointer) } }];
  });
  return {
    source: url,
    updated,
    results: found.map(({ title, url: place, kind, text }) => ({
      title,
      url: new URL(place, url).href,
      kind: kinds[kind],
      text,
    })),
    questions: facts.flatMap(({ each, fact }) => (isQuestion(each) ? [fact.value] : [])),
    facts: facts.flatMap(({ each, fact }) => (isQuestion(each) ? [] : [fact])),
  };
}

const context = (document as MayOffer).modelContext ?? (navigator as MayOffer).modelContext;
if (typeof context?.registerTool === 'function') {
  for (const tool of tools) {
    const { name, title, description, inputSchema } = tool;
    const execute: RegisteredTool['execute'] = async (input, options) =>
      tool.searches ? search(tool, input?.query, options?.signal) : read(tool, options?.signal);
    // The draft returns a promise, which is rejected where a policy forbids tools; earlier ones threw.
    try {
      await context.registerTool({
        name,
        title,
        description,
        inputSchema,
        annotations: { readOnlyHint: true },
        execute,
      });
    } catch (error) {
      console.warn(`WebMCP ${name}:`, error);
    }
  }
}
