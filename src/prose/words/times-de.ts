import { parseNumberWord } from './numbers-de.ts';

const hour =
  '(?:[01]?\\d|2[0-4]|eins|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig)';
/** Source of a time as it is written or spoken; `halb neun` is half past eight. */
export const spokenTimeSource = `(?:mittags?(?![\\p{L}])|mitternacht|(?:halb|viertel nach|viertel vor|dreiviertel|drei viertel|viertel) ${hour}(?![\\p{L}\\d])|${hour}(?![\\p{L}\\d])(?:[:.]\\d{2}(?!\\d))?(?: ?uhr(?: (?:\\d{2}|dreißig|fünfzehn|fünfundvierzig)(?![\\p{L}\\d]))?| ?h(?![\\p{L}]))?(?: (?:morgens|früh|nachmittags|abends))?)`;

/** The minutes of a day that it can mean; undefined for what is no time. */
export function parseSpokenTime(written: string): readonly number[] | undefined {
  const text = written.toLowerCase().replace(/\s+/g, ' ').trim();
  if (/^mittags?$/.test(text)) return [720];
  if (text === 'mitternacht') return [0, 1440];
  const said =
    /^(?:(halb|viertel nach|viertel vor|dreiviertel|drei viertel|viertel) )?(\d{1,2}|[a-zäöüß]+)(?:[:.](\d{2}))?(?: ?uhr(?: (\d{2}|[a-zäöüß]+))?)?/.exec(
      text,
    );
  if (!said) return undefined;
  const [, lead = '', digits = '', dotted, spoken] = said;
  const h = /\d/.test(digits) ? Number(digits) : parseNumberWord(digits);
  const after =
    dotted ?? (spoken === undefined ? '0' : /\d/.test(spoken) ? spoken : String(parseNumberWord(spoken) ?? 0));
  if (h === undefined || h > 24 || Number(after) > 59) return undefined;
  const shifts: Readonly<Record<string, number>> = {
    halb: -30,
    'viertel nach': 15,
    'viertel vor': -15,
    dreiviertel: -15,
    'drei viertel': -15,
    viertel: -45,
  };
  const at = h * 60 + Number(after) + (shifts[lead] ?? 0);
  if (/nachmittags|abends/.test(text)) return [at < 720 ? at + 720 : at];
  if (/morgens|früh/.test(text) || h > 12 || /^0/.test(digits)) return [at];
  return [at, at + 720];
}
