// A table: keys and tokens that are known by their beginning, or by what stands within them.
import { createKindFactory, type Trigger } from './kind.ts';

const secret = createKindFactory('private-secret');
/** A key is one word: nothing of a word stands before or behind it. */
const key = (what: string, on: Trigger, source: string, flag: 'y' | 'g') =>
  secret(what, {
    on,
    pattern: new RegExp(`${source}(?![A-Za-z0-9])`, flag),
    // Letters in a row and figures in order are samples.
    fits: (value) => !/([^A])\1{7}|1234567890/.test(value),
  });

/** A figure, a capital and a small letter, in any order. */
const mixed = '(?=[\\w-]*\\d)(?=[\\w-]*[A-Z])(?=[\\w-]*[a-z])';

/** How it begins, each with a space between, and what follows. */
const beginnings: readonly (readonly [what: string, starts: string, source: string])[] = [
  ['an AWS access key', 'AKIA ASIA ABIA ACCA AROA AIDA', '[A-Z0-9]{16}'],
  ['a Google API key', 'AIza', '[\\w-]{35}'],
  ['a Google OAuth secret', 'GOCSPX-', '[\\w-]{20,}'],
  ['a Google access token', 'ya29.', '[\\w-]{20,}'],
  ['a GitHub token', 'ghp_ gho_ ghu_ ghs_ ghr_', '[A-Za-z0-9]{30,}'],
  ['a GitHub token', 'github_pat_', '\\w{22,}'],
  ['a GitLab token', 'glpat- glcbt- gldt- glft- gloas- glptt- glrt- glsoat- glimt- glagent- glffct-', '[\\w-]{16,}'],
  ['a Slack token', 'xoxa- xoxb- xoxc- xoxd- xoxe- xoxo- xoxp- xoxr- xoxs-', '[\\w-]{10,}'],
  ['a Slack token', 'xapp-', '\\d-[\\w-]{10,}'],
  ['a Slack webhook', 'hooks.slack.com/', '(?:services|workflows|triggers)/[\\w/]{20,}'],
  ['a Discord webhook', 'discord.com/api/ discordapp.com/api/', '(?:v\\d+/)?webhooks/\\d{17,20}/[\\w-]{60,}'],
  ['a Microsoft Teams webhook', 'webhook.office.com/', 'webhookb2/[\\w@-]{36,}/IncomingWebhook/\\w{20,}/[\\w-]{30,}'],
  ['a Stripe key', 'sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ pk_live_ pk_test_', '[A-Za-z0-9]{10,}'],
  ['a Stripe webhook secret', 'whsec_', '[A-Za-z0-9+/=]{20,}'],
  ['an npm token', 'npm_', '[A-Za-z0-9]{30,}'],
  // Small letters and hyphens alone are the address of a page.
  ['a PyPI token', 'pypi-', '(?=[\\w-]*[A-Z])[\\w-]{40,}'],
  ['a RubyGems token', 'rubygems_', '[a-f0-9]{40,}'],
  ['an Anthropic key', 'sk-ant-', '[\\w-]{20,}'],
  ['an OpenAI key', 'sk-', '(?=[\\w-]*(?:[A-Z]|[a-z\\d]{20}))[A-Za-z0-9][\\w-]{30,}'],
  ['a Hugging Face token', 'hf_', '[A-Za-z0-9]{30,}'],
  ['a Groq key', 'gsk_', '[A-Za-z0-9]{40,}'],
  ['a Replicate token', 'r8_', '[A-Za-z0-9]{36,}'],
  ['a SendGrid key', 'SG.', '[\\w-]{16,}\\.[\\w-]{16,}'],
  ['a Mailgun key', 'key-', '[a-f0-9]{32}'],
  ['a Twilio key', 'SK AC', '[a-f0-9]{32}'],
  ['a Shopify token', 'shpat_ shpca_ shppa_ shpss_', '[a-fA-F0-9]{32}'],
  ['a DigitalOcean token', 'dop_v1_ doo_v1_ dor_v1_', '[a-f0-9]{64}'],
  ['a Square token', 'sq0atp- sq0csp- sq0idp-', '[\\w-]{22,}'],
  ['a Databricks token', 'dapi', '[a-f0-9]{32}'],
  ['a Linear key', 'lin_api_', '[A-Za-z0-9]{32,}'],
  ['a Notion token', 'ntn_ secret_', '[A-Za-z0-9]{40,}'],
  ['a Figma token', 'figd_', '[\\w-]{40,}'],
  ['an Atlassian token', 'ATATT ATBB ATCTT', '[A-Za-z0-9_=-]{28,}'],
  ['a HashiCorp Vault token', 'hvs. hvb. hvr.', '[\\w-]{24,}'],
  ['a Grafana token', 'glsa_ glc_', '[\\w=+/]{32,}'],
  ['a New Relic key', 'NRAK- NRAL- NRII-', '[A-Za-z0-9-]{20,}'],
  ['a Sentry token', 'sntrys_ sntryu_', '[\\w=+/]{30,}'],
  ['a Postman key', 'PMAK-', '[a-f0-9]{24}-[a-f0-9]{34}'],
  ['a Doppler token', 'dp.pt. dp.st. dp.ct. dp.sa.', '[\\w.-]{40,}'],
  ['a Docker token', 'dckr_pat_ dckr_oat_', '[\\w-]{20,}'],
  ['a PlanetScale token', 'pscale_tkn_ pscale_pw_ pscale_oauth_', '[\\w.-]{30,}'],
  ['a Heroku key', 'HRKU-', '[\\w-]{30,}'],
  ['a Facebook token', 'EAA', '[A-Za-z0-9]{80,}'],
  ['a Twitter token', 'AAAAAAAAAAAAAAAAAAAA', '[\\w%]{50,}'],
  // Words joined by hyphens or underlines are names: most that begin shortly must have a figure and both cases.
  ['a Resend key', 're_', `${mixed}\\w{24,}`],
  ['a Supabase token', 'sbp_', '(?:v0_|oauth_)?[a-f0-9]{40}'],
  ['a Supabase key', 'sb_secret_', '[\\w-]{22,}'],
  ['a Fireworks key', 'fw_ fw-', `${mixed}[A-Za-z0-9]{20,}`],
  ['an xAI key', 'xai-', '[A-Za-z0-9]{60,}'],
  ['a Perplexity key', 'pplx-', '[A-Za-z0-9]{40,}'],
  ['a Cerebras key', 'csk-', '[a-z0-9]{40,}'],
  ['an NVIDIA key', 'nvapi-', '[\\w-]{40,}'],
  ['a Pinecone key', 'pcsk_', '\\w{40,}'],
  ['a LangSmith key', 'lsv2_pt_ lsv2_sk_', '[a-f0-9]{32}_[a-f0-9]{10}'],
  ['a Tavily key', 'tvly-', `${mixed}[\\w-]{24,}`],
  ['an Apify token', 'apify_api_', '[A-Za-z0-9]{30,}'],
  ['an Amazon Bedrock key', 'ABSK', '[A-Za-z0-9+/]{100,}={0,2}'],
  ['a Vercel token', 'vercel_blob_rw_ vcp_ vck_ vci_ vca_ vcr_', `${mixed}\\w{20,}`],
  ['a Netlify token', 'nfp_', '[A-Za-z0-9]{36,}'],
  ['a Fly.io token', 'fo1_ fm1a_ fm1r_ fm2_', '[\\w+/-]{40,}={0,3}'],
  ['a Render key', 'rnd_', `${mixed}[A-Za-z0-9]{24,}`],
  ['a Neon key', 'napi_', '[a-z0-9]{50,}'],
  ['a Tailscale key', 'tskey-', '[a-z]+-\\w{10,}-\\w{20,}'],
  ['a Pulumi token', 'pul-', '[a-f0-9]{40}'],
  ['a Prefect key', 'pnu_', '[A-Za-z0-9]{36}'],
  ['an Alibaba key', 'LTAI', `${mixed}[A-Za-z0-9]{16,}`],
  ['a Dynatrace token', 'dt0c01. dt0s16.', '[A-Z0-9]{24}\\.[A-Z0-9]{64}'],
  ['a Cloudflare origin key', 'v1.0-', '[a-f0-9]{24}-[a-f0-9]{146}'],
  ['a Sourcegraph token', 'sgp_', '(?:[a-f0-9]{16}_|local_)?[a-f0-9]{40}'],
  ['a SonarQube token', 'squ_ sqp_ sqa_', '[a-f0-9]{40}'],
  ['a Typeform token', 'tfp_', '[\\w.=-]{40,}'],
  ['a ReadMe key', 'rdme_', '[a-z0-9]{60,}'],
  ['a Brevo key', 'xkeysib- xsmtpsib-', '[a-f0-9]{64}-[A-Za-z0-9]{16}'],
  ['a MailerSend token', 'mlsn.', '[a-f0-9]{60,}'],
  ['a Shippo token', 'shippo_live_ shippo_test_', '[a-f0-9]{40}'],
  ['a Duffel token', 'duffel_live_ duffel_test_', '[\\w=-]{40,}'],
  ['an EasyPost key', 'EZAK EZTK', '[A-Za-z0-9]{54}'],
  ['a Flutterwave key', 'FLWSECK- FLWSECK_TEST-', '[a-z0-9]{12,}(?:-X)?'],
  ['a PostHog key', 'phx_', '[A-Za-z0-9]{40,}'],
  ['an Inngest key', 'signkey-', '(?:prod|test|branch)-[a-f0-9]{32,}'],
  ['a 1Password key', 'A3-', '[A-Z0-9]{6}-[A-Z0-9]{6}-?[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}'],
  ['a 1Password token', 'ops_eyJ', '[A-Za-z0-9+/]{200,}={0,3}'],
  ['an Artifactory key', 'AKCp', '[A-Za-z0-9]{60,}'],
  ['an Octopus Deploy key', 'API-', '(?=[A-Z]*\\d)[A-Z0-9]{26}'],
  ['a Clojars token', 'CLOJARS_', '[a-f0-9]{60}'],
  ['an OpenShift token', 'sha256~', '[\\w-]{43}'],
  ['an Adobe secret', 'p8e-', '[A-Za-z0-9_-]{32}'],
  ['an age key', 'AGE-SECRET-KEY-1', '[A-Z0-9]{50,}'],
  ['a Dropbox token', 'sl.', '[\\w-]{60,}'],
  ['an Airtable token', 'pat', '[A-Za-z0-9]{14}\\.[a-f0-9]{64}'],
  // In a path it counts the clicks on a link.
  ['a JSON Web Token', 'eyJ', '(?<!/eyJ)[\\w-]{8,}\\.eyJ[\\w-]{8,}(?:\\.[\\w-]*)?'],
];

/** Others by what stands within them, and the whole; or by how long its first part is. */
const others: readonly (readonly [what: string, within: string | number, source: string])[] = [
  ['an Azure client secret', '~', '[\\w.~-]{3}[78]Q~[\\w.~-]{31,34}'],
  ['a Telegram token', ':AA', '\\d{8,10}:AA[\\w-]{32,34}'],
  ['a Terraform token', '.atlasv1.', '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{60,}'],
  ['a Mailchimp key', 35, '[a-f0-9]{32}-us\\d{1,2}'],
  ['a Discord token', 24, '[MNO][A-Za-z\\d]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,}'],
];

/** RFC 7517: a JWK whose member `d` (or `k`, of a shared secret) makes it private; in JSON, YAML and typed modules. */
const member = (name: string) => `(?<![A-Za-z0-9_])${name}["']?\\s*[:=]\\s*["']?`;
const half = `${member('[dk]')}(?<v>[\\w-]{20,})`;

export const secrets = [
  ...beginnings.map(([what, starts, source]) => key(what, { literals: starts.split(' ') }, source, 'y')),
  ...others.map(([what, within, source]) =>
    typeof within === 'number'
      ? key(what, { run: within }, source, 'y')
      : key(what, { literals: [within] }, `(?<![\\w-])${source}`, 'g'),
  ),
  secret('a private key', {
    on: { literals: ['BEGIN '] },
    reach: 120,
    pattern: /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?(?: ?-{4,5})?(?:[\s\\nr]*[A-Za-z0-9+/=:,. -]{16,})?/g,
  }),
  ...[`${member('kty')}[^{}]{3,4000}?${half}`, `${half}[^{}]{0,4000}?${member('kty')}`].map((source) =>
    secret('a private key', { on: { literals: ['kty'] }, reach: 4000, pattern: new RegExp(source, 'g') }),
  ),
  secret('a private key', { on: { literals: ['PuTTY-User-Key-File-'] }, pattern: /\d: ?\S+/y }),
];
