import type { TextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';

/** Topics of lines by Gazette's own label; the topics whose values are words carry their language. */
const topics: readonly (readonly [TextKey, string, ('words' | 'seat')?])[] = [
  ['label.legalName', 'legal name'],
  ['label.officialName', 'legal name'],
  ['label.tradingName', 'trading name'],
  ['label.registeredAddress', 'address', 'seat'],
  ['label.seat', 'address', 'seat'],
  ['label.jurisdiction', 'jurisdiction', 'words'],
  ['label.incorporated', 'date of incorporation'],
  ['label.founded', 'date of founding'],
  ['label.officeHours', 'hours', 'words'],
  ['label.openingHours', 'hours', 'words'],
  ['label.responseTime', 'response time', 'words'],
  ['contact.mustNotContain', 'what a request must not contain', 'words'],
  ['frame.dataLicence', 'licence', 'words'],
];

/** A topic, and whether its values differ from language to language. */
interface LabelTopic {
  readonly about: string;
  readonly isInWords: boolean;
}

interface Labels {
  readonly topics: ReadonlyMap<string, LabelTopic>;
  /** Separator of a label and its value: `: `, ` : `, `：`. */
  readonly separator: string;
  /** Separator of two sentences. */
  readonly next: string;
}

const known = new WeakMap<Language, Labels>();

/** The labels of a language. */
export function createLabels(language: Language): Labels {
  const labels = known.get(language) ?? made(language);
  known.set(language, labels);
  return labels;
}

function made(language: Language): Labels {
  const text = (key: TextKey) => String(language.words[key]);
  return {
    topics: new Map(topics.map(([key, about, kind]) => [text(key), { about, isInWords: kind === 'words' }])),
    separator: translate(language, 'text.labelled', { label: '', value: '' }).replace(/\s+/g, ' ').trimEnd(),
    next: translate(language, 'text.next', { text: '', next: '' }).replace(/\s+/g, ' ').trim(),
  };
}

/** A line cut into its label and its value; undefined where it has none. */
export function splitLabel(text: string, separator: string): readonly [label: string, value: string] | undefined {
  const at = text.indexOf(separator);
  return at <= 0 ? undefined : [text.slice(0, at).trim(), text.slice(at + separator.length).trim()];
}
