import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import type { View, ViewBlock, ViewSection } from '../../../theme/model/view.ts';
import type { FactPath } from '../../page-model/fact-path.ts';
import { blockToMarkdown, toMirrorPath } from './blocks.ts';
import { fieldListToMarkdown, inlineToMarkdown } from './line.ts';
import { heroToMarkdown } from './sections.ts';

/** A view as Markdown, with its own sections; links of this site are paths. */
export function viewToMarkdown(view: View<FactPath>, language: Language): string {
  const { opening, hero } = view;
  const parts = [
    `# ${e(opening?.heading ?? view.title)}`,
    view.description === '' ? '' : `> ${e(opening?.text ?? view.description)}`,
    opening ? heroToMarkdown(opening) : '',
    view.lead.markdown.trim(),
    hero?.slip ? fieldListToMarkdown(hero.slip.fields, language) : '',
    ...sectionsToMarkdown(view.sections, language),
    ...(view.pages.length > 0
      ? [
          `## ${translate(language, 'frame.pages')}`,
          view.pages.map((page) => `- ${inlineToMarkdown(page, language)}`).join('\n'),
        ]
      : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Sections as paragraphs; links of this site are paths. */
export const sectionsToMarkdown = (sections: readonly ViewSection<FactPath>[], language: Language): string[] =>
  sections.flatMap((section) => sectionOf(section, language));

/** Puts facts before their summary, for agents. */
function sectionOf({ title, blocks, all }: ViewSection<FactPath>, language: Language): string[] {
  const isSummary = (block: ViewBlock<FactPath>) => block.kind === 'paragraph' && block.role === 'summary';
  const inOrder = [...blocks.filter((block) => !isSummary(block)), ...blocks.filter(isSummary)];
  return [
    title === undefined ? '' : `## ${e(title)}`,
    ...inOrder.flatMap((block) => blockToMarkdown(block, language, title === undefined ? '##' : '###')),
    ...allOf(all),
  ];
}

/** Link to the mirror of the page that shows all. */
const allOf = (all: LabelledLink | undefined): string[] =>
  all === undefined ? [] : [`[${e(all.label)}](${toMirrorPath(all.to)})`];
