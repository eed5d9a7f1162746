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

/** Words before a number that make it an inequality. */
export type Hedge = 'more' | 'least' | 'most' | 'less' | 'nearly' | 'about';

/** Units of a response time. */
type TimeUnit = 'minute' | 'hour' | 'day' | 'working-day' | 'week';

/** A language as the comparison of prose with facts needs it; patterns are over whole words. A row each. */
export interface WordTable {
  readonly code: string;
  /** We, us, our; `us`: the people, not what they own; `our`: the source of what makes the noun behind it ours. */
  readonly we: RegExp;
  readonly us: RegExp;
  readonly our: string;
  /** Ours on our own site without a word of ours: the company. */
  readonly ownThing: RegExp;
  // Silencers: rows for what is past, intended, thought, shown or said of others.
  readonly history: RegExp;
  readonly plan: RegExp;
  readonly hypothesis: RegExp;
  readonly example: RegExp;
  readonly others: RegExp;
  /** Before one of them: to, for. From one of them: your request. Up to one of them: as a maker, which we are. */
  readonly served: RegExp;
  readonly asking: RegExp;
  readonly asRole: RegExp;
  readonly negation: RegExp;
  // Numbers and counts.
  /** Source of a number in words, and what it is. */
  readonly numberWord: string;
  readonly numberOf: (words: string) => number | undefined;
  readonly dozen: RegExp;
  readonly hedges: readonly (readonly [RegExp, Hedge])[];
  /** Sources of the nouns of each list: one, many. */
  readonly nouns: Readonly<Record<ListName, readonly [string, string]>>;
  /** Behind a number: of our. Before it: the next. */
  readonly partitive: RegExp;
  readonly partBefore: RegExp;
  readonly having: RegExp;
  readonly seeing: RegExp;
  readonly staff: string;
  readonly all: RegExp;
  readonly numberLabel: string;
  // Hours.
  readonly days: readonly (readonly [RegExp, readonly number[]])[];
  readonly months: readonly string[];
  readonly hoursLabel: RegExp;
  readonly opens: RegExp;
  readonly closes: RegExp;
  readonly closedOn: RegExp;
  readonly place: RegExp;
  readonly notOurHours: RegExp;
  readonly always: RegExp;
  readonly daily: RegExp;
  /** Source of a time, and the minutes of the day that it can mean. */
  readonly spokenTimes: string;
  readonly timeOf: (text: string) => readonly number[] | undefined;
  /** Sources: what joins two times or days; what stands before an opening and a closing time. */
  readonly upTo: string;
  readonly openAt: string;
  readonly closeAt: string;
  // Founding.
  readonly founded: RegExp;
  readonly registered: RegExp;
  readonly since: RegExp;
  readonly sinceUs: RegExp;
  readonly ages: readonly RegExp[];
  readonly foundedNot: RegExp;
  // Certificates.
  readonly held: RegExp;
  readonly conforms: RegExp;
  readonly progress: RegExp;
  // Money.
  readonly free: RegExp;
  readonly costs: RegExp;
  readonly otherCost: RegExp;
  readonly capital: RegExp;
  readonly currencies: string;
  readonly currencyOf: (word: string) => string | undefined;
  // Licence and training.
  readonly content: RegExp;
  readonly notContent: RegExp;
  readonly publicDomain: RegExp;
  readonly licenceParts: readonly (readonly [RegExp, string])[];
  readonly training: RegExp;
  readonly allowed: RegExp;
  readonly forbidden: RegExp;
  // Access, MCP, response time.
  readonly ownApi: RegExp;
  readonly notApi: RegExp;
  readonly needsKey: RegExp;
  readonly key: RegExp;
  readonly noKey: RegExp;
  readonly mcp: RegExp;
  readonly mcpIs: RegExp;
  readonly answers: RegExp;
  readonly notAnswer: RegExp;
  readonly within: RegExp;
  readonly adjectival: RegExp;
  readonly sameDay: RegExp;
  readonly units: readonly (readonly [RegExp, TimeUnit])[];
  // Seat and law.
  readonly seatWord: RegExp;
  readonly seatIn: RegExp;
  readonly seatBefore: RegExp;
  readonly law: readonly RegExp[];
  readonly lands: Readonly<Record<string, readonly string[]>>;
  readonly nationality: RegExp;
  // Contact, names, numbers of registers.
  readonly phoneLabel: RegExp;
  readonly mailLabel: RegExp;
  readonly siteLabel: RegExp;
  readonly legalIs: RegExp;
  readonly forms: Readonly<Record<string, string>>;
  readonly numbersAs: Readonly<Record<'company' | 'vat' | 'lei' | 'charity', string>>;
  readonly numberWords: string;
}
