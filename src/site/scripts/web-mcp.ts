import type { OfferedTool } from '../webmcp/offered-tool.ts';
import { filled } from './filled.ts';
import { type Entry, search } from './word-search.ts';

/** The tools of the site, which stand before this program (src/site/webmcp/module.ts). */
declare const tools: readonly OfferedTool[];
/** What is said of what went wrong, in the language of the site. */
declare const errors: { readonly expectedWords: string; readonly failed: string };

/** What agents see of a tool, and what answers. */
interface RegisteredTool extends Pick<OfferedTool, 'name' | 'title' | 'description' | 'inputSchema'> {
  readonly annotations: { readonly readOnlyHint: true };
  execute(input?: { readonly query?: unknown }, options?: { readonly signal?: AbortSignal }): Promise<unknown>;
}
interface ModelContext {
  registerTool?(tool: RegisteredTool): Promise<void> | void;
}
type MayOffer = { readonly modelContext?: ModelContext };

/** A document of the API, as far as it is read here. */
interface ApiDocument {
  readonly url: string;
  readonly updated: string;
  readonly [member: string]: unknown;
}
interface Faq extends ApiDocument {
  readonly questions: readonly { readonly question: string; readonly category: string; readonly answer: string }[];
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

function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, member]) => `${name} ${wordsIn(member)}`)
    .join(' ');
}

/** What a document says, in parts that can answer a question: each item of its lists, and each other member; `notice` and `resources` are none. */
function factsOf({ url, updated, notice, resources, ...members }: ApiDocument) {
  return Object.entries(members).flatMap(([name, value]) => {
    const source = `${url}#/${name}`;
    const title = name.replace(/(?=[A-Z])/g, ' ');
    if (!Array.isArray(value)) return [{ title, fact: { source, value } }];
    return value.map((item, i) => ({
      title: `${title} ${item.name ?? item.title ?? ''}`,
      fact: { source: `${source}/${i}`, value: item as unknown },
    }));
  });
}

async function find({ source, further = [] }: OfferedTool, query: unknown, signal: AbortSignal | undefined) {
  if (typeof query !== 'string' || query.trim() === '') throw new TypeError(errors.expectedWords);
  const documentAt = async <T>(path: string): Promise<T> => (await get(path, signal)).json();
  const [faq, others] = await Promise.all([
    documentAt<Faq>(source),
    Promise.all(further.map((path) => documentAt<ApiDocument>(path))),
  ]);
  const entries: readonly (Entry & { readonly question?: unknown; readonly fact?: unknown })[] = [
    ...faq.questions.map((question) => ({
      title: `${question.question} ${question.category}`,
      text: question.answer,
      question,
    })),
    ...others.flatMap(factsOf).map((entry) => ({ ...entry, text: wordsIn(entry.fact.value) })),
  ];
  const found = search(entries, query)
    .slice(0, 10)
    .flatMap((i) => entries[i] ?? []);
  return {
    source: faq.url,
    updated: faq.updated,
    questions: found.flatMap(({ question }) => question ?? []),
    facts: found.flatMap(({ fact }) => fact ?? []),
  };
}

const context = (document as MayOffer).modelContext ?? (navigator as MayOffer).modelContext;
if (typeof context?.registerTool === 'function') {
  for (const tool of tools) {
    const { name, title, description, inputSchema } = tool;
    const execute: RegisteredTool['execute'] = async (input, options) =>
      tool.further ? find(tool, input?.query, options?.signal) : read(tool, options?.signal);
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
