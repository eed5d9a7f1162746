import { favicon } from '../../site/assets/favicon.ts';
import { stylesheet } from '../../site/assets/stylesheet.ts';
import { webmanifest } from '../../site/assets/webmanifest.ts';
import { openapiJson } from '../api.ts';
import type { DocumentFactory } from '../document-factory.ts';
import { indexNowKey } from '../index-now-key.ts';
import { licenseXml } from '../license-xml.ts';
import { publicFiles } from '../public-files.ts';
import { robotsTxt } from '../robots-txt.ts';
import { signature } from '../signature.ts';
import { sitemapXml } from '../sitemap-xml.ts';
import { agentSkills } from '../well-known/agent-skills.ts';
import { apiCatalog } from '../well-known/api-catalog.ts';
import { ard } from '../well-known/ard.ts';
import { assetlinks } from '../well-known/assetlinks.ts';
import { didJson } from '../well-known/did-json.ts';
import { gpc } from '../well-known/gpc.ts';
import { mcpServerCard } from '../well-known/mcp-server-card.ts';
import { oauthAuthorizationServer } from '../well-known/oauth-authorization-server.ts';
import { oauthProtectedResource } from '../well-known/oauth-protected-resource.ts';
import { securityTxt } from '../well-known/security-txt.ts';
import { trustTxt } from '../well-known/trust-txt.ts';

/** Documents made once, in the first language: API description, well-known documents and files. */
export const languageIndependentFactories: ReadonlySet<DocumentFactory> = new Set<DocumentFactory>([
  openapiJson,
  apiCatalog,
  oauthProtectedResource,
  oauthAuthorizationServer,
  agentSkills,
  mcpServerCard,
  ard,
  securityTxt,
  gpc,
  assetlinks,
  trustTxt,
  didJson,
  signature,
  licenseXml,
  indexNowKey,
  robotsTxt,
  sitemapXml,
  stylesheet,
  favicon,
  webmanifest,
  publicFiles,
]);
