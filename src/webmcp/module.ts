import { webMcpTools } from './tools.ts';

/**
 * The JavaScript module that offers the tools to a browser's agent (WebMCP, draft of the W3C Web Machine Learning
 * CG): `document.modelContext`, or `navigator.modelContext` of earlier drafts, and only where one exists.
 */
export const webMcpModule = `const tools = ${JSON.stringify(webMcpTools, null, 2)};

async function read({ source, member }, signal) {
  const response = await fetch(source, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(source + ' answered ' + response.status);
  if (!source.endsWith('.json')) return { source: new URL(source, location.origin).href, markdown: await response.text() };
  const body = await response.json();
  return member === undefined ? body : { source: body.url, updated: body.updated, [member]: body[member] };
}

function search(answer, query) {
  if (typeof query !== 'string' || query.trim() === '') throw new TypeError('query: expected one or more words');
  const words = query.toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? [];
  const holds = (text) => words.every((word) => text.toLowerCase().includes(word));
  const questions = answer.questions.filter(({ question, answer }) => holds(question + ' ' + answer));
  return { ...answer, questions: questions.sort((a, b) => holds(b.question) - holds(a.question)) };
}

const context = document.modelContext ?? navigator.modelContext;
if (typeof context?.registerTool === 'function') {
  for (const tool of tools) {
    const { name, title, description, inputSchema } = tool;
    const execute = async (input, options) => {
      const answer = await read(tool, options?.signal);
      return name === 'search_questions' ? search(answer, input?.query) : answer;
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
