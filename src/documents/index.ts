import { favicon } from '../site/assets/favicon.ts';
import { ogImages } from '../site/assets/og-image.ts';
import { referenceScript } from '../site/assets/reference-script.ts';
import { script } from '../site/assets/script.ts';
import { searchProgram } from '../site/assets/search-program.ts';
import { stylesheet } from '../site/assets/stylesheet.ts';
import { webmanifest } from '../site/assets/webmanifest.ts';
import { webMcp } from '../site/assets/webmcp.ts';
import { auth } from '../site/pages/auth.ts';
import { changes } from '../site/pages/changes.ts';
import { contact } from '../site/pages/contact.ts';
import { docsApi } from '../site/pages/docs-api.ts';
import { factPages } from '../site/pages/fact-pages.ts';
import { folderIndexes } from '../site/pages/folder-index.ts';
import { home } from '../site/pages/home.ts';
import { legalNotice } from '../site/pages/legal-notice.ts';
import { news } from '../site/pages/news.ts';
import { pageIndex } from '../site/pages/page-index.ts';
import { pages } from '../site/pages/pages.ts';
import { questions } from '../site/pages/questions.ts';
import { searchPage } from '../site/pages/search.ts';
import { sectionPages } from '../site/pages/section-pages.ts';
import { searchIndex } from '../site/search/search-index.ts';
import { searchWords } from '../site/search/word-table.ts';
import { changeArchives, itemDocuments, openapiJson, resourceDocuments } from './api.ts';
import { changesFeedDocuments } from './changes-feeds.ts';
import type { DocumentFactory } from './document-factory.ts';
import { factFeeds } from './fact-feeds.ts';
import { indexNowKey } from './index-now-key.ts';
import { licenseXml } from './license-xml.ts';
import { llmsFullTxt } from './llms-full-txt.ts';
import { llmsTxt } from './llms-txt.ts';
import { newsAtom } from './news-atom.ts';
import { attachedSiteDocuments, publicFiles } from './public-files.ts';
import { robotsTxt } from './robots-txt.ts';
import { signature } from './signature.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { agentSkills } from './well-known/agent-skills.ts';
import { apiCatalog } from './well-known/api-catalog.ts';
import { ard } from './well-known/ard.ts';
import { assetlinks } from './well-known/assetlinks.ts';
import { didJson } from './well-known/did-json.ts';
import { gpc } from './well-known/gpc.ts';
import { mcpServerCard } from './well-known/mcp-server-card.ts';
import { oauthAuthorizationServer } from './well-known/oauth-authorization-server.ts';
import { oauthProtectedResource } from './well-known/oauth-protected-resource.ts';
import { securityTxt } from './well-known/security-txt.ts';
import { trustTxt } from './well-known/trust-txt.ts';

/**
 * THE TABLE: every public URL of the origin. The order is the order of lists that people and agents read
 * (llms.txt, sitemap, manifest): pages first, then the API, then what describes it, then files.
 */
export const documentFactories: readonly DocumentFactory[] = [
  // pages
  home,
  docsApi,
  auth,
  sectionPages,
  questions,
  factPages,
  news,
  changes,
  pages,
  attachedSiteDocuments,
  contact,
  legalNotice,
  folderIndexes,
  pageIndex,
  searchPage,
  // the API
  resourceDocuments,
  itemDocuments,
  changeArchives,
  openapiJson,
  // descriptions
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
  llmsTxt,
  llmsFullTxt,
  newsAtom,
  factFeeds,
  changesFeedDocuments,
  robotsTxt,
  sitemapXml,
  searchIndex,
  searchWords,
  // files
  stylesheet,
  script,
  referenceScript,
  searchProgram,
  webMcp,
  favicon,
  webmanifest,
  ogImages,
  publicFiles,
];
