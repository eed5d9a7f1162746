import { mediaTypes } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import type { HeaderSets } from '../header-sets.ts';
import { varyingFields } from './maps.ts';
import { nginxValue, nginxWord, variableOf } from './syntax.ts';

/** The `server` level of the configuration: everything but its address, its names and its root. */
export function nginxServer(release: Release, headers: HeaderSets): string {
  const { types, untyped } = contentTypes(release);
  return `# Gazette for nginx: inside a server. Generated; do not edit.
types {
${[...types].map(([extension, type]) => `  ${nginxWord(type)} ${extension};\n`).join('')}}
default_type application/octet-stream;
charset off;
server_tokens off;
absolute_redirect off;

# Side-cars of dist/ are sent as they are; anything compressed on the fly would share a tag with them.
gzip off;
gzip_static on;
gzip_proxied any;
gzip_vary off;

# Tags are made of times, and times of digests, which are no dates: none is sent, none is compared.
if_modified_since off;
max_ranges 0;
add_header Last-Modified "" always;
${addedFields(headers)}
add_header x-markdown-tokens $gazette_tokens;
add_header Allow $gazette_allow always;

# The page of 400 is itself one of two pages.
recursive_error_pages on;
error_page 400 /.gazette/400;
error_page 403 404 =404 /${release.notFound.file};
error_page 405 /.gazette/405;

${release.preflight === undefined ? '' : answerToOptions}if ($request_method !~ "^(?:${allowedMethods.join('|')})$") {
  return 405;
}
location / {
  if ($gazette_location) {
    return 308 $gazette_location;
  }
  try_files $gazette_file =404;
}
location = /${release.notFound.file} {
  internal;
  recursive_error_pages off;
}
location = /.gazette/405 {
  internal;
  types { }
  default_type ${nginxWord(mediaTypes.text)};
  return 405 "Only ${allowOf(release)} are answered here.\\n";
}
# A path that nginx cannot decode (%00, %zz) is refused before it is known, and is a missing one like any other.
location = /.gazette/400 {
  internal;
  error_page 404 /${release.notFound.file};
  if ($request_uri = "") {
    return 404;
  }
  return 400;
}
${untyped.map(location).join('')}`;
}

const answerToOptions = `if ($request_method = OPTIONS) {
  return 204;
}
`;

function addedFields(headers: HeaderSets): string {
  const varying = varyingFields(headers);
  const names = new Set(headers.sets.flatMap((set) => Object.keys(set)));
  names.delete('Content-Type');
  return [...names]
    .map((name) => {
      // What does not vary is in the first set as in all.
      const value = varying.includes(name) ? `$${variableOf(name)}` : nginxValue(headers.sets[0]?.[name] ?? '');
      return `add_header ${name} ${value} always;`;
    })
    .join('\n');
}

/** The media type of every file extension, and the files that have none: nginx knows types by extension only. */
function contentTypes(release: Release) {
  const types = new Map<string, string>([['html', mediaTypes.html]]);
  const untyped: { path: string; type: string }[] = [];
  for (const { path, variants } of release.routes.values()) {
    for (const { file, headers } of variants) {
      const type = headers['Content-Type'] ?? '';
      // A name that only begins with a dot has no extension.
      const extension = /[^/]\.([A-Za-z0-9]+)$/.exec(file)?.[1]?.toLowerCase();
      if (extension === undefined || (types.get(extension) ?? type) !== type) untyped.push({ path, type });
      else types.set(extension, type);
    }
  }
  return { types, untyped };
}

function location({ path, type }: { path: string; type: string }): string {
  return `location = ${nginxWord(path)} {
  types { }
  default_type ${nginxWord(type)};
  try_files $gazette_file =404;
}
`;
}
