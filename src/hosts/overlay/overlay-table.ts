import { routeTable } from '../edge/route-table.ts';
import type { OverlaySite } from './overlay-site.ts';
import type { OverlayTable } from './programs/decide.ts';

/** Our routes as the table that programs read; `sideCars`: whether the host has those of our files. */
export function overlayTable({ release, pages }: OverlaySite, sideCars: boolean): OverlayTable {
  return {
    ...routeTable(release, { sideCars }),
    pages: pages.map(({ path, link }) => (link === undefined ? [path] : [path, link])),
  };
}
