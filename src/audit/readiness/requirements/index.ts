import type { Requirement } from '../requirement.ts';
import { agentReadyRows } from './agent-ready.ts';
import { skillRows } from './agent-skills.ts';
import { catalogRows } from './api-catalog.ts';
import { ardRows } from './ard.ts';
import { lighthouseRows } from './lighthouse.ts';
import { llmsRows } from './llms-txt.ts';
import { oauthMetadataRows } from './oauth-metadata.ts';
import { securityRows } from './security-txt.ts';
import { accessRows } from './service/access.ts';
import { dataRows } from './service/data.ts';
import { documentRows } from './service/documents.ts';
import { negotiationRows } from './service/negotiation.ts';
import { oauthRows } from './service/oauth.ts';
import { claimRows, ruleRows } from './service/rules.ts';
import { wireRows } from './wire.ts';

/** THE TABLE of requirements, in the order of the report; prerequisites may stand anywhere. */
export const requirements: readonly Requirement[] = [
  ...documentRows,
  ...dataRows,
  ...oauthRows,
  ...negotiationRows,
  ...accessRows,
  ...ruleRows,
  ...claimRows,
  ...agentReadyRows,
  ...llmsRows,
  ...securityRows,
  ...catalogRows,
  ...skillRows,
  ...ardRows,
  ...oauthMetadataRows,
  ...lighthouseRows,
  ...wireRows,
];
