import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { Fact } from '../../view/fact.ts';
import type { Block, Section, View } from '../../view/model.ts';
import { blockOf } from './blocks.ts';
import { inline } from './line.ts';

/** A view in a language as Markdown, links of this site as paths. */
export function toMarkdown(view: View<Fact>, language: Language): string {
  const parts = [
    `# ${e(view.title)}`,
    `> ${e(view.description)}`,
    view.lead.markdown.trim(),
    ...view.sections.flatMap((section) => sectionOf(section, language)),
    ...(view.pages.length > 0
      ? [`## ${say(language, 'frame.pages')}`, view.pages.map((page) => `- ${inline(page, language)}`).join('\n')]
      : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** An agent reads the facts first, and then what is said of them. */
function sectionOf({ title, blocks }: Section<Fact>, language: Language): string[] {
  const isSummary = (block: Block<Fact>) => block.kind === 'paragraph' && block.role === 'summary';
  const inOrder = [...blocks.filter((block) => !isSummary(block)), ...blocks.filter(isSummary)];
  return [`## ${e(title)}`, ...inOrder.flatMap((block) => blockOf(block, language))];
}
