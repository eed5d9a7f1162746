import { createKindFactory, type MatchContext } from './kind.ts';

/** Words before a password, in the languages that Gazette speaks. */
const passwords: readonly string[] = [
  ...['password', 'passwd', 'passphrase', 'passcode', 'pwd', 'Passwort', 'Kennwort', 'Zugangscode'],
  ...['mot de passe', 'mots de passe', 'contraseña', 'contrasena', 'clave de acceso', 'wachtwoord', 'hasło', 'haslo'],
  ...['senha', 'palavra-passe', 'palavra passe', 'parola d’ordine', "parola d'ordine"],
  ...['كلمة المرور', 'كلمة السر', 'パスワード', '暗証番号'],
];
/** `api_key`, `Client secret`, `accessToken`: words before the second, which alone say nothing. */
const owners: readonly string[] = [
  ...[
    'api',
    'access',
    'shared access',
    'shared-access',
    'shared_access',
    'sharedaccess',
    'secret',
    'private',
    'client',
  ],
  ...['auth', 'encryption', 'signing', 'account', 'master', 'service', 'app'],
];
/** Services whose keys have no form of their own. */
const services: readonly string[] = [
  ...['Mistral', 'Cohere', 'Together AI', 'DeepSeek', 'Deepgram', 'AssemblyAI', 'Stability', 'Fireworks', 'Cloudflare'],
  ...[
    'Datadog',
    'Algolia',
    'Fastly',
    'Okta',
    'Asana',
    'Contentful',
    'Intercom',
    'HubSpot',
    'Zendesk',
    'Twitch',
    'Kraken',
  ],
  ...['Snyk', 'Codecov', 'LaunchDarkly', 'Plaid', 'Coinbase', 'MessageBird', 'Meraki', 'JFrog', 'RapidAPI', 'Mapbox'],
];
/** Stands between a label and its value. */
const says = String.raw`["'’”${'`'}]?\s{0,3}(?:[:=]>?|-{1,2}>|\bis\b|\bist\b|\blautet\b|\best\b|\bes\b|\bè\b|\bjest\b|\bé\b|は|هي)\s{0,3}["'‘“「${'`'}]?`;

const placeholder =
  /^(?:#?[<[{$%(]|1password\b|your|my[-_]|the[-_]|x{3,}|\*{2,}|\.{2,}|•|example|sample|dummy|test(?:ing)?$|changeme|redacted|hidden|none|null|undefined|true|false|string|process\.|env\.|os\.|https?:|mailto:|\/)|(?:[-_](?:here|placeholder|goes)$)|^(?:pass(?:word|wort)?|secret|token|kennwort)s?\W*$/i;
/** In `Server=db1;Password=postgres` any word is one. */
const connection = /\b(?:server|host|data source|user id|uid|database)\s?=[^\n]*$/i;

/** Bits for each character. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** A word that nobody would write in a sentence: letters with digits or signs among them. */
function isPassword(value: string, { before }: MatchContext): boolean {
  if (placeholder.test(value)) return false;
  if (connection.test(before)) return true;
  const isLetters = /[A-Za-z\u00c0-\uffff]/.test(value);
  if (value.length < 6 || !isLetters) return false;
  const isSigned = /[!@#$%^&*+=?~]/.test(value) && !/^[^\d!@#$%^&*+=?~]+[!?]$/.test(value);
  return /\d/.test(value) || isSigned;
}

const isRandom = (value: string, bits: number) =>
  /\d/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= bits && !placeholder.test(value);

/** Names that documentation writes where a reader is to put a pair of them. */
const sampleLogin = /^(?:user(?:name)?|[<[{$].*|.*(?=:[#$]\{)):(?:pass(?:word|wd)?|#?[<[{$].*|\*+|x+)$/i;

const secret = createKindFactory('private-secret');

const key = (words: readonly string[], second: string) =>
  secret('a secret key', {
    on: { words },
    pattern: new RegExp(`${second}(?:[-_ ]?(?:id|key|value))?${says}(?<v>[\\w+/=.~-]{16,200})`, 'iy'),
    // Pictures of Firebase have a token that everybody may know.
    fits: (value, { before }) =>
      isRandom(value, 3.2) &&
      !/alt=media&token=$/.test(before) &&
      !/^(?:sha\d+-|[\w-]+\.[\w-]+\/)/.test(value) &&
      !/^[a-z]+(?:[-_.][a-z]+)+\d?$/.test(value),
  });

/** Secrets by the word beside them, or because nobody would write them. */
export const labelledSecrets = [
  secret('a password', {
    on: { words: passwords },
    pattern: new RegExp(`${says}(?<v>[^\\s"'<>;&|\`\\u0600-\\uffff]{4,64})`, 'iy'),
    fits: isPassword,
  }),
  secret('a PIN', {
    on: { literals: ['PIN'] },
    pattern: /(?:\s?:|\s?=| is| ist| est| lautet)\s{0,2}(?<v>\d{4,6})(?!\d)/y,
  }),
  key(owners, '[-_ ]?(?:key|token|secret)'),
  key(['secret', 'bearer', 'token', 'credential', 'credentials'], ''),
  // `MISTRAL_API_KEY=`, "Mistral key:"; the name alone says nothing of what follows it.
  secret('a secret key', {
    on: { words: services },
    pattern: new RegExp(
      `(?:[-_ ](?:ai|api|app|access|auth|client|service)){0,3}[-_ ]?(?:key|token|secret)${says}(?<v>[\\w.-]{20,80})`,
      'iy',
    ),
    fits: (value) => isRandom(value, 3.2),
  }),
  secret('a shared access signature', {
    on: { literals: ['?sig=', '&sig='] },
    pattern: /(?<v>[A-Za-z0-9+/=%]{30,})/y,
  }),
  secret('a bearer token', {
    on: { literals: ['Bearer'] },
    pattern: /\s+(?<v>[\w.~+/-]{20,}=*)/y,
    fits: (value) => isRandom(value, 3.2),
  }),
  secret('a password in an address', {
    on: { words: ['://'] },
    pattern: /(?<v>[^\s/@:"'<>`]{0,64}:[^\s/@"'<>`]{4,64})@[^\s"'<>`]/y,
    fits: (value) => !sampleLogin.test(value),
  }),
  secret('credentials of basic authentication', {
    on: { literals: ['Basic'] },
    pattern: /\s+(?<v>[A-Za-z0-9+/]{8,}={0,2})/y,
    fits: (value) => {
      const login = Buffer.from(value, 'base64').toString('latin1');
      return /^[\x20-\x7e]+:[\x20-\x7e]*$/.test(login) && !sampleLogin.test(login);
    },
  }),
  secret('what looks like a key', {
    on: { run: 40 },
    pattern: /(?<![.=])(?!\/)(?<v>[A-Za-z0-9+/_-]{40,256}={0,2})(?![\w+/=-])/y,
    fits: isKeyLike,
  }),
];

/** Digests, public keys and the ends of addresses look the same, and say by what stands before them that they are none. */
function isKeyLike(value: string, { before, isCode }: MatchContext): boolean {
  if (isCode || !/[a-z]/.test(value) || !/[A-Z]/.test(value) || (value.match(/\d/g) ?? []).length < 4) return false;
  if (entropy(value) < 4.5 || /^(?:AAAA|MII|sha\d|_Z|TWFpbGZsb3d8)/.test(value)) return false;
  if ((value.match(/[/_-]/g) ?? []).length > value.length / 10 || /[a-z]{9}/.test(value)) return false;
  return !/(?:\/\/|www\.|sha\d+\W*|base64,|digest\W*|hash\W*|fingerprint\W*|integrity\W*|\bcontent=\W?|[_ ]id\W*|p=|ssh-\w+ |[?&#]\w*=?|[\w-]\/)\S*$/i.test(
    before,
  );
}
