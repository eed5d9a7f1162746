import { listPublishedResources } from '../../api/facts/resource.ts';
import type { Site } from '../../content/site.ts';
import { entryAnchor } from '../../core/url.ts';
import type { PlainTextKey, TextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { toPlainTextUnchecked } from '../../markdown/plain-text.ts';
import { formatDate } from '../../theme/kit/line.ts';
import type { SearchDocument } from '../../theme/model/search-index.ts';
import {
  type InlineContent,
  listSeparator,
  type ViewBlock,
  type ViewField,
  type ViewSection,
} from '../../theme/model/view.ts';
import { entryPath } from '../facts/entry-path.ts';
import type { FactPath } from '../page-model/fact-path.ts';

/** Facts with other usual names. */
const alsoOf: readonly (readonly [fact: RegExp, key: Extract<TextKey, `alsoWords.${string}`>])[] = [
  [/^company\.(?:legalName|parent\.name)$/, 'alsoWords.owner'],
  [/^company\.companyNumber$/, 'alsoWords.number'],
  [/^company\.(?:openingHours|officeHours)\./, 'alsoWords.hours'],
  [/^company\.registeredAddress\./, 'alsoWords.address'],
  [/^company\.contactRoutes\.phone$/, 'alsoWords.phone'],
  [/^company\.contactRoutes\.email$/, 'alsoWords.email'],
];

/** A titled section, with the path of its full page. */
export interface SearchableSection extends ViewSection<FactPath> {
  readonly title: string;
  readonly path: string;
  /** Place of entries without an anchor. */
  readonly place: string;
}

/** Search entries of a section: each field, entry and answer, at its full place. */
export function sectionDocuments(site: Site, section: SearchableSection): SearchDocument[] {
  const fold = foldOf(site, section);
  return section.blocks.flatMap((block) => fold(block));
}

function foldOf(site: Site, section: SearchableSection) {
  const language = languageOfSite(site);
  const kind = section.id.replace('/', '');
  const { place } = section;
  const paths = new Map<string, string>(listPublishedResources(site).map((resource) => [resource.name, resource.path]));
  /** API pointer of a fact: the name with fewest parts counts. */
  const dataOf = (facts: readonly FactPath[], position?: number): string | undefined => {
    const [shortest] = facts.map((fact) => fact.split('.')).sort((a, b) => a.length - b.length);
    const [name = '', member] = shortest ?? [];
    const at = paths.get(name);
    return at && member && `${at}#/${member}${position === undefined ? '' : `/${position}`}`;
  };
  const alsoFor = (facts: readonly FactPath[]): string | undefined =>
    alsoOf
      .filter(([pattern]) => facts.some((fact) => pattern.test(fact)))
      .map(([, key]) => translate(language, key satisfies PlainTextKey))
      .join(', ') || undefined;
  const ofField = ({ term, line }: ViewField<FactPath>): SearchDocument => {
    const facts = line.flatMap((leaf) => (typeof leaf === 'string' ? [] : leaf.facts));
    const text = lineToPlainText(line, language);
    return { title: term, url: place, kind, text, also: alsoFor(facts), data: dataOf(facts) };
  };
  return (block: ViewBlock<FactPath>): SearchDocument[] => {
    switch (block.kind) {
      case 'paragraph': {
        const facts = block.line.flatMap((leaf) => (typeof leaf === 'string' ? [] : leaf.facts));
        if (block.role === 'remark') return [];
        return [
          { title: section.title, url: place, kind, text: lineToPlainText(block.line, language), data: dataOf(facts) },
        ];
      }
      case 'fields':
        return block.fields.map(ofField);
      case 'entries':
        return block.entries.map(({ id, name, summary, steps = [], lead = [], fields }, i) => ({
          title: name.text,
          url: entryPath(site, block.of, id.text) ?? section.path + entryAnchor(block.of, id.text),
          kind,
          text: [
            ...(summary ? [summary.text] : []),
            ...steps.map((step) => step.text),
            ...[...lead, ...fields].map(({ term, line }) =>
              translate(language, 'text.labelled', { label: term, value: lineToPlainText(line, language) }),
            ),
          ].join(' '),
          data: dataOf(id.facts, i),
        }));
      case 'answers':
        return block.groups.flatMap(({ name, answers }) =>
          answers.map(({ id, question, answer, permalink }) => ({
            title: question.text,
            url: permalink.to,
            kind,
            text: toPlainTextUnchecked(answer.markdown),
            also: name,
            data: dataOf(
              id.facts,
              site.questions.findIndex((each) => each.id === id.text),
            ),
          })),
        );
      case 'contact':
        return block.routes.map(({ id, name, description, ways }, i) => ({
          title: name.text,
          url: place,
          kind,
          text: [description.text, ...ways.flatMap(({ as, text }) => (as === undefined ? [] : [text]))].join(' '),
          also: alsoFor(ways.flatMap(({ facts }) => facts)),
          data: dataOf(id.facts, i),
        }));
      default:
        return [];
    }
  };
}

/** A line as plain text. */
export function lineToPlainText(line: InlineContent<FactPath>, language: Language): string {
  return line
    .map((leaf) => {
      if (typeof leaf === 'string') return leaf === listSeparator ? language.table.comma : leaf;
      if (leaf.kind !== 'text') return leaf.text;
      return leaf.shown ?? (leaf.as === 'date' ? formatDate(language, leaf.text) : leaf.text);
    })
    .join('');
}
