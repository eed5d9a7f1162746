/**
 * THE TABLE of all problems of Gazette, a closed union. Each has a page in docs/pages/problems/, which a test writes
 * from its case in tests/problems/shown-cases.ts.
 */
export const problemCodes = {
  // reading files
  'file-encoding': {
    severity: 'error',
    meaning:
      'A file is not valid UTF-8, or holds control, direction-changing or invisible characters, written or escaped.',
  },
  'text-mixed-scripts': {
    severity: 'warning',
    meaning: 'A word of Latin letters holds a Cyrillic or Greek one that looks the same: machines read another word.',
  },
  'file-too-large': { severity: 'error', meaning: 'A file of content/ or public/ is larger than its kind may be.' },
  'file-missing': { severity: 'error', meaning: 'A content file that the site cannot do without is absent.' },
  'file-unknown': { severity: 'error', meaning: 'A file or folder in content/ has a name that no rule reads.' },
  'file-alike': {
    severity: 'error',
    meaning:
      'Two names in content/ or public/ are one on Windows and macOS: capitals, or composed letters, alone differ.',
  },
  'file-symlink': {
    severity: 'error',
    meaning: 'A symbolic link stands in content/ or public/; links are not followed.',
  },
  'public-forbidden': {
    severity: 'error',
    meaning: 'A file in public/ must not be published (dotfile, key, backup, odd name).',
  },
  'merge-conflict': {
    severity: 'error',
    meaning: 'A merge was left unfinished: a content file holds conflict markers (<<<<<<<, =======, >>>>>>>).',
  },
  // typed modules
  'module-syntax': { severity: 'error', meaning: 'A typed content module is not valid TypeScript.' },
  'module-not-literal': {
    severity: 'error',
    meaning: 'A typed content module holds something other than literal data.',
  },
  // front matter and Markdown
  'front-matter-missing': { severity: 'error', meaning: 'A Markdown file does not begin with a front matter block.' },
  'front-matter-language': {
    severity: 'error',
    meaning: 'The front matter marker names a language; only plain YAML is read, nothing is run.',
  },
  'front-matter-syntax': {
    severity: 'error',
    meaning: 'The YAML of a front matter block is broken or uses anchors, aliases, tags or directives.',
  },
  'markdown-html': {
    severity: 'error',
    meaning: 'Markdown contains raw HTML or an HTML comment, which would be published or leak.',
  },
  'markdown-link-unsafe': {
    severity: 'error',
    meaning: 'A Markdown link or image has a scheme or form that is not allowed.',
  },
  'markdown-link-broken': {
    severity: 'error',
    meaning: 'Markdown holds link syntax that is not whole and stays text.',
  },
  'markdown-table-cells': {
    severity: 'error',
    meaning: 'A row of a Markdown table has more cells than its header; the rest would be dropped.',
  },
  'markdown-disputed': {
    severity: 'error',
    meaning:
      'Markdown holds what its readers take in different ways: the mirror would say something else to some of them.',
  },
  'markdown-near-miss': {
    severity: 'warning',
    meaning: 'Text holds marks that are almost those of Markdown or of front matter, and that readers would see.',
  },
  'image-alt-missing': {
    severity: 'error',
    meaning: 'An image has no alternative text: a person who cannot see it learns nothing.',
  },
  'markdown-title': {
    severity: 'warning',
    meaning: 'A page or answer holds a heading of the first level; its title is that heading.',
  },
  'telephone-invalid': { severity: 'error', meaning: 'A tel: link is not a number that can be dialled (RFC 3966).' },
  'markdown-too-complex': {
    severity: 'error',
    meaning: 'Markdown is nested or repeated so deeply that it cannot be rendered within its limits.',
  },
  'fact-unknown': { severity: 'error', meaning: 'A {{fact}} names nothing in the content.' },
  'fact-misplaced': {
    severity: 'error',
    meaning: 'A {{fact}} stands where facts are not filled in (typed modules, SKILL.md).',
  },
  // fields
  'field-unknown': { severity: 'error', meaning: 'A field is not part of the content model.' },
  'field-missing': { severity: 'error', meaning: 'A required field is absent.' },
  'field-type': { severity: 'error', meaning: 'A field has the wrong type.' },
  'field-invalid': { severity: 'error', meaning: 'A field has the right type but a value that its rule refuses.' },
  'placeholder-left': {
    severity: 'error',
    meaning: 'A placeholder of a new content folder, which begins with ⟪, has not been replaced by the true value.',
  },
  'placeholder-shown': {
    severity: 'warning',
    meaning: 'A preview shows a placeholder that has not been replaced yet: nothing is built of it that goes live.',
  },
  'date-invalid': {
    severity: 'error',
    meaning: 'A date is not a real calendar date written YYYY-MM-DD (or an RFC 3339 time where one is asked for).',
  },
  'date-future': { severity: 'error', meaning: 'The date of something that happened is in the future.' },
  'date-stale': {
    severity: 'error',
    meaning: 'A date of a last change is older than a change that the ledger knows, or that is not recorded yet.',
  },
  'ledger-damaged': {
    severity: 'error',
    meaning: 'A file of content/ledger/ is torn, edited or misnamed, or a line of it is none.',
  },
  'ledger-unrecorded': {
    severity: 'warning',
    meaning: 'The ledger does not know a change of the published facts yet; it counts as changed today.',
  },
  'ledger-unreleased': {
    severity: 'error',
    meaning: 'The ledger does not know a change, and --strict requires it, in a build and in a check.',
  },
  'ledger-early': {
    severity: 'error',
    meaning: 'The day that --date gives to changes is earlier than the newest that the ledger knows.',
  },
  'value-unconfirmed': {
    severity: 'warning',
    meaning: 'A value was drafted by an import, as the comment before it says, and nobody has confirmed it yet.',
  },
  'value-unconfirmed-live': {
    severity: 'error',
    meaning:
      'A value is unconfirmed in a check, in a release, or in a build for the live site (--production, --strict).',
  },
  'source-drifted': {
    severity: 'warning',
    meaning: 'A row of a file in content/imports/ is no longer what it was when content was made from it.',
  },
  'import-invalid': {
    severity: 'error',
    meaning: 'A mapping in content/imports/, or the file that it maps, is not what it should be.',
  },
  'id-duplicate': { severity: 'error', meaning: 'Two items of one list have the same id.' },
  'claim-unproven': {
    severity: 'error',
    meaning: 'A certificate is claimed without what others need to look it up: its issuer, and its number or evidence.',
  },
  'name-taken': { severity: 'error', meaning: 'A fact module has the name of something that is built in.' },
  'identifier-invalid': {
    severity: 'error',
    meaning:
      'A number of the organisation does not fit its scheme, lacks what it means nothing without, or is stated twice.',
  },
  'identifier-personal': {
    severity: 'error',
    meaning: 'A number identifies a person, not an organisation: it is never published.',
  },
  'field-private': {
    severity: 'error',
    meaning:
      'A field would publish of a person what is private: people stand by their role, with business contact data.',
  },
  'private-secret': {
    severity: 'error',
    meaning: 'A key, token or password stands in what is published.',
    waivable: 'build',
  },
  'private-person': {
    severity: 'error',
    meaning: 'Personal data stands in what is published: a number, mailbox or mobile of a person, a date of birth.',
    waivable: 'build',
  },
  'private-internal': {
    severity: 'error',
    meaning: 'What only insiders should see is published: private addresses and hosts, paths of a machine, notes.',
    waivable: 'build',
  },
  'public-metadata': {
    severity: 'error',
    meaning: 'A file of public/ names persons, places or machines in its metadata, or runs a program.',
    waivable: 'build',
  },
  'reference-unknown': { severity: 'error', meaning: 'A field names the id of an item that does not exist.' },
  'question-duplicate': { severity: 'error', meaning: 'Two questions of content/faq ask the same.' },
  'category-similar': {
    severity: 'warning',
    meaning: 'A category of questions is used once and spelt almost like another.',
  },
  'language-unknown': {
    severity: 'error',
    meaning: 'The language of the site has no catalogue: Gazette would speak English in the midst of it.',
  },
  'catalogue-invalid': {
    severity: 'error',
    meaning: 'A catalogue of the project lacks a text, a slot or a plural form, or has one that nothing reads.',
  },
  'catalogue-untranslated': {
    severity: 'warning',
    meaning: 'Texts of a catalogue of the project are still English; they are published so, and HTML says it.',
  },
  'prose-contradiction': {
    severity: 'error',
    meaning: 'A sentence says something of the organisation that its facts say otherwise (check only).',
    waivable: 'check',
  },
  'translation-missing': {
    severity: 'warning',
    meaning: 'A text is not given in one of the languages of the site; readers of that get it in the first.',
  },
  'translation-unknown': {
    severity: 'error',
    meaning: 'A text is in a language that the site lacks, or not in its first.',
  },
  'base-url-invalid': { severity: 'error', meaning: 'The base URL is not a bare https origin.' },
  'page-missing': { severity: 'error', meaning: 'A page that another part of the content points to does not exist.' },
  'path-reserved': {
    severity: 'error',
    meaning: 'A page or file would take a path that must stay a 404 or belongs to the API.',
  },
  'type-error': { severity: 'error', meaning: 'TypeScript finds a type error (check only).' },
  'types-stale': { severity: 'warning', meaning: 'What editors know of fact modules is out of date (check only).' },
  // the whole origin
  'path-collision': {
    severity: 'error',
    meaning: 'Two documents, or a document and a file of public/, claim the same path in some spelling.',
  },
  'link-dead': { severity: 'error', meaning: 'A link leads to a path of this origin that is not served.' },
  'link-moved': { severity: 'warning', meaning: 'A link leads to an old address, from which a redirect leads on.' },
  'redirect-taken': {
    severity: 'error',
    meaning: 'A redirect leads from a path that is served, or that another redirect leads from.',
  },
  'redirect-dead': {
    severity: 'error',
    meaning:
      'A redirect leads to a path that is not served (to nothing, to itself, to another redirect), or to an anchor that its page does not have.',
  },
  'anchor-dead': { severity: 'error', meaning: 'A link leads to an anchor that its page does not have.' },
  'answers-disagree': {
    severity: 'warning',
    meaning: 'Two published documents say different things of the same fact (--prove): most likely a bug in Gazette.',
  },
  'page-orphan': {
    severity: 'warning',
    meaning: 'No list or navigation leads from the homepage to a page: a bug in Gazette.',
  },
  'link-header-invalid': {
    severity: 'error',
    meaning: 'The Link header of the homepage is too long or uses an unregistered relation.',
  },
  'host-unknown': { severity: 'error', meaning: 'A host is named that Gazette has no adapter for.' },
  'host-refused': { severity: 'error', meaning: 'A host is named for which no files are written.' },
  'host-limit': { severity: 'error', meaning: 'The site exceeds a limit of a host that is asked for.' },
  'host-left-out': {
    severity: 'warning',
    meaning: 'The site exceeds a limit of a host that nobody asked for; nothing is written for it.',
  },
  'host-plan': {
    severity: 'warning',
    meaning: 'The site exceeds a limit of a plan of a host; a larger plan takes it.',
  },
  'host-unmet': {
    severity: 'error',
    meaning: 'A selected host cannot keep what the site promises (with --strict).',
    waivable: 'attach',
  },
  'security-expired': { severity: 'error', meaning: 'security.expires in content/site.ts is in the past.' },
  'security-expires-soon': { severity: 'warning', meaning: 'security.expires is less than 60 days away.' },
  'security-expires-far': { severity: 'warning', meaning: 'security.expires is more than a year ahead.' },
  'security-signed-other': {
    severity: 'error',
    meaning: 'A signed security.txt in public/ says something else than content/site.ts.',
  },
  'fact-expired': { severity: 'error', meaning: 'The last day of a published fact (validUntil) has passed.' },
  'fact-expires-soon': {
    severity: 'warning',
    meaning: 'The last day of a published fact (validUntil) is near: 90, 30 or 7 days, or as remindDays says.',
  },
  'value-due': {
    severity: 'warning',
    meaning: 'The day has come from which on a value is said that was given ahead, and nothing was released since.',
  },
  'legal-fact-missing': {
    severity: 'warning',
    meaning:
      'The content lacks a fact for which a provision often asks on websites of such organisations: cited, not advised.',
  },
  'skill-long': {
    severity: 'warning',
    meaning: 'A SKILL.md is longer than agentskills.io recommends (500 lines, 5,000 tokens).',
  },
  'share-picture-left-out': {
    severity: 'warning',
    meaning:
      'A title has characters that no font draws, neither Gazette’s nor one in public/fonts/: its page has no picture for previews of links.',
  },
  // content/brand.ts
  'logo-invalid': {
    severity: 'error',
    meaning: 'A logo or mark is not there, is too large, or has other sides than brand.ts says.',
  },
  'logo-unsafe': {
    severity: 'error',
    meaning: 'An SVG of the brand holds what could run, load or hide something, or browsers cannot read it.',
  },
  'logo-dark': {
    severity: 'warning',
    meaning: 'Parts of the logo can hardly be seen on dark paper: it stands on a light plate there.',
  },
  'font-invalid': {
    severity: 'error',
    meaning: 'The font of the brand is not there, no WOFF2, too large, or has no licence or other weights.',
  },
  'style-unsafe': {
    severity: 'error',
    meaning: 'content/brand.css loads from elsewhere, could run something, or has a block that is not closed.',
  },
  'theme-invalid': {
    severity: 'error',
    meaning: 'The theme that package.json names is not there, does not load, or exports something else.',
  },
  'theme-output': {
    severity: 'error',
    meaning: 'A theme throws, leaves out what a page is to show, or makes what the pages of a site must not have.',
  },
  'color-adjusted': {
    severity: 'warning',
    meaning: 'The colour of the brand cannot be read everywhere: which is used instead, and for what (check only).',
  },
  // content/waivers.json
  'waiver-invalid': { severity: 'error', meaning: 'content/waivers.json, or a row of it, is not what it should be.' },
  'waiver-expired': {
    severity: 'error',
    meaning: 'The last day of a waiver has passed; what it excused counts again.',
  },
  'waiver-unused': { severity: 'error', meaning: 'A waiver excuses nothing that is wrong.' },
  // published content that may not change: content/contract.json
  'contract-broken': {
    severity: 'error',
    meaning: 'Something that content/contract.json promises is no longer published as it was: clients would break.',
  },
  'contract-risky': {
    severity: 'error',
    meaning: 'A change may break clients, and content/accepted.json does not name it with a reason.',
  },
  'contract-additive': {
    severity: 'warning',
    meaning: 'Something new is published that content/contract.json does not promise yet.',
  },
  'contract-invalid': {
    severity: 'error',
    meaning: 'content/contract.json or content/accepted.json is not what Gazette writes and reads there.',
  },
  'accepted-unused': {
    severity: 'error',
    meaning: 'A row of content/accepted.json covers no change: it would hide one to come.',
  },
  // output and publishing
  'output-foreign': {
    severity: 'error',
    meaning: 'A file that Gazette did not make stands in an output folder, and publishing would delete it.',
  },
  'exception-invalid': {
    severity: 'error',
    meaning: 'A file of exceptions for an audit (--exceptions) is broken, or one of its rows is.',
  },
  'exception-expired': {
    severity: 'error',
    meaning: 'The last day of an exception for an audit (--exceptions) has passed; what it covered counts again.',
  },
  'document-invalid': {
    severity: 'error',
    meaning: 'A generated document does not read back as what it should be: a bug in Gazette.',
  },
  'proof-failed': {
    severity: 'warning',
    meaning: 'A document, read back by another reader (--prove), does not say what the content says: a bug in Gazette.',
  },
  // the site of another generator (gazette attach)
  'foreign-folder': {
    severity: 'error',
    meaning: 'The folder to attach to is no built site: it holds sources, no pages, or a site of Gazette.',
  },
  'foreign-origin': {
    severity: 'error',
    meaning:
      'The pages of the other site name another origin or path as theirs than content/site.ts does, or none where there is no content.',
  },
  'foreign-canonical': {
    severity: 'warning',
    meaning: 'The canonical link of a page of the other site is no address that others can open.',
    waivable: 'attach',
  },
  'foreign-selector': {
    severity: 'error',
    meaning: 'A selector for the main content of pages cannot be read, or a page has nothing that it means.',
  },
  'foreign-essential': {
    severity: 'error',
    meaning: 'The other site has a file where a document of the API is to lie, without which there is no API.',
  },
  'foreign-collision': {
    severity: 'warning',
    meaning: 'The other site has a file where Gazette would publish one: theirs stays.',
    waivable: 'attach',
  },
  'foreign-main': {
    severity: 'warning',
    meaning: 'Pages of the other site do not mark their main content: their Markdown holds the whole page.',
    waivable: 'attach',
  },
  'foreign-words': {
    severity: 'warning',
    meaning: 'The Markdown of a page of the other site lacks more than 3 % of its words; above 10 % there is none.',
    waivable: 'attach',
  },
  'foreign-disallowed': {
    severity: 'warning',
    meaning: 'A page of the other site gets a mirror although its robots.txt asks everybody to stay away from it.',
    waivable: 'attach',
  },
  'foreign-link-dead': {
    severity: 'warning',
    meaning: 'A page of the other site links to a path that is not there.',
    waivable: 'attach',
  },
  'foreign-anchor-dead': {
    severity: 'warning',
    meaning: 'A page of the other site links to a place in a page that has no such place.',
    waivable: 'attach',
  },
  'foreign-title': {
    severity: 'warning',
    meaning: 'A page of the other site has no title.',
    waivable: 'attach',
  },
  'foreign-description': {
    severity: 'warning',
    meaning: 'A page of the other site has no description.',
    waivable: 'attach',
  },
  'foreign-contradiction': {
    severity: 'warning',
    meaning: 'A page of the other site says something of the organisation that a fact contradicts.',
    waivable: 'attach',
  },
  'foreign-private': {
    severity: 'warning',
    meaning: 'A page of the other site holds personal data or internals.',
    waivable: 'attach',
  },
  'foreign-hidden': {
    severity: 'warning',
    meaning: 'A page of the other site holds characters that nobody sees, or that turn text round: it gets no mirror.',
    waivable: 'attach',
  },
  'foreign-secret': {
    severity: 'warning',
    meaning: 'A page of the other site holds a secret: it gets no mirror.',
    waivable: 'attach',
  },
  'foreign-organization': {
    severity: 'warning',
    meaning: 'The JSON-LD of the other site says something else of the organisation than the facts do.',
    waivable: 'attach',
  },
  'foreign-signals': {
    severity: 'warning',
    meaning: 'The robots.txt of the other site has groups of its own: what AI systems may do is not said in them.',
    waivable: 'attach',
  },
} as const satisfies Record<string, CodeMeaning>;

interface CodeMeaning {
  readonly severity: 'error' | 'warning';
  readonly meaning: string;
  /** content/waivers.json may excuse it; the command that finds every problem of this code. */
  readonly waivable?: 'build' | 'check' | 'attach';
}

export type ProblemCode = keyof typeof problemCodes;

/** Command that finds every problem of a waivable code; undefined for other codes. */
export function findWaivingCommand(code: ProblemCode): 'build' | 'check' | 'attach' | undefined {
  return (problemCodes[code] as CodeMeaning).waivable;
}
