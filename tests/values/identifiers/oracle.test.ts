import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { schemeOf } from '../../../src/values/identifiers/known.ts';
import { byTurn, thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';

// The npm package stdnum was written by others: each check of ours gives the verdict of its own, but where it says why not.
interface Oracle {
  readonly code: string;
  /** `#` is a digit, `@` a letter of `letters` or a digit; all else stands for itself. */
  readonly templates: readonly string[];
  readonly letters?: string;
  readonly validate: (value: string) => { readonly isValid: boolean };
  /** Values on which we differ, and why. */
  readonly except?: { readonly why: string; readonly when: (value: string) => boolean };
}

/** What stdnum says of a value. */
const of = (country: string, name: string) => {
  const validator = stdnum[country]?.[name];
  if (!validator) throw new Error(`stdnum has no ${country}.${name}`);
  return validator.validate;
};

const isDate = (day: number, month: number) => day <= (month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31);

const oracles: readonly Oracle[] = [
  {
    code: 'GB-VAT',
    templates: ['GB#########', 'GB############', 'GBGD###', 'GBHA###'],
    validate: of('GB', 'vat'),
  },
  {
    code: 'IE-VAT',
    templates: ['IE#######@', 'IE#######@H', 'IE#######@E', 'IE#@#####@'],
    letters: 'ABCDEFGHIJKLMNOPQRSTUVW',
    validate: of('IE', 'vat'),
  },
  { code: 'DE-VAT', templates: ['DE#########'], validate: of('DE', 'vat') },
  { code: 'DE-WID', templates: ['DE#########-00001'], validate: (value) => of('DE', 'vat')(value.slice(0, 11)) },
  { code: 'AT-UID', templates: ['ATU########'], validate: of('AT', 'uid') },
  { code: 'CH-FDJP', templates: ['CHE#########'], validate: of('CH', 'uid') },
  { code: 'FR-SIREN', templates: ['#########'], validate: of('FR', 'siren') },
  { code: 'FR-RCS', templates: ['#########'], validate: of('FR', 'siren') },
  { code: 'FR-SIRET', templates: ['##############', '356000000#####'], validate: of('FR', 'siret') },
  {
    code: 'FR-VAT',
    templates: ['FR###########', 'FR##000######', 'FR@##########', 'FR@@999999998', 'FR##999999998'],
    letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
    validate: (value) => of('FR', 'tva')(value.slice(2)),
  },
  { code: 'NL-VAT', templates: ['NL#########B##'], validate: of('NL', 'btw') },
  { code: 'BE-BCE_KBO', templates: ['0#########', '1#########'], validate: of('BE', 'vat') },
  { code: 'LU-VAT', templates: ['LU########'], validate: of('LU', 'tva') },
  {
    code: 'IT-CF',
    templates: ['###########'],
    validate: of('IT', 'iva'),
    except: {
      why: 'its list of provincial offices, which ages',
      when: (value) => !(Number(value.slice(7, 10)) >= 1 && Number(value.slice(7, 10)) <= 100),
    },
  },
  {
    code: 'ES-NIF',
    templates: ['@########', 'B#######@', 'Q#######@'],
    letters: 'ABCDEFGHIJ',
    validate: of('ES', 'cif'),
  },
  { code: 'PT-NIPPC', templates: ['5########', '9########'], validate: of('PT', 'nipc') },
  { code: 'GR-AFM', templates: ['#########'], validate: of('GR', 'vat') },
  {
    code: 'SI-TIN',
    templates: ['########'],
    validate: of('SI', 'ddv'),
    except: {
      why: 'it takes 1 for a check of 11, which is not given out',
      when: (value) =>
        [8, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(value[at]), 0) % 11 === 0,
    },
  },
  { code: 'HR-OIB', templates: ['###########'], validate: of('HR', 'oib') },
  { code: 'PL-NIP', templates: ['##########'], validate: of('PL', 'nip') },
  { code: 'PL-REGON', templates: ['#########', '123456785#####'], validate: of('PL', 'regon') },
  {
    code: 'CZ-ICO',
    templates: ['########'],
    validate: of('CZ', 'ico'),
    except: {
      why: 'it refuses what begins with 9',
      when: (value) => value.startsWith('9'),
    },
  },
  {
    code: 'SK-ICO',
    templates: ['########'],
    validate: of('CZ', 'ico'),
    except: {
      why: 'the same number as in Czechia: it refuses what begins with 9',
      when: (value) => value.startsWith('9'),
    },
  },
  { code: 'HU-AFA', templates: ['########241'], validate: (value) => of('HU', 'anum')(value.slice(0, 8)) },
  { code: 'RO-CUI', templates: ['#########', '##########', '####'], validate: of('RO', 'cui') },
  {
    code: 'BG-EIK',
    templates: ['#########'],
    validate: of('BG', 'vat'),
    except: { why: 'its list of first digits', when: (value) => /^[4-8]/.test(value) },
  },
  {
    code: 'EE-RIK',
    templates: ['########'],
    validate: of('EE', 'registrikood'),
    except: { why: 'its list of first digits', when: (value) => !/^[1789]/.test(value) },
  },
  { code: 'LV-RE', templates: ['4##########', '9##########'], validate: of('LV', 'pvn') },
  { code: 'SE-ON', templates: ['##########'], validate: of('SE', 'orgnr') },
  { code: 'NO-BRC', templates: ['#########'], validate: of('NO', 'orgnr') },
  { code: 'DK-CVR', templates: ['########'], validate: of('DK', 'cvr') },
  { code: 'FI-PRO', templates: ['########'], validate: of('FI', 'ytunnus') },
  {
    code: 'IS-KEN',
    templates: ['4#01######', '5#10######', '6#12######'],
    validate: of('IS', 'kennitala'),
    except: {
      why: 'days that the month has not, and years to come',
      when: (value) => !isDate(Number(value.slice(0, 2)) - 40, Number(value.slice(2, 4))),
    },
  },
  { code: 'CA-CRA_ACR', templates: ['#########'], validate: of('CA', 'bn') },
  {
    code: 'BR-CNPJ',
    templates: ['##############', '@@@@@@@@@@@@##'],
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    validate: of('BR', 'cnpj'),
  },
  { code: 'AR-CUIT', templates: ['30#########', '33#########', '34#########'], validate: of('AR', 'cuit') },
  { code: 'CL-RUT', templates: ['7#######@', '9#######@'], letters: 'K', validate: of('CL', 'rut') },
  { code: 'CO-NIT', templates: ['##########'], validate: of('CO', 'nit') },
  { code: 'JP-JCN', templates: ['#############'], validate: of('JP', 'cn') },
  {
    code: 'KR-BRN',
    templates: ['##########'],
    validate: of('KR', 'brn'),
    except: {
      why: 'its list of ranges',
      when: (value) => Number(value.slice(0, 3)) < 101 || value.slice(3, 5) === '00' || value.slice(5, 9) === '0000',
    },
  },
  {
    code: 'CN-USCI',
    templates: ['91##############@@', '@@######@@@@@@@@@@'],
    letters: 'ABCDEFGHJKLMNPQRTUWXY',
    validate: of('CN', 'uscc'),
    except: {
      why: 'it wants digits in the first two places, and has no check character for a remainder of 0',
      when: (value) => !/^\d\d/.test(value) || value.endsWith('0'),
    },
  },
  {
    code: 'IN-GSTIN',
    templates: ['27ZZZCZ####Z1Z@', '33AAAFA####B2Z@'],
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    validate: of('IN', 'gstin'),
    except: { why: 'a PAN within that ends in 0000', when: (value) => value.slice(7, 11) === '0000' },
  },
  {
    code: 'SG-ACRA',
    templates: ['########@', '19#######@', 'T01FC####@', 'S16LL####@'],
    letters: 'ABCDEFGHJKLMNPQRSTUVWXZ',
    validate: of('SG', 'uen'),
  },
  {
    code: 'AU-ABN',
    templates: ['###########'],
    validate: of('AU', 'abn'),
    except: {
      why: 'it wants check digits from 11 to 99, others fit by the rule',
      when: (value) => /^10/.test(value),
    },
  },
  { code: 'AU-ASIC', templates: ['#########'], validate: of('AU', 'acn') },
  { code: 'IL-ROC', templates: ['5########'], validate: of('IL', 'hp') },
  { code: 'TR-VKN', templates: ['##########'], validate: of('TR', 'vkn') },
];

const digits = '0123456789';

/** How many random values of a scheme are drawn: in `npm test`, in CI, and with LONG=1. */
const figures = { single: [200, 2000, 10_000], pair: [60, 200, 1000] } as const;

/** Random values of a template, each with every choice of its check characters: right ones are among them. */
function values({ code, templates, letters = '' }: Oracle, count: number, below: (end: number) => number): string[] {
  const [from = -1, to] = schemeOf(code)?.check?.at ?? [];
  const pick = (set: string) => set.charAt(below(set.length));
  return Array.from({ length: count }, (_, index) => templates[index % templates.length] ?? '').flatMap((template) => {
    const value = template.replace(/[#@]/g, (sign) => pick(sign === '#' ? digits : digits + letters));
    const found = value.slice(from, to);
    const start = value.slice(0, from < 0 ? value.length + from : from);
    const rest = value.slice(start.length + found.length);
    const choices =
      found.length === 2 ? Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')) : [...digits, ...letters];
    return [value, ...choices.map((choice) => start + choice + rest)];
  });
}

describe('a check of ours', () => {
  // In CI each has five times as many values as in `npm test`, for every other check at each turn.
  for (const oracle of thoroughness === 2 ? byTurn(oracles, 2) : oracles)
    it(`of ${oracle.code} is stdnum's${oracle.except ? `, but for ${oracle.except.why}` : ''}`, () => {
      const scheme = schemeOf(oracle.code);
      const [from = -1, to] = scheme?.check?.at ?? [];
      // Two check characters are a hundred choices each.
      const figure = figures[from === -2 || to === from + 2 ? 'pair' : 'single'];
      const least = figure[thoroughness - 1] ?? 0;
      const most = Math.max(least, figure[1]);
      const below = seeded(Number(process.env.SEED ?? 1));
      const asked = new Set<string>();
      const differ: string[] = [];
      let right = 0;
      // However few are drawn, they go on until enough are right and wrong.
      for (let drawn = 0; drawn < most && (drawn < least || right < 100 || asked.size <= 2000); drawn += 20)
        for (const value of values(oracle, 20, below)) {
          if (asked.has(value) || !scheme?.shape.test(value) || oracle.except?.when(value)) continue;
          asked.add(value);
          const passes = scheme.check?.passes(value) === true;
          if (passes !== oracle.validate(value).isValid) differ.push(value);
          if (passes) right++;
        }
      expect(differ).toEqual([]);
      expect(right).toBeGreaterThanOrEqual(100);
      expect(asked.size).toBeGreaterThan(2000);
    });
});

describe('the oracle', () => {
  it('is asked of every scheme that it knows', () => {
    const own = ['XI-LEI', 'XI-GLN', 'XI-ROR', 'NZ-NZBN', 'AT-FB'];
    const asked = oracles.map(({ code }) => code);
    expect(new Set(asked).size).toBe(asked.length);
    expect(own.filter((code) => asked.includes(code))).toEqual([]);
    expect(asked.filter((code) => !schemeOf(code)?.check)).toEqual([]);
  });
});
