import type { Sign } from '../../compile/sign-release.ts';
import type { Invocation } from '../common/invocation.ts';
import type { SourceOptions } from '../common/source-options.ts';
import signing from './signing.ts?lazy';

/** The options of a build with what it is signed with, if it is; only then is anything loaded for that. */
export function withSigning(
  options: SourceOptions,
  flags: { readonly sign?: string | undefined; readonly 'sign-days'?: string | undefined },
  invocation: Invocation,
): { readonly options: SourceOptions; readonly sign?: Sign } {
  if (flags.sign === undefined && !invocation.env.GAZETTE_SIGNING_KEY) return { options };
  const job = signing<typeof import('./signing.ts')>().signingOf(flags, options, invocation);
  return job ? { options: { ...options, signing: job.signing }, sign: job.sign } : { options };
}
