import { parseNumberWord } from './numbers-en.ts';

const hour = '(?:[01]?\\d|2[0-4]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** Source of a time as it is written or spoken; ambiguous ones mean both halves of the day. */
export const spokenTimeSource = `(?:noon|midday|midnight|(?:half past|half|(?:a )?quarter past|(?:a )?quarter to|(?:five|ten|twenty|twenty-five) (?:past|to))? ?${hour}(?![\\p{L}\\d])(?:[:.]\\d{2}(?!\\d))?(?: ?o'clock)?(?: ?[ap]\\.?m(?![\\p{L}])\\.?)?(?: in the (?:morning|afternoon|evening)| at night)?|(?:[01]?\\d|2[0-4])(?:[:.]\\d{2})? ?[ap]\\.?m(?![\\p{L}])\\.?)`;

/** The minutes of a day that it can mean; undefined for what is no time. */
export function parseSpokenTime(written: string): readonly number[] | undefined {
  const text = written.toLowerCase().replace(/\s+/g, ' ').trim();
  if (/^(?:noon|midday)$/.test(text)) return [720];
  if (text === 'midnight') return [0, 1440];
  const said =
    /^(?:(half past|half|(?:a )?quarter past|(?:a )?quarter to|[\w-]+ past|[\w-]+ to) )?(\d{1,2}|[a-z]+)(?:[:.](\d{2}))?/.exec(
      text,
    );
  if (!said) return undefined;
  const [, lead = '', digits = '', minutes = '0'] = said;
  const h = /\d/.test(digits) ? Number(digits) : parseNumberWord(digits);
  if (h === undefined || h > 24 || Number(minutes) > 59) return undefined;
  const shift = /half/.test(lead)
    ? 30
    : /quarter/.test(lead)
      ? 15
      : lead === ''
        ? 0
        : (parseNumberWord(lead.split(' ')[0] ?? '') ?? 0);
  const at = h * 60 + Number(minutes) + (/ to$/.test(lead) ? -shift : shift);
  const half =
    /(?<![a-z])([ap])\.?m/.exec(text)?.[1] ??
    (/morning/.test(text) ? 'a' : /afternoon|evening|night/.test(text) ? 'p' : undefined);
  // The half is that of the time, not of the hour: a quarter to twelve at night is before midnight.
  if (half === 'p') return [at < 720 ? at + 720 : at];
  if (half === 'a') return [at >= 720 ? at - 720 : at];
  if (h > 12 || /^0/.test(digits)) return [at];
  return [at, at + 720];
}
