import { nameOf } from '../../src/core/capabilities.ts';
import type { Quirk } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';
import { exampleRelease } from './release.ts';

/** The part of HOSTS.md that hosts say of themselves: what UNMET.md tells of the example site, without its paths. */
export function unmetList(): string {
  const sections = hosts.flatMap((host) => {
    const { unmet } = host.emit(exampleRelease(), {});
    const lines = [
      ...unmet.map((item) => `- ${told(item)}`),
      ...(host.quirks ?? []).map((item) => `- Small difference: ${told(item)}`),
    ];
    return lines.length === 0 ? [] : [`### ${host.title}\n\n${lines.join('\n')}`];
  });
  return `## What hosts cannot keep\n\nHosts without an entry keep everything that the site promises, and do nothing otherwise.\n\n${sections.join('\n\n')}\n`;
}

function told({ capability, reason, only }: Quirk): string {
  return `*${nameOf(capability)}${only === undefined ? '' : `, with \`${only}\``}*: ${reason}`;
}
