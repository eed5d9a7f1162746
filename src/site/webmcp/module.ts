import type { Site } from '../../content/site.ts';
import { wordSearchScript } from '../scripts/word-search.ts';
import { toolsOf } from './tools.ts';

/**
 * The JavaScript module that offers the tools to a browser's agent (WebMCP, draft of the W3C Web Machine Learning
 * CG): `document.modelContext`, or `navigator.modelContext` of earlier drafts, and only where one exists.
 */
export function webMcpModule(site: Site): string {
  const tools = toolsOf(site).map(({ has: _, ...tool }) => ({ ...tool, description: tool.description(site) }));
  return `const tools = ${JSON.stringify(tools, null, 2)};
${wordSearchScript}${program}`;
}

const program = `
async function read({ source, member }, signal) {
  const response = await fetch(source, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(source + ' answered ' + response.status);
  if (!source.endsWith('.json')) return { source: new URL(source, location.origin).href, markdown: await response.text() };
  const body = await response.json();
  return member === undefined ? body : { source: body.url, updated: body.updated, [member]: body[member] };
}

const wordsIn = (value) =>
  typeof value === 'object' ? Object.entries(value).map(([name, member]) => name + ' ' + wordsIn(member)).join(' ') : String(value);

// What a document says, in parts that can answer a question: each item of its lists, and each other member.
function factsOf({ url, updated, notice, resources, ...members }) {
  return Object.entries(members).flatMap(([name, value]) => {
    const source = url + '#/' + name;
    const title = name.replace(/(?=[A-Z])/g, ' ');
    if (!Array.isArray(value)) return [{ title, fact: { source, value } }];
    return value.map((item, i) => ({ title: title + ' ' + (item.name ?? item.title ?? ''), fact: { source: source + '/' + i, value: item } }));
  });
}

async function find({ source, further }, query, signal) {
  if (typeof query !== 'string' || query.trim() === '') throw new TypeError('query: expected one or more words');
  const [faq, ...others] = await Promise.all([source, ...further].map((path) => read({ source: path }, signal)));
  const entries = [
    ...faq.questions.map((question) => ({ title: question.question + ' ' + question.category, text: question.answer, question })),
    ...others.flatMap(factsOf).map((entry) => ({ ...entry, text: wordsIn(entry.fact.value) })),
  ];
  const found = search(entries, query).slice(0, 10).map((i) => entries[i]);
  return {
    source: faq.url,
    updated: faq.updated,
    questions: found.flatMap(({ question }) => question ?? []),
    facts: found.flatMap(({ fact }) => fact ?? []),
  };
}

const context = document.modelContext ?? navigator.modelContext;
if (typeof context?.registerTool === 'function') {
  for (const tool of tools) {
    const { name, title, description, inputSchema } = tool;
    const execute = async (input, options) => {
      return tool.further ? find(tool, input?.query, options?.signal) : read(tool, options?.signal);
    };
    // The draft returns a promise, which is rejected where a policy forbids tools; earlier ones threw.
    try {
      await context.registerTool({ name, title, description, inputSchema, annotations: { readOnlyHint: true }, execute });
    } catch (error) {
      console.warn('WebMCP: ' + name + ' is not offered:', error);
    }
  }
}
`;
