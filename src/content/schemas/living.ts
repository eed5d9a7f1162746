import { anyDate, isoDate } from './dates.ts';
import { siteLink } from './urls.ts';

/** What says how long a fact may be believed: of facts whose wire schemas have no place for it, it is never published. */
export const livingFields = () => ({
  reviewed: isoDate().optional().describe('Date on which somebody last made sure of it; for your colleagues.'),
  validUntil: anyDate()
    .optional()
    .describe('Last day on which it may be published: check warns before it, and a build fails after it.'),
  evidence: siteLink().optional().describe('By what it was made sure of: a path or an https URL; for your colleagues.'),
});
