import type { Site } from '../../content/site.ts';
import { formatHexColor } from '../../core/contrast.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { resolveSiteColors } from '../../theme/colors/site-colors.ts';
import { listIcons } from './icons.ts';

export const webmanifestPath = '/manifest.webmanifest';

/** Web application manifest (W3C): a name and icons. `display: browser`, because a site of facts is not an app. */
export function webmanifest(site: Site): Document[] {
  if (site.publicFiles.some((file) => file.path === webmanifestPath)) return [];
  return [
    {
      path: webmanifestPath,
      file: webmanifestPath.slice(1),
      kind: 'public',
      mediaType: mediaTypes.webmanifest,
      title: 'Web manifest',
      description: 'Name and icons of the site.',
      render: () =>
        json({
          name: site.name,
          short_name: site.name,
          description: site.description,
          lang: site.language,
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'browser',
          background_color: formatHexColor(resolveSiteColors(site.brand).light.paper),
          theme_color: formatHexColor(resolveSiteColors(site.brand).light.fill),
          icons: listIcons(site).flatMap(({ path, mediaType, sizes, purpose }) =>
            purpose === 'head' ? [] : [{ src: path, type: mediaType, sizes, ...(purpose && { purpose }) }],
          ),
        }),
    },
  ];
}
