import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { themeOf } from '../../theme/theme-of.ts';

// Cached: every page asks, and most sites look alike.
const paths = new Map<string, string>();

/** Path of the stylesheet, with a digest, so that caches may keep it for ever. */
export function stylesheetPath(site: Pick<Site, 'brand' | 'brandStyle' | 'theme'>): string {
  const { brand, brandStyle, theme } = site;
  const { look, color, radius, density, font } = brand ?? {};
  const key = JSON.stringify([look, color, radius, density, font, brandStyle, theme]);
  const path = paths.get(key) ?? `/assets/style.${sha256(themeOf(site).style(brand, brandStyle)).slice(0, 12)}.css`;
  paths.set(key, path);
  return path;
}

/** Stylesheet of the site. */
export function stylesheet(site: Site): Document {
  const path = stylesheetPath(site);
  return {
    path,
    file: path.slice(1),
    kind: 'asset',
    mediaType: mediaTypes.css,
    title: 'Stylesheet',
    description: 'Styles of all pages.',
    render: () => themeOf(site).style(site.brand, site.brandStyle),
  };
}
