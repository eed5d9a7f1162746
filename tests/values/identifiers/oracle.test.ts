import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { findScheme } from '../../../src/values/identifiers/find-scheme.ts';
import { byTurn, thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';

// Own arithmetic gives the verdict of the npm package stdnum, but where it says why not. All other checks are stdnum's.
interface Oracle {
  readonly code: string;
  /** `#` is a digit, `@` a letter of `letters` or a digit; all else stands for itself. */
  readonly templates: readonly string[];
  readonly letters?: string;
  readonly validate: (value: string) => { readonly isValid: boolean };
  /** Values on which we differ, and why. */
  readonly except?: { readonly why: string; readonly when: (value: string) => boolean };
}

/** The verdict of stdnum on a value. */
const of = (country: string, name: string) => {
  const validator = stdnum[country]?.[name];
  if (!validator) throw new Error(`stdnum has no ${country}.${name}`);
  return validator.validate;
};

const isDate = (day: number, month: number) => day <= (month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31);

const oracles: readonly Oracle[] = [
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
    code: 'SI-TIN',
    templates: ['########'],
    validate: of('SI', 'ddv'),
    except: {
      why: 'it takes 1 for a check of 11, which is not given out',
      when: (value) =>
        [8, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(value[at]), 0) % 11 === 0,
    },
  },
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
  {
    code: 'BG-EIK',
    templates: ['#########'],
    validate: of('BG', 'vat'),
    except: { why: 'its list of first digits', when: (value) => /^[4-8]/.test(value) },
  },
  {
    code: 'IS-KEN',
    templates: ['4#01######', '5#10######', '6#12######'],
    validate: of('IS', 'kennitala'),
    except: {
      why: 'days that the month has not, and years to come',
      when: (value) => !isDate(Number(value.slice(0, 2)) - 40, Number(value.slice(2, 4))),
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
];

const digits = '0123456789';

/** How many random values of a scheme are drawn: in `npm test`, in CI, and with LONG=1. */
const figures = { single: [200, 2000, 10_000], pair: [60, 200, 1000] } as const;

/** Random values of a template, each with every choice of its check characters: right ones are among them. */
function values({ code, templates, letters = '' }: Oracle, count: number, below: (end: number) => number): string[] {
  const [from = -1, to] = findScheme(code)?.check?.at ?? [];
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

describe('own arithmetic', () => {
  // In CI each has five times as many values as in `npm test`, for every other check at each turn.
  for (const oracle of thoroughness === 2 ? byTurn(oracles, 2) : oracles)
    it(`of ${oracle.code} is stdnum's${oracle.except ? `, but for ${oracle.except.why}` : ''}`, () => {
      const scheme = findScheme(oracle.code);
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
