import { describe, expect, it } from 'vitest';
import { checkIdentifier } from '../../../src/values/identifiers/check-identifier.ts';
import { findPersonalNumber } from '../../../src/values/identifiers/find-personal-number.ts';
import { formatIdentifierName } from '../../../src/values/identifiers/identifier-name.ts';
import { personalNumbers } from '../../../src/values/identifiers/personal-numbers.ts';
import { schemes } from '../../../src/values/identifiers/schemes/index.ts';

describe('a number that identifies a person', () => {
  it.each([
    'GB-UTR',
    'UTR',
    'Unique Taxpayer Reference',
    'NINO',
    'National Insurance number',
    'US-SSN',
    'SSN',
    'Social Security Number',
    'ITIN',
    'BR-CPF',
    'cpf',
    'DNI',
    'ES-NIE',
    'Steuer-IdNr.',
    'Steuer-ID',
    'Steueridentifikationsnummer',
    'NIR',
    'numéro de sécurité sociale',
    'BSN',
    'NL-BSN',
    'Burgerservicenummer',
    'PESEL',
    'My Number',
    'マイナンバー',
    'Aadhaar',
    'Aadhaar number',
    'PAN',
    'IN-PAN',
    'personnummer',
    'CPR-nummer',
    'HETU',
    'passport no.',
    'CURP',
    'NRIC',
    'TCKN',
    'TFN',
    'SIN',
    'Rodné číslo',
    'EGN',
    'CNP',
    'date of birth',
    "Driver's license",
  ])('is known by its name: %s', (name) => {
    expect(findPersonalNumber(name)).toBeDefined();
    expect(checkIdentifier('other', '1234', { name }).mistake).toMatchObject({ kind: 'personal', at: 'scheme' });
    expect(checkIdentifier(name, '1234').mistake).toMatchObject({ kind: 'personal', at: 'scheme' });
  });

  it.each([
    'VAT number',
    'USt-IdNr.',
    'W-IdNr.',
    'Company number',
    'Clubs register',
    'Pan European Register',
    'Tax ID',
    'Sinclair register',
    'Finance register',
    'Genie Index',
    'National Institute number',
    'NIF',
    'RFC',
    'UID',
    'Handelsregister',
    '',
  ])('is no name of an organisation’s: %s', (name) => {
    expect(findPersonalNumber(name)).toBeUndefined();
  });

  it('is no code or name of the table', () => {
    const names = schemes.flatMap((scheme) => [
      scheme.code,
      ...['en', 'de', 'fr', 'ja'].map((tag) => formatIdentifierName(scheme, tag)),
    ]);
    expect(names.filter((name) => findPersonalNumber(name))).toEqual([]);
  });

  it.each([
    ['IT-CF', 'RSSMRA80A01H501U', 'Codice fiscale of a person'],
    ['IT-CF', 'rss mra 80a01 h501u', 'Codice fiscale of a person'],
    ['ES-NIF', '12345678Z', 'DNI'],
    ['ES-NIF', 'X1234567L', 'NIE'],
    ['GB-COH', 'AB123456C', 'National Insurance number'],
    ['GB-VAT', '1234567890', 'UTR'],
    ['IE-VAT', 'IE1234567TW', 'PPS number'],
    ['IE-CRO', '1234567TA', 'PPS number'],
    ['US-EIN', '123-45-6789', 'Social Security number'],
    ['US-EIN', '912-70-1234', 'ITIN'],
    ['BR-CNPJ', '123.456.789-09', 'CPF'],
    ['MX-RFC', 'GODE561231GR8', 'RFC of a person'],
    ['AR-CUIT', '20-05536168-2', 'CUIT of a person'],
    ['CL-RUT', '12.531.909-2', 'RUN'],
    ['PT-NIPPC', '123456789', 'NIF of a person'],
    ['DE-VAT', '12 345 678 901', 'Steuerliche Identifikationsnummer'],
    ['CH-FDJP', '756.1234.5678.97', 'AHV-Nummer'],
    ['FR-SIREN', '1 85 05 78 006 084 36', 'NIR'],
    ['BE-BCE_KBO', '85.07.30-033 28', 'Rijksregisternummer'],
    ['PL-NIP', '44051401359', 'PESEL'],
    ['CZ-ICO', '7103192745', 'Rodné číslo'],
    ['SE-ON', '811228-9874', 'Personnummer'],
    ['SE-ON', '19811228-9874', 'Personnummer'],
    ['NO-BRC', '15108695088', 'Fødselsnummer'],
    ['DK-CVR', '211062-5629', 'CPR-nummer'],
    ['FI-PRO', '131052-308T', 'Henkilötunnus'],
    ['IS-KEN', '120174-3399', 'Kennitala of a person'],
    ['EE-RIK', '36805280109', 'Isikukood'],
    ['LT-RC', '33309240064', 'Asmens kodas'],
    ['LV-RE', '161175-19997', 'Personas kods'],
    ['JP-JCN', '1234 5678 9012', 'My Number'],
    ['IN-GSTIN', '27AAPPU0939F1ZV', 'PAN of a person'],
    ['IN-MCA', '2341 2341 2346', 'Aadhaar'],
    ['CN-USCI', '360426199101010071', '居民身份证号码'],
    ['SG-ACRA', 'S1234567D', 'NRIC'],
    ['HK-CR', 'A123456(3)', 'HKID'],
    ['TR-VKN', '17291716060', 'T.C. kimlik numarası'],
    ['ZA-CIP', '7503305044089', 'South African ID number'],
    ['RO-CUI', '1630615123457', 'CNP'],
    ['BG-EIK', '7523169263', 'ЕГН'],
    ['HU-AFA', '8071592153', 'Adóazonosító jel'],
    ['IL-ROC', '039337423', 'Teudat zehut'],
  ])('is refused under a scheme of organisations: %s %s', (scheme, text, what) => {
    const { mistake } = checkIdentifier(scheme, text, { court: 'x', town: 'x' });
    expect(mistake).toMatchObject({ kind: 'personal', at: 'value', what });
    // What identifies a person is not repeated in a message.
    expect(JSON.stringify(mistake)).not.toContain(text);
  });

  it('is refused under any scheme where its shape leaves no doubt', () => {
    expect(checkIdentifier('other', 'RSSMRA80A01H501U', { name: 'Registro' }).mistake).toMatchObject({
      kind: 'personal',
      at: 'value',
    });
    expect(checkIdentifier('GB-COH', '123-45-6789').mistake).toMatchObject({
      kind: 'personal',
      what: 'Social Security number',
    });
  });

  it('has no shape that a number of the table has', () => {
    for (const scheme of schemes)
      expect(
        checkIdentifier(scheme.code, scheme.example, scheme.needs ? { [scheme.needs]: 'x' } : {}).mistake,
      ).toBeUndefined();
    expect(personalNumbers.length).toBeGreaterThan(40);
  });
});
