import type { AcceptedFinding, HostFile, HostOutput, UnmetCapability } from './host.ts';

/** Findings that an audit may accept of a host, for all of its configurations or one: files for `audit --accept`. */
export function acceptFiles({ unmet }: HostOutput): HostFile[] {
  const whole = unmet.filter(({ only }) => only === undefined);
  const names = [...new Set(unmet.flatMap(({ only }) => only ?? []))];
  return [
    ...fileOf('accept.yaml', whole),
    ...names.flatMap((name) => fileOf(`accept${name}.yaml`, [...whole, ...unmet.filter(({ only }) => only === name)])),
  ];
}

/** The name that UNMET.md tells. */
export function acceptFileName({ only }: Pick<UnmetCapability, 'only'>): string {
  return only === undefined ? 'accept.yaml' : `accept${only}.yaml`;
}

function fileOf(file: string, unmet: readonly UnmetCapability[]): HostFile[] {
  const rows = unmet.flatMap(({ found = [], reason }) => found.map((one) => row(one, reason)));
  if (rows.length === 0) return [];
  const head = '# What this host cannot keep, for `npm run audit -- ORIGIN --accept FILE`. Generated with every build.';
  return [{ file, text: `${head}\nexceptions:\n${rows.join('')}` }];
}

/** JSON texts are YAML texts. */
function row({ code, paths }: AcceptedFinding, reason: string): string {
  return `  - code: ${code}\n    paths: ${JSON.stringify(paths)}\n    reason: ${JSON.stringify(reason)}\n    expires: never\n`;
}
