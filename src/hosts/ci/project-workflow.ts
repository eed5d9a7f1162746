import type { HostFile } from '../host.ts';
import { githubWorkflow } from './github.ts';
import { gitlabPagesPipeline } from './gitlab.ts';
import { installSteps, renderJob } from './job.ts';
import { platforms } from './platforms.ts';
import { githubExpression } from './yaml.ts';

/** The workflow of a new project, by path below its folder: that of its host, or, while it has none, one that checks and builds. */
export function projectWorkflow(host: string | undefined, origin: string): HostFile {
  if (host === undefined) return { file: '.github/workflows/check.yml', text: checking };
  if (host === 'gitlab-pages') return { file: '.gitlab-ci.yml', text: gitlabPagesPipeline(origin) };
  const own = platforms.find((platform) => platform.host === host) ?? platforms.find(({ name }) => name === 'rsync');
  if (!own) throw new Error('There is no platform called rsync.');
  return { file: '.github/workflows/publish.yml', text: githubWorkflow(own, origin) };
}

const checking = `# Checks the content at each change, on the systems that editors use. Once you have a host, deploy/ci/ has a workflow that publishes too.
name: Check

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
${renderJob({
  name: 'check',
  head: ['strategy:', '  fail-fast: false', '  matrix:', '    os: [ubuntu-24.04, macos-15, windows-2025]'],
  runsOn: githubExpression('matrix.os'),
  steps: [...installSteps(), '- run: npm run check -- --preview', '- run: npm run build -- --preview'],
})}
`;
