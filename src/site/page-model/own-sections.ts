import { findPicture } from '../../content/pictures.ts';
import { pricePeriods } from '../../content/price-periods.ts';
import { questionPath } from '../../content/question-path.ts';
import type { GeneratedSection, Page, PageSection, Site } from '../../content/site.ts';
import { formatMoney } from '../../language/formats/numbers.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import type { PictureWithAlt, PriceOffer, SectionBlock, SectionText, TeamMember } from '../../theme/model/sections.ts';
import type { ViewBlock, ViewSection } from '../../theme/model/view.ts';
import { perPeriod } from './builders.ts';
import { answerText } from './questions/questions.ts';

/** A section of one kind, or with data of its own. */
type OfKind<K extends PageSection['kind']> = Extract<PageSection, { readonly kind: K }>;
/** A section whose data an editor wrote; the others are generated. */
export type OwnSection = Exclude<PageSection, GeneratedSection>;

/** Inputs of a page's sections: the site, and the Markdown of the page as HTML. */
interface Holder {
  readonly site: Site;
  readonly page: Pick<Page, 'texts'>;
}

/** The number of questions that stand for all. */
const mostAsked = 5;

const titles = {
  figures: 'sections.figures',
  downloads: 'sections.downloads',
  people: 'section.people',
  questions: 'section.questions',
} as const;
const titleKey = (kind: string) => (Object.hasOwn(titles, kind) ? titles[kind as keyof typeof titles] : undefined);

/** A section of an editor's own under an anchor; false where nothing is left of it. */
export function buildOwnSection(holder: Holder, section: OwnSection, id: string): ViewSection<never> | false {
  const { kind, title, text } = section;
  const key = titleKey(kind);
  const heading = title ?? (key && translate(languageOfSite(holder.site), key));
  const prose = textOf(holder, text);
  const intro: ViewBlock<never>[] = prose ? [{ kind: 'prose', facts: [], ...prose }] : [];
  if (section.kind === 'text') return { id, ...(title !== undefined && { title }), blocks: intro };
  const block = blockOf(holder, section);
  if (!block) return false;
  if (block.kind === 'call-to-action') return { id, blocks: [block] };
  const blocks = block.kind === 'picture-text' ? [block] : [...intro, block];
  return { id, ...(heading !== undefined && { title: heading }), blocks };
}

const textOf = ({ page }: Holder, markdown: string | undefined): SectionText | undefined =>
  markdown === undefined ? undefined : { markdown, html: page.texts?.[markdown] ?? '' };

/** A picture that a schema wants with its text. */
const pictureOf = ({ site }: Holder, picture: string, alt: string): PictureWithAlt =>
  findPicture(site, { picture, alt }) ?? { src: picture, alt };

function blockOf(holder: Holder, section: Exclude<OwnSection, OfKind<'text'>>): SectionBlock | undefined {
  switch (section.kind) {
    case 'cards':
      return cardsOf(holder, section);
    case 'picture-text': {
      const { picture, alt, text, side = 'end', links = [] } = section;
      const prose = { markdown: text, html: holder.page.texts?.[text] ?? '' };
      return { kind: 'picture-text', picture: pictureOf(holder, picture, alt), text: prose, side, links };
    }
    case 'logos':
      return {
        kind: 'logos',
        logos: section.items.map(({ picture, alt, to }) => ({ picture: pictureOf(holder, picture, alt), to })),
      };
    case 'quotations':
      return {
        kind: 'quotations',
        quotations: section.items.map(({ source, ...quotation }) => ({
          ...quotation,
          source: source === undefined ? undefined : /^(?:\/|https:)/.test(source) ? { to: source } : { text: source },
        })),
      };
    case 'prices':
      return { kind: 'prices', offers: section.items.map((item) => offerOf(holder, item, section.currency)) };
    case 'steps':
      return { kind: 'steps', steps: section.items.map(({ title, text }) => ({ title, text: textOf(holder, text) })) };
    case 'gallery':
      return {
        kind: 'gallery',
        pictures: section.items.map(({ picture, alt, caption }) => ({ ...pictureOf(holder, picture, alt), caption })),
      };
    case 'figures':
      return { kind: 'figures', figures: section.items };
    case 'downloads':
      return {
        kind: 'downloads',
        downloads: section.items.map(({ file, ...download }) => ({
          ...download,
          path: file,
          size: holder.site.publicFiles.find(({ path }) => path === file)?.bytes.byteLength,
        })),
      };
    case 'call-to-action':
      return {
        kind: 'call-to-action',
        heading: section.title,
        text: textOf(holder, section.text),
        links: section.links,
      };
    case 'people':
      return membersOf(holder, section);
    case 'questions':
      return questionsOf(holder, section);
  }
}

const cardsOf = (holder: Holder, { items }: OfKind<'cards'>): SectionBlock => ({
  kind: 'cards',
  cards: items.map(({ title, text, picture, alt, icon, to }) => ({
    title,
    text: textOf(holder, text),
    picture: findPicture(holder.site, { picture, alt }),
    icon: findPicture(holder.site, { picture: icon, alt: '' }),
    to,
  })),
});

type Offer = OfKind<'prices'>['items'][number];

function offerOf(holder: Holder, offer: Offer, currency: string): PriceOffer {
  const { title, text, amount, price = '', period, features = [], link, highlighted = false } = offer;
  const language = languageOfSite(holder.site);
  return {
    title,
    text: textOf(holder, text),
    price: amount === undefined ? price : formatMoney(language.table, { amount, currency }),
    per: period && translate(language, perPeriod[period]),
    features,
    link,
    isHighlighted: highlighted,
    ...(amount !== undefined && { amount: { value: amount, currency, unitCode: period && pricePeriods[period] } }),
  };
}

/** People by their facts, which stand in content/company.ts alone. */
function membersOf({ site }: Holder, { ids }: OfKind<'people'>): SectionBlock | undefined {
  const { people } = site.company;
  const shown = ids ? ids.flatMap((id) => people.find((person) => person.id === id) ?? []) : people;
  const members = shown.map(
    (person): TeamMember => ({
      id: person.id,
      name: person.name,
      role: person.role,
      picture: findPicture(site, person),
    }),
  );
  return members.length > 0 ? { kind: 'people', members } : undefined;
}

/** Questions with the answers of content/faq. */
function questionsOf({ site }: Holder, { ids, category }: OfKind<'questions'>): SectionBlock | undefined {
  const chosen = ids
    ? ids.flatMap((id) => site.questions.find((question) => question.id === id) ?? [])
    : site.questions.filter((question) => category === undefined || question.category === category);
  const shown = (ids ?? category) === undefined ? chosen.slice(0, mostAsked) : chosen;
  const label = translate(languageOfSite(site), 'questions.permalink');
  const questions = shown.map(({ id, question, html, markdown }) => ({
    question,
    answer: answerText(html, markdown),
    permalink: { label, to: questionPath(site, id) },
  }));
  return questions.length > 0 ? { kind: 'questions', questions } : undefined;
}
