import { checkApiDocuments } from './api-documents.ts';
import type { Check } from './check.ts';
import { checkContract } from './contract/contract.ts';
import { checkFactExpiry } from './fact-expiry.ts';
import { checkFutureDates } from './future-dates.ts';
import { checkJson } from './json.ts';
import { checkLegalNoticeFacts } from './legal/legal-facts.ts';
import { checkLinks } from './links/links.ts';
import { checkLlmsPaths } from './llms-paths.ts';
import { checkOrphans } from './orphans.ts';
import { checkPrivacyControl } from './privacy-control.ts';
import { checkPublicPrivacy } from './private/public-files.ts';
import { checkRedirects } from './redirects.ts';
import { checkSecurityExpiry } from './security-expiry.ts';
import { checkSharePictures } from './share-pictures.ts';
import { checkStyleFiles } from './style-files.ts';
import { checkSuccessor } from './successor.ts';
import { checkThemedPages } from './themed-pages.ts';
import { checkValuesDue } from './values-due.ts';

/** THE TABLE of checks; the order does not matter, because all problems are sorted before they are shown. */
export const checks: readonly Check[] = [
  checkLinks,
  checkPublicPrivacy,
  checkRedirects,
  checkOrphans,
  checkLlmsPaths,
  checkSecurityExpiry,
  checkFactExpiry,
  checkValuesDue,
  checkPrivacyControl,
  checkFutureDates,
  checkSharePictures,
  checkLegalNoticeFacts,
  checkJson,
  checkApiDocuments,
  checkContract,
  checkStyleFiles,
  checkSuccessor,
  checkThemedPages,
];
