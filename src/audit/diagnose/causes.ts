/**
 * Causes of differences: one closed union. `miss` fails an audit; `note` is worth knowing and harms nobody. `advice`
 * says what to look at first, `brings` lists consequences, reported below the cause. A table, and so longer than a
 * module should be.
 */
export const causes = {
  // the way to the origin
  'certificate-expired': {
    level: 'miss',
    title: 'The certificate has ended, or does not begin yet',
    advice:
      'Clients refuse to connect, so nothing else was asked. Renew it, reload the server, and look why its renewal failed.',
  },
  'certificate-name': {
    level: 'miss',
    title: 'The certificate is for other names',
    advice:
      'Clients refuse to connect, so nothing else was asked. Get one for this name; a server with several sites must choose by SNI.',
  },
  'certificate-untrusted': {
    level: 'miss',
    title: 'The certificate is not trusted',
    advice:
      'Clients refuse to connect, so nothing else was asked. Serve the whole chain with the intermediate certificates (fullchain.pem), from an authority that clients know.',
  },
  'certificate-ends-soon': {
    level: 'miss',
    title: 'The certificate ends soon, and was not renewed',
    advice:
      'Renewal should have happened weeks ago: look at its timer and its log, and whether the server was reloaded after it.',
  },
  'http-not-redirected': {
    level: 'miss',
    title: 'http does not lead to https',
    advice:
      'Redirect http://HOST/PATH to https://HOST/PATH with 301 or 308, at once and for every path; serve nothing else on port 80.',
  },
  'http-closed': {
    level: 'note',
    title: 'Nothing answers without TLS',
    advice: 'Who types the name without https:// may get an error; a redirect on port 80 helps them.',
  },
  'http2-differs': {
    level: 'miss',
    title: 'HTTP/2 is answered otherwise than HTTP/1.1',
    advice:
      'Proxies and servers configure each listener for itself: give both the same site. Clients choose HTTP/2 where they can.',
  },
  'transport-security-patchy': {
    level: 'miss',
    title: 'Strict-Transport-Security is not the same everywhere',
    advice:
      'Set it once, for the whole server: a location with header fields of its own drops those around it in nginx.',
  },
  'other-site': {
    level: 'miss',
    title: 'Another site answers under this name',
    advice:
      'No document came. Look at the name of the site in the server (server_name, ServerName, the custom domain of the platform), at DNS, and whether dist/ is the root and not a folder of it.',
  },
  maintenance: {
    level: 'miss',
    title: 'A maintenance page answers in place of the documents',
    advice:
      'Switch the maintenance mode of the host, platform or plugin off. A release is published at once and needs none.',
  },
  interstitial: {
    level: 'miss',
    title: 'A page stands in front of the documents: consent, age or country',
    advice: 'Programs cannot click it away. Exempt this host from it: nothing here is personal or restricted.',
  },
  'servers-differ': {
    level: 'miss',
    title: 'Several servers answer, and they differ',
    advice:
      'One request is answered rightly one time and wrongly another: deploy to all servers behind the balancer, and reload all of them.',
  },
  // whole folders and files
  'dot-folders-dropped': {
    level: 'miss',
    title: 'The upload left out folders whose name begins with a dot',
    advice:
      'Upload dist/ with its hidden files: include-hidden-files: true for GitHub artifacts, no --exclude ".*" for rsync, no "**/.*" in the ignore list of firebase.json.',
  },
  'dot-folders-denied': {
    level: 'miss',
    title: 'Folders whose name begins with a dot are refused',
    advice:
      'A rule against hidden files (location ~ /\\. in nginx, FilesMatch in Apache, a firewall) also hits /.well-known/, which is public: exempt it.',
    brings: ['denied-not-missing'],
  },
  'file-missing': {
    level: 'miss',
    title: 'Documents are missing',
    advice:
      'The upload was cut short, skipped these files, or went to another folder. Upload the whole of dist/ again.',
    brings: ['redirect-missing'],
  },
  'other-release': {
    level: 'miss',
    title: 'Other bytes are served than this release has',
    advice:
      'An older copy, or a newer one: deploy this build, or audit with the manifest of the build that was deployed.',
    brings: ['robots-changed', 'tokens-wrong', 'redirect-missing'],
  },
  'stale-cache': {
    level: 'miss',
    title: 'A cache hands out an older copy',
    advice: 'The origin behind the cache is right. Purge the cache at each deployment.',
  },
  'robots-changed': {
    level: 'miss',
    title: 'robots.txt is not that of the release',
    advice:
      'Switch off what manages robots.txt at the CDN, host or plugin: it puts rules against crawlers in front of it, or replaces it.',
  },
  'canonical-foreign': {
    level: 'miss',
    title: 'Documents name another address as their original (rel="canonical")',
    advice:
      'Search engines then drop this origin. Remove the rule of the CDN, platform or plugin that writes it, in pages or in Link.',
  },
  'age-exceeded': {
    level: 'miss',
    title: 'A cache hands out copies that are older than they may be (Age)',
    advice:
      'Let the cache keep to max-age of the origin: its own time-to-live is longer, or it serves stale copies while the origin fails.',
  },
  'date-wrong': {
    level: 'miss',
    title: 'Date is days off',
    advice: 'Set the clock of the server (NTP); a cache that keeps Date must send Age, too.',
  },
  'body-rewritten': {
    level: 'miss',
    title: 'Something rewrites documents on their way',
    advice:
      'Switch off what edits HTML or JSON at the proxy or CDN: minifying, e-mail obfuscation, injected analytics, rewritten links, sub_filter of the http block in nginx (no site can undo it: move it into those that need it).',
  },
  'markdown-converted': {
    level: 'miss',
    title: 'Markdown is made from HTML on its way',
    advice:
      'The CDN converts pages by itself: switch that off, since the release has Markdown of its own that says more.',
  },
  'bytes-prefixed': {
    level: 'miss',
    title: 'Something was put in front of files, such as a byte order mark',
    advice: 'An editor, a deployment script or a CDN has rewritten them: upload dist/ as it is, byte for byte.',
    brings: ['robots-changed'],
  },
  'bytes-appended': {
    level: 'miss',
    title: 'Something was added at the end of files',
    advice:
      'A script of the deployment or a plugin of the proxy has written to them: upload dist/ as it is, byte for byte.',
    brings: ['robots-changed'],
  },
  'body-truncated': {
    level: 'miss',
    title: 'Documents end too early',
    advice:
      'The upload or a cache was cut short: upload the whole of dist/ again, purge caches, and look for a full disk or a limit of the proxy (proxy_max_temp_file_size). Content-Length must be that of the body.',
  },
  'asset-changed': {
    level: 'miss',
    title: 'Files whose name holds their digest have other bytes',
    advice:
      'Browsers keep them for a year. Switch off what recompresses pictures and minifies styles and scripts at the CDN; if none does, upload dist/ again.',
  },
  'image-converted': {
    level: 'miss',
    title: 'Pictures are converted or recompressed on their way',
    advice:
      'Switch off what optimises pictures at the CDN (Polish, Image Optimizer, WebP, AVIF): its bytes and media type are not those of the release.',
  },
  'line-ends': {
    level: 'miss',
    title: 'Line ends were changed in the upload',
    advice: 'Upload in binary mode; switch off core.autocrlf where the output is kept in git.',
  },
  // missing paths
  'soft-404': {
    level: 'miss',
    title: 'Missing paths are answered with 200',
    advice: 'Switch off the fallback for single-page applications: what is not in dist/ must answer 404 with 404.html.',
    brings: ['directory-listing', 'stranger-served', 'other-spelling', 'case-ignored'],
  },
  'api-soft-404': {
    level: 'miss',
    title: 'Missing paths below /api/ are answered with 200',
    advice:
      'Programs read the answer as data. Remove the fallback, rewrite or function of the host for /api/: what is not in dist/ must answer 404.',
  },
  'stranger-served': {
    level: 'miss',
    title: 'Files are served that the release does not have',
    advice:
      'Remove them from the root of the site: it must hold dist/ and nothing else, no .env, no .git, no leftovers. Take secrets in them for known.',
  },
  'directory-listing': {
    level: 'miss',
    title: 'Folders are listed',
    advice: 'Switch off directory listings; folders without a page must answer 404.',
  },
  'other-spelling': {
    level: 'miss',
    title: 'Documents answer under more than one spelling of their path',
    advice:
      'Serve exact paths only: no /index.html, no side-cars (.br, .gz), no other case, no decoded or shortened forms.',
  },
  'slashes-merged': {
    level: 'note',
    title: 'Several slashes in a path are taken for one',
    advice:
      'Documents then have endless addresses. Switch it off: merge_slashes in nginx, MergeSlashes in Apache, normalising of URLs at the CDN.',
  },
  'case-ignored': {
    level: 'miss',
    title: 'Documents answer whatever the case of their path',
    advice:
      'The file system takes upper and lower case as equal. Serve from one that does, or make the folder case-sensitive.',
  },
  'not-found-page': {
    level: 'miss',
    title: 'Missing paths get a 404 page that is not ours',
    advice: 'Name 404.html as the error document of the host (ErrorDocument, error_page, CustomErrorResponses).',
  },
  'not-found-redirected': {
    level: 'miss',
    title: 'Missing paths are redirected',
    advice: 'Switch off the guessing of paths (clean URLs, trailing slashes, MultiViews); answer 404.',
  },
  // doors that must not be there
  'access-denied': {
    level: 'miss',
    title: 'Documents are refused with 401, 403 or 451',
    advice:
      'Everything is public: remove the country or address block, and the file permissions in the way. It may stand around this site: deny of the http block in nginx, Require of the server in Apache, a rule of the firewall; move it into the sites that need it.',
    brings: ['method-answered'],
  },
  'login-required': {
    level: 'miss',
    title: 'Documents are behind a login',
    advice:
      'Everything is public: remove it. It may stand around this site: auth_basic or auth_request of the http block in nginx, Require of the server in Apache, an access policy of the CDN, a preview protection of the platform.',
    brings: ['method-answered'],
  },
  'denied-not-missing': {
    level: 'miss',
    title: 'Missing paths are refused with 401 or 403 instead of 404',
    advice:
      'Clients read 403 as a credential flow. Map it to 404: ErrorDocument rules in Apache, error_page 403 =404 in nginx, s3:ListBucket or a CustomErrorResponse for S3.',
  },
  challenge: {
    level: 'miss',
    title: 'A bot wall answers in place of the origin',
    advice:
      'Agents cannot solve its challenge, which may come with 200. Exempt GET and HEAD of this host from the challenge.',
  },
  'agents-refused': {
    level: 'miss',
    title: 'Some crawlers, assistants or programs are turned away',
    advice:
      'Everything is public, for them too: switch off the rules of the firewall or CDN that block AI crawlers or HTTP libraries. One that knows crawlers by their address refuses this audit, but not them: look for them in its log.',
  },
  'agents-misled': {
    level: 'miss',
    title: 'Some crawlers, assistants or programs get other documents than people do',
    advice: 'Switch off what renders or converts pages for bots: everybody gets the bytes of the release.',
  },
  'hidden-from-search': {
    level: 'miss',
    title: 'Search engines and crawlers are asked to stay away',
    advice:
      'Remove X-Robots-Tag: hosts send it for preview deployments and names of their own (use the production deployment and your domain), and staging rules forget it.',
  },
  'refresh-added': {
    level: 'miss',
    title: 'Answers send their readers elsewhere (Refresh)',
    advice: 'Remove the Refresh field at the proxy: programs do not follow it, and browsers leave the page.',
  },
  'download-forced': {
    level: 'miss',
    title: 'Documents are offered for download',
    advice:
      'Remove Content-Disposition, which object stores and security rules add: documents are read where they are.',
  },
  'language-guessed': {
    level: 'miss',
    title: 'The language of the client decides what it gets',
    advice:
      'Switch off redirects and variants by Accept-Language or by country: everybody gets the bytes of the release.',
  },
  'cookie-set': {
    level: 'miss',
    title: 'Answers set a cookie',
    advice:
      'Switch off sticky sessions, bot management and analytics at the proxy or CDN: nothing here has a session, and shared caches do not keep such answers.',
  },
  'rate-limited': {
    level: 'miss',
    title: 'Requests were refused as too many',
    advice:
      'Audit again with --concurrency 1; if it stays, raise the limit of the host. It may stand around this site: limit_req of the http block in nginx, which answers 503; move it into the sites that need it.',
  },
  'server-error': {
    level: 'miss',
    title: 'The server failed (5xx)',
    advice: 'Read its error log at the time of this audit.',
  },
  'bad-request': {
    level: 'miss',
    title: 'Harmless requests are refused as malformed',
    advice: 'Look for a request filter or a header limit at the host; a header of 7 KB must pass.',
  },
  'no-answer': {
    level: 'miss',
    title: 'Some requests got no whole answer',
    advice: 'Look for time-outs and closed connections at the host; --timeout gives it longer.',
  },
  // redirects
  'redirected-to-file': {
    level: 'miss',
    title: 'Pages redirect to another spelling of their path',
    advice:
      'A page is served at its path with a slash at the end, without /index.html; switch off the rewriting of URLs.',
    brings: ['redirect-missing', 'not-found-redirected', 'redirect-elsewhere', 'redirect-status'],
  },
  'redirected-within': {
    level: 'miss',
    title: 'Documents redirect to another path',
    advice: 'Every document is served at its own path: remove the redirect by language, country, device or page rule.',
  },
  'redirected-away': {
    level: 'miss',
    title: 'Documents redirect to another origin',
    advice: 'Audit the origin that it leads to, or serve this one: https, and the host name of base_url.',
  },
  'redirect-loop': {
    level: 'miss',
    title: 'Documents redirect to themselves',
    advice:
      'Behind a proxy that speaks http to the server, the server redirects to https for ever: let the proxy connect by https (Full mode at Cloudflare), or let the server trust X-Forwarded-Proto.',
  },
  'redirect-missing': {
    level: 'miss',
    title: 'The path of a page without its slash does not lead to it',
    advice: 'Load the redirects of the host configuration.',
  },
  'redirect-elsewhere': {
    level: 'miss',
    title: 'Redirects lead to another scheme or host',
    advice:
      'A server behind a proxy takes its own scheme and name for those of the site: let it send Location without an origin (absolute_redirect off in nginx), or send it X-Forwarded-Proto and the host.',
  },
  'redirect-scheme-relative': {
    level: 'miss',
    title: 'Redirects begin with two slashes, and so lead to another host',
    advice:
      'Location: //about/ is a host named about, and //evil.example/ anybody. Merge slashes before the path is written into Location, or write the path of the page.',
  },
  'redirect-status': {
    level: 'note',
    title: 'Redirects have another status than 308',
    advice: 'They lead to the right place, so that this host can do no better.',
  },
  // negotiation and caches
  'vary-ignored': {
    level: 'miss',
    title: 'A cache mixes up HTML and Markdown',
    advice:
      'Make the cache honour Vary: Accept, or normalise Accept to two values before its key, or do not cache pages.',
  },
  'vary-missing': {
    level: 'miss',
    title: 'Vary does not name Accept',
    advice: 'Caches will hand HTML to agents, or Markdown to people. Keep Vary on both variants, on HEAD and on 304.',
    brings: ['coding-forced'],
  },
  'no-negotiation': {
    level: 'miss',
    title: 'Markdown is never sent to those who ask for it',
    advice: 'The negotiation rules of deploy/ are not loaded, or this host has none: see its UNMET.md.',
  },
  'accept-misread': {
    level: 'miss',
    title: 'Accept is searched for "text/markdown" instead of read',
    advice: 'Use the generated rules of deploy/: they compare weights, as RFC 9110 §12.5.1 asks.',
  },
  'accept-lines': {
    level: 'note',
    title: 'Only the first of several Accept lines is read',
    advice: 'nginx does so before 1.23. Clients send one line.',
  },
  'tag-shared': {
    level: 'miss',
    title: 'HTML and Markdown share a validator',
    advice: 'Each variant needs an ETag of its own: serve two files, and let nothing make tags of the path alone.',
  },
  'tag-missing': {
    level: 'note',
    title: 'Documents have no ETag',
    advice: 'Clients cannot ask whether something changed, and load it again.',
  },
  'condition-ignored': {
    level: 'miss',
    title: 'Unknown validators are confirmed with 304',
    advice:
      'Clients then keep what is old for ever. The server or cache must compare If-None-Match with the ETag of the document.',
  },
  'tag-across-codings': {
    level: 'note',
    title: 'Compressed and uncompressed answers share a strong ETag',
    advice:
      'A weak ETag (W/) or one for each coding is right; parts of the one may be joined with the other (RFC 9110 §8.8.3).',
  },
  'no-revalidation': {
    level: 'note',
    title: 'Conditional requests are answered in full',
    advice: 'If-None-Match with the current ETag should be answered 304.',
  },
  // media types and other headers
  'config-not-loaded': {
    level: 'miss',
    title: 'None of the headers of the release are sent',
    advice:
      'The host does not read the generated configuration: AllowOverride None, a file in the wrong folder, a reload forgotten.',
    brings: [
      'no-negotiation',
      'extensionless-type',
      'type-by-extension',
      'charset-changed',
      'caching-changed',
      'cors-changed',
      'redirect-missing',
      'not-found-page',
      'allow-missing',
      'error-headers-missing',
      'tag-missing',
      'method-answered',
    ],
  },
  'charset-changed': {
    level: 'miss',
    title: 'A charset or another parameter of media types was changed',
    advice: 'JSON has none, text has utf-8: remove AddDefaultCharset, charset, or the setting of the proxy.',
  },
  'extensionless-type': {
    level: 'miss',
    title: 'Documents without a file extension have the wrong media type',
    advice: 'Set it by path: the generated configuration lists them; S3 needs it for each object at upload.',
  },
  'type-by-extension': {
    level: 'miss',
    title: "Documents have the media type of the server's own table",
    advice: 'Use the media types of the generated configuration.',
    brings: ['extensionless-type'],
  },
  'link-missing': {
    level: 'miss',
    title: 'The Link header does not arrive whole',
    advice: 'Look for a limit on header length at the proxy, or for a rule that replaces headers.',
  },
  'tokens-wrong': {
    level: 'miss',
    title: 'x-markdown-tokens is not that of the release',
    advice: 'Deploy the configuration and the files of one build together; it belongs to Markdown only.',
  },
  'caching-changed': {
    level: 'miss',
    title: 'Cache-Control is not that of the release',
    advice: 'A CDN sets its own browser time-to-live, or the host a default. Let it respect the header of the origin.',
  },
  'cors-changed': {
    level: 'miss',
    title: 'Scripts of other origins are let in differently',
    advice: 'Access-Control headers belong on machine documents, and on no page.',
  },
  'error-headers-missing': {
    level: 'miss',
    title: 'Answers without a document lack headers',
    advice: 'Set them on errors, too: "always" in nginx and Apache, a response-headers policy in CloudFront.',
  },
  'header-repeated': {
    level: 'miss',
    title: 'Headers are sent twice',
    advice: 'The proxy and the origin both set them; let one do it.',
  },
  'framing-repeated': {
    level: 'note',
    title: 'X-Frame-Options is sent besides',
    advice:
      'The server around this site sets it (Header set, add_header). It harms nobody: frame-ancestors of the policy counts for browsers.',
  },
  'header-changed': {
    level: 'miss',
    title: 'Headers are not those of the release',
    advice: 'Deploy the configuration of the same build, and look for a proxy that sets its own.',
  },
  // methods and codings
  'range-wrong': {
    level: 'miss',
    title: 'A part of a document is not the part that was asked for',
    advice:
      'Look at the cache or proxy that cuts ranges: Content-Range and the bytes must fit, or the whole is sent with 200.',
  },
  'method-answered': {
    level: 'miss',
    title: 'Methods other than GET and HEAD are not answered with 405',
    advice: 'Refuse them with 405 and Allow: GET, HEAD.',
  },
  'options-answered': {
    level: 'note',
    title: 'OPTIONS is answered',
    advice: 'That is the preflight switch of the host; simple requests need none.',
  },
  'trace-allowed': {
    level: 'note',
    title: 'Allow names TRACE',
    advice: 'TRACE is on at the server; TraceEnable off in the configuration of Apache turns it off.',
  },
  'preflight-refused': {
    level: 'miss',
    title: 'OPTIONS is not answered with 204, although features.corsPreflight is on',
    advice: 'Deploy the configuration of the same build; a CDN must let OPTIONS through.',
  },
  'allow-missing': {
    level: 'miss',
    title: '405 comes without the right Allow',
    advice: 'RFC 9110 §15.5.6 requires Allow: GET, HEAD (and OPTIONS where that is answered).',
  },
  'head-differs': {
    level: 'miss',
    title: 'HEAD is answered differently from GET',
    advice: 'Both have the same status and headers (RFC 9110 §9.3.2).',
  },
  'coding-forced': {
    level: 'miss',
    title: 'Bodies are compressed in a way that was refused, or that cannot be read',
    advice: 'Honour Accept-Encoding with its weights, and say Vary: Accept-Encoding.',
  },
  'coding-differs': {
    level: 'miss',
    title: 'Compressed answers differ from uncompressed ones',
    advice:
      'The .gz and .br files are of another build, or the rules for compressed answers are others: upload the whole of dist/, deploy the configuration of the same build, and purge caches.',
  },
  'compressed-twice': {
    level: 'miss',
    title: 'Bodies are compressed twice',
    advice:
      'The files of dist/ that end in .br and .gz are compressed already: switch off gzip and brotli of the server or proxy for them, or leave them out of the upload.',
  },
  'coding-mislabelled': {
    level: 'miss',
    title: 'Content-Encoding does not say how bodies are compressed',
    advice:
      'Send .br files with Content-Encoding: br, .gz files with gzip and all others without, and let no proxy remove the field or unpack bodies.',
  },
  'other-status': {
    level: 'miss',
    title: 'Answers have another status',
    advice: 'Compare with the preview: npx gazette preview.',
  },
} as const satisfies Record<string, CauseRow>;

interface CauseRow {
  readonly level: 'miss' | 'note';
  readonly title: string;
  readonly advice: string;
  readonly brings?: readonly string[];
}

export type Cause = keyof typeof causes;
