import { pendingValues } from '../../content/ahead/pending.ts';
import { datedFacts } from '../../content/dated-facts.ts';
import type { Sources } from '../../content/read/load.ts';
import type { AheadValue } from '../../content/read/source.ts';
import { usualRemindDays } from '../../content/remind-days.ts';
import type { Site } from '../../content/site.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { byCodeUnit } from '../../core/problem.ts';
import { aheadSentence } from './ahead-sentence.ts';
import type { CalendarDay } from './ics.ts';

/** The days on which something that the site says begins or ends: facts, the contact for vulnerabilities, the banner; by day. */
export function daysOf(site: Site, sources: Sources): CalendarDay[] {
  const remindDays = [...new Set(site.remindDays ?? usualRemindDays)].sort((a, b) => b - a);
  const facts = datedFacts(site, sources).map(({ address, name, until, located }) => ({
    address: `${address}/validUntil`,
    day: until,
    summary: `Last day of "${name}"`,
    description: `${located.file} says so (${address}). After it a build fails.`,
  }));
  const ahead = pendingValues(sources).map((value) => ({
    address: `${value.address}/from`,
    day: value.from,
    summary: `From this day on: ${value.address}`,
    description: `${aheadSentence(value)}. ${howPublished(value, sources)}`,
  }));
  const { expires } = site.security;
  const security = {
    address: 'site#security/expires',
    day: expires.slice(0, 10),
    summary: 'security.txt expires',
    description: 'security.expires in content/site.ts. From this day on a build fails.',
  };
  // A banner that is over is none of the site.
  const { banner } = (sources.modules.get('brand')?.value ?? {}) as { readonly banner?: { readonly until?: unknown } };
  const until = banner?.until;
  const over = {
    address: 'brand#banner/until',
    day: String(until),
    summary: 'The notice above every page ends',
    description: 'banner.until in content/brand.ts. From this day on it is not published.',
  };
  const all = [...facts, ...ahead, security, ...(typeof until === 'string' && isCalendarDate(until) ? [over] : [])];
  return all
    .map((each) => ({ ...each, remindDays }))
    .sort((a, b) => byCodeUnit(a.day, b.day) || byCodeUnit(a.address, b.address));
}

/** Tells how a value gets published: by a release or, without a ledger, by the date of its file. */
const howPublished = ({ from, locate }: AheadValue, { ledger }: Sources): string =>
  ledger
    ? `It is published from the release of this day on: npm run release -- --date ${from}`
    : `On this day write updated: '${from}' in ${locate().file}: that publishes it.`;
