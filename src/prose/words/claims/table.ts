/** The lists of facts that prose counts. */
export type ListName =
  | 'solutions'
  | 'workflows'
  | 'industries'
  | 'products'
  | 'locations'
  | 'layers'
  | 'questions'
  | 'skills'
  | 'interfaces'
  | 'topics'
  | 'brands'
  | 'contactRoutes'
  | 'subsidiaries'
  | 'publicRecords';

/** Names of the rows: each is an alternation of words, as a source of a pattern. */
export type ClaimRow =
  // Nouns that are counted, of lists of facts.
  | ListName
  // Who speaks, and who does not.
  | 'we'
  | 'self'
  | 'ownNoun'
  | 'others'
  | 'person'
  // Words that make no claim of today.
  | 'not'
  | 'past'
  | 'plan'
  | 'maybe'
  | 'told'
  | 'usual'
  | 'part'
  // Words before a number: more than, at least, at most, less than, nearly or about.
  | 'more'
  | 'least'
  | 'most'
  | 'less'
  | 'about'
  | 'notAll'
  | 'seeing'
  // Who works for us: nouns, persons as nouns, words right before a number, words of work, and what is a part or a club.
  | 'staff'
  | 'people'
  | 'team'
  | 'employs'
  | 'works'
  | 'notStaff'
  // Units.
  | 'minute'
  | 'hour'
  | 'day'
  | 'workingDay'
  | 'week'
  | 'month'
  | 'year'
  | 'decade'
  // Founding.
  | 'founded'
  | 'incorporated'
  | 'since'
  | 'anniversary'
  | 'lasting'
  | 'age'
  | 'noAge'
  // Hours.
  | 'open'
  | 'close'
  | 'from'
  | 'until'
  | 'range'
  | 'always'
  | 'hoursLabel'
  | 'noHours'
  | 'desk'
  | 'daily'
  | 'shut'
  // Places.
  | 'seat'
  | 'place'
  | 'seatIn'
  | 'street'
  // Money.
  | 'free'
  | 'price'
  | 'capital'
  // Certificates.
  | 'held'
  | 'progress'
  | 'attribute'
  // Licence, training, access, answers.
  | 'data'
  | 'covered'
  | 'here'
  | 'licence'
  | 'otherWork'
  | 'noCommerce'
  | 'reserved'
  | 'noCredit'
  | 'key'
  | 'need'
  | 'train'
  | 'allow'
  | 'forbid'
  | 'yes'
  | 'no'
  | 'answer'
  | 'notAnswer'
  | 'sameDay'
  // Owners.
  | 'independent'
  | 'ownedBy'
  // Contact: beside a number, a mailbox, an address of the web.
  | 'phoneLabel'
  | 'mailLabel'
  | 'siteLabel';

/**
 * Words of a language by which claims of any kind are found. Data alone: no row knows another, and a row that a language
 * lacks is left out.
 */
export interface ClaimWords {
  readonly code: string;
  /** How words are told apart: spaces; none; spaces, with articles and prepositions joined to the word. */
  readonly script: 'spaced' | 'unspaced' | 'joined';
  /** Whether names alone begin with a capital. */
  readonly hasCapitals: boolean;
  readonly rows: Readonly<Partial<Record<ClaimRow, string>>>;
  /** `word value` pairs, separated by commas; what joins them is `and`. */
  readonly numbers: string;
  readonly and: string;
  readonly currencies: Readonly<Record<string, string>>;
  /** January first. */
  readonly months: readonly string[];
  /** Monday first; then sources of groups with the days they mean. */
  readonly days: readonly string[];
  readonly dayGroups: Readonly<Record<string, readonly number[]>>;
  /** Behind or before a time. */
  readonly clock: {
    readonly word: string;
    readonly am: string;
    readonly pm: string;
    readonly noon: string;
    readonly midnight: string;
    /** Before the hour, with the minutes that are added. */
    readonly parts: Readonly<Record<string, number>>;
    /** Behind the hour, with the minutes that are added. */
    readonly after: Readonly<Record<string, number>>;
  };
  /** Labels of numbers in registers. */
  readonly numbersAs?: Readonly<Partial<Record<string, string>>>;
  /** Legal forms, with the sources of what they are called. */
  readonly legalForms?: Readonly<Record<string, string>>;
  /** Sentences on the law that applies, with a `land` or an adjective of it, all case-sensitive; a land's names by its code. */
  readonly law?: readonly RegExp[];
  readonly nationality?: RegExp;
  readonly lands?: Readonly<Record<string, readonly string[]>>;
  /** First years of eras, less one. */
  readonly eras?: Readonly<Record<string, number>>;
}
