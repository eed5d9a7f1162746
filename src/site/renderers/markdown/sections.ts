import { joinListWithCommas } from '../../../language/formats/lists.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import { formatDate } from '../../../theme/kit/line.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import {
  type Card,
  type Download,
  formatFileSize,
  formatFileType,
  type KeyFigure,
  type PageHero,
  type PictureWithAlt,
  type PriceOffer,
  type Quotation,
  type SectionBlock,
  type SectionText,
} from '../../../theme/model/sections.ts';

/** Picture and links of a hero; its heading and text are the page's. */
export function heroToMarkdown({ picture, links }: PageHero): string {
  return [picture && pictureToMarkdown(picture), linksOf(links)].filter((part) => part).join('\n\n');
}

/** A block of an editor's own section as paragraphs, with `mark` for headings; drop empty ones. */
export function sectionBlockToMarkdown(block: SectionBlock, language: Language, mark: '##' | '###'): string[] {
  switch (block.kind) {
    case 'cards':
      return block.cards.flatMap((card) => cardOf(card, mark));
    case 'picture-text':
      return [pictureToMarkdown(block.picture), textOf(block.text), linksOf(block.links)];
    case 'logos':
      return [block.logos.map(({ picture, to }) => `- ${linked(pictureToMarkdown(picture), to)}`).join('\n')];
    case 'quotations':
      return block.quotations.flatMap((quotation) => quotationOf(quotation, language));
    case 'prices':
      return block.offers.flatMap((offer) => offerOf(offer, mark));
    case 'steps':
      return block.steps.flatMap(({ title, text }, i) => [`${mark} ${i + 1}. ${e(title)}`, textOf(text)]);
    case 'gallery':
      return block.pictures.flatMap((picture) => [pictureToMarkdown(picture), e(picture.caption ?? '')]);
    case 'figures':
      return [block.figures.map((figure) => `- ${figureOf(figure, language)}`).join('\n')];
    case 'people':
      return [
        block.members
          .map(({ name, role, picture }) => {
            const said = translate(language, 'text.labelled', { label: e(name), value: e(role) });
            return `- ${said}${picture ? ` ${pictureToMarkdown(picture)}` : ''}`;
          })
          .join('\n'),
      ];
    case 'questions':
      return [block.questions.map(({ question, permalink }) => `- [${e(question)}](${permalink.to})`).join('\n')];
    case 'downloads':
      return [block.downloads.map((download) => `- ${downloadOf(download, language)}`).join('\n')];
    case 'call-to-action':
      return [`## ${e(block.heading)}`, textOf(block.text), linksOf(block.links)];
  }
}

export const pictureToMarkdown = ({ src, alt }: PictureWithAlt): string => `![${e(alt)}](${src})`;
const textOf = (text: SectionText | undefined): string => text?.markdown.trim() ?? '';
const linkOf = ({ label, to }: LabelledLink): string => `[${e(label)}](${to})`;
const linked = (text: string, to: string | undefined): string => (to === undefined ? text : `[${text}](${to})`);
const linksOf = (links: readonly LabelledLink[]): string => links.map((link) => `- ${linkOf(link)}`).join('\n');

const cardOf = ({ title, text, picture, to }: Card, mark: string): string[] => [
  `${mark} ${linked(e(title), to)}`,
  picture ? pictureToMarkdown(picture) : '',
  textOf(text),
];

function offerOf({ title, text, price, per, features, link }: PriceOffer, mark: string): string[] {
  return [
    `${mark} ${e(title)}`,
    `**${e(price)}**${per === undefined ? '' : ` ${per}`}`,
    textOf(text),
    features.map((feature) => `- ${e(feature)}`).join('\n'),
    link ? linkOf(link) : '',
  ];
}

function quotationOf(quotation: Quotation, language: Language): string[] {
  const { text, name, role, organisation, permission, source } = quotation;
  const speaker = joinListWithCommas(
    language.table,
    [name, role ?? '', organisation ?? ''].filter((part) => part),
  );
  const label = translate(language, 'sections.source');
  const cited =
    source?.to === undefined
      ? source && ` ${translate(language, 'text.labelled', { label, value: e(source.text ?? '') })}`
      : ` [${label}](${source.to})`;
  const date = translate(language, 'sections.permission', { date: formatDate(language, permission) });
  return [`> ${e(text)}`, `${e(speaker)}. ${date}${cited ?? ''}`];
}

function figureOf({ value, label, source, date, to }: KeyFigure, language: Language): string {
  return `**${e(value)}** ${e(label)} (${linked(e(source), to)}${language.table.comma}${formatDate(language, date)})`;
}

function downloadOf({ path, title, description, date, size }: Download, language: Language): string {
  const facts = [formatFileType(path), ...(size === undefined ? [] : [formatFileSize(language, size)])];
  const file = `[${e(title)}](${path}) ${[...facts, formatDate(language, date)].join(language.table.comma)}`;
  return description === undefined
    ? file
    : translate(language, 'text.labelled', { label: file, value: e(description) });
}
