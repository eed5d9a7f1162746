import type { Site } from '../../src/content/site.ts';
import { attribute, readHtml, textOf } from '../third-party/helpers.ts';

type Files = readonly (readonly [file: string, text: string])[];

/** Empty texts of published files, and promises of what does not come: one line each. */
export function emptyIn(files: Files): string[] {
  return files.flatMap(([file, text]) => {
    const found = /\.md$|^llms/.test(file) ? emptyInMarkdown(text) : file.endsWith('.html') ? emptyInHtml(text) : [];
    return found.map((each) => `${file}: ${each}`);
  });
}

function emptyInMarkdown(text: string): string[] {
  const blocks = text.replace(/^```[\s\S]*?^```/gm, 'code').split(/\n\s*\n/);
  const levels = blocks.map((block) => /^#{1,6}(?= )/.exec(block)?.[0].length);
  const empty = blocks.filter(
    (_, i) => levels[i] !== undefined && (i === blocks.length - 1 || (levels[i + 1] ?? 9) <= levels[i]),
  );
  const promises = blocks.filter((block, i) => /:$/.test(block) && !/^(?:[-|`\d]|code)/.test(blocks[i + 1] ?? ''));
  const gaps = text.match(/undefined|\*\*\*\*|the topics?\s*[.,]|with the topic\s*\./g) ?? [];
  return [...empty, ...promises, ...gaps];
}

function emptyInHtml(text: string): string[] {
  const { elements } = readHtml(text);
  const isGroup = (tag: string) => /^(?:h[1-6]|ul|ol|dl|tbody|select|nav|section)$/.test(tag);
  const empty = elements.filter(
    (e) => (isGroup(e.tagName) || attribute(e, 'class') === 'section-body') && textOf(e).trim() === '',
  );
  const data = elements.filter((e) => attribute(e, 'type') === 'application/ld+json').map(textOf);
  return [
    ...empty.map((e) => `<${e.tagName} class="${attribute(e, 'class') ?? ''}">`),
    ...data.flatMap((ld) => ld.match(/"[^"]*":\[\]/g) ?? []),
  ];
}

/** Statements of those alone who have it; each with the part of the content that lets it be said. */
export const statements: readonly (readonly [what: string, said: RegExp, who: readonly string[]])[] = [
  ['gated products have no endpoint', /products on request have no endpoint/i, ['gated products']],
  ['interfaces have no endpoint', /these interfaces have no endpoint/i, ['interfaces']],
  ['products have no endpoint', /these products have no endpoint/i, ['gated products']],
  ['access to what is not public', /interfaces? that (?:is|are) not public|non-public interface/i, ['interfaces']],
  ['requests for access', /request access out of band/i, ['interfaces', 'gated products']],
  ['topics', /(?:^|\n)(?:The )?topics:|topics of the|offers the topics/i, ['topics']],
  ['what a request includes', /what a request includes|a request includes:/i, ['what requests include']],
  ['solutions', /which solutions|^## Solutions|>Solutions<\/|lists what is offered/im, ['solutions']],
  ['workflows', /^## Workflows|>Workflows<\/|lists the workflows/im, ['workflows']],
  ['technology', /^## Technology|>Technology<\/|technology stack\.?$/im, ['technology']],
  ['industries', /which industries|^## Industries|>Industries<\/[ah]|lists the industries/im, ['industries']],
  ['products', /^## Products|>Products<\//m, ['public products', 'gated products']],
  ['compliance', /^## Compliance|>Compliance<\//m, ['compliance']],
  ['public record', /^## Public record|>Public record<\//m, []],
  ['questions', /^## Questions$|>Questions<\/|"FAQPage"|finds published questions/im, ['questions']],
  ['skills', /^## Skills$/m, ['skills']],
];

/** Who has what a statement is about. */
export const owners: Readonly<Record<string, (site: Site) => boolean>> = {
  'gated products': ({ company }) => company.products.some(({ access }) => access === 'gated'),
  'public products': ({ company }) => company.products.length > 0,
  compliance: ({ company }) => company.compliance.length > 0,
  interfaces: ({ access }) => access.interfaces.length > 0,
  topics: ({ access }) => access.topics.length > 0,
  'what requests include': ({ access }) => access.requestIncludes.length > 0,
  solutions: ({ solutions }) => solutions.length > 0,
  workflows: ({ workflows }) => workflows.length > 0,
  technology: ({ technologyStack }) => technologyStack.length > 0,
  industries: ({ industries }) => industries.length > 0,
  questions: ({ questions }) => questions.length > 0,
  skills: ({ skills }) => skills.length > 0,
};
