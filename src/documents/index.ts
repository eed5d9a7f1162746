import type { Site } from '../content/site.ts';
import type { Document } from '../document.ts';
import { api } from './api.ts';
import { auth } from './auth.ts';
import { docsApi } from './docs-api.ts';
import { favicon } from './favicon.ts';
import { home } from './home.ts';
import { llmsFullTxt } from './llms-full-txt.ts';
import { llmsTxt } from './llms-txt.ts';
import { ogImages } from './og-image.ts';
import { pageIndex } from './page-index.ts';
import { pages } from './pages.ts';
import { publicFiles } from './public-files.ts';
import { robotsTxt } from './robots-txt.ts';
import { script } from './script.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { stylesheet } from './stylesheet.ts';
import { webmanifest } from './webmanifest.ts';
import { webMcp } from './webmcp.ts';
import { agentSkills } from './well-known/agent-skills.ts';
import { apiCatalog } from './well-known/api-catalog.ts';
import { ard } from './well-known/ard.ts';
import { mcpServerCard } from './well-known/mcp-server-card.ts';
import { oauthAuthorizationServer } from './well-known/oauth-authorization-server.ts';
import { oauthProtectedResource } from './well-known/oauth-protected-resource.ts';
import { securityTxt } from './well-known/security-txt.ts';

/**
 * THE TABLE: every public URL of the origin. The order is the order of lists that people and agents read
 * (llms.txt, sitemap, manifest): pages first, then the API, then what describes it, then files.
 */
export function documents(site: Site): Document[] {
  const pageDocuments = [...home(site), ...docsApi(site), ...auth(site), ...pages(site), ...pageIndex(site)];
  const pageCount = pageDocuments.filter((document) => document.kind === 'page').length;
  return [
    ...pageDocuments,
    ...api(site),
    apiCatalog(site),
    oauthProtectedResource(site),
    oauthAuthorizationServer(site),
    ...agentSkills(site),
    mcpServerCard(site),
    ...ard(site),
    securityTxt(site),
    llmsTxt(site),
    ...llmsFullTxt(site),
    robotsTxt(site),
    ...sitemapXml(site.updated.site, pageCount),
    stylesheet(),
    script(),
    ...webMcp(site),
    ...favicon(site),
    ...webmanifest(site),
    ...ogImages(site, pageDocuments),
    ...publicFiles(site),
  ];
}
