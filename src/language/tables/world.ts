// Made from CLDR 48.2.0 (Unicode-3.0: UNICODE-LICENSE.txt) by `npm run language:tables`: a table.

/** Places with a twelve-hour clock: regions, and languages in a region. */
// biome-ignore format: written by a program, in lines as full as they may be
export const twelveHours: readonly string[] = [
  '419', 'AS', 'BT', 'DJ', 'ER', 'GH', 'IN', 'LS', 'PG', 'PW', 'SO', 'TO', 'VU', 'WS', 'AL', 'TD', 'CY', 'GR', 'AR',
  'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN', 'KP', 'KR', 'MX', 'NA', 'NI', 'PA', 'PE', 'PR', 'PY', 'SV',
  'UY', 'VE', 'BD', 'PK', 'AG', 'AU', 'BB', 'BM', 'BS', 'CA', 'DM', 'en-001', 'en-HK', 'en-MY', 'FJ', 'FM', 'GD',
  'GM', 'GU', 'GY', 'JM', 'KI', 'KN', 'KY', 'LC', 'LR', 'MH', 'MP', 'MW', 'NZ', 'SB', 'SG', 'SL', 'SS', 'SZ', 'TC',
  'TT', 'UM', 'US', 'VC', 'VG', 'VI', 'ZM', 'AE', 'ar-001', 'BH', 'DZ', 'EG', 'EH', 'HK', 'IQ', 'JO', 'KW', 'LB',
  'LY', 'MO', 'MR', 'OM', 'PH', 'PS', 'QA', 'SA', 'SD', 'SY', 'TN', 'YE', 'hi-IN', 'kn-IN', 'ml-IN', 'te-IN', 'KH',
  'ta-IN', 'BN', 'MY', 'ET', 'gu-IN', 'mr-IN', 'pa-IN', 'TW',
];

/** The first day of the week where it is not Monday. */
// biome-ignore format: written by a program, in lines as full as they may be
export const firstDays: Readonly<Record<string, string>> = {
  AF: 'sat', AG: 'sun', AS: 'sun', BD: 'sun', BH: 'sat', BR: 'sun', BS: 'sun', BT: 'sun', BW: 'sun', BZ: 'sun',
  CA: 'sun', CO: 'sun', DJ: 'sat', DM: 'sun', DO: 'sun', DZ: 'sat', EG: 'sat', ET: 'sun', GT: 'sun', GU: 'sun',
  HK: 'sun', HN: 'sun', ID: 'sun', IL: 'sun', IN: 'sun', IQ: 'sat', IR: 'sat', IS: 'sun', JM: 'sun', JO: 'sat',
  JP: 'sun', KE: 'sun', KH: 'sun', KR: 'sun', KW: 'sat', LA: 'sun', LY: 'sat', MH: 'sun', MM: 'sun', MO: 'sun',
  MT: 'sun', MV: 'fri', MX: 'sun', MZ: 'sun', NI: 'sun', NP: 'sun', OM: 'sat', PA: 'sun', PE: 'sun', PH: 'sun',
  PK: 'sun', PR: 'sun', PT: 'sun', PY: 'sun', QA: 'sat', SA: 'sun', SD: 'sat', SG: 'sun', SV: 'sun', SY: 'sat',
  TH: 'sun', TT: 'sun', TW: 'sun', UM: 'sun', US: 'sun', VE: 'sun', VI: 'sun', WS: 'sun', YE: 'sun', ZA: 'sun',
  ZW: 'sun',
};

/** Currencies that are in use, by ISO 4217 code. */
// biome-ignore format: written by a program, in lines as full as they may be
export const currencies: readonly string[] = [
  'AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF', 'BMD', 'BND', 'BOB',
  'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF',
  'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD',
  'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF',
  'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT',
  'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN',
  'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP',
  'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH',
  'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG',
];

/** Currencies that have not two decimals. */
// biome-ignore format: written by a program, in lines as full as they may be
export const decimals: Readonly<Record<string, number>> = {
  AFN: 0, ALL: 0, BHD: 3, BIF: 0, CLP: 0, COP: 0, DJF: 0, GNF: 0, HUF: 0, IDR: 0, IQD: 0, IRR: 0, ISK: 0, JOD: 3,
  JPY: 0, KMF: 0, KPW: 0, KRW: 0, KWD: 3, LAK: 0, LBP: 0, LYD: 3, MGA: 0, MMK: 0, OMR: 3, PKR: 0, PYG: 0, RWF: 0,
  SOS: 0, SYP: 0, TND: 3, UGX: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0, YER: 0,
};

/** Scripts that are written from right to left. */
// biome-ignore format: written by a program, in lines as full as they may be
export const rtlScripts: readonly string[] = [
  'Adlm', 'Arab', 'Armi', 'Avst', 'Chrs', 'Cprt', 'Elym', 'Gara', 'Hatr', 'Hebr', 'Hung', 'Khar', 'Lydi', 'Mand',
  'Mani', 'Mend', 'Merc', 'Mero', 'Narb', 'Nbat', 'Nkoo', 'Orkh', 'Ougr', 'Palm', 'Phli', 'Phlp', 'Phnx', 'Prti',
  'Rohg', 'Samr', 'Sarb', 'Sidt', 'Sogd', 'Sogo', 'Syrc', 'Thaa', 'Yezi',
];

/** Languages, and languages in a region, that are written in such a script. */
// biome-ignore format: written by a program, in lines as full as they may be
export const rtlLanguages: readonly string[] = [
  'aao', 'abh', 'abv', 'acm', 'acq', 'acw', 'acx', 'adf', 'ae', 'aeb', 'aec', 'aee', 'aeq', 'afb', 'aib', 'aii',
  'aij', 'aiq', 'amw', 'apc', 'apd', 'ar', 'arc', 'arq', 'ars', 'ary', 'arz', 'ask', 'atn', 'auj', 'auz', 'avd',
  'avl', 'ayh', 'ayl', 'ayn', 'ayp', 'az-IQ', 'az-IR', 'azb', 'bal', 'bdz', 'bej', 'bft', 'bgn', 'bgp', 'bhe', 'bhm',
  'bhn', 'bjf', 'bjm', 'bqi', 'brh', 'brk', 'bsh', 'bsk', 'chg', 'cja', 'ckb', 'clh', 'czk', 'dcc', 'def', 'deh',
  'dgl', 'dmk', 'dml', 'dv', 'ecy', 'esh', 'fa', 'fay', 'faz', 'fia', 'fub', 'gbz', 'ggg', 'gha', 'ghr', 'gig', 'gjk',
  'gju', 'glh', 'glk', 'grr', 'gwc', 'gwf', 'gwt', 'gzi', 'ha-CM', 'ha-SD', 'hac', 'haz', 'hbo', 'he', 'hkh', 'hnd',
  'hno', 'hoh', 'hrt', 'hrz', 'hss', 'huy', 'isk', 'itk', 'iw', 'jad', 'jat', 'jbe', 'jbn', 'jdg', 'ji', 'jnd', 'jog',
  'jpa', 'jpr', 'jrb', 'jye', 'kbu', 'kby', 'kcy', 'kfm', 'khw', 'kk-AF', 'kk-CN', 'kk-IR', 'kk-MN', 'klj', 'kmz',
  'kqd', 'ks', 'ktl', 'ku-IQ', 'ku-IR', 'ku-LB', 'kvx', 'kxp', 'ky-CN', 'lad', 'lah', 'lhs', 'lki', 'lrc', 'lrk',
  'lrl', 'lsa', 'lsd', 'lss', 'luv', 'luz', 'mby', 'mde', 'mey', 'mfa', 'mfi', 'mhj', 'mid', 'mki', 'mnj', 'ms-CC',
  'mve', 'mvy', 'myz', 'mzb', 'mzn', 'nli', 'nlm', 'nqo', 'ntz', 'nyq', 'oar', 'obm', 'odk', 'oru', 'ota', 'otk',
  'oui', 'pa-PK', 'pal', 'pbt', 'pgd', 'phl', 'phn', 'phr', 'phv', 'plk', 'prc', 'prd', 'prx', 'ps', 'psh', 'psi',
  'pst', 'qxq', 'rdb', 'rhg', 'rmt', 'sam', 'sbn', 'scl', 'sd', 'sdb', 'sdf', 'sdg', 'sdh', 'sds', 'sgr', 'sgy',
  'shd', 'shm', 'shu', 'shv', 'siy', 'siz', 'skr', 'smp', 'smy', 'sog', 'sqo', 'sqt', 'srh', 'srz', 'ssh', 'sts',
  'swb', 'syc', 'syn', 'syr', 'tg-PK', 'tjo', 'tks', 'tmr', 'tov', 'tra', 'trg', 'trm', 'trw', 'ug', 'und-AE',
  'und-AF', 'und-BH', 'und-CC', 'und-DZ', 'und-EG', 'und-EH', 'und-IL', 'und-IQ', 'und-IR', 'und-JO', 'und-KM',
  'und-KW', 'und-LB', 'und-LY', 'und-MA', 'und-MR', 'und-MV', 'und-OM', 'und-PK', 'und-PS', 'und-QA', 'und-SA',
  'und-SD', 'und-SS', 'und-SY', 'und-TD', 'und-TN', 'und-YE', 'ur', 'ush', 'uz-AF', 'uzs', 'vaf', 'vgr', 'vmh', 'wbk',
  'wlo', 'wne', 'wni', 'wsv', 'xco', 'xhe', 'xka', 'xkc', 'xkj', 'xkp', 'xld', 'xly', 'xmn', 'xmr', 'xna', 'xpr',
  'xsa', 'xsd', 'xvi', 'ydg', 'yhd', 'yi', 'yih', 'yud', 'zba', 'zdj', 'zrp', 'zum',
];

/** Names of languages in themselves. */
// biome-ignore format: written by a program, in lines as full as they may be
export const ownNames: Readonly<Record<string, string>> = {
  ar: 'العربية', bg: 'български', bn: 'বাংলা', bs: 'bosanski', ca: 'català', cs: 'čeština', cy: 'Cymraeg',
  da: 'dansk', de: 'Deutsch', el: 'Ελληνικά', en: 'English', es: 'español', et: 'eesti', eu: 'euskara', fa: 'فارسی',
  fi: 'suomi', fr: 'français', ga: 'Gaeilge', gl: 'galego', gu: 'ગુજરાતી', he: 'עברית', hi: 'हिन्दी', hr: 'hrvatski',
  hu: 'magyar', hy: 'հայերեն', id: 'Indonesia', is: 'íslenska', it: 'italiano', ja: '日本語', ka: 'ქართული',
  kk: 'қазақ тілі', ko: '한국어', lt: 'lietuvių', lv: 'latviešu', mk: 'македонски', ml: 'മലയാളം', mr: 'मराठी',
  ms: 'Melayu', mt: 'Malti', nb: 'norsk bokmål', ne: 'नेपाली', nl: 'Nederlands', nn: 'norsk nynorsk', pa: 'ਪੰਜਾਬੀ',
  pl: 'polski', pt: 'português', ro: 'română', ru: 'русский', sk: 'slovenčina', sl: 'slovenščina', sq: 'shqip',
  sr: 'српски', sv: 'svenska', sw: 'Kiswahili', ta: 'தமிழ்', te: 'తెలుగు', th: 'ไทย', tr: 'Türkçe', uk: 'українська',
  ur: 'اردو', uz: 'o‘zbek', vi: 'Tiếng Việt', zh: '中文', zu: 'isiZulu',
};
