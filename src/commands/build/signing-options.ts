import type { Signer } from '../../compile/sign-release.ts';
import type { Invocation } from '../common/invocation.ts';
import type { SourceOptions } from '../common/source-options.ts';
import signing from './signing-job.ts?lazy';

/** The options of a build with what it is signed with, if it is; only then is anything loaded for that. */
export function addSigningOptions(
  options: SourceOptions,
  flags: { readonly sign?: string | undefined; readonly 'sign-days'?: string | undefined },
  invocation: Invocation,
): { readonly options: SourceOptions; readonly sign?: Signer } {
  if (flags.sign === undefined && !invocation.env.GAZETTE_SIGNING_KEY) return { options };
  const job = signing<typeof import('./signing-job.ts')>().createSigningJob(flags, options, invocation);
  return job ? { options: { ...options, signing: job.signing }, sign: job.sign } : { options };
}
