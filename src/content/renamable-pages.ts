/**
 * THE TABLE of generated pages that site.ts may give another name (`paths`), each with the name that it has otherwise.
 * What service.md fixes (/docs/api/, /auth/, /api/…) never joins.
 */
export const renamablePages = { legalNotice: 'legal-notice' } as const;

export type RenamablePage = keyof typeof renamablePages;

const names = Object.keys(renamablePages) as RenamablePage[];

interface Named {
  readonly paths?: Readonly<Partial<Record<RenamablePage, string | undefined>>> | undefined;
  /** A switch for each of them. */
  readonly legalNotice?: boolean | undefined;
}

/** Where a generated page stands: `/legal-notice/`, or as site.ts names it. */
export const pathOf = ({ paths }: Named, page: RenamablePage): string => `/${paths?.[page] ?? renamablePages[page]}/`;

/** Where those stand that the site has: page and path. A page may have another name in each language. */
export function generatedPages(site: Named): readonly (readonly [page: RenamablePage, path: string])[] {
  return names.flatMap((page) => (site[page] === true ? [[page, pathOf(site, page)] as const] : []));
}

/**
 * The pages of editors that stand where a generated page does, whose beginning they become. Where none is generated,
 * an editor's page is a page like others.
 */
export function introductionsOf<Page extends { readonly path: string }>(
  site: Named,
  pages: readonly Page[],
): Partial<Record<RenamablePage, Page>> {
  return Object.fromEntries(
    generatedPages(site).flatMap(([name, own]) => {
      const page = pages.find(({ path }) => path === own);
      return page ? [[name, page] as const] : [];
    }),
  );
}
