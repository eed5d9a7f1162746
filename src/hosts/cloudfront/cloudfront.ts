import { largest } from '../../core/largest.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Headers, Release } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import { toJsLiteral } from '../edge/host-program.ts';
import type { Host, HostOptions, HostOutput, LimitExceeded } from '../host.ts';
import { buildBucketContent, commonFields, responseHeadersPolicy, type Upload, uploadPlan } from './plan.ts';
import type { FixedAnswers } from './programs/decide.ts';
import type { ViewerFields } from './programs/event.ts';
import type { PathKind } from './programs/keys.ts';
import viewerRequest from './programs/viewer-request.ts?cloudfront';
import viewerRequestStore from './programs/viewer-request-store.ts?cloudfront';
import viewerResponse from './programs/viewer-response.ts?cloudfront';
import { template } from './stack/template.ts';
import updatePaths from './update-paths.sh?text';

const limits = {
  functionBytes: 10_240,
  // Limit of a template in the request itself; in a bucket it is 1 MB.
  templateBytes: 51_200,
  storeBytes: 5 * 1024 * 1024,
  storeKeyBytes: 512,
  objectKeyBytes: 1024,
  metadataBytes: 2048,
  policyFields: 10,
  fieldBytes: 1783,
};

/** S3 behind CloudFront: a stack with two functions, and a plan of the uploads. */
export const cloudfront: Host = {
  name: 'cloudfront',
  keepsFiles: true,
  title: 'Amazon S3 and CloudFront',
  grows: true,
  instructions: `Needs the AWS CLI, and for step 3 the three variables of credentials that it reads: AWS_ACCESS_KEY_ID,
AWS_SECRET_ACCESS_KEY and, if they are not lasting ones, AWS_SESSION_TOKEN.

1. Look at \`template.json\`: a private bucket, the distribution that alone reads it, both functions, the header fields.
2. Make the stack, and again after each build, which publishes its functions. Without a certificate (ACM, us-east-1) it has
   the name that CloudFront gives; with one, DNS leads each name to the output \`DomainName\`:
   \`\`\`bash
   aws cloudformation deploy --stack-name site --template-file deploy/cloudfront/template.json \\
     --parameter-overrides CertificateArn=arn:aws:acm:us-east-1:…
   \`\`\`
3. Upload: \`npx gazette deploy s3 --bucket NAME --distribution ID\`, with the outputs of the stack. \`--dry-run\` says what
   would change. Never use \`aws s3 sync\`, which guesses media types.
4. If there is a \`key-value-store.json\`, the paths of the site no longer fit into a function: run
   \`sh deploy/cloudfront/update-paths.sh ARN --keep\` before each upload, and the same without \`--keep\` after it. The ARN is
   the output \`KeyValueStore\` of the stack.

\`plan.json\` is what the bucket must hold, in the order in which it is sent. A bucket serves one site: what the plan does not
name is removed, assets of earlier releases after 30 days. The role that uploads needs \`s3:ListBucket\`, \`s3:GetObject\`,
\`s3:PutObject\`, \`s3:DeleteObject\` and \`cloudfront:CreateInvalidation\`, and no more.
CloudFront refuses methods that it does not know (TRACE, or an invented one) by itself.
`,
  emit: (release, options) => emit(release, options),
};

function emit(release: Release, options: HostOptions): HostOutput {
  const { objects, paths } = buildBucketContent(release);
  const strict = (headers: Headers): Headers =>
    options.hsts === undefined ? headers : { ...headers, 'Strict-Transport-Security': options.hsts };
  const bare = strict(release.bareHeaders);
  const common = commonFields([bare, ...objects.map(({ headers }) => strict(headers))]);
  const plan = uploadPlan(objects, common);

  const site = `const site = ${toJsLiteral(fixedAnswers(release, bare))};\n`;
  // Below the code, because an import may have to stand first.
  const withPaths = `${viewerRequest}${site}const paths = ${toJsLiteral(Object.fromEntries(paths))};\n`;
  const fits = withPaths.length <= limits.functionBytes;
  const request = fits ? withPaths : viewerRequestStore + site;
  const data = [...paths].map(([key, kind]) => ({ key, value: String(kind) }));
  const stack = json(
    template({
      domain: new URL(release.baseUrl).hostname,
      missingKey: release.notFound.file,
      viewerRequest: request,
      viewerResponse,
      hasStore: !fits,
      policy: responseHeadersPolicy(common),
    }),
  );
  const files = [
    ...(fits ? [] : [{ file: 'key-value-store.json', text: `{"data":${lines(data)}}\n` }]),
    { file: 'plan.json', text: `${lines(plan)}\n` },
    { file: 'template.json', text: stack },
    ...(fits ? [] : [{ file: 'update-paths.sh', text: updatePaths }]),
    { file: 'viewer-request.js', text: request },
    { file: 'viewer-response.js', text: viewerResponse },
  ];
  const exceeded = [...planLimits(plan, common), ...codeLimits(request, stack), ...(fits ? [] : storeLimits(paths))];
  return { files, unmet: [], exceeded };
}

function codeLimits(request: string, stack: string): LimitExceeded[] {
  const got = Math.max(request.length, viewerResponse.length);
  return above([
    { limit: 'bytes of a CloudFront function', allowed: limits.functionBytes, got },
    { limit: 'bytes of a CloudFormation template', allowed: limits.templateBytes, got: Buffer.byteLength(stack) },
  ]);
}

function storeLimits(paths: ReadonlyMap<string, PathKind | string>): LimitExceeded[] {
  const keys = [...paths.keys()];
  const values = [...paths.values()].map(String);
  return above([
    {
      limit: 'bytes of the KeyValueStore',
      allowed: limits.storeBytes,
      got: keys.join('').length + values.join('').length,
    },
    { limit: 'bytes of a path', allowed: limits.storeKeyBytes, got: largestOf(keys) },
  ]);
}

function planLimits(plan: readonly Upload[], common: Headers): LimitExceeded[] {
  const metadata = plan.map(({ put }) => Object.entries(put.Metadata).flat().join(''));
  const values = [...Object.values(common), ...plan.flatMap(({ put }) => Object.values(put.Metadata))];
  return above([
    {
      limit: 'bytes of the key of an object',
      allowed: limits.objectKeyBytes,
      got: largestOf(plan.map(({ put }) => put.Key)),
    },
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

/** Answers of the viewer-request function itself. A field that all of these answers have stands in `bare` only. */
function fixedAnswers({ preflight, notFound, redirects }: Release, bare: Headers): FixedAnswers {
  const allow = allowOf(preflight === undefined ? {} : { preflight });
  const others = Object.entries(preflight ?? {}).filter(([name, value]) => bare[name] !== value);
  return {
    methods: allowedMethods,
    bare: fieldsOf(bare),
    ...(preflight && { options: fieldsOf({ Allow: allow, ...Object.fromEntries(others) }) }),
    refused: fieldsOf({ Allow: allow, 'Content-Type': mediaTypes.text }),
    refusal: `Only ${allow} are answered here.\n`,
    missing: `/${notFound.file}`,
    ...([...redirects.keys()].some((from) => /[?*]/.test(from)) && { manyNames: true }),
  };
}

function fieldsOf(headers: Headers): ViewerFields {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]));
}
