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
