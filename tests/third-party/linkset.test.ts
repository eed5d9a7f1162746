import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';

interface Target {
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
  readonly hreflang?: readonly string[];
}
type Context = { readonly anchor: string } & Readonly<Record<string, readonly Target[]>>;

const path = '/.well-known/api-catalog';
describe.each(organisations)(
  'the API catalog of $name is a linkset (RFC 9264 4.2) of the profile of RFC 9727',
  ({ site }) => {
    const { apiPaths, translatedApiPaths, get, json, origin, typeOf } = site;
    const { linkset, ...others } = json<{ linkset: readonly Context[] }>(path);
    const targets = linkset.flatMap(({ anchor: _, ...relations }) => Object.values(relations).flat());

    it('has the one member linkset, a list of context objects', () => {
      expect(others).toEqual({});
      expect(linkset.length).toBeGreaterThan(0);
    });

    it('every context has an absolute anchor that answers 200', () => {
      for (const { anchor } of linkset) {
        expect(new URL(anchor).href).toBe(anchor);
        expect(get(anchor).status, anchor).toBe(200);
      }
    });

    it('every other member is a registered relation in lower case, with a list of target objects', () => {
      for (const { anchor: _, ...relations } of linkset)
        for (const [relation, list] of Object.entries(relations)) {
          expect(['item', 'service-desc', 'service-doc', 'service-meta', 'status']).toContain(relation);
          expect(Array.isArray(list) && list.length > 0, relation).toBe(true);
        }
    });

    it.each(targets)('$href answers 200 with its type $type', ({ href, type, title, hreflang }) => {
      expect(new URL(href).href).toBe(href);
      expect(get(href).status).toBe(200);
      expect(type).toBe(typeOf(href.slice(origin.length)));
      expect(title).toMatch(/\S/);
      if (hreflang) expect(hreflang).toEqual([site.languageOf(href.slice(origin.length))]);
    });

    it('RFC 9727 4.1: hyperlinks to all API endpoints, as items of the catalog', () => {
      const catalog = linkset.find(({ anchor }) => anchor === origin + path)!;
      const listed = catalog.item!.map(({ href }) => href.slice(origin.length));
      expect(listed.filter((path) => apiPaths.includes(path))).toEqual(apiPaths);
      expect(listed.filter((path) => !apiPaths.includes(path)).sort()).toEqual([...translatedApiPaths].sort());
    });

    it('RFC 8631: the API names its description, its documentation and its status', () => {
      const api = linkset.find(({ anchor }) => anchor === `${origin}/api/v1/index.json`)!;
      expect(api['service-desc']!.map(({ href }) => href)).toEqual([`${origin}/api/v1/openapi.json`]);
      expect(api['service-doc']!.map(({ href }) => href)).toContain(`${origin}/docs/api.md`);
      expect(api.status!.map(({ href }) => href)).toEqual([`${origin}/api/v1/status.json`]);
    });
  },
);
