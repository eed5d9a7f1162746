import type { HostFile } from '../host.ts';
import { githubActions } from './github.ts';
import { gitlabPages } from './gitlab.ts';
import { installedAt, job } from './job.ts';
import { platforms } from './platforms.ts';
import { filled } from './yaml.ts';

/** The workflow of a new project, by path below its folder: that of its host, or, while it has none, one that checks and builds. */
export function workflowFor(host: string | undefined, origin: string): HostFile {
  if (host === undefined) return { file: '.github/workflows/check.yml', text: checking };
  if (host === 'gitlab-pages') return { file: '.gitlab-ci.yml', text: gitlabPages(origin) };
  const own = platforms.find((platform) => platform.host === host) ?? platforms.find(({ name }) => name === 'rsync');
  if (!own) throw new Error('There is no platform called rsync.');
  return { file: '.github/workflows/publish.yml', text: githubActions(own, origin) };
}

const checking = `# Checks the content at each change, on the systems that editors use. Once you have a host, deploy/ci/ has a workflow that publishes too.
name: Check

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
${job({
  name: 'check',
  head: ['strategy:', '  fail-fast: false', '  matrix:', '    os: [ubuntu-24.04, macos-15, windows-2025]'],
  runsOn: filled('matrix.os'),
  steps: [...installedAt(), '- run: npm run check -- --preview', '- run: npm run build -- --preview'],
})}
`;
