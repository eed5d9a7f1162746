// A table: shapes of keys and tokens that are known by their beginning.
import type { Family, Rule } from './rule.ts';

const rows: readonly (readonly [what: string, pattern: string])[] = [
  ['an AWS access key', '(?:AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}'],
  ['a Google API key', 'AIza[\\w-]{35}'],
  ['a Google OAuth secret', 'GOCSPX-[\\w-]{20,}'],
  ['a Google access token', 'ya29\\.[\\w-]{20,}'],
  ['an Azure client secret', '[\\w.~-]{3}[78]Q~[\\w.~-]{31,34}'],
  ['a GitHub token', 'gh[pousr]_[A-Za-z0-9]{30,}'],
  ['a GitHub token', 'github_pat_\\w{22,}'],
  ['a GitLab token', 'gl(?:pat|cbt|dt|ft|oas|ptt|rt|soat|imt|agent)-[\\w-]{16,}'],
  ['a Slack token', 'xox[abcdeoprs]-[\\w-]{10,}'],
  ['a Slack token', 'xapp-\\d-[\\w-]{10,}'],
  ['a Slack webhook', 'hooks\\.slack\\.com/(?:services|workflows)/[\\w/]{20,}'],
  ['a Stripe key', '[srp]k_(?:live|test)_[A-Za-z0-9]{10,}'],
  ['a Stripe webhook secret', 'whsec_[A-Za-z0-9+/=]{20,}'],
  ['an npm token', 'npm_[A-Za-z0-9]{30,}'],
  // Small letters and hyphens alone are the address of a page.
  ['a PyPI token', 'pypi-(?=[\\w-]*[A-Z])[\\w-]{40,}'],
  ['a RubyGems token', 'rubygems_[a-f0-9]{40,}'],
  ['an Anthropic key', 'sk-ant-[\\w-]{20,}'],
  ['an OpenAI key', 'sk-(?=[\\w-]*(?:[A-Z]|[a-z\\d]{20}))[A-Za-z0-9][\\w-]{30,}'],
  ['a Hugging Face token', 'hf_[A-Za-z0-9]{30,}'],
  ['a Groq key', 'gsk_[A-Za-z0-9]{40,}'],
  ['a Replicate token', 'r8_[A-Za-z0-9]{36,}'],
  ['a SendGrid key', 'SG\\.[\\w-]{16,}\\.[\\w-]{16,}'],
  ['a Mailgun key', 'key-[a-f0-9]{32}'],
  ['a Mailchimp key', '[a-f0-9]{32}-us\\d{1,2}'],
  ['a Twilio key', '(?:SK|AC)[a-f0-9]{32}'],
  ['a Telegram token', '\\d{8,10}:AA[\\w-]{32,34}'],
  ['a Discord token', '[MNO][A-Za-z\\d]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,}'],
  ['a Shopify token', 'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}'],
  ['a DigitalOcean token', 'do[opr]_v1_[a-f0-9]{64}'],
  ['a Square token', 'sq0(?:atp|csp|idp)-[\\w-]{22,}'],
  ['a Databricks token', 'dapi[a-f0-9]{32}'],
  ['a Linear key', 'lin_api_[A-Za-z0-9]{32,}'],
  ['a Notion token', '(?:ntn_|secret_)[A-Za-z0-9]{40,}'],
  ['a Figma token', 'figd_[\\w-]{40,}'],
  ['an Atlassian token', 'AT(?:ATT|BB|CTT)[A-Za-z0-9_=-]{28,}'],
  ['a HashiCorp Vault token', 'hv[sbr]\\.[\\w-]{24,}'],
  ['a Terraform token', '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{60,}'],
  ['a Grafana token', 'gl(?:sa|c)_[\\w=+/]{32,}'],
  ['a New Relic key', 'NR(?:AK|AL|II)-[A-Za-z0-9-]{20,}'],
  ['a Sentry token', 'sntry[su]_[\\w=+/]{30,}'],
  ['a Postman key', 'PMAK-[a-f0-9]{24}-[a-f0-9]{34}'],
  ['a Doppler token', 'dp\\.(?:pt|st|ct|sa)\\.[\\w.-]{40,}'],
  ['a Docker token', 'dckr_(?:pat|oat)_[\\w-]{20,}'],
  ['a PlanetScale token', 'pscale_(?:tkn|pw|oauth)_[\\w.-]{30,}'],
  ['a Heroku key', 'HRKU-[\\w-]{30,}'],
  ['a Facebook token', 'EAA[A-Za-z0-9]{80,}'],
  ['a Twitter token', 'AAAAAAAAAAAAAAAAAAAA[\\w%]{50,}'],
  ['an age key', 'AGE-SECRET-KEY-1[A-Z0-9]{50,}'],
  ['a Dropbox token', 'sl\\.[\\w-]{60,}'],
  ['an Airtable token', 'pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}'],
  ['a JSON Web Token', 'eyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}(?:\\.[\\w-]*)?'],
];

const member = (name: string) => `(?<![A-Za-z0-9_])${name}["']?\\s*[:=]\\s*`;
const jwk = (source: string) => new RegExp(source, 'g');

const byShape: readonly Rule[] = [
  ...rows.map(
    ([what, source]): Rule => ({ what, pattern: new RegExp(`(?<![A-Za-z0-9_-])(?<v>${source})(?![A-Za-z0-9])`, 'g') }),
  ),
  {
    what: 'a private key',
    pattern: /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?(?: ?-{4,5})?(?:[\s\\nr]*[A-Za-z0-9+/=:,. -]{16,})?/g,
  },
  // RFC 7517: a JWK whose member `d` (or `k`, of a shared secret) makes it private; in JSON, YAML and typed modules.
  {
    what: 'a private key',
    pattern: jwk(`${member('kty')}["']?[A-Za-z]{2,3}["']?[^{}]{0,4000}?${member('[dk]')}["']?(?<v>[\\w-]{20,})`),
  },
  { what: 'a private key', pattern: jwk(`${member('[dk]')}["']?(?<v>[\\w-]{20,})["']?[^{}]{0,4000}?${member('kty')}`) },
  { what: 'a private key', pattern: /PuTTY-User-Key-File-\d: ?\S+/g },
];

/** What makes it worth while to ask: the beginnings, as short as they are unusual. */
export const shapes: Family = {
  code: 'private-secret',
  sign: /A(?:KIA|SIA|BIA|CCA|ROA|IDA|TATT|TBB|TCTT|GE-S|AAAAAAAA)|AIza|GOCSPX|ya29|[78]Q~|gh[pousr]_|github_pat|gl(?:pat|cbt|dt|ft|oas|ptt|rt|soat|imt|agent)-|gl(?:sa|c)_|xox[a-s]-|xapp-|hooks\.slack|[srp]k_(?:live|test)|whsec|npm_|pypi-|rubygems_|sk-|hf_|gsk_|r8_|SG\.|key-[a-f0-9]{8}|-us\d|(?:SK|AC)[a-f0-9]{8}|:AA|[MNO][A-Za-z\d]{23,27}\.|shp(?:at|ca|pa|ss)_|_v1_|sq0|dapi|lin_api|ntn_|secret_|figd_|hv[sbr]\.|atlasv1|NR(?:AK|AL|II)-|sntry|PMAK|dp\.[psc]|dckr_|pscale|HRKU|EAA|sl\.|pat[A-Za-z0-9]{14}\.|eyJ|PRIVATE KEY|PuTTY|kty/,
  rules: byShape,
};
