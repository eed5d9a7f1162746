import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import type { View, ViewBlock, ViewSection } from '../../../theme/model/view.ts';
import type { FactPath } from '../../page-model/fact-path.ts';
import { blockToMarkdown, toMirrorPath } from './blocks.ts';
import { fieldListToMarkdown, inlineToMarkdown } from './line.ts';
import { heroToMarkdown, sectionsToMarkdown } from './sections.ts';

/** A view as Markdown, with its own sections; links of this site are paths. */
export function viewToMarkdown(view: View<FactPath>, language: Language): string {
  const { own } = view;
  const parts = [
    `# ${e(own?.hero?.heading ?? view.title)}`,
    view.description === '' ? '' : `> ${e(own?.hero?.text ?? view.description)}`,
    own?.hero ? heroToMarkdown(own.hero) : '',
    view.lead.markdown.trim(),
    view.hero ? fieldListToMarkdown(view.hero.slip.fields, language) : '',
    ...view.sections.flatMap((section) => sectionOf(section, language)),
    own ? sectionsToMarkdown(own, language) : '',
    ...(view.pages.length > 0
      ? [
          `## ${translate(language, 'frame.pages')}`,
          view.pages.map((page) => `- ${inlineToMarkdown(page, language)}`).join('\n'),
        ]
      : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

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
