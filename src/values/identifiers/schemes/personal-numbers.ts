// A table of numbers that identify a person: they are refused by name, and where their shape shows them.

/** A number that identifies a person. */
export interface PersonalNumber {
  /** Name where the number is given out. */
  readonly what: string;
  /** ISO 3166-1 code; absent where several countries have one. */
  readonly country?: string;
  /** Codes and short names: the whole of what somebody wrote, but for words such as "number". */
  readonly codes: readonly string[];
  /** Long names: found within a longer text too. */
  readonly phrases?: readonly string[];
  /** Compact shape, upper case, which no number of an organisation there has. */
  readonly shape?: RegExp;
  /** The shape before separators are dropped. */
  readonly written?: RegExp;
  /** The shape shows it whatever the scheme. */
  readonly isUnmistakable?: true;
}

const day = '(?:0[1-9]|[12]\\d|3[01])';
const month = '(?:0[1-9]|1[0-2])';
/** A month of birth there has 20, 50 or 70 added. */
const bornCzech = new RegExp(`^\\d\\d(?:[0257][1-9]|[1368][0-2])${day}\\d{3,4}$`);

/** Every number that is refused, the ones with a country first found by its schemes. */
export const personalNumbers: readonly PersonalNumber[] = [
  { what: 'UTR', country: 'GB', codes: ['UTR'], phrases: ['unique taxpayer reference'], shape: /^\d{10}K?$/ },
  {
    what: 'National Insurance number',
    country: 'GB',
    codes: ['NINO', 'NI number'],
    phrases: ['national insurance'],
    shape: /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/,
    isUnmistakable: true,
  },
  { what: 'NHS number', country: 'GB', codes: ['NHS number'] },
  {
    what: 'PPS number',
    country: 'IE',
    codes: ['PPS', 'PPSN'],
    phrases: ['personal public service'],
    shape: /^(?:IE)?\d{7}[A-W][ABW]$/,
  },
  {
    what: 'Social Security number',
    country: 'US',
    codes: ['SSN'],
    phrases: ['social security'],
    written: /^(?!9)\d{3}[- ]\d\d[- ]\d{4}$/,
    isUnmistakable: true,
  },
  {
    what: 'ITIN',
    country: 'US',
    codes: ['ITIN', 'ATIN', 'PTIN'],
    phrases: ['individual taxpayer identification'],
    written: /^9\d\d[- ]\d\d[- ]\d{4}$/,
    isUnmistakable: true,
  },
  {
    what: 'Social Insurance Number',
    country: 'CA',
    codes: ['SIN'],
    phrases: ['social insurance number', 'numéro d’assurance sociale'],
  },
  {
    what: 'CURP',
    country: 'MX',
    codes: ['CURP'],
    shape: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d$/,
    isUnmistakable: true,
  },
  { what: 'RFC of a person', country: 'MX', codes: [], shape: /^[A-ZÑ&]{4}\d{6}[0-9A-Z]{3}$/ },
  { what: 'CPF', country: 'BR', codes: ['CPF'], phrases: ['cadastro de pessoas físicas'], shape: /^\d{11}$/ },
  { what: 'CUIL', country: 'AR', codes: ['CUIL'] },
  { what: 'CUIT of a person', country: 'AR', codes: [], shape: /^2[03457]\d{9}$/ },
  { what: 'RUN', country: 'CL', codes: ['RUN'], shape: /^(?:[1-9]\d{6}|[1-3]\d{7})[0-9K]$/ },
  {
    what: 'Cédula de ciudadanía',
    country: 'CO',
    codes: ['cedula', 'cédula'],
    phrases: ['cédula de ciudadanía', 'cedula de ciudadania'],
    shape: /^1\d{10}$/,
  },
  { what: 'DNI', country: 'ES', codes: ['DNI'], phrases: ['documento nacional de identidad'], shape: /^\d{8}[A-Z]$/ },
  { what: 'NIE', country: 'ES', codes: ['NIE'], phrases: ['identidad de extranjero'], shape: /^[KLMXYZ]\d{7}[A-Z]$/ },
  {
    what: 'Codice fiscale of a person',
    country: 'IT',
    codes: [],
    shape: /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
    isUnmistakable: true,
  },
  { what: 'NIF of a person', country: 'PT', codes: [], shape: /^[1-4]\d{8}$/ },
  {
    what: 'Steuerliche Identifikationsnummer',
    country: 'DE',
    codes: ['Steuer-ID', 'Steuer-IdNr', 'IdNr', 'TIN', 'St-IdNr'],
    phrases: ['steueridentifikationsnummer', 'steuerliche identifikationsnummer', 'persönliche identifikationsnummer'],
    shape: /^(?:DE)?[1-9]\d{10}$/,
  },
  {
    what: 'Sozialversicherungsnummer',
    country: 'DE',
    codes: ['SVNR', 'RVNR'],
    phrases: ['sozialversicherungsnummer', 'rentenversicherungsnummer'],
    shape: /^\d{8}[A-Z]\d{3}$/,
  },
  { what: 'Personalausweisnummer', country: 'DE', codes: ['Personalausweis'], phrases: ['personalausweisnummer'] },
  {
    what: 'AHV-Nummer',
    country: 'CH',
    codes: ['AHV', 'AVS'],
    phrases: ['ahv-nummer', 'numéro avs'],
    shape: /^756\d{10}$/,
  },
  {
    what: 'NIR',
    country: 'FR',
    codes: ['NIR', 'INSEE number'],
    phrases: ['numéro de sécurité sociale', 'inscription au répertoire'],
    shape: /^[12]\d\d(?:0[1-9]|1[0-2]|[2-9]\d)\d[\dAB]\d{6}(?:\d\d)?$/,
  },
  { what: 'Numéro SPI', country: 'FR', codes: ['SPI'] },
  { what: 'BSN', country: 'NL', codes: ['BSN', 'sofinummer'], phrases: ['burgerservicenummer'] },
  {
    what: 'Rijksregisternummer',
    country: 'BE',
    codes: ['NISS', 'INSZ'],
    phrases: ['rijksregisternummer', 'registre national', 'nationalregisternummer'],
    shape: /^\d{11}$/,
  },
  { what: 'Matricule national', country: 'LU', codes: ['matricule'], shape: /^(?:19|20)\d{11}$/ },
  {
    what: 'PESEL',
    country: 'PL',
    codes: ['PESEL'],
    shape: new RegExp(`^\\d\\d(?:[02468][1-9]|[13579][0-2])${day}\\d{5}$`),
  },
  { what: 'Rodné číslo', country: 'CZ', codes: ['rodne cislo', 'RČ'], phrases: ['rodné číslo'], shape: bornCzech },
  { what: 'Rodné číslo', country: 'SK', codes: [], shape: bornCzech },
  {
    what: 'Adóazonosító jel',
    country: 'HU',
    codes: ['TAJ'],
    phrases: ['adóazonosító jel', 'személyi szám'],
    shape: /^8\d{9}$/,
  },
  {
    what: 'CNP',
    country: 'RO',
    codes: ['CNP'],
    phrases: ['cod numeric personal'],
    shape: new RegExp(`^[1-9]\\d\\d${month}${day}\\d{6}$`),
  },
  {
    what: 'ЕГН',
    country: 'BG',
    codes: ['EGN', 'ЕГН'],
    shape: new RegExp(`^\\d\\d(?:[024][1-9]|[135][0-2])${day}\\d{4}$`),
  },
  { what: 'AMKA', country: 'GR', codes: ['AMKA', 'ΑΜΚΑ'], shape: /^\d{11}$/ },
  { what: 'EMŠO', country: 'SI', codes: ['EMŠO', 'EMSO', 'JMBG'], shape: /^\d{13}$/ },
  { what: 'JMBG', country: 'HR', codes: [], shape: /^\d{13}$/ },
  { what: 'Isikukood', country: 'EE', codes: ['isikukood'], shape: new RegExp(`^[1-8]\\d\\d${month}${day}\\d{4}$`) },
  { what: 'Personas kods', country: 'LV', codes: ['personas kods'], shape: /^[0-3]\d{10}$/ },
  {
    what: 'Asmens kodas',
    country: 'LT',
    codes: ['asmens kodas'],
    shape: new RegExp(`^[1-8]\\d\\d${month}${day}\\d{4}$`),
  },
  {
    what: 'Personnummer',
    country: 'SE',
    codes: ['personnummer', 'samordningsnummer'],
    shape: new RegExp(`^(?:19|20)?\\d\\d${month}(?:${day}|[6-9]\\d)\\d{4}$`),
  },
  {
    what: 'Fødselsnummer',
    country: 'NO',
    codes: ['fødselsnummer', 'fodselsnummer', 'D-nummer'],
    shape: new RegExp(`^(?:[04][1-9]|[1256]\\d|[37][01])${month}\\d{7}$`),
  },
  {
    what: 'CPR-nummer',
    country: 'DK',
    codes: ['CPR'],
    phrases: ['personnummer'],
    shape: new RegExp(`^${day}${month}\\d{6}$`),
  },
  {
    what: 'Henkilötunnus',
    country: 'FI',
    codes: ['HETU', 'henkilötunnus'],
    shape: new RegExp(`^${day}${month}\\d\\d[A-FU-Y]?\\d{3}[0-9A-Y]$`),
  },
  { what: 'Kennitala of a person', country: 'IS', codes: [], shape: new RegExp(`^${day}${month}\\d{6}$`) },
  {
    what: 'My Number',
    country: 'JP',
    codes: ['My Number', 'マイナンバー', '個人番号'],
    phrases: ['個人番号', 'マイナンバー'],
    shape: /^\d{12}$/,
  },
  {
    what: '주민등록번호',
    country: 'KR',
    codes: ['RRN', '주민등록번호'],
    phrases: ['resident registration number', '주민등록번호'],
  },
  {
    what: '居民身份证号码',
    country: 'CN',
    codes: ['身份证'],
    phrases: ['身份证号'],
    shape: new RegExp(`^[1-9]\\d{5}(?:19|20)\\d\\d${month}${day}\\d{3}[0-9X]$`),
  },
  { what: 'HKID', country: 'HK', codes: ['HKID'], phrases: ['香港身份證'], shape: /^[A-Z]{1,2}\d{6}\(?[0-9A]\)?$/ },
  { what: 'NRIC', country: 'SG', codes: ['NRIC', 'FIN'], shape: /^[STFGM]\d{7}[A-Z]$/ },
  { what: 'Aadhaar', country: 'IN', codes: ['Aadhaar', 'Aadhar', 'UIDAI'], phrases: ['aadhaar'], shape: /^\d{12}$/ },
  {
    what: 'PAN of a person',
    country: 'IN',
    codes: ['PAN'],
    phrases: ['permanent account number'],
    shape: /^(?:\d\d)?[A-Z]{3}P[A-Z]\d{4}[A-Z](?:[1-9A-Z]Z[0-9A-Z])?$/,
  },
  { what: 'Teudat zehut', country: 'IL', codes: ['teudat zehut', 'ת.ז.', 'תעודת זהות'], shape: /^[0-3]\d{8}$/ },
  {
    what: 'T.C. kimlik numarası',
    country: 'TR',
    codes: ['TCKN', 'TC kimlik'],
    phrases: ['kimlik numarası'],
    shape: /^[1-9]\d{10}$/,
  },
  { what: 'Tax file number', country: 'AU', codes: ['TFN'], phrases: ['tax file number'] },
  {
    what: 'South African ID number',
    country: 'ZA',
    codes: ['RSA ID'],
    phrases: ['south african id'],
    shape: /^\d{13}$/,
  },
  {
    what: 'passport number',
    codes: ['passport'],
    phrases: ['passport', 'reisepass', 'passeport', 'pasaporte', 'passaporto'],
  },
  {
    what: 'identity card number',
    codes: ['identity card', 'ID card', 'national ID'],
    phrases: ['identity card', 'carte d’identité', 'carta d’identità'],
  },
  {
    what: 'driving licence number',
    codes: ['driving licence'],
    phrases: ['driving licence', 'driver’s license', 'führerscheinnummer'],
  },
  { what: 'date of birth', codes: ['date of birth', 'DOB'], phrases: ['date of birth', 'geburtsdatum'] },
];
