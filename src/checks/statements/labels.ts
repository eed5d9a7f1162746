import type { TextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import type { RecordStatement } from './statement.ts';

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

/** The three uses of content that contentsignals.org names, and what the wire and the catalogues call each. */
export const contentUses = [
  { signal: 'search', member: 'search', key: 'preference.search' },
  { signal: 'ai-input', member: 'aiInput', key: 'preference.aiInput' },
  { signal: 'ai-train', member: 'aiTrain', key: 'preference.aiTrain' },
] as const;

/** Tells the preferences of a text such as `searching it: yes; training models on it: no`. */
export function recordPreferences(text: string, language: Language, where: string, tell: RecordStatement): void {
  const { separator, next } = createLabels(language);
  const yes = translate(language, 'text.yes');
  for (const part of text.split(next)) {
    const [label, value] = splitLabel(part.trim(), separator) ?? [];
    const use = contentUses.find(({ key }) => translate(language, key) === label);
    // The next sentence may stand behind the last of them.
    const said = value?.replace(/[.。].*$/s, '');
    if (use && said !== undefined) tell(`use by AI systems: ${use.signal}`, said, where, said === yes ? 'yes' : 'no');
  }
}

/** Reads a Content-Signal, such as `search=yes, ai-train=no`. */
export function recordContentSignals(text: string, where: string, tell: RecordStatement): void {
  for (const [whole, signal = '', value = ''] of text.matchAll(/([\w-]+)\s*=\s*(yes|no)/g))
    tell(`use by AI systems: ${signal}`, whole, where, value);
}
