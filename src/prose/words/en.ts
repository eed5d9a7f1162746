// A table, and so longer than a module should be: what English says of an organisation, and what silences it.
import { numberWordSource, parseNumberWord } from './numbers-en.ts';
import { compileWordPattern } from './pattern.ts';
import type { WordTable } from './table.ts';
import { parseSpokenTime, spokenTimeSource } from './times-en.ts';

const own = "we|us|our|ours|ourselves|we're|we've|we'd|we'll";
const asked = '(?:requests?|enquir(?:y|ies)|messages?|questions?|e-?mails?|mails?|letters?|calls?|orders?)';
const year = '(?:1[5-9]|20)\\d\\d';

export const en: WordTable = {
  code: 'en',
  we: compileWordPattern(own),
  us: compileWordPattern("we|us|we're|we've"),
  ownThing: compileWordPattern(
    'the company|this company|the firm|the organi[sz]ation|the charity|this (?:web)?site|the trust',
  ),
  our: "our|the company's",
  history: compileWordPattern(
    `used to|formerly|previously|earlier|back then|at the time|at that time|at first|in the past|once had|once were|had|were|was then|until (?:${year}|last|recently)|last (?:year|month|week)|(?<!founded )(?<!established )(?<!incorporated )(?<!since )in (?:${year})|no longer|predecessors?|originally|ago|then called|moved from|before we`,
  ),
  plan: compileWordPattern(
    'will|shall|plan(?:s|ned|ning)?|next (?:year|month|spring|summer|autumn|winter|quarter)|soon|intends?|hopes?|aims?|aiming|expects?|upcoming|in future|going to|want to|would like|by (?:the end of|20\\d\\d)|to be|prepar(?:e|es|ing|ation)|target(?:s|ing)?|working towards?|consider(?:s|ing)?',
  ),
  hypothesis: compileWordPattern(
    "if|would|could|might|imagine|suppose|supposing|were we|whether|unless|assume|assuming|let's say",
  ),
  example: compileWordPattern(
    'for example|for instance|e\\.g|such as|say,|typical(?:ly)?|sample|example|examples|placeholder|imaginary|hypothetical',
  ),
  others: compileWordPattern(
    '(?:customers?|clients?|suppliers?|vendors?|subcontractors?|hosting providers?|hosting company|data cent(?:re|er)s?|partners?|providers?|competitors?|others|parent|parent company|subsidiar(?:y|ies)|makers?|manufacturers?|landlord|bank|auditors?|patients?|visitors?|users?|practices?|surger(?:y|ies)|hospitals?|regulators?|their|they|he|she|his|her|your)',
  ),
  served: compileWordPattern(
    `(?:(?<!${asked} )to|for|answers?|${asked} (?:from|of|by))(?: (?:our|the|all|every|each|any|your|their|new|existing|business|private))*$`,
  ),
  asking: compileWordPattern(`^your(?: [\\p{L}-]+)? (?:${asked}|visits?|service)`),
  asRole: compileWordPattern(
    'as an?(?: [\\p{L}-]+){0,2} (?:makers?|manufacturer|supplier|vendor|subcontractor|provider|partner|subsidiary|bank|practice|surgery|hospital|regulator)$',
  ),
  negation: compileWordPattern(
    "no|not|never|none|nobody|without|neither|nor|cannot|n't|(?:do|does|did|is|are|was|were|has|have|need|may|must|can|wo|would|should)n't|nothing|lacks?",
  ),
  numberWord: numberWordSource,
  numberOf: parseNumberWord,
  dozen: compileWordPattern('half a dozen|(?:a|one|two|three|four) dozen|(?<!half a )dozens? of'),
  hedges: [
    [compileWordPattern('more than|over|above|in excess of|upwards of|beyond'), 'more'],
    [compileWordPattern('at least|no fewer than|no less than|not less than|a minimum of|minimum'), 'least'],
    [compileWordPattern('up to|at most|no more than|not more than|a maximum of|maximum'), 'most'],
    [compileWordPattern('fewer than|less than|under|below'), 'less'],
    [compileWordPattern('almost|nearly|close to|just under|not quite'), 'nearly'],
    [compileWordPattern('about|around|some|roughly|approximately|circa|approx'), 'about'],
  ],
  nouns: {
    solutions: ['solution', 'solutions'],
    workflows: ['workflow', 'workflows'],
    industries: ['industry|sector', 'industries|sectors'],
    products: ['product', 'products'],
    locations: ['location|office', 'locations|offices'],
    layers: ['technology layer', 'technology layers'],
    questions: ['FAQ', 'questions|FAQs|frequently asked questions'],
    skills: ['agent skill', 'agent skills'],
    interfaces: ['interface', 'interfaces'],
    topics: ['request topic', 'request topics'],
    brands: ['brand', 'brands'],
    contactRoutes: ['contact route', 'contact routes|ways to reach us'],
    subsidiaries: ['subsidiary', 'subsidiaries'],
    publicRecords: ['submission', 'submissions|consultation responses'],
  },
  partitive: /^\s*(?:of|out of|from)\s+(?:our|the|these|those|them|us|which|\ue000)(?![\p{L}])/iu,
  partBefore: compileWordPattern(
    '(?:another|other|further|additional|extra|next|last|first|latest|new|newest|previous|remaining|between|every|each|per|any|only one|one|these|those|page|version|chapter|step|section|figure|table|level|number of)$',
  ),
  having: compileWordPattern(
    "have|has|offers?|provides?|publish(?:es)?|makes?|sells?|runs?|list(?:s|ed)?|describes?|documents?|comprises?|includes?|operates?|serves?|build|builds|keeps?|maintains?|features?|supports?|(?:we|there)'(?:ve|re|s)|there are|to choose from|on offer|in (?:our|the) (?:portfolio|range|catalogue)|portfolio|range|catalogue|currently|today|now|in total|altogether|number",
  ),
  seeing: compileWordPattern(
    'see|sees|saw|use|uses|used|using|found|find|compared|compare|tested|test|tried|know|need|needs|asked|ask|answer|answered|received|want|wants|heard|recommend|considered|discussed|evaluated|chose',
  ),
  staff: 'employees|staff|people|colleagues|members of staff|persons?|strong team',
  all: compileWordPattern('all|all of|the full|whole|every one of'),
  numberLabel: 'numbers? of|count of|total|how many',
  days: (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const)
    .map((day, i): readonly [RegExp, readonly number[]] => [
      compileWordPattern(
        `${{ mon: 'mondays?|mon', tue: 'tuesdays?|tues?', wed: 'wednesdays?|weds?', thu: 'thursdays?|thu(?:rs?)?', fri: 'fridays?|fri', sat: 'saturdays?|sat', sun: 'sundays?|sun' }[day]}`,
        'giu',
      ),
      [i],
    ])
    .concat([
      [compileWordPattern('week ?days?|working days?|business days?', 'giu'), [0, 1, 2, 3, 4]],
      [compileWordPattern('weekends?', 'giu'), [5, 6]],
    ]),
  months: 'january february march april may june july august september october november december'.split(' '),
  hoursLabel: compileWordPattern(
    '(?:office|opening|business|working|telephone|support|visiting) (?:hours|times)|hours of (?:opening|business)|opening hours|open(?:ing)? times?',
  ),
  opens: compileWordPattern(
    'opens?|opened|opening|open|staffed|reach(?:ed|able)?|available|answered|answers?|at (?:your|the) (?:service|desk)|there|starts?|hours|call|ring|picks? up|manned|receives?|here|doors?|in the office|phone',
  ),
  closes: compileWordPattern('clos(?:e|es|ed|ing)|shuts?|shutting|ends?|finish(?:es)?|go(?:es)? home'),
  closedOn: compileWordPattern('closed|shut|not open|not staffed|not available|not there|not answered'),
  place: compileWordPattern(
    '(?:our|the|this) (?:[\\p{L}-]+ )?(?:office|offices|switchboard|reception|front desk|telephone|phone|phone line|shop|showroom|works|laborator(?:y|ies)|headquarters|help ?desk|hotline|helpline|doors)',
  ),
  notOurHours: compileWordPattern(
    'agents?|practice|practices|surger(?:y|ies)|clinics?|pharmac(?:y|ies)|callers?|patients?|api|website|site|servers?|systems?|customers?|meet|meeting|workshops?|courses?|webinars?|event|train(?:s|ing)?|lunch|maintenance|hospitals?|run|calls|within|per|browser|page|file|source|issue|ticket|pull request|commit|connection|window',
  ),
  always: compileWordPattern(
    'around the clock|round the clock|24/7|24 ?/ ?7|24 hours a day|twenty-four hours a day|day and night|at any hour|at all hours|never clos(?:e|es)',
  ),
  daily: compileWordPattern(
    'daily|every day|each day|seven days a week|7 days a week|every day of the week|all week|at any day',
  ),
  spokenTimes: spokenTimeSource,
  timeOf: parseSpokenTime,
  upTo: 'to|until|till|through|thru|and|-|–|—',
  openAt: 'from|starting at|as of|as early as|between',
  closeAt: 'until|till|up to|through to',
  founded: compileWordPattern(
    'founded|founding|foundation|established|set up|formed|started (?:out|up|trading|business|in)|was born|came into being|began (?:trading|business|in)|launched in|our start|inception',
  ),
  registered: compileWordPattern('incorporated|incorporation|registered (?:in|on|since)'),
  since: compileWordPattern(`since (?:[\\p{L}]+ )?(${year})`),
  sinceUs: compileWordPattern(
    'in business|existed|exists|been (?:around|making|building|trading|active|operating|there|running|going|working|here|independent|in)|operat(?:ing|ed)|trading|active|have (?:made|built|made it)|has (?:made|built)|making|building|est|established|company',
  ),
  ages: [
    compileWordPattern(`(?<n>\\d{1,3}|${numberWordSource})[- ]years?[- ]old`),
    compileWordPattern(
      `(?<n>\\d{1,3}|${numberWordSource}) years (?:of (?:experience|history|age|existence|making|building)|in business|on the market|in the (?:trade|market))`,
    ),
    compileWordPattern(
      `(?:history|tradition|experience|existence) of (?:\\p{L}+ ){0,2}?(?<n>\\d{1,3}|${numberWordSource}) years`,
    ),
    compileWordPattern(`(?<n>\\d{1,3}(?:st|nd|rd|th)|${numberWordSource}) (?:anniversary|birthday)`),
    compileWordPattern(
      `(?:for|over) (?:\\p{L}+ ){0,2}?(?<n>\\d{1,3}|${numberWordSource}) years,? (?:now,? )?(?:we|\\ue000|we've|our company)`,
    ),
    compileWordPattern(
      `(?:we|we've|\\ue000|company) (?:have |has )?(?:been|made|built|existed|traded|worked|done)(?: [\\p{L}-]+){0,6}? for (?:\\p{L}+ ){0,2}?(?<n>\\d{1,3}|${numberWordSource}) years`,
    ),
    compileWordPattern(
      `(?:founded|established|set up|started|incorporated) (?:\\p{L}+ ){0,2}?(?<n>\\d{1,3}|${numberWordSource}) years ago`,
    ),
    compileWordPattern(
      `(?<n>\\d{1,3}|${numberWordSource}) years ago,? (?:we|\\ue000|our company|the company)(?: \\p{L}+){0,2} (?:founded|established|set up|started|incorporated|began)`,
    ),
    compileWordPattern(`(?:(?<n>\\d{1,3}|${numberWordSource})|(?<one>a)) decades?(?: ago| of| in business|,? we)`),
    compileWordPattern(
      `(?:turn(?:ed|s)?|celebrat(?:e|es|ed)) (?<n>\\d{1,3}|${numberWordSource})(?: years)?(?= (?:this|last) year|\\.|,|$)`,
    ),
  ],
  foundedNot: compileWordPattern(
    'founders?|kept|keep|stored?|records?|retain(?:ed)?|guarantee|warrant(?:y|ies)|product|release|version|staff|employees?|customers?|law|act|directors?|person|has worked|children|adults|contract|support(?:ed)?|patients?|callers?',
  ),
  held: compileWordPattern(
    'certified|certificat(?:e|es|ion)|accredited|accreditation|registered|registration|certify|holds?|held|awarded|achieved|obtained|passed|attestation|attested|approved|badge|seal',
  ),
  conforms: compileWordPattern(
    'compl(?:y|ies|iant|iance)|conform(?:s|ant|ance)?|meets?|satisf(?:y|ies)|fulfils?|follows?|yes|✓|✔',
  ),
  progress: compileWordPattern(
    'in progress|in preparation|working towards?|work towards?|prepar(?:e|es|ing)|planned|plans?|planning|pending|underway|under way|applied|applying|application|not yet|aims?|aiming|seeking|on the way|expects?|will|intends?|hopes?|next year|would|going for|about to|started|begun|self-assessment is being',
  ),
  free: compileWordPattern(
    'free of charge|for free|at no (?:cost|charge)|costs? nothing|free|gratis|no charge|without charge',
  ),
  costs: compileWordPattern(
    'costs?|pric(?:e|es|ed|ing)|from|starts? at|for|available at|sells? (?:for|at)|charges?|charged|pay|fee',
  ),
  otherCost: compileWordPattern(
    'saves?|saving|saved|deliver(?:y|ies)|shipping|spare|parts?|deposit|install(?:ation|ing)|electricity|energy|repair|instead of|discount|service contract|accessor(?:y|ies)|training|course|deductible|deductions?|competitors?|budget|fine',
  ),
  capital: compileWordPattern(
    'share capital|registered capital|stated capital|nominal capital|capital of the company|our capital',
  ),
  currencies: '€|£|\\$|¥|EUR|GBP|USD|CHF|JPY|euros?|pounds?(?: sterling)?|sterling|dollars?|yen|francs?',
  currencyOf: (word) => currencies.find(([pattern]) => pattern.test(word))?.[1],
  content: compileWordPattern(
    'data|contents?|texts?|facts?|pages|documents?|api|(?:web)?sites?|information|everything (?:on|in|here)|articles?|documentation',
  ),
  notContent: compileWordPattern(
    'photographs?|photos?|pictures?|images?|fonts?|software|code|source code|icons?|map|maps|program|library|libraries|typeface|music|video|logo',
  ),
  publicDomain: compileWordPattern('public domain|all rights reserved|no rights reserved|copyright-free'),
  licenceParts: [
    [compileWordPattern('non-?commercial'), 'NC'],
    [compileWordPattern('share-?alike'), 'SA'],
    [compileWordPattern('no-?deriv(?:ative)?s?(?: works)?'), 'ND'],
  ],
  training: compileWordPattern('train(?:s|ed|ing)?|fine-tun(?:e|es|ed|ing)'),
  allowed: compileWordPattern(
    'may|can|free to|allowed|permitted|welcome to|invited to|ok|fine|happy for|available for|open to|feel free|agree|permission|permits?|allows?|used',
  ),
  forbidden: compileWordPattern(
    "may not|must not|mustn't|cannot|can't|not allowed|not permitted|forbidden|prohibited|no|never|not|nobody|disallow(?:s|ed)?|object to|without|don't|reserve[sd]?|opt(?:ed)? out|refuse[sd]?",
  ),
  ownApi: compileWordPattern(
    '(?:our|this|the) (?:public |data |open |published )*(?:api|endpoints?|documents?|json (?:documents?|files?)|public data|data)',
  ),
  notApi: compileWordPattern(
    'non-public|products?|contracted|gated|platform|console|customers?|counterpart(?:y|ies)|agreement|portal|private|internal|clinical|patients?',
  ),
  needsKey: compileWordPattern(
    '(?:needs?|requires?|required|demands?|ask (?:us )?for|asks for|request|obtain|get|sign up|register|registration is|log ?in|logging in|with (?:a|an|your)|authenticate|only with|apply for|must|necessary)',
  ),
  key: compileWordPattern(
    'api keys?|keys?|tokens?|accounts?|registration|registered|register|sign(?:ing)? up|log ?in|credentials?|passwords?|authenticat(?:e|ion)|subscription',
  ),
  noKey: compileWordPattern(
    "no|not|never|none|nobody|without|neither|nor|n't|(?:do|does|is|are|need)n't|0|zero|free of",
  ),
  mcp: compileWordPattern('mcp|model context protocol'),
  mcpIs: compileWordPattern(
    'our|we|offers?|runs?|provides?|has|hosts?|this site|this origin|we offer|connect(?: to)?|listens?|runs?|available at|endpoint (?:is|at)|server (?:is|at)|there is',
  ),
  answers: compileWordPattern(
    'answers?|answered|repl(?:y|ies|ied)|respon(?:d|ds|ded|se|ses)|get back|hear from us|come back to you|write back|reaction time|turnaround|deal with',
  ),
  notAnswer: compileWordPattern(
    'acknowledge[ds]?|vulnerabilit(?:y|ies)|reports?|weakness(?:es)?|security|emergency|assessment|complaints?|calls?|telephone|phone|agents?|callers?|messages? of|ships?|deliver(?:y|ed)?|patient|query|timeout|http|server|request\\s+(?:body|header)|api|seconds?',
  ),
  within: compileWordPattern(
    `(?:within|in|under|inside|after|at most|no later than|takes?|time(?: is)?|time of)(?: (?:\\p{L}+)){0,2}? (?<n>\\d{1,3}|${numberWordSource}|an?|one)[- ](?<u>(?:working |business |week)?(?:days?|hours?|minutes?|weeks?)|hrs?)`,
  ),
  adjectival: compileWordPattern(
    `(?<n>\\d{1,3}|${numberWordSource})[- ](?<u>(?:working[- ]|business[- ])?(?:day|hour|minute|week))(?:[- ](?:response|reply|answer|turnaround|reaction))`,
  ),
  sameDay: compileWordPattern(
    '(?:on |the )*same (?:working |business )?day|by the next (?:working |business )?day|the next (?:working |business )?day|overnight',
  ),
  units: [
    [/^minute|^min/i, 'minute'],
    [/^hour|^hr/i, 'hour'],
    [/^(?:working|business|week)[- ]?day/i, 'working-day'],
    [/^day/i, 'day'],
    [/^week/i, 'week'],
  ],
  seatWord: compileWordPattern(
    'based|located|situated|headquartered|headquarters|registered office|head office|main office|seat|our offices?|domiciled|resident|at home|operates? from|works? from',
  ),
  seatIn:
    /(?:in|near|at|from)(?: the (?:heart|centre|center|middle) of| (?:central|downtown|beautiful|sunny|greater))?\s+(?:the )?(?<place>\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'-]*|upon|on)(?![\p{L}])){0,3})/gu,
  seatBefore:
    /(?<!\p{L})(?!The |A |An |Our )(\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)-based (?=(?:[\p{Ll}-]+ ){0,2}(?:company|firm|business|team|maker|manufacturer|start-?up|provider|supplier|charity|organi[sz]ation|enterprise|developer|office|we))/gu,
  law: [
    /govern(?:ed|s)?(?: exclusively| solely)? (?:by|under) (?:the )?(?:(?<adj>\p{Lu}\p{L}+) (?:law|laws)|laws? (?:of|in) (?:the )?(?<land>\p{Lu}[\p{L}]+(?:(?: and| of| the)* \p{Lu}[\p{L}]+)*))/u,
    /(?<adj>\p{Lu}\p{L}+) law (?:applies|governs|is to apply|shall apply)/u,
    /subject to (?:the )?(?:(?<adj>\p{Lu}\p{L}+) laws?|laws? of (?:the )?(?<land>\p{Lu}[\p{L}]+(?:(?: and| of| the)* \p{Lu}[\p{L}]+)*))/u,
    /the laws? of (?:the )?(?<land>\p{Lu}[\p{L}]+(?:(?: and| of| the)* \p{Lu}[\p{L}]+)*) (?:applies|apply|governs?)/u,
    /(?:jurisdiction|competence) of the courts? (?:of|in) (?:the )?(?<land>\p{Lu}[\p{L}]+(?:(?: and| of| the)* \p{Lu}[\p{L}]+)*)/u,
    /[Cc]ourts? (?:of|in) (?:the )?(?<land>\p{Lu}[\p{L}]+(?:(?: and| of| the)* \p{Lu}[\p{L}]+)*) ha(?:s|ve) (?:exclusive )?jurisdiction/u,
    /[Gg]overning law\W{1,4}(?:the )?(?:laws? of (?:the )?)?(?<land>\p{Lu}[\p{L}]+(?:(?: and| of| the)* \p{Lu}[\p{L}]+)*)/u,
  ],
  lands: {
    GB: ['United Kingdom', 'UK', 'British', 'Britain', 'Great Britain', 'GB', 'U.K'],
    'GB-ENG': [
      'England',
      'English',
      'Wales',
      'Welsh',
      'England and Wales',
      'United Kingdom',
      'UK',
      'British',
      'Britain',
      'Great Britain',
    ],
    'GB-SCT': ['Scotland', 'Scottish', 'Scots', 'United Kingdom', 'UK', 'British', 'Britain'],
    DE: ['Germany', 'German', 'Federal Republic of Germany'],
    AT: ['Austria', 'Austrian'],
    CH: ['Switzerland', 'Swiss'],
    FR: ['France', 'French'],
    IE: ['Ireland', 'Irish'],
    US: ['United States', 'American', 'USA', 'US', 'America'],
    NL: ['Netherlands', 'Dutch', 'Holland'],
    BE: ['Belgium', 'Belgian'],
    IT: ['Italy', 'Italian'],
    ES: ['Spain', 'Spanish'],
    PL: ['Poland', 'Polish'],
    JP: ['Japan', 'Japanese'],
    SE: ['Sweden', 'Swedish'],
    DK: ['Denmark', 'Danish'],
    NO: ['Norway', 'Norwegian'],
    FI: ['Finland', 'Finnish'],
    PT: ['Portugal', 'Portuguese'],
    CA: ['Canada', 'Canadian'],
    AU: ['Australia', 'Australian'],
    LU: ['Luxembourg'],
    CZ: ['Czechia', 'Czech', 'Czech Republic'],
    IN: ['India', 'Indian'],
    CN: ['China', 'Chinese'],
    EE: ['Estonia', 'Estonian'],
    MT: ['Malta', 'Maltese'],
    CY: ['Cyprus', 'Cypriot'],
    JO: ['Jordan', 'Jordanian'],
    'US-DE': ['Delaware'],
    'US-CA': ['California', 'Californian'],
    'US-NY': ['New York'],
    'GB-NIR': ['Northern Ireland', 'Northern Irish'],
  },
  nationality:
    /(?<!\p{L})(?<adj>\p{Lu}\p{L}+) (?:[\p{Ll}-]+ ){0,2}(?:company|firm|business|organi[sz]ation|charity|manufacturer|start-?up|enterprise)(?!\p{L})/u,
  phoneLabel: compileWordPattern(
    'call|calls us|phone|telephone|tel|ring|dial|switchboard|hotline|helpline|mobile|reach us|text us|whatsapp|phone us',
  ),
  mailLabel: compileWordPattern(
    '(?:write to|e-?mail|mail|contact|reach|message|tell|ask) us|us (?:a|an) (?:e-?)?mail|our (?:[\\p{L}-]+ )?(?:mailbox|inbox|e-?mail(?: address)?)',
  ),
  siteLabel: compileWordPattern(
    'our (?:web ?site|home ?page|site|web address|url|address on the web)|our own (?:web ?site|page)|visit us (?:at|on)|find us (?:at|on|online)|online at',
  ),
  legalIs:
    /(?:are|is|as|a|an)\s+(?:an?\s+|the\s+)?(?:[\p{Ll}-]+ ){0,2}?(LLP|plc|PLC|GmbH|AG|Inc|corporation|public limited company|limited liability partnership|partnership|co-?operative|sole trader|charity|charitable trust|foundation|community interest company|CIC|private limited company|limited company|public company|family business)(?![\p{L}])/u,
  forms: {
    llp: 'LLP',
    'limited liability partnership': 'LLP',
    plc: 'PLC',
    'public limited company': 'PLC',
    'public company': 'PLC',
    gmbh: 'GMBH',
    ag: 'AG',
    inc: 'INC',
    corporation: 'INC',
    partnership: 'PARTNERSHIP',
    cooperative: 'COOP',
    'co-operative': 'COOP',
    'sole trader': 'SOLE',
    charity: 'CHARITY',
    'charitable trust': 'CHARITY',
    foundation: 'FOUNDATION',
    'community interest company': 'CIC',
    cic: 'CIC',
    'private limited company': 'LTD',
    'limited company': 'LTD',
  },
  numbersAs: {
    company:
      'company|compan(?:y|ies) house|registration|registered|register|registry|reg|commercial register|crn|incorporation',
    vat: 'vat|vat registration|tax|value added tax',
    lei: 'lei',
    charity: 'charity',
  },
  numberWords: '(?:number|no|nr|id|identification number|registration number|reg|#|n°|num)?\\.?',
};

const currencies: readonly (readonly [RegExp, string])[] = [
  [/€|eur/i, 'EUR'],
  [/£|gbp|pound|sterling/i, 'GBP'],
  [/\$|usd|dollar/i, 'USD'],
  [/¥|jpy|yen/i, 'JPY'],
  [/chf|franc/i, 'CHF'],
];
