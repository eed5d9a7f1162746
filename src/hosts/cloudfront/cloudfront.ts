import { largest } from '../../core/largest.ts';
import type { Headers, Release } from '../../core/release.ts';
import { literal } from '../edge/literal.ts';
import type { Host, HostOptions, HostOutput, LimitExceeded } from '../host.ts';
import { distributionSettings } from './distribution.ts';
import { fixedAnswers } from './fixed-answers.ts';
import { storedObjects } from './objects.ts';
import { type Upload, uploadPlan } from './plan.ts';
import { commonFields, responseHeadersPolicy } from './policy.ts';
import type { PathKind } from './programs/keys.ts';
import viewerRequest from './programs/viewer-request.ts?cloudfront';
import viewerRequestStore from './programs/viewer-request-store.ts?cloudfront';
import viewerResponse from './programs/viewer-response.ts?cloudfront';

const limits = {
  functionBytes: 10_240,
  storeBytes: 5 * 1024 * 1024,
  storeKeyBytes: 512,
  metadataBytes: 2048,
  policyFields: 10,
  fieldBytes: 1783,
};

/** S3 behind CloudFront: two functions, a response headers policy, and a plan of the uploads. */
export const cloudfront: Host = {
  name: 'cloudfront',
  title: 'Amazon S3 and CloudFront',
  instructions: `Needs the AWS CLI, \`jq\`, a private bucket and a distribution with it as S3 origin (origin access control).

1. Once: make the distribution as \`distribution.json\` says, and the policy with
   \`aws cloudfront create-response-headers-policy --response-headers-policy-config file://response-headers-policy.json\`
2. Upload each object of \`plan.json\`, in its order, never with \`aws s3 sync\`, which guesses media types:
   \`\`\`bash
   jq -c '.[]' plan.json | while read -r object; do
     aws s3api put-object --bucket "$BUCKET" --body "../../dist/$(jq -r .file <<< "$object")" \\
       --cli-input-json "$(jq -c .put <<< "$object")"
   done
   \`\`\`
3. If there is a \`key-value-store.json\`: import it into a KeyValueStore and associate that with the first function.
4. Update and publish both functions (runtime \`cloudfront-js-2.0\`), then invalidate \`/*\`.
5. Remove the objects that \`plan.json\` does not name any more.

CloudFront refuses methods that it does not know (TRACE, or an invented one) by itself.
`,
  emit: (release, options) => emit(release, options),
};

function emit(release: Release, options: HostOptions): HostOutput {
  const { objects, paths } = storedObjects(release);
  const strict = (headers: Headers): Headers =>
    options.hsts === undefined ? headers : { ...headers, 'Strict-Transport-Security': options.hsts };
  const bare = strict(release.bareHeaders);
  const common = commonFields([bare, ...objects.map(({ headers }) => strict(headers))]);
  const plan = uploadPlan(objects, common);

  const { file: missingKey } = release.notFound;
  const site = `const site = ${literal(fixedAnswers(release, bare))};\n`;
  // Below the code, because an import may have to stand first.
  const withPaths = `${viewerRequest}${site}const paths = ${literal(Object.fromEntries(paths))};\n`;
  const fits = withPaths.length <= limits.functionBytes;
  const request = fits ? withPaths : viewerRequestStore + site;
  const data = [...paths].map(([key, kind]) => ({ key, value: String(kind) }));
  const name = new URL(release.baseUrl).hostname.replace(/[^a-z0-9]+/g, '-');
  const files = [
    { file: 'distribution.json', text: json(distributionSettings(missingKey)) },
    ...(fits ? [] : [{ file: 'key-value-store.json', text: `{"data":${lines(data)}}\n` }]),
    { file: 'plan.json', text: `${lines(plan)}\n` },
    { file: 'response-headers-policy.json', text: json(responseHeadersPolicy(common, name)) },
    { file: 'viewer-request.js', text: request },
    { file: 'viewer-response.js', text: viewerResponse },
  ];
  const exceeded = [...planLimits(plan, common), ...codeLimits(request), ...(fits ? [] : storeLimits(paths))];
  return { files, unmet: [], exceeded };
}

function codeLimits(request: string): LimitExceeded[] {
  const limit = 'bytes of a CloudFront function';
  const got = Math.max(request.length, viewerResponse.length);
  return above([{ limit, allowed: limits.functionBytes, got }]);
}

function storeLimits(paths: ReadonlyMap<string, PathKind>): LimitExceeded[] {
  const keys = [...paths.keys()];
  return above([
    { limit: 'bytes of the KeyValueStore', allowed: limits.storeBytes, got: keys.join('').length + keys.length },
    { limit: 'bytes of a path', allowed: limits.storeKeyBytes, got: largestOf(keys) },
  ]);
}

function planLimits(plan: readonly Upload[], common: Headers): LimitExceeded[] {
  const metadata = plan.map(({ put }) => Object.entries(put.Metadata).flat().join(''));
  const values = [...Object.values(common), ...plan.flatMap(({ put }) => Object.values(put.Metadata))];
  return above([
    { limit: 'bytes of the metadata of an object', allowed: limits.metadataBytes, got: largestOf(metadata) },
    { limit: 'bytes of a header field', allowed: limits.fieldBytes, got: largestOf(values) },
    { limit: 'header fields of the policy', allowed: limits.policyFields, got: Object.keys(common).length },
  ]);
}

function above(all: readonly LimitExceeded[]): LimitExceeded[] {
  return all.filter(({ allowed, got }) => got > allowed);
}

/** All of it is ASCII, so that characters are bytes. */
function largestOf(texts: readonly string[]): number {
  return largest(texts.map((text) => text.length));
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** One item a line, so that a review of two builds shows what changed. */
function lines(items: readonly object[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
