import { anyDate, pastDate } from './dates.ts';
import { siteLink } from './urls.ts';

/** Fields on how long a fact may be believed; unpublished where its wire schema has no place for them. */
export const validityFields = () => ({
  reviewed: pastDate().optional().describe('Date on which somebody last made sure of it; for your colleagues.'),
  validUntil: anyDate()
    .optional()
    .describe('Last day on which it may be published: check warns before it, and a build fails after it.'),
  evidence: siteLink().optional().describe('By what it was made sure of: a path or an https URL; for your colleagues.'),
});
