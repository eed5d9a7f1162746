import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { WayIn } from '../../../theme/model/frame.ts';
import type { Block, Section, View } from '../../../theme/model/view.ts';
import type { Fact } from '../../view/fact.ts';
import { blockOf } from './blocks.ts';
import { fieldList } from './fields.ts';
import { inline } from './line.ts';
import { mirrorOf } from './mirror-of.ts';
import { heroMarkdown, sectionsMarkdown } from './sections.ts';

/** A view as Markdown, with its own sections; links of this site are paths. */
export function toMarkdown(view: View<Fact>, language: Language): string {
  const { own } = view;
  const parts = [
    `# ${e(own?.hero?.heading ?? view.title)}`,
    view.description === '' ? '' : `> ${e(own?.hero?.text ?? view.description)}`,
    own?.hero ? heroMarkdown(own.hero) : '',
    view.lead.markdown.trim(),
    view.hero ? fieldList(view.hero.slip.fields, language) : '',
    ...view.sections.flatMap((section) => sectionOf(section, language)),
    own ? sectionsMarkdown(own, language) : '',
    ...(view.pages.length > 0
      ? [`## ${say(language, 'frame.pages')}`, view.pages.map((page) => `- ${inline(page, language)}`).join('\n')]
      : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Puts facts before their summary, for agents. */
function sectionOf({ title, blocks, all }: Section<Fact>, language: Language): string[] {
  const isSummary = (block: Block<Fact>) => block.kind === 'paragraph' && block.role === 'summary';
  const inOrder = [...blocks.filter((block) => !isSummary(block)), ...blocks.filter(isSummary)];
  return [
    title === undefined ? '' : `## ${e(title)}`,
    ...inOrder.flatMap((block) => blockOf(block, language, title === undefined ? '##' : '###')),
    ...allOf(all),
  ];
}

/** Link to the mirror of the page that shows all. */
const allOf = (all: WayIn | undefined): string[] =>
  all === undefined ? [] : [`[${e(all.label)}](${mirrorOf(all.to)})`];
