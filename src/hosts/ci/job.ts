import { pinnedAction } from './actions.ts';
import { githubExpression, indentLines } from './yaml.ts';

/** The project, at the commit of the event, or at another. */
export const checkoutSteps = (ref?: string) => [
  `- uses: ${pinnedAction('actions/checkout')}`,
  '  with:',
  '    persist-credentials: false',
  ...(ref === undefined ? [] : [`    ref: ${githubExpression(ref)}`]),
  `- uses: ${pinnedAction('actions/setup-node')}`,
  '  with:',
  '    node-version: 24',
  // A cache that pull requests fill is none that a job with secrets should read.
  '    package-manager-cache: false',
];
/** The project with its packages; `ref` says at which commit, where it is not that of the event. */
export const installSteps = (ref?: string): string[] => [...checkoutSteps(ref), '- run: npm ci --ignore-scripts'];

/** A job of a workflow, as lines. */
interface Job {
  readonly name: string;
  readonly head: readonly string[];
  /** The machine; absent: the usual one. */
  readonly runsOn?: string;
  readonly permissions?: readonly string[] | undefined;
  readonly steps: readonly string[];
}

/** Its text, as it stands below `jobs:`. */
export function renderJob({ name, head, permissions, steps, runsOn = 'ubuntu-24.04' }: Job): string {
  const lines = [
    ...head,
    `runs-on: ${runsOn}`,
    'timeout-minutes: 15',
    ...(permissions ? ['permissions:', ...permissions.map((line) => `  ${line}`)] : []),
    'steps:',
    ...steps.map((line) => `  ${line}`),
  ];
  return `  ${name}:\n${indentLines(4, lines)}`;
}
