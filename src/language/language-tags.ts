import { rtlLanguages, rtlScripts } from './world.ts';

/** Parts of a tag, in the case of RFC 5646 §2.1.1. */
export interface LanguageTag {
  readonly tag: string;
  readonly language: string;
  readonly script?: string;
  readonly region?: string;
}

/** Tag forms that sites use: `en`, `en-GB`, `zh-Hant-TW`. */
export const siteTagPattern = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/**
 * Parses a BCP 47 tag, and normalises case by RFC 5646 §2.1.1 (`DE-ch` is `de-CH`); undefined if malformed. Variants
 * and extensions stay in the tag without effect.
 */
export function parseLanguageTag(tag: string): LanguageTag | undefined {
  const [, language = '', script, region, rest = ''] =
    /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?((?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wyz\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?)$/i.exec(
      tag,
    ) ?? [];
  if (language === '') return undefined;
  const parts = {
    language: language.toLowerCase(),
    ...(script === undefined ? {} : { script: script.charAt(0).toUpperCase() + script.slice(1).toLowerCase() }),
    ...(region === undefined ? {} : { region: region.toUpperCase() }),
  };
  return { tag: Object.values(parts).join('-') + rest.toLowerCase(), ...parts };
}

/** Writing direction of any language, with or without a catalogue: by its script, else its usual script. */
export function writingDirection(tag: string): 'ltr' | 'rtl' {
  const { language = '', script, region } = parseLanguageTag(tag) ?? {};
  if (script !== undefined) return rtlScripts.includes(script) ? 'rtl' : 'ltr';
  return [language, `${language}-${region}`].some((each) => rtlLanguages.includes(each)) ? 'rtl' : 'ltr';
}
