// Made from src/content/schemas by src/desk/schema/editor-files.ts; never edited by hand. One file, however long, so
// that nobody looks for the source here. zod's own types are the same, but editors would show no descriptions.
// biome-ignore-all format: made by a program

export interface SiteSettings {
  /** Where the site lives: scheme and host only, such as https://example.com. */
  baseUrl: string;
  /** Display name of the site and of its public API. */
  name: string;
  /** What the site offers, in one sentence; meta description of the homepage and summary of llms.txt. */
  description: string;
  /** Language of the whole site, such as en-GB. */
  language: string;
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it. */
  updated: string;
  /** The general mailbox: access requests, questions, revocation. */
  contactEmail: string;
  /** An https address to which the contact form is sent; absent: the form opens the mail program. */
  contactForm?: string | undefined;
  /** Every category of content/faq, in the order in which they are shown; absent: any category, named by its own words, in the order of the questions. */
  questionCategories?: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the category, as people read it. */
    name: string;
  }[] | undefined;
  /** Privacy policy: a path of this site or an https URL. */
  privacyPage: string;
  /** Terms of use: a path of this site or an https URL. */
  termsPage: string;
  /** A sentence that must stand on every page, such as a note that the company is fictional. */
  notice?: string | undefined;
  /** What the published data holds and what it never holds, such as: It carries no customer data. Told where the API is described; absent: nothing is claimed. */
  dataScope?: string | undefined;
  /** Licence under which the published data may be used. */
  dataLicense: {
    /** Name of the licence. */
    name: string;
    /** SPDX identifier, such as CC-BY-4.0. */
    spdx?: string | undefined;
    /** Text of the licence. */
    url: string;
  };
  /** What AI systems may use the content for (contentsignals.org). Your decision: there is no default. */
  contentSignals: {
    /** May the content be indexed for search results? */
    search: boolean;
    /** May AI systems read the content to answer a question? */
    'ai-input': boolean;
    /** May AI models be trained on the content? */
    'ai-train': boolean;
  };
  /** AI crawlers that robots.txt addresses by name, each with the same rules as everybody. */
  aiCrawlers: string[];
  /** Content of /.well-known/security.txt. */
  security: {
    /** Where to report a vulnerability, best first. */
    contacts: string[];
    /** Until when the contact is vouched for (RFC 9116); renew it once a year after checking the mailbox. */
    expires: string;
    /** Disclosure policy: a path of this site or an https URL. */
    policy?: string | undefined;
    /** Page that thanks reporters. */
    acknowledgments?: string | undefined;
    /** Where to find the encryption key. */
    encryption?: string | undefined;
    /** Languages in which reports are understood. */
    preferredLanguages?: string[] | undefined;
  };
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
  /** Hosts that you use, such as nginx: only their configuration is written to deploy/, and --strict judges them; all of them when absent. */
  hosts?: string[] | undefined;
}

export interface Company {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it. */
  updated: string;
  /** What it is; absent: a company. */
  kind?: 'company' | 'charity' | 'association' | 'foundation' | 'public-body' | 'university' | 'lab' | 'partnership' | 'sole-trader' | 'cooperative' | undefined;
  /** Legal name, exactly as registered. */
  legalName: string;
  /** Name used in public, if it differs. */
  tradingName?: string | undefined;
  /** What the company does, in one or two sentences. */
  summary: string;
  /** The register that issued the company number. */
  registry?: {
    /** companies-house checks the UK number format; other accepts any. */
    scheme: 'companies-house' | 'other';
    /** Name of the register. */
    name: string;
    /** Public page of the register (or of this entry in it). */
    url?: string | undefined;
  } | undefined;
  /** Registration number as text, with its leading zeros; identifiers say the same of every register. */
  companyNumber?: string | undefined;
  /** Numbers in registers, of taxes and the like. */
  identifiers?: {
    /** Code of the scheme, such as GB-COH or DE-VAT; other for one that has no code. */
    scheme: string;
    /** The number, as text. */
    value: string;
    /** Court that keeps the register, where numbers mean nothing without it. */
    court?: string | undefined;
    /** Town of the register, where numbers mean nothing without it. */
    town?: string | undefined;
    /** What numbers of the scheme are called, where it is other. */
    name?: string | undefined;
    /** Whether it is the first to name; absent: the company register comes first. */
    primary?: boolean | undefined;
  }[] | undefined;
  /** Where the company is registered. */
  jurisdiction?: {
    /** Such as England and Wales. */
    name: string;
    /** ISO 3166-1 alpha-2 country code, such as GB. */
    country: 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';
  } | undefined;
  /** Date of incorporation. */
  incorporated?: string | undefined;
  /** Registered address. */
  registeredAddress?: {
    /** Lines before the town. */
    streetAddress: string[];
    /** Town or city. */
    locality: string;
    /** County, state or region. */
    region?: string | undefined;
    /** Postal code, as written on letters. */
    postalCode: string;
    /** ISO 3166-1 alpha-2 country code, such as GB. */
    country: 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';
  } | undefined;
  /** Ways to reach the company. */
  contactRoutes?: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of this way to reach the company. */
    name: string;
    /** What to use it for, and what not to send. */
    description: string;
    /** Mailbox. */
    email?: string | undefined;
    /** Telephone number, such as +442079460000. */
    phone?: string | undefined;
    /** A page or form: a path of this site or an https URL. */
    link?: string | undefined;
  }[] | undefined;
  /** When the office is open. */
  officeHours?: {
    /** IANA time zone, such as Europe/London. */
    timeZone: string;
    /** Days on which the office is open. */
    days: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
    /** Opening time, such as 09:00. */
    opens: string;
    /** Closing time, such as 17:30. */
    closes: string;
  } | undefined;
  /** Products, with how they are accessed. */
  products?: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the product. */
    name: string;
    /** What it is, in one sentence. */
    summary: string;
    /** public: free for all; gated: only under a signed agreement; sold: whoever pays can have it. */
    access: 'public' | 'gated' | 'sold';
    /** What it costs, in words, such as: from £9 a month. */
    price?: string | undefined;
    /** A page about it, or where it can be had: a path of this site or an https URL. */
    link?: string | undefined;
    /** Ids of the solutions that it belongs to, as in content/solutions.ts. */
    solutions?: string[] | undefined;
  }[] | undefined;
  /** Compliance posture: only what is true today. */
  compliance?: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Standard, law or register. */
    name: string;
    /** How far it is; certified and registered can be looked up, and certified names issuer and number. */
    status: 'certified' | 'registered' | 'compliant' | 'in-progress' | 'planned';
    /** What was done, in one sentence. */
    summary: string;
    /** Who issued the certificate or keeps the register, such as BSI. */
    issuer?: string | undefined;
    /** Number of the certificate or of the entry, as text. */
    number?: string | undefined;
    /** What it holds for: a site, a product, the whole organisation. */
    scope?: string | undefined;
    /** First day on which it is valid. */
    validFrom?: string | undefined;
    /** Last day on which it is valid. */
    validUntil?: string | undefined;
    /** Date of the last review. */
    reviewed?: string | undefined;
    /** The certificate, the entry or a page that shows it: a path of this site or an https URL. */
    evidence?: string | undefined;
  }[] | undefined;
  /** Submissions on the public record: consultations, filings. */
  publicRecords?: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Title of the submission. */
    title: string;
    /** What it says, in one sentence. */
    summary: string;
    /** The public body that received it. */
    recipient: string;
    /** Date of the submission. */
    date: string;
    /** Where it can be read: a path of this site or an https URL. */
    link?: string | undefined;
  }[] | undefined;
  /** Website of the company, if these facts are published beside it; absent: this site is its website. */
  website?: string | undefined;
  /** Profiles of the company elsewhere. */
  sameAs?: string[] | undefined;
}

export interface Solutions {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it. */
  updated: string;
  /** What the company sells. */
  solutions: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the solution. */
    name: string;
    /** What it does, in one sentence. */
    summary: string;
    /** For whom. */
    audience: string;
    /** Ids of the workflows it serves. */
    workflows: string[];
  }[];
  /** The work that solutions take over. */
  workflows: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the workflow. */
    name: string;
    /** What it achieves, in one sentence. */
    summary: string;
    /** What happens, in order. */
    steps: string[];
    /** Where a person decides. */
    humanOversight?: string | undefined;
  }[];
  /** Summary of the technology stack. */
  technologyStack: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** The layer, such as Speech recognition. */
    name: string;
    /** What it is built on, in one sentence. */
    summary: string;
  }[];
}

export interface Industries {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it. */
  updated: string;
  /** Industries that the company serves. */
  industries: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name of the industry. */
    name: string;
    /** How the company serves it, in one sentence. */
    summary: string;
    /** Bodies that regulate it, by name. */
    regulators?: string[] | undefined;
    /** Ids of the solutions used in it. */
    solutions: string[];
  }[];
}

export interface Access {
  /** Date on which this content last changed (YYYY-MM-DD). Publication dates come from it. */
  updated: string;
  /** Interfaces without an endpoint on this origin. */
  interfaces: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: string;
    /** What it is, in one sentence. */
    description: string;
  }[];
  /** Topics offered in the contact form. */
  topics: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: string;
    /** What it is, in one sentence. */
    description: string;
  }[];
  /** What a request includes. */
  requestIncludes: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: string;
    /** What it is, in one sentence. */
    description: string;
  }[];
  /** What a request must not contain, and why. */
  mustNotContain?: string | undefined;
  /** How soon a request is answered. */
  responseTime?: {
    /** Working days until an answer is given. */
    workingDays: number;
    /** In words, such as: within two working days. */
    text: string;
  } | undefined;
  /** What happens between request and credentials, in order. */
  reviewSteps: {
    /** Stable id: lower-case words joined by hyphens. Clients store it, so never change it. */
    id: string;
    /** Name, as people read it. */
    name: string;
    /** What it is, in one sentence. */
    description: string;
  }[];
  /** How credentials are issued; needed where interfaces are listed. */
  credentials?: string | undefined;
  /** How credentials of contracted interfaces are revoked; needed where interfaces are listed. */
  revocation?: string | undefined;
}
