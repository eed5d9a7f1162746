// Made from src/content/schemas by src/edit/schema/editor-files.ts; never edited by hand. One file, however long, so
// that nobody looks for the source here. zod's own types are the same, but editors would show no descriptions.
// biome-ignore-all format: made by a program

import type { Schedulable as Ahead } from './scheduled/scheduled-value.ts';
import type { Text } from './text.ts';

export interface SiteSettings {
  /** Where the site lives: scheme and host only, such as https://example.com. */
  baseUrl: string;
  /** Display name of the site and of its public API. */
  name: Ahead<Text>;
  /** Offer of the site, in one sentence; meta description of the homepage and summary of llms.txt. */
  description: Ahead<Text>;
  /** Language of the whole site, such as en-GB. */
  language?: string | undefined;
  /** Instead of language: all languages of the site, such as de-DE and en. The first stands at /, the others below /en/. */
  languages?: string[] | undefined;
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it, or from content/ledger/. */
  updated?: string | undefined;
  /** The general mailbox: access requests, questions, revocation. */
  contactEmail: Ahead<string>;
  /** Where readers say that something is wrong; absent: contactEmail. */
  corrections?: Ahead<string> | undefined;
  /** An https address to which the contact form is sent; absent: the form opens the mail program. */
  contactForm?: string | undefined;
  /** How the service of contactForm names its fields; absent: as its manual says, for Formspree, Web3Forms and Basin. */
  contactFormFields?: {
    /** Name of the field that becomes the subject of the message. */
    subject?: string | undefined;
    /** Name of the field for the sender's name; name when absent. */
    name?: string | undefined;
    /** Name of the field for the sender's address; email when absent. */
    email?: string | undefined;
    /** Name of the field by which the service knows programs: people leave it empty. */
    honeypot?: string | undefined;
    /** Public key by which the service knows your form, where it asks for one. */
    accessKey?: string | undefined;
  } | undefined;
  /** Every category of content/faq, in the order in which they are shown; absent: any category, named by its own words, in the order of the questions. */
  questionCategories?: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the category, as people read it. */
    name: Text;
  }[] | undefined;
  /** Your own words for headings and ways in, such as { 'section.solutions': 'Services' }; absent: those of the language. */
  words?: {
    /** Name of it on this site; absent: the catalogue's word. */
    'section.company'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.organisation'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.locations'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.people'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.brands'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.solutions'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.workflows'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.technology'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.industries'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.products'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.compliance'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.evidence'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.documents'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.howToAsk'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.publicRecord'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.questions'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.contact'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'section.legalNotice'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'frame.company'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'frame.organisation'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'frame.access'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'frame.api'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'frame.contact'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'contact.write'?: Text | undefined;
    /** Name of it on this site; absent: the catalogue's word. */
    'contact.send'?: Text | undefined;
  } | undefined;
  /** Words that the search takes for each other, in groups, such as [['GDPR', 'data protection'], ['bug', 'vulnerability']]. */
  synonyms?: Text[][] | undefined;
  /** The most MB that a file of public/ may have, where your host takes more than 25; absent: 25, the most that every host takes. */
  largestFile?: number | undefined;
  /** Privacy policy: a path of this site or an https URL. */
  privacyPage: Ahead<string>;
  /** Terms of use: a path of this site or an https URL. */
  termsPage: Ahead<string>;
  /** A sentence that must stand on every page, such as a note that the company is fictional. */
  notice?: Ahead<Text> | undefined;
  /** Extent of the published data, and its limits, such as: It carries no customer data. Shown where the API is described; absent: nothing is claimed. */
  dataScope?: Ahead<Text> | undefined;
  /** Licence of the published data; "All rights reserved" has the url of your terms. */
  dataLicense: Ahead<{
    /** Name of the licence. */
    name: Text;
    /** SPDX identifier, such as CC-BY-4.0. */
    spdx?: string | undefined;
    /** Text of the licence. */
    url: string;
  }>;
  /** Uses of the content that AI systems are allowed (contentsignals.org). Your decision: there is no default. */
  contentSignals: Ahead<{
    /** May the content be indexed for search results? */
    search: boolean;
    /** May AI systems read the content to answer a question? */
    'ai-input': boolean;
    /** May AI models be trained on the content? */
    'ai-train': boolean;
  }>;
  /** AI crawlers that robots.txt addresses by name, each with the same rules as everybody. */
  aiCrawlers: string[];
  /** Content of /.well-known/security.txt. */
  security: Ahead<{
    /** Where to report a vulnerability, best first; absent: contactEmail. */
    contacts?: string[] | undefined;
    /** Until when the contact is vouched for (RFC 9116); renew it once a year after checking the mailbox. */
    expires: string;
    /** Disclosure policy: a path of this site or an https URL. */
    policy?: string | undefined;
    /** Page that thanks reporters. */
    acknowledgments?: string | undefined;
    /** Where to find the encryption key: a path of this site, an https URL, openpgp4fpr: or dns:. */
    encryption?: string | undefined;
    /** Page on jobs in security: a path of this site or an https URL. */
    hiring?: string | undefined;
    /** Description of the CSAF advisories: the address of their provider-metadata.json. */
    csaf?: string | undefined;
    /** Languages in which reports are understood. */
    preferredLanguages?: string[] | undefined;
  }>;
  /** Further relations for the Link header of the homepage. */
  links?: {
    /** A registered relation or an absolute URI. */
    rel: string;
    /** A path of this site or an https URL. */
    href: string;
    /** Media type of what the link leads to. */
    type?: string | undefined;
  }[] | undefined;
  /** Parts that can be switched. */
  features: {
    /** Publish /llms-full.txt: every page in one file. */
    llmsFull: boolean;
    /** Publish /.well-known/ard.json and ai-catalog.json. */
    ard: boolean;
    /** Ship the in-browser read-only tools for agents (WebMCP). */
    webMcp: boolean;
    /** Answer OPTIONS with 204 so that scripts of other origins may send header fields of their own, such as Authorization, which is then ignored; off: 405. */
    corsPreflight?: boolean | undefined;
  };
  /** Sent by every host when set; only for origins that will be served over https for good. */
  strictTransportSecurity?: {
    /** Seconds for which browsers insist on https; 31536000 is a year. */
    maxAge: number;
    /** Whether it holds for all subdomains too. */
    includeSubDomains: boolean;
    /** Asks to be built into browsers: hard to take back. */
    preload: boolean;
  } | undefined;
  /** Plans for versions of the API; absent: they stay. */
  api?: {
    /** v1 has a successor: Deprecation, Sunset and successor-version in the header of its documents. */
    v1: {
      /** Day from which on v1 is deprecated; it may be to come. */
      deprecated: string;
      /** Day from which on v1 may be gone, later than the other; absent: it stays. */
      sunset?: string | undefined;
      /** Index of the next version: a path of this site or an https URL. */
      successor: string;
    };
  } | undefined;
  /** Your own words and choice for llms.txt; absent: every section in the usual order. */
  llms?: {
    /** A paragraph on when to use this site, such as: Use this site for prices and opening hours. */
    text?: Text | undefined;
    /** Paths that llms.txt lists before the others of their section, in this order. */
    order?: string[] | undefined;
    /** Paths that llms.txt does not list. */
    omit?: string[] | undefined;
    /** Paths that llms.txt lists under Optional, which a reader short of space skips. */
    optional?: string[] | undefined;
  } | undefined;
  /** Publish the legal notice, a page of all that laws want to be said of who runs the site; see paths. */
  legalNotice?: boolean | undefined;
  /** Letters of addresses: unicode allows the script of your language, such as /会社概要/; absent: ascii, a to z and digits. */
  addresses?: 'ascii' | 'unicode' | undefined;
  /** Names of generated pages in the addresses of this site. */
  paths?: {
    /** Address of the page, in place of solutions, such as a word of your language. */
    solutions?: Text | undefined;
    /** Address of the page, in place of industries, such as a word of your language. */
    industries?: Text | undefined;
    /** Address of the page, in place of products, such as a word of your language. */
    products?: Text | undefined;
    /** Address of the page, in place of compliance, such as a word of your language. */
    compliance?: Text | undefined;
    /** Address of the page, in place of record, such as a word of your language. */
    record?: Text | undefined;
    /** Address of the page, in place of questions, such as a word of your language. */
    questions?: Text | undefined;
    /** Address of the page, in place of company, such as a word of your language. */
    company?: Text | undefined;
    /** Address of the page, in place of people, such as a word of your language. */
    people?: Text | undefined;
    /** Address of the page, in place of locations, such as a word of your language. */
    locations?: Text | undefined;
    /** Address of the page, in place of contact, such as a word of your language. */
    contact?: Text | undefined;
    /** Address of the page, in place of search, such as a word of your language. */
    search?: Text | undefined;
    /** Address of the page, in place of legal-notice, such as a word of your language. */
    legalNotice?: Text | undefined;
  } | undefined;
  /** Old addresses that lead to new ones, such as { from: '/shop/', to: '/products/' }; a page of Markdown that has moved says formerly instead. */
  redirects?: {
    /** An address that this site had once: /old/ stands for /old and /old.md too, /blog/* for all below /blog. */
    from: string;
    /** Where it leads: a path of this site, with an anchor if need be, or an https URL. */
    to: string;
  }[] | undefined;
  /** Duties to inform that were looked at and do not apply: they are not warned of again. */
  dutiesNotApplicable?: {
    /** Id of a duty, or of a whole law, as the warning names it: gb-si-2002-2013/vat. */
    duty: string;
    /** Why it does not apply; for your colleagues, never published. */
    reason: string;
  }[] | undefined;
  /** Key of IndexNow, by which search engines learn of changes; published at /KEY.txt, which makes it yours. */
  indexNowKey?: string | undefined;
  /** Day since which the site honours Global Privacy Control, as its privacy policy says: /.well-known/gpc.json. */
  globalPrivacyControl?: string | undefined;
  /** Android apps of yours that may open links of this site: /.well-known/assetlinks.json. */
  androidApps?: {
    /** Package name, such as com.example.app. */
    id: string;
    /** SHA-256 of the certificates that the app is signed with. */
    fingerprints: string[];
  }[] | undefined;
  /** Who belongs to whom, as /.well-known/trust.txt; what it says of training follows contentSignals. */
  trust?: {
    /** Addresses that are its members. */
    member?: string[] | undefined;
    /** Addresses to which it belongs. */
    belongto?: string[] | undefined;
    /** Addresses that it controls. */
    control?: string[] | undefined;
    /** Addresses that control it. */
    controlledby?: string[] | undefined;
    /** Addresses of profiles that it controls in social networks. */
    social?: string[] | undefined;
    /** Addresses that supply it. */
    vendor?: string[] | undefined;
    /** Addresses that it supplies. */
    customer?: string[] | undefined;
  } | undefined;
  /** Terms of use as RSL 1.0, /license.xml, which robots.txt names: contentSignals of the site, dataLicense of its API. */
  rsl?: boolean | undefined;
  /** Token of the origin trial of WebMCP for this origin; each page with the tools carries it. */
  webMcpTrialToken?: string | undefined;
  /** Questions of your own that a rehearsal asks of the published site; never published themselves. */
  questionsToRehearse?: {
    /** Question in the words of people. */
    question: Text;
    /** Words that a text with the answer has, all of them. */
    words?: Text[] | undefined;
    /** Instead of words: the value of the API that answers it, such as /api/v1/company.json#/legalName. */
    at?: string | undefined;
  }[] | undefined;
  /** Settings of gazette attach for the pages of another generator. */
  attach?: {
    /** Where the main content of pages is, such as [{ path: '/docs/*', main: '.content' }]; absent: main, an element with role main, the only article, or all of the page. */
    selectors?: {
      /** A path such as /docs/, or /docs/* for all below it; the longest counts. */
      path: string;
      /** A selector of names, #id, .class and [attribute], such as main .content. */
      main: string;
    }[] | undefined;
    /** Paths of pages that get no Markdown and are in no list, such as /members/*. */
    exclude?: string[] | undefined;
    /** Paths of pages that get Markdown although it lacks more than a tenth of their words, such as /poll/. */
    incomplete?: string[] | undefined;
  } | undefined;
  /** Who answers for which files and facts; never published: reports name them. */
  owners?: {
    /** Files and folders, and facts, such as content/company.ts#legalName or content/company.ts#products/kit; of several rows that name a file, the last counts. */
    files: string[];
    /** Who is asked about them, such as @legal or @example/press. */
    owners: string[];
  }[] | undefined;
  /** How many days before the validUntil of a fact a warning begins; absent: [90, 30, 7]. */
  remindDays?: number[] | undefined;
  /** Hosts that you use, such as nginx: only their configuration is written to deploy/, documents say only what all of them keep, and --strict judges them; absent: the build asks for them. */
  hosts?: string[] | undefined;
}

export interface Company {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it, or from content/ledger/. */
  updated?: string | undefined;
  /** Kind of organisation; absent: a company. */
  kind?: Ahead<'company' | 'charity' | 'association' | 'foundation' | 'public-body' | 'university' | 'lab' | 'partnership' | 'sole-trader' | 'cooperative'> | undefined;
  /** Legal name, exactly as registered. */
  legalName: Ahead<Text>;
  /** Name used in public, if it differs. */
  tradingName?: Ahead<Text> | undefined;
  /** Business of the company, in one or two sentences. */
  summary: Ahead<Text>;
  /** The register that issued the company number. */
  registry?: Ahead<{
    /** companies-house checks the UK number format; other accepts any. */
    scheme: 'companies-house' | 'other';
    /** Name of the register. */
    name: Text;
    /** Public page of the register (or of this entry in it). */
    url?: string | undefined;
  }> | undefined;
  /** Registration number as text, with its leading zeros; identifiers say the same of every register. */
  companyNumber?: Ahead<string> | undefined;
  /** Numbers in registers, of taxes and the like. */
  identifiers?: Ahead<{
    /** Code of the scheme, such as GB-COH or DE-VAT; other for one that has no code. */
    scheme: Ahead<string>;
    /** The number, as text. */
    value: Ahead<string>;
    /** Court that keeps the register, where numbers mean nothing without it. */
    court?: Ahead<Text> | undefined;
    /** Town of the register, where numbers mean nothing without it. */
    town?: Ahead<Text> | undefined;
    /** Name of the number, where the scheme is other. */
    name?: Ahead<Text> | undefined;
    /** Who gives it out and keeps the register, where the scheme is other. */
    issuer?: Ahead<Text> | undefined;
    /** Whether it is the first to name; absent: the company register comes first. */
    primary?: Ahead<boolean> | undefined;
  }>[] | undefined;
  /** Where the company is registered. */
  jurisdiction?: Ahead<{
    /** Such as England and Wales. */
    name: Text;
    /** ISO 3166-1 alpha-2 country code, such as GB. */
    country: 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';
  }> | undefined;
  /** Date of incorporation. */
  incorporated?: Ahead<string> | undefined;
  /** When it was founded: 1998, 1998-04 or 1998-04-30; incorporated says when it was registered. */
  founded?: Ahead<string> | undefined;
  /** How many work there, where that is public. */
  employees?: Ahead<{
    /** At least so many; "about 40" may be from 35 to 45. */
    from?: number | undefined;
    /** At most so many; the same as from: exactly so many. */
    to?: number | undefined;
    /** When this was true: 2025, 2025-12 or 2025-12-31. The year is enough. */
    asOf: string;
  }> | undefined;
  /** How many work there without pay, where that is public. */
  volunteers?: Ahead<{
    /** At least so many; "about 40" may be from 35 to 45. */
    from?: number | undefined;
    /** At most so many; the same as from: exactly so many. */
    to?: number | undefined;
    /** When this was true: 2025, 2025-12 or 2025-12-31. The year is enough. */
    asOf: string;
  }> | undefined;
  /** How many members it has, where that is public. */
  members?: Ahead<{
    /** At least so many; "about 40" may be from 35 to 45. */
    from?: number | undefined;
    /** At most so many; the same as from: exactly so many. */
    to?: number | undefined;
    /** When this was true: 2025, 2025-12 or 2025-12-31. The year is enough. */
    asOf: string;
  }> | undefined;
  /** Fees of membership. */
  membershipFees?: Ahead<{
    /** Who pays it, such as Families. */
    name: Ahead<Text>;
    /** The fee as text, such as 25. */
    amount: Ahead<string>;
    /** Code of the currency (ISO 4217), such as EUR. */
    currency: Ahead<string>;
    /** Time for which it is paid; absent: once. */
    period?: Ahead<'hour' | 'day' | 'week' | 'month' | 'year'> | undefined;
  }>[] | undefined;
  /** Budget of one year, where that is public. */
  budget?: Ahead<{
    /** The budget as text, such as 48000. */
    amount: string;
    /** Code of the currency (ISO 4217), such as EUR. */
    currency: string;
    /** Year to which it belongs: 2026, or 2026-2027. */
    year: string;
  }> | undefined;
  /** Partners of a partnership, by name: persons or organisations. */
  partners?: Ahead<Text[]> | undefined;
  /** People who may be named publicly, and agreed to it. */
  people?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as the person is called at work. */
    name: Ahead<Text>;
    /** The name in Latin letters, where it is written in others. */
    latinName?: Ahead<Text> | undefined;
    /** Role of the person in the organisation, such as Managing director. */
    role: Ahead<Text>;
    /** Since when in this role: 2019, 2019-04 or 2019-04-01. */
    since?: Ahead<string> | undefined;
    /** Business mailbox. */
    email?: Ahead<string> | undefined;
    /** Business telephone number, as written there, such as 020 7946 0142. */
    phone?: Ahead<string> | undefined;
    /** A picture in public/, such as /images/team.jpg. */
    picture?: Ahead<string> | undefined;
    /** Description of the picture, for those who cannot see it. */
    alt?: Ahead<Text> | undefined;
    /** Date on which somebody last made sure of it; for your colleagues. */
    reviewed?: string | undefined;
    /** Last day on which it may be published: check warns before it, and a build fails after it. */
    validUntil?: string | undefined;
    /** By what it was made sure of: a path or an https URL; for your colleagues. */
    evidence?: Ahead<string> | undefined;
  }>[] | undefined;
  /** Brands, by name. */
  brands?: Ahead<Text[]> | undefined;
  /** The organisation to which it belongs. */
  parent?: Ahead<{
    /** Legal name, exactly as registered. */
    name: Text;
    /** Its numbers in registers, of taxes and the like. */
    identifiers?: {
      /** Code of the scheme, such as GB-COH or DE-VAT; other for one that has no code. */
      scheme: string;
      /** The number, as text. */
      value: string;
      /** Court that keeps the register, where numbers mean nothing without it. */
      court?: Text | undefined;
      /** Town of the register, where numbers mean nothing without it. */
      town?: Text | undefined;
      /** Name of the number, where the scheme is other. */
      name?: Text | undefined;
      /** Who gives it out and keeps the register, where the scheme is other. */
      issuer?: Text | undefined;
      /** Whether it is the first to name; absent: the company register comes first. */
      primary?: boolean | undefined;
    }[] | undefined;
    /** Its website or a page about it: an https URL or a path of this site. */
    link?: string | undefined;
  }> | undefined;
  /** Associations, federations and networks of which it is a member. */
  memberOf?: Ahead<{
    /** Legal name, exactly as registered. */
    name: Ahead<Text>;
    /** Its numbers in registers, of taxes and the like. */
    identifiers?: Ahead<{
      /** Code of the scheme, such as GB-COH or DE-VAT; other for one that has no code. */
      scheme: string;
      /** The number, as text. */
      value: string;
      /** Court that keeps the register, where numbers mean nothing without it. */
      court?: Text | undefined;
      /** Town of the register, where numbers mean nothing without it. */
      town?: Text | undefined;
      /** Name of the number, where the scheme is other. */
      name?: Text | undefined;
      /** Who gives it out and keeps the register, where the scheme is other. */
      issuer?: Text | undefined;
      /** Whether it is the first to name; absent: the company register comes first. */
      primary?: boolean | undefined;
    }[]> | undefined;
    /** Its website or a page about it: an https URL or a path of this site. */
    link?: Ahead<string> | undefined;
  }>[] | undefined;
  /** Organisations that belong to it. */
  subsidiaries?: Ahead<{
    /** Legal name, exactly as registered. */
    name: Ahead<Text>;
    /** Its numbers in registers, of taxes and the like. */
    identifiers?: Ahead<{
      /** Code of the scheme, such as GB-COH or DE-VAT; other for one that has no code. */
      scheme: string;
      /** The number, as text. */
      value: string;
      /** Court that keeps the register, where numbers mean nothing without it. */
      court?: Text | undefined;
      /** Town of the register, where numbers mean nothing without it. */
      town?: Text | undefined;
      /** Name of the number, where the scheme is other. */
      name?: Text | undefined;
      /** Who gives it out and keeps the register, where the scheme is other. */
      issuer?: Text | undefined;
      /** Whether it is the first to name; absent: the company register comes first. */
      primary?: boolean | undefined;
    }[]> | undefined;
    /** Its website or a page about it: an https URL or a path of this site. */
    link?: Ahead<string> | undefined;
  }>[] | undefined;
  /** Bank accounts that everybody may pay into. */
  accounts?: Ahead<{
    /** Holder of the account, as the bank has it. */
    holder: Ahead<Text>;
    /** IBAN, with or without spaces. */
    iban?: Ahead<string> | undefined;
    /** Account number, or key of payment such as PIX or UPI, where there is no IBAN. */
    number?: Ahead<string> | undefined;
    /** Code of the bank beside that number: sort code, routing number, BLZ. */
    bankCode?: Ahead<string> | undefined;
    /** BIC of the bank. */
    bic?: Ahead<string> | undefined;
    /** Purpose of payments to this account, such as donations. */
    purpose?: Ahead<Text> | undefined;
  }>[] | undefined;
  /** Registered address. */
  registeredAddress?: Ahead<{
    /** Lines before the town. */
    streetAddress: Text[];
    /** Part of the town that letters name. */
    dependentLocality?: Text | undefined;
    /** Town or city. */
    locality?: Text | undefined;
    /** County, state or region. */
    region?: Text | undefined;
    /** Postal code, as written on letters; absent where there are none. */
    postalCode?: string | undefined;
    /** ISO 3166-1 alpha-2 country code, such as GB. */
    country: 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';
  }> | undefined;
  /** Ways to reach the company; the first may be the main one, with telephone and mailbox. */
  contactRoutes?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of this way to reach the company. */
    name: Ahead<Text>;
    /** Purpose of this route, and things not to send. */
    description: Ahead<Text>;
    /** Mailbox. */
    email?: Ahead<string> | undefined;
    /** Telephone number, as written there, such as 020 7946 0142. */
    phone?: Ahead<string> | undefined;
    /** A page or form: a path of this site or an https URL. */
    link?: Ahead<string> | undefined;
    /** Date on which somebody last made sure of it; for your colleagues. */
    reviewed?: string | undefined;
    /** Last day on which it may be published: check warns before it, and a build fails after it. */
    validUntil?: string | undefined;
    /** By what it was made sure of: a path or an https URL; for your colleagues. */
    evidence?: Ahead<string> | undefined;
  }>[] | undefined;
  /** When the office is open: an older spelling of openingHours, for one interval. */
  officeHours?: Ahead<{
    /** IANA time zone, such as Europe/London. */
    timeZone: string;
    /** Days on which the office is open. */
    days: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
    /** Opening time, such as 09:00. */
    opens: string;
    /** Closing time, such as 17:30. */
    closes: string;
  }> | undefined;
  /** When people answer, with breaks, nights and exceptions. */
  openingHours?: Ahead<{
    /** IANA time zone, such as Europe/London. */
    timeZone: string;
    /** The usual week, or '24/7'. */
    regular: '24/7' | {
      /** Days of the week, such as Monday, or Monday-Friday. */
      days: string[];
      /** When it is open on them; none: closed. */
      open: string[];
    }[];
    /** Days with other hours, which replace what begins on them; list a yearly closure for each year. */
    exceptions?: {
      /** The day, where it is one. */
      date?: string | undefined;
      /** First day. */
      from?: string | undefined;
      /** Last day. */
      to?: string | undefined;
      /** When it is open then; absent: closed. */
      open?: string[] | undefined;
      /** Why, such as Christmas Day. */
      reason?: Text | undefined;
    }[] | undefined;
    /** Note beside the week, such as "by arrangement" or "also on the second Saturday of each month". */
    note?: Text | undefined;
  }> | undefined;
  /** Places where the organisation is. */
  locations?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the place. */
    name: Ahead<Text>;
    /** Where it is; without street and postal code where letters go elsewhere. */
    address: Ahead<{
      /** Lines before the town. */
      streetAddress?: Text[] | undefined;
      /** Part of the town that letters name. */
      dependentLocality?: Text | undefined;
      /** Town or city. */
      locality?: Text | undefined;
      /** County, state or region. */
      region?: Text | undefined;
      /** Postal code, as written on letters; absent where there are none. */
      postalCode?: string | undefined;
      /** ISO 3166-1 alpha-2 country code, such as GB. */
      country: 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';
    }>;
    /** When it is open. */
    openingHours?: Ahead<{
      /** IANA time zone, such as Europe/London. */
      timeZone: string;
      /** The usual week, or '24/7'. */
      regular: '24/7' | {
        /** Days of the week, such as Monday, or Monday-Friday. */
        days: string[];
        /** When it is open on them; none: closed. */
        open: string[];
      }[];
      /** Days with other hours, which replace what begins on them; list a yearly closure for each year. */
      exceptions?: {
        /** The day, where it is one. */
        date?: string | undefined;
        /** First day. */
        from?: string | undefined;
        /** Last day. */
        to?: string | undefined;
        /** When it is open then; absent: closed. */
        open?: string[] | undefined;
        /** Why, such as Christmas Day. */
        reason?: Text | undefined;
      }[] | undefined;
      /** Note beside the week, such as "by arrangement" or "also on the second Saturday of each month". */
      note?: Text | undefined;
    }> | undefined;
    /** IANA time zone of a place without opening hours, such as Asia/Tokyo. */
    timeZone?: Ahead<string> | undefined;
    /** Telephone number, as written there. */
    phone?: Ahead<string> | undefined;
    /** Mailbox. */
    email?: Ahead<string> | undefined;
    /** Activities there, such as Assembly and repairs. */
    activities?: Ahead<Text[]> | undefined;
  }>[] | undefined;
  /** Products, with how they are accessed. */
  products?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the product. */
    name: Ahead<Text>;
    /** Summary in one sentence. */
    summary: Ahead<Text>;
    /** public: free for all; gated: only under a signed agreement; sold: for money, also made to order. */
    access: Ahead<'public' | 'gated' | 'sold'>;
    /** Price in words, such as: from £9 a month. */
    price?: Ahead<Text> | undefined;
    /** A page about it, or where it can be had: a path of this site or an https URL. */
    link?: Ahead<string> | undefined;
    /** Ids of the solutions that it belongs to, as in content/solutions.ts. */
    solutions?: Ahead<string[]> | undefined;
    /** A picture in public/, such as /images/team.jpg. */
    picture?: Ahead<string> | undefined;
    /** Description of the picture, for those who cannot see it. */
    alt?: Ahead<Text> | undefined;
  }>[] | undefined;
  /** Compliance posture: only what is true today. */
  compliance?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Standard, law or register. */
    name: Ahead<Text>;
    /** Status; licensed: by a permit. certified needs an issuer, and a number or evidence to look it up. */
    status: Ahead<'certified' | 'licensed' | 'registered' | 'compliant' | 'in-progress' | 'planned'>;
    /** Measure in one sentence. */
    summary: Ahead<Text>;
    /** Who issued the certificate or keeps the register, such as BSI. */
    issuer?: Ahead<Text> | undefined;
    /** Number of the certificate or of the entry, as text. */
    number?: Ahead<string> | undefined;
    /** Scope: a site, a product, the whole organisation. */
    scope?: Ahead<Text> | undefined;
    /** Since when it is true: 2019, 2019-04 or 2019-04-01. */
    since?: Ahead<string> | undefined;
    /** First day on which this certificate is valid. */
    validFrom?: Ahead<string> | undefined;
    /** Last day on which it is valid. */
    validUntil?: string | undefined;
    /** Date of the last review. */
    reviewed?: string | undefined;
    /** The certificate, the entry or a page that shows it: a path of this site or an https URL. */
    evidence?: Ahead<string> | undefined;
  }>[] | undefined;
  /** Submissions on the public record: consultations, filings. */
  publicRecords?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Title of the submission. */
    title: Ahead<Text>;
    /** Summary in one sentence. */
    summary: Ahead<Text>;
    /** The public body that received it. */
    recipient: Ahead<Text>;
    /** Date of the submission. */
    date: Ahead<string>;
    /** Where it can be read: a path of this site or an https URL. */
    link?: Ahead<string> | undefined;
  }>[] | undefined;
  /** Website of the company, if these facts are published beside it; absent: this site is its website. */
  website?: Ahead<string> | undefined;
  /** Legal form, as its register has it, such as GmbH. */
  legalForm?: Ahead<Text> | undefined;
  /** Share capital of a company. */
  capital?: Ahead<{
    /** The share capital, such as 25000.00. */
    amount?: string | undefined;
    /** Code of the currency (ISO 4217), such as EUR. */
    currency: string;
    /** How much of it is paid up, in the same currency; may stand alone. */
    paidUp?: string | undefined;
  }> | undefined;
  /** Details that laws require of who runs a website; the legal notice shows them. */
  legal?: Ahead<{
    /** Who may act for the organisation; people may name them too, in one spelling. */
    representatives?: {
      /** Name of a person who may act for the organisation. */
      name: Text;
      /** The name in Latin letters, where it is written in others. */
      latinName?: Text | undefined;
      /** Role, such as Director. */
      role?: Text | undefined;
    }[] | undefined;
    /** The authority that supervises an activity which needs a permission. */
    supervisor?: {
      /** The authority. */
      name: Text;
      /** Its address, in one line. */
      address?: Text | undefined;
      /** Its website. */
      link?: string | undefined;
    } | undefined;
    /** The chamber or professional body to which the organisation belongs. */
    chamber?: {
      /** The chamber or professional body. */
      name: Text;
      /** Its website. */
      link?: string | undefined;
    } | undefined;
    /** A regulated profession: its title, the state that granted it, and its rules. */
    profession?: {
      /** Professional title, such as Architekt. */
      title: Text;
      /** ISO 3166-1 alpha-2 country code, such as GB. */
      country: 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';
      /** The professional rules. */
      rules?: {
        /** Name of the rules. */
        name: Text;
        /** Where they can be read. */
        link?: string | undefined;
      }[] | undefined;
    } | undefined;
    /** Who answers for what is published here. */
    publicationDirector?: Text | undefined;
    /** Who hosts this website. */
    hostingProvider?: {
      /** The company that stores this website. */
      name: Text;
      /** Its address, in one line. */
      address?: Text | undefined;
      /** Its telephone number, such as +33123456789; a short one stands in address. */
      phone?: string | undefined;
    } | undefined;
    /** Whether it is a limited company, although its name does not say so. */
    limited?: boolean | undefined;
    /** Whether it is an investment company (Companies Act 2006 s. 833). */
    investmentCompany?: boolean | undefined;
    /** That it is being wound up, in a few words. */
    windingUp?: Text | undefined;
  }> | undefined;
  /** Profiles of the company elsewhere. */
  sameAs?: Ahead<string[]> | undefined;
}

export interface Solutions {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it, or from content/ledger/. */
  updated?: string | undefined;
  /** Solutions that the company sells. */
  solutions?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the solution. */
    name: Ahead<Text>;
    /** Purpose in one sentence. */
    summary: Ahead<Text>;
    /** For whom. */
    audience: Ahead<Text>;
    /** Ids of the workflows it serves. */
    workflows?: Ahead<string[]> | undefined;
    /** A picture in public/, such as /images/team.jpg. */
    picture?: Ahead<string> | undefined;
    /** Description of the picture, for those who cannot see it. */
    alt?: Ahead<Text> | undefined;
  }>[] | undefined;
  /** The work that solutions take over. */
  workflows?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the workflow. */
    name: Ahead<Text>;
    /** Result in one sentence. */
    summary: Ahead<Text>;
    /** Steps in order. */
    steps: Ahead<Text[]>;
    /** Where a person decides. */
    humanOversight?: Ahead<Text> | undefined;
  }>[] | undefined;
  /** Summary of the technology stack. */
  technologyStack?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** The layer, such as Speech recognition. */
    name: Ahead<Text>;
    /** Foundation in one sentence. */
    summary: Ahead<Text>;
  }>[] | undefined;
}

export interface Industries {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it, or from content/ledger/. */
  updated?: string | undefined;
  /** Industries that the company serves. */
  industries?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the industry. */
    name: Ahead<Text>;
    /** How the company serves it, in one sentence. */
    summary: Ahead<Text>;
    /** Bodies that regulate it, by name. */
    regulators?: Ahead<Text[]> | undefined;
    /** Ids of the solutions used in it. */
    solutions?: Ahead<string[]> | undefined;
  }>[] | undefined;
}

export interface Access {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it, or from content/ledger/. */
  updated?: string | undefined;
  /** Interfaces without an endpoint on this origin. */
  interfaces?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: Ahead<Text>;
    /** Summary in one sentence. */
    description: Ahead<Text>;
  }>[] | undefined;
  /** Topics offered in the contact form. */
  topics?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: Ahead<Text>;
    /** Summary in one sentence. */
    description: Ahead<Text>;
  }>[] | undefined;
  /** Parts of a request. */
  requestIncludes?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: Ahead<Text>;
    /** Summary in one sentence. */
    description: Ahead<Text>;
    /** Field of the form; absent: a line for names, numbers and addresses, which follows from the id. */
    answer?: Ahead<'line' | 'text'> | undefined;
  }>[] | undefined;
  /** Data that a request must not contain, and why. */
  mustNotContain?: Ahead<Text> | undefined;
  /** How soon a request is answered. */
  responseTime?: Ahead<{
    /** How many of the unit, at most, until an answer is given. */
    amount?: number | undefined;
    /** Unit of the time; a working day is one on which people answer. */
    unit?: 'minute' | 'hour' | 'day' | 'working-day' | 'week' | undefined;
    /** Instead of amount and unit: working days until an answer is given. */
    workingDays?: number | undefined;
    /** In words of your own, such as: within two working days. */
    text?: Text | undefined;
  }> | undefined;
  /** Steps between request and credentials, in order. */
  reviewSteps?: Ahead<{
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: Ahead<Text>;
    /** Summary in one sentence. */
    description: Ahead<Text>;
  }>[] | undefined;
  /** How credentials are issued; needed where interfaces are listed. */
  credentials?: Ahead<Text> | undefined;
  /** How credentials of contracted interfaces are revoked; needed where interfaces are listed. */
  revocation?: Ahead<Text> | undefined;
}

export interface Brand {
  /** The organisation's logo; absent: its name stands there. */
  logo?: {
    /** An SVG or PNG file of public/, for light paper. */
    light: string;
    /** Logo for dark backgrounds. */
    dark?: string | undefined;
    /** Its width, in the units of the file. */
    width: number;
    /** Its height, in the same units. */
    height: number;
  } | undefined;
  /** A square sign for small sizes: an SVG, or a PNG of at least 512 pixels. */
  mark?: string | undefined;
  /** The one colour from which all are computed; absent: those of the standard look. */
  color?: string | undefined;
  /** Style of all pages: journal of record, product site, campaign, or documentation; absent: register. */
  look?: 'register' | 'plain' | 'bold' | 'docs' | undefined;
  /** For the look docs. */
  docs?: {
    /** Where content/ is edited, such as https://git.example/edit/main/; each page names its file there. */
    edit?: string | undefined;
    /** Version that the pages describe, beside the name of the site. */
    version?: Text | undefined;
  } | undefined;
  /** Corners of buttons and cards; absent: none. */
  radius?: 'none' | 'small' | 'large' | undefined;
  /** Space between sections; absent: regular. */
  density?: 'compact' | 'regular' | 'airy' | undefined;
  /** A font of the site, or the character of the reader's own; absent: serif, with sans for small things. */
  font?: 'serif' | 'sans' | 'mono' | {
    /** A WOFF2 file of public/; all files of the family have at most 200,000 bytes. */
    file: string;
    /** Further files of the family, such as its bold and its italic. */
    faces?: {
      /** A WOFF2 file of public/. */
      file: string;
      /** Its weight, or both ends of a variable font's. */
      weights: string;
      /** Whether it is slanted; absent: normal. */
      style?: 'normal' | 'italic' | undefined;
    }[] | undefined;
    /** Name of the font family. */
    family: Text;
    /** Its weight, or both ends of a variable font's, such as '400 700'. */
    weights: string;
    /** An SPDX identifier such as OFL-1.1, or the path of its text in public/. */
    licence: string;
    /** Whether headings alone are set in it. */
    use: 'heads' | 'all';
    /** Character of the reader's own font that stands in where it is not there; absent: sans. */
    fallback?: 'serif' | 'sans' | 'mono' | undefined;
  } | undefined;
  /** Beginning of the homepage: on paper, beside its picture, or on the colour; absent: plain. */
  hero?: 'plain' | 'picture' | 'band' | undefined;
  /** Header of every page. */
  header?: {
    /** Entries of the navigation, instead of the usual ones. */
    items?: {
      /** Words of the entry. */
      label: Text;
      /** A path of this site, such as /solutions/. */
      to?: string | undefined;
      /** Instead of to: an https address of another site. */
      href?: string | undefined;
      /** Instead of both: links below it. */
      items?: {
        /** Words of the link. */
        label: Text;
        /** A path of this site, such as /solutions/. */
        to?: string | undefined;
        /** Instead of to: an https address of another site. */
        href?: string | undefined;
      }[] | undefined;
    }[] | undefined;
    /** The call to action. */
    action?: {
      /** Label of the button, such as: Ask for a demonstration. */
      label: Text;
      /** A path of this site, such as /contact/. */
      to: string;
    } | undefined;
    /** A second, quieter one. */
    second?: {
      /** Label of the button, such as: Log a fault. */
      label: Text;
      /** A path of this site, such as /contact/. */
      to: string;
    } | undefined;
    /** Name beside the entries, above them, or beside a button that opens them; absent: split. */
    layout?: 'split' | 'centred' | 'minimal' | undefined;
  } | undefined;
  /** Footer of every page. */
  footer?: {
    /** Columns of links. */
    columns?: {
      /** Heading of the column. */
      title: Text;
      /** Its links. */
      links: {
        /** Words of the link. */
        label: Text;
        /** A path of this site, such as /solutions/. */
        to?: string | undefined;
        /** Instead of to: an https address of another site. */
        href?: string | undefined;
      }[];
    }[] | undefined;
    /** Links in columns, in centred rows, or in rows without titles; absent: columns. */
    layout?: 'columns' | 'centred' | 'minimal' | undefined;
    /** Pages of the organisation elsewhere. */
    profiles?: {
      /** Name of the service. */
      name: Text;
      /** The organisation's page there. */
      href: string;
    }[] | undefined;
  } | undefined;
  /** A notice above every page, until a day. */
  banner?: {
    /** Notice for all readers, in one sentence. */
    text: Text;
    /** The day from which it is no longer shown. */
    until: string;
    /** A path of this site with details. */
    to?: string | undefined;
  } | undefined;
  /** Pictures for previews of links: on paper, or on the colour; absent: plain. */
  share?: 'plain' | 'band' | undefined;
}
