import type { Around, Kind } from './kind.ts';
import { eitherOf, letter } from './letters.ts';

/** Words before a password, in the languages that Gazette speaks. */
const passwords: readonly string[] = [
  ...['password', 'passwd', 'passphrase', 'passcode', 'pwd'],
  ...['Passwort', 'Kennwort', 'Zugangscode', 'mot de passe', 'mots de passe', 'contraseña', 'contrasena'],
  ...['clave de acceso', 'wachtwoord', 'hasło', 'haslo', 'senha', 'palavra-passe', 'palavra passe', 'parola d’ordine'],
  ...['كلمة المرور', 'كلمة السر', 'パスワード', '暗証番号'],
];
/** `api_key`, `Client secret`, `accessToken`. */
const keys: readonly string[] = [
  ...['secret', 'bearer', 'token', 'credential', 'credentials'],
  ...['api', 'access', 'shared access', 'shared-access', 'shared_access', 'secret', 'private', 'client', 'auth']
    .concat(['encryption', 'signing', 'account', 'master', 'service', 'app'])
    .flatMap((owner) => [' ', '-', '_', ''].map((joint) => owner + joint))
    .flatMap((owner) => ['key', 'token', 'secret'].map((name) => owner + name)),
];
/** Stands between a label and its value. */
const says = String.raw`["'’”]?\s{0,3}(?:[:=]>?|-{1,2}>|\bis\b|\bist\b|\blautet\b|\best\b|\bes\b|\bè\b|\bjest\b|\bé\b|は|هي)\s{0,3}["'‘“「]?`;

const placeholder =
  /^(?:[<[{$%(]|your|my[-_]|the[-_]|x{3,}|\*{2,}|\.{2,}|•|example|sample|dummy|test(?:ing)?$|changeme|redacted|hidden|none|null|undefined|true|false|string|process\.|env\.|os\.|https?:|mailto:|\/)|(?:[-_](?:here|placeholder|goes)$)|^(?:pass(?:word|wort)?|secret|token|kennwort)s?\W*$/i;

/** Bits for each character. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** A word that nobody would write in a sentence: letters with digits or signs among them. */
function isPassword(value: string, { after }: Around): boolean {
  if (placeholder.test(value) || value.length < 6) return false;
  const word = value.replace(/[.,;:!?)\]}>"'’”」]+$/, '');
  if (/^[\d.,:/-]+$/.test(word)) return false;
  // `password=postgres;` and `"hunter"` are whole values by what ends them.
  const isQuoted = /^["'’”」;&]/.test(after);
  const isMixed = /\d/.test(word) && /[A-Za-z\u00c0-\uffff]/.test(word);
  const isSigned =
    /[A-Za-z\u00c0-\uffff]/.test(word) && /[!@#$%^&*+=?~]/.test(word) && !/^[^\d!@#$%^&*+=?~]+[!?]$/.test(word);
  const isCamel = /^[A-Za-z]{8,}$/.test(word) && /[a-z][A-Z]/.test(word) && entropy(word) > 2.8;
  return isMixed || isSigned || (isQuoted && isCamel);
}

const isRandom = (value: string, bits: number) =>
  /\d/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= bits && !placeholder.test(value);

/** Names that documentation writes where a reader is to put a pair of them. */
const sampleLogin = /^(?:user(?:name)?|[<[{$].*):(?:pass(?:word|wd)?|[<[{$].*|\*+|x+)$/i;

const secret = (what: string, kind: Omit<Kind, 'code' | 'what'>): Kind => ({ code: 'private-secret', what, ...kind });

/** What is a secret because of the word beside it, or because nobody would write it. */
export const labelledSecrets: readonly Kind[] = [
  secret('a password', {
    on: { words: [...passwords, "parola d'ordine"] },
    pattern: new RegExp(`(?<![${letter}])(?:${eitherOf(passwords)})${says}(?<v>[^\\s"'<>“”‘’「」;&|]{4,64})`, 'iy'),
    fits: isPassword,
  }),
  secret('a PIN', {
    on: { literals: ['PIN'] },
    pattern: /(?<![A-Za-z-])PIN(?:\s?:|\s?=| is| ist| est| lautet)\s{0,2}(?<v>\d{4,6})(?!\d)/y,
  }),
  secret('a secret key', {
    on: { words: keys },
    pattern: new RegExp(
      `(?<![${letter}])(?:${eitherOf(keys)})(?:[-_ ]?(?:id|key|value))?${says}(?<v>[\\w+/=.~-]{16,200})`,
      'iy',
    ),
    fits: (value) =>
      isRandom(value, 3.2) &&
      !/^(?:sha\d+-|[\w-]+\.[\w-]+\/)/.test(value) &&
      !/^[a-z]+(?:[-_.][a-z]+)+\d?$/.test(value),
  }),
  secret('a shared access signature', {
    on: { literals: ['?sig=', '&sig='] },
    pattern: /[?&]sig=(?<v>[A-Za-z0-9+/=%]{30,})/y,
  }),
  secret('a bearer token', {
    on: { literals: ['Bearer'] },
    pattern: /\bBearer\s+(?<v>[\w.~+/-]{20,}=*)/y,
    fits: (value) => isRandom(value, 3.2),
  }),
  secret('a password in an address', {
    on: { words: ['://'] },
    pattern: /\b[a-z][a-z\d+.-]{1,20}:\/\/(?<v>[^\s/@:"'<>]{0,64}:[^\s/@"'<>]{4,64})@[^\s"'<>]+/gi,
    fits: (value) => !sampleLogin.test(value),
  }),
  secret('a password in a connection string', {
    on: { words: ['server', 'host', 'data source', 'user id', 'uid', 'database'] },
    pattern:
      /(?:server|host|data source|user id|uid|database)\s?=[^\n]{0,160}?(?:password|pwd)\s?=\s?(?<v>[^;\s"'<>]{4,64})/iy,
    fits: (value) => !placeholder.test(value),
  }),
  secret('credentials of basic authentication', {
    on: { literals: ['Basic'] },
    pattern: /\bBasic\s+(?<v>[A-Za-z0-9+/]{8,}={0,2})/y,
    fits: (value) => {
      const login = Buffer.from(value, 'base64').toString('latin1');
      return /^[\x20-\x7e]+:[\x20-\x7e]*$/.test(login) && !sampleLogin.test(login);
    },
  }),
  secret('what looks like a key', {
    on: { run: 40 },
    pattern: /(?<![\w+/.=-])(?<v>[A-Za-z0-9+/_-]{40,256}={0,2})(?![\w+/=-])/y,
    fits: isKeyLike,
  }),
];

/** Digests, public keys and the ends of addresses look the same, and say by what stands before them that they are none. */
function isKeyLike(value: string, { before, isCode }: Around): boolean {
  if (isCode || !/[a-z]/.test(value) || !/[A-Z]/.test(value) || (value.match(/\d/g) ?? []).length < 4) return false;
  if (entropy(value) < 4.5 || /^(?:AAAA|MII|sha\d|_Z)/.test(value)) return false;
  if ((value.match(/[/_-]/g) ?? []).length > value.length / 10 || /[a-z]{9}/.test(value)) return false;
  return !/(?:\/\/|www\.|sha\d+\W*|base64,|digest\W*|hash\W*|fingerprint\W*|integrity\W*|p=|ssh-\w+ |[?&#]\w*=?|[\w-]\/)\S*$/i.test(
    before,
  );
}
