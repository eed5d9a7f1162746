import { toCountryCode } from './find-scheme.ts';

/** Scheme and place in the name of a register. */
interface RegistryScheme {
  readonly scheme: string;
  /** The court or the town that the name tells. */
  readonly court?: string;
  readonly town?: string;
}

/** Names of registers, as people write them, lower case; those without `only` belong to one country alone. */
const registries: readonly { readonly scheme: string; readonly name: RegExp; readonly only?: string }[] = [
  { scheme: 'GB-COH', name: /companies house/ },
  { scheme: 'GB-CHC', name: /charity commission(?: for england(?: and wales)?)?$/ },
  { scheme: 'GB-NIC', name: /charity commission for northern ireland|^ccni$/ },
  { scheme: 'GB-SC', name: /\boscr\b|scottish charity (?:regulator|register)/ },
  { scheme: 'GB-MPR', name: /mutuals (?:public )?register|financial conduct authority/ },
  { scheme: 'IE-CRO', name: /companies registration office|^cro$/, only: 'IE' },
  { scheme: 'IE-CHY', name: /charities regulator/, only: 'IE' },
  { scheme: 'DE-CR', name: /amtsgericht|registergericht/ },
  {
    scheme: 'DE-CR',
    name: /handelsregister|vereinsregister|genossenschaftsregister|partnerschaftsregister|commercial register/,
    only: 'DE',
  },
  { scheme: 'AT-FB', name: /firmenbuch/ },
  { scheme: 'AT-ZVR', name: /vereinsregister|\bzvr\b/, only: 'AT' },
  {
    scheme: 'CH-FDJP',
    name: /handelsregister|registre du commerce|registro di commercio|commercial register|zefix|uid-register/,
    only: 'CH',
  },
  { scheme: 'LI-CR', name: /öffentlichkeitsregister|handelsregister/, only: 'LI' },
  { scheme: 'FR-RCS', name: /\br\.?c\.?s\b|registre du commerce/, only: 'FR' },
  { scheme: 'FR-SIREN', name: /\bsirene?\b|\binsee\b|registre national des entreprises|\brne\b/, only: 'FR' },
  { scheme: 'FR-RNA', name: /répertoire national des associations|\brna\b/, only: 'FR' },
  { scheme: 'NL-KVK', name: /kamer van koophandel|\bkvk\b/ },
  { scheme: 'NL-KVK', name: /handelsregister|chamber of commerce/, only: 'NL' },
  { scheme: 'BE-BCE_KBO', name: /kruispuntbank|banque-carrefour|crossroads bank|\bkbo\b|\bbce\b/ },
  { scheme: 'LU-RCS', name: /registre de commerce|luxembourg business registers|\brcsl?\b/, only: 'LU' },
  { scheme: 'IT-CF', name: /registro (?:delle )?imprese|agenzia delle entrate/, only: 'IT' },
  { scheme: 'ES-NIF', name: /agencia tributaria/, only: 'ES' },
  { scheme: 'PT-NIPPC', name: /registo nacional de pessoas colectivas|\brnpc\b|registo comercial/, only: 'PT' },
  { scheme: 'PL-KRS', name: /krajowy rejestr sądowy|national court register|\bkrs\b/ },
  { scheme: 'CZ-ICO', name: /obchodní rejstřík|\bares\b|commercial register/, only: 'CZ' },
  { scheme: 'SK-ICO', name: /obchodný register|commercial register/, only: 'SK' },
  { scheme: 'RO-CUI', name: /registrul comerțului|\bonrc\b/, only: 'RO' },
  { scheme: 'BG-EIK', name: /търговски регистър|агенция по вписванията|commercial register/, only: 'BG' },
  { scheme: 'EE-RIK', name: /äriregister|business register/, only: 'EE' },
  { scheme: 'LV-RE', name: /uzņēmumu reģistr|register of enterprises/, only: 'LV' },
  { scheme: 'LT-RC', name: /registrų centras|juridinių asmenų registr|register of legal entities/, only: 'LT' },
  { scheme: 'SE-ON', name: /bolagsverket/ },
  { scheme: 'NO-BRC', name: /brønnøysund|enhetsregisteret|foretaksregisteret/ },
  { scheme: 'DK-CVR', name: /erhvervsstyrelsen|centrale virksomhedsregister|\bcvr\b/ },
  { scheme: 'FI-PRO', name: /patentti- ja rekisterihallitus|kaupparekisteri|\bprh\b|\bytj\b/ },
  { scheme: 'IS-KEN', name: /skatturinn|fyrirtækjaskrá/ },
  { scheme: 'JP-JCN', name: /国税庁|法人番号公表サイト|national tax agency/, only: 'JP' },
  { scheme: 'HK-CR', name: /companies registry|公司註冊處/, only: 'HK' },
  { scheme: 'IN-MCA', name: /ministry of corporate affairs|registrar of companies/, only: 'IN' },
  { scheme: 'SG-ACRA', name: /\bacra\b|accounting and corporate regulatory authority/ },
  { scheme: 'AU-ASIC', name: /\basic\b|australian securities and investments commission/, only: 'AU' },
  { scheme: 'AU-ABN', name: /australian business register/ },
  { scheme: 'NZ-NZBN', name: /\bnzbn\b/ },
  { scheme: 'ZA-CIP', name: /\bcipc\b|companies and intellectual property commission/ },
  { scheme: 'NG-CAC', name: /corporate affairs commission/, only: 'NG' },
  { scheme: 'IL-ROC', name: /רשם החברות|registrar of companies|israeli corporations authority/, only: 'IL' },
  { scheme: 'KR-BRN', name: /국세청|national tax service/, only: 'KR' },
  { scheme: 'BR-CNPJ', name: /receita federal/, only: 'BR' },
];

/**
 * The scheme that the older spelling means: the name of a register and, where one is known, the country of the
 * jurisdiction. `undefined` where that is not certain: the number stays as it is, under its register's name.
 */
export function findSchemeByRegistry(name: string, country?: string): RegistryScheme | undefined {
  const text = name.toLowerCase().replace(/\s+/g, ' ').trim();
  const place = country === undefined ? undefined : toCountryCode(country);
  const found = registries.filter(
    (each) =>
      each.name.test(text) &&
      (each.only ?? place) === place &&
      (place === undefined || each.scheme.startsWith(`${place}-`)),
  );
  const [first] = found;
  if (first === undefined || found.some(({ scheme }) => scheme !== first.scheme)) return undefined;
  const { scheme } = first;
  const court = scheme === 'DE-CR' ? /\b(?:Amts|Register)gericht [\p{L} .()/-]*[\p{L})]/u.exec(name)?.[0] : undefined;
  const town = scheme === 'FR-RCS' ? /R\.?C\.?S\.? (?:de |d’|d')?(\p{L}[\p{L} '’-]*)/u.exec(name)?.[1] : undefined;
  return { scheme, ...(court === undefined ? {} : { court }), ...(town === undefined ? {} : { town }) };
}
