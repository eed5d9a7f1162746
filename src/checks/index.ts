import { apiDocuments } from './api-documents.ts';
import type { Check } from './check.ts';
import { contract } from './contract/contract.ts';
import { factExpiry } from './fact-expiry.ts';
import { futureDates } from './future-dates.ts';
import { json } from './json.ts';
import { legalNoticeFacts } from './legal/legal-facts.ts';
import { links } from './links/links.ts';
import { orphans } from './orphans.ts';
import { privacyControl } from './privacy-control.ts';
import { nothingPrivate } from './private/nothing-private.ts';
import { redirects } from './redirects.ts';
import { securityExpiry } from './security-expiry.ts';
import { sharePictures } from './share-pictures.ts';
import { styleFiles } from './style-files.ts';
import { successor } from './successor.ts';
import { valuesDue } from './values-due.ts';

/** THE TABLE of checks; the order does not matter, because all problems are sorted before they are shown. */
export const checks: readonly Check[] = [
  links,
  nothingPrivate,
  redirects,
  orphans,
  securityExpiry,
  factExpiry,
  valuesDue,
  privacyControl,
  futureDates,
  sharePictures,
  legalNoticeFacts,
  json,
  apiDocuments,
  contract,
  styleFiles,
  successor,
];
