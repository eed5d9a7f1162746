import type { Site } from '../../src/content/site.ts';
import type { Document } from '../../src/core/document.ts';
import { listDocuments } from '../../src/documents/documents.ts';

/** Renders documents of a site and their texts, without a release. */
export function rendererOf(site: Site) {
  const catalog = listDocuments(site);
  const url = (path: string) => site.baseUrl + path;
  const context = { url, catalog };
  const find = (path: string): Document => {
    const found = catalog.find((document) => document.path === path);
    if (!found) throw new Error(`There is no ${path}.`);
    return found;
  };
  const text = (path: string): string => {
    const body = find(path).render(context);
    return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  };
  return { catalog, url, find, text, json: <T>(path: string) => JSON.parse(text(path)) as T };
}
