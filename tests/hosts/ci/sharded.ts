import { parse } from 'yaml';

/** A step of a job of a workflow. */
export interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

export function stepsOf(workflow: string, job: string): Step[] {
  return parse(workflow).jobs[job].steps;
}

/** A workflow whose job `build` is replaced by what the first lines of build-in-shards.yml say. */
export function callerOf(workflow: string, sharded: string): string {
  const said = [...sharded.matchAll(/^# (( {2,}).*)$/gm)].map(([, line]) => line).join('\n');
  const own = /^ {2}build:\n(?: {4}.*\n|\n)*/m.exec(workflow)?.[0] ?? 'no job build';
  return workflow.replace(own, () => `${said}\n\n`);
}
