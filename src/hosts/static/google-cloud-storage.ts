import type { Headers, Release } from '../../core/release.ts';
import { omitEmpty } from '../../core/values.ts';
import { uploadedFiles } from '../edge/uploaded-files.ts';
import type { Host, Quirk } from '../host.ts';
import { fieldRows } from './field-rows.ts';
import { unmetMoved } from './moved.ts';
import { unmetFields, unmetNegotiation, unmetPreflight } from './unmet.ts';

/** One object of the bucket, with the metadata that Cloud Storage sends as header fields. */
export interface GoogleObject {
  readonly file: string;
  readonly name: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Of a site with several languages. */
  readonly contentLanguage?: string;
}

/** What Cloud Storage does otherwise, whatever the bucket says (cloud.google.com/storage/docs/static-website). */
const quirks: readonly Quirk[] = [
  { capability: 'ranges', reason: 'Cloud Storage answers Range with 206, as RFC 9110 §14.2 allows' },
  {
    capability: 'cors',
    reason: 'Access-Control-Allow-Origin is sent to requests with an Origin only, then with every document, pages too',
  },
  {
    capability: 'missing-paths',
    reason: 'Cloud Storage has each file under its own name as well: /404.html and /x/index.html are 200',
  },
  { capability: 'compression', reason: 'Cloud Storage compresses nothing; Cloud CDN before it does' },
];

/** Google Cloud Storage as a website, behind the load balancer that it needs for HTTPS: files with their metadata. */
export const googleCloudStorage: Host = {
  name: 'google-cloud-storage',
  keepsFiles: true,
  title: 'Google Cloud Storage behind a load balancer',
  grows: true,
  unrun: 'no emulator has its websites: the plan was read by a model of what its documentation says.',
  instructions: `Needs the gcloud CLI, \`jq\`, a bucket, and an external Application Load Balancer with it as backend bucket: without
that there is no HTTPS for a domain of your own, and no security header field.

1. Once: \`gcloud storage buckets update "gs://$BUCKET" --web-main-page-suffix=index.html --web-error-page=404.html
   --cors-file=cors.json\`, and for each line of \`response-headers.txt\` one \`--custom-response-header\` of
   \`gcloud compute backend-buckets update\`
2. Upload each object of \`plan.json\`, in its order, never with \`rsync\`, which guesses media types:
   \`\`\`bash
   jq -c '.[]' plan.json | while read -r object; do
     gcloud storage cp "../../dist/$(jq -r .file <<< "$object")" "gs://$BUCKET/$(jq -r .name <<< "$object")" \\
       --content-type="$(jq -r .contentType <<< "$object")" --cache-control="$(jq -r .cacheControl <<< "$object")" \\
       $(jq -r '.contentLanguage // empty | "--content-language=" + .' <<< "$object")
   done
   \`\`\`
3. Remove the objects that \`plan.json\` does not name any more; leave hashed assets of the release before for a month.
`,
  quirks,
  emit(release, options) {
    const { common } = fieldRows(release, options);
    const fields = Object.entries(common).map(([name, value]) => `${name}: ${value}\n`);
    return {
      files: [
        { file: 'cors.json', text: `${JSON.stringify(cors, null, 2)}\n` },
        {
          file: 'plan.json',
          text: `[\n${plan(release)
            .map((item) => JSON.stringify(item))
            .join(',\n')}\n]\n`,
        },
        { file: 'response-headers.txt', text: fields.join('') },
      ],
      unmet: [
        unmetNegotiation(release),
        ...unmetFields(release),
        {
          capability: 'redirects',
          reason: 'Cloud Storage redirects a page without its last slash with 301, which clients follow alike for GET.',
          affected: [...release.redirects].filter(([from, to]) => to === `${from}/`).map(([from]) => from),
        },
        {
          capability: 'methods',
          reason:
            'What is answered to other methods than GET and HEAD cannot be configured: Cloud Storage takes them for calls of its API, and answers 4xx in XML. A rule of Cloud Armor can refuse them.',
          affected: ['every path'],
        },
        ...unmetMoved(
          release,
          'A bucket redirects nothing: old addresses are 404 there, unless the URL map of the load balancer sends them on.',
          true,
        ),
        ...unmetPreflight(release),
      ],
      exceeded: [],
    };
  },
};

const cors = [{ origin: ['*'], method: ['GET', 'HEAD'], responseHeader: ['Link'], maxAgeSeconds: 3600 }];

/** What pages refer to stands before them, so that at no moment a page is online whose stylesheet is not. */
function plan(release: Release): GoogleObject[] {
  const headers = new Map<string, Headers>([[release.notFound.file, release.notFound.headers]]);
  for (const { variants } of release.routes.values())
    for (const variant of variants) if (variant.when !== 'markdown') headers.set(variant.file, variant.headers);
  const objects = uploadedFiles(release).map(({ file }) => ({
    file,
    name: file,
    contentType: headers.get(file)?.['Content-Type'] ?? 'application/octet-stream',
    cacheControl: headers.get(file)?.['Cache-Control'] ?? 'no-store',
    ...omitEmpty({ contentLanguage: headers.get(file)?.['Content-Language'] }),
  }));
  return objects.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

function rank({ name, cacheControl }: GoogleObject): number {
  if (cacheControl.includes('immutable')) return 0;
  if (!name.endsWith('.html')) return 1;
  return name === 'index.html' ? 3 : 2;
}
