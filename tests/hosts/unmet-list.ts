import { capabilityLabel } from '../../src/core/capabilities.ts';
import { frontProxies } from '../../src/hosts/fronts/front-files.ts';
import type { Quirk } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';
import { exampleRelease } from './release.ts';

/** The part of HOSTS.md that hosts say of themselves: what UNMET.md tells of the example site, without its paths. */
export function unmetList(): string {
  const all = [
    ...hosts.map((host) => ({ ...host, ...host.emit(exampleRelease(), {}) })),
    ...frontProxies.map((front) => ({ ...front, unmet: [], unrun: undefined })),
  ];
  const sections = all.flatMap(({ title, unrun, unmet, quirks }) => {
    const lines = [
      ...(unrun === undefined ? [] : [`- **Not run**: ${unrun}`]),
      ...unmet.map((item) => `- ${told(item)}`),
      ...(quirks ?? []).map((item) => `- Small difference: ${told(item)}`),
    ];
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}`];
  });
  return `## What hosts cannot keep\n\nHosts without an entry keep everything that the site promises, and do nothing otherwise.\n\n${sections.join('\n\n')}\n`;
}

function told({ capability, reason, only }: Quirk): string {
  return `*${capabilityLabel(capability)}${only === undefined ? '' : `, with \`${only}\``}*: ${reason}`;
}
