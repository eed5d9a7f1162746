import { mediaTypes } from '../../core/media-types.ts';
import type { Headers, Release } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import type { FixedAnswers } from './programs/decide.ts';
import type { ViewerFields } from './programs/event.ts';

/** Answers of the viewer-request function itself. A field that all of these answers have stands in `bare` only. */
export function fixedAnswers({ preflight, notFound }: Release, bare: Headers): FixedAnswers {
  const allow = allowOf(preflight === undefined ? {} : { preflight });
  const others = Object.entries(preflight ?? {}).filter(([name, value]) => bare[name] !== value);
  return {
    methods: allowedMethods,
    bare: fieldsOf(bare),
    ...(preflight && { options: fieldsOf({ Allow: allow, ...Object.fromEntries(others) }) }),
    refused: fieldsOf({ Allow: allow, 'Content-Type': mediaTypes.text }),
    refusal: `Only ${allow} are answered here.\n`,
    missing: `/${notFound.file}`,
  };
}

function fieldsOf(headers: Headers): ViewerFields {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]));
}
