// A table of what is planted: every kind is made anew from a seed, so that no key stands in the project as it is.
import type { ProblemCode } from '../../../src/core/problem-codes.ts';
import { seeded } from '../../support/seeded.ts';

/** One kind of private item, in a sentence. */
export interface Planted {
  readonly kind: string;
  readonly code: ProblemCode;
  readonly text: string;
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const digits = '0123456789';
const hex = '0123456789abcdef';

/** One item of each kind. */
export function planted(seed: number): Planted[] {
  const below = seeded(seed);
  const some = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)] ?? '').join('');
  const any = (length: number) => `a7${some(upper + lower + digits, length - 4)}Z3`;
  const luhn = (body: string) => {
    const sum = [...body].reverse().reduce((all, char, i) => {
      const twice = Number(char) * (i % 2 === 0 ? 2 : 1);
      return all + (twice > 9 ? twice - 9 : twice);
    }, 0);
    return body + String((10 - (sum % 10)) % 10);
  };
  const nhs = (): string => {
    const body = `4${some(digits, 8)}`;
    const check = 11 - ([...body].reduce((sum, char, i) => sum + Number(char) * (10 - i), 0) % 11);
    return check === 10 ? nhs() : `${body.slice(0, 3)} ${body.slice(3, 6)} ${body.slice(6)}${check === 11 ? 0 : check}`;
  };
  const dni = () => {
    const body = some(digits, 8);
    return body + 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(body) % 23];
  };
  const nir = () => {
    const body = `2${some(digits, 2)}06${75}${some(digits, 3)}${some(digits, 3)}`;
    return body + String(97 - (Number(body) % 97)).padStart(2, '0');
  };
  const iban = () => {
    const bban = `NWBK${some(digits, 14)}`;
    const value = [...`${bban}GB00`].map((char) => (/\d/.test(char) ? char : String(char.charCodeAt(0) - 55))).join('');
    return `GB${String(98n - (BigInt(value) % 97n)).padStart(2, '0')}${bban}`;
  };
  const pesel = () => {
    const body = `8503${10 + below(18)}${some(digits, 4)}`;
    const sum = [...body].reduce((all, char, i) => all + Number(char) * ([1, 3, 7, 9][i % 4] ?? 1), 0);
    return body + String((10 - (sum % 10)) % 10);
  };
  const bsn = (): string => {
    const body = `1${some(digits, 7)}`;
    const check = [...body].reduce((sum, char, i) => sum + Number(char) * (9 - i), 0) % 11;
    return check === 10 ? bsn() : body + String(check);
  };
  const nif = () => {
    const body = `2${some(digits, 7)}`;
    const check = 11 - ([...body].reduce((sum, char, i) => sum + Number(char) * (9 - i), 0) % 11);
    return body + String(check > 9 ? 0 : check);
  };
  const taxId = () => {
    const body = `6${some(digits, 9)}`;
    let rest = 10;
    for (const char of body) {
      const sum = (rest + Number(char)) % 10;
      rest = ((sum === 0 ? 10 : sum) * 2) % 11;
    }
    return body + String((11 - rest) % 10);
  };
  const secret = (kind: string, text: string): Planted => ({ kind, code: 'private-secret', text });
  const person = (kind: string, text: string): Planted => ({ kind, code: 'private-person', text });
  const internal = (kind: string, text: string): Planted => ({ kind, code: 'private-internal', text });
  const base64 = (text: string) => Buffer.from(text).toString('base64url');
  return [
    secret('AWS access key', `The key is AKIA${some(`${upper}234567`, 16)} for now.`),
    secret('AWS secret', `aws_secret_access_key = ${any(40)}`),
    secret('Google API key', `Maps run with AIza${any(35)} here.`),
    secret('Google OAuth secret', `It is GOCSPX-${any(28)}`),
    secret('Azure storage', `DefaultEndpointsProtocol=https;AccountName=x;AccountKey=${any(86)}==`),
    secret('GitHub token', `Use ghp_${any(36)} to read.`),
    secret('GitHub fine-grained', `Use github_pat_${any(22)}_${any(59)} to read.`),
    secret('GitLab token', `Use glpat-${any(20)} to read.`),
    secret('Slack token', `The bot has xoxb-${some(digits, 11)}-${some(digits, 12)}-${any(24)}`),
    secret(
      'Slack webhook',
      `Post to https://hooks.slack.com/services/T${some(upper, 8)}/B${some(upper, 8)}/${any(24)}`,
    ),
    secret('Stripe key', `Charged with sk_live_${any(24)} since May.`),
    secret('npm token', `Publish with npm_${any(36)}`),
    secret('PyPI token', `Publish with pypi-AgEIcHlwaS5vcmc${any(50)}`),
    secret('OpenAI key', `Asked with sk-proj-${any(48)}`),
    secret('Anthropic key', `Asked with sk-ant-api03-${any(80)}`),
    secret('Hugging Face', `Loaded with hf_${any(34)}`),
    secret('SendGrid', `Sent with SG.${any(22)}.${any(43)}`),
    secret('Twilio', `Called with SK${some(hex, 32)}`),
    secret('Telegram', `The bot is ${some('123456789', 10)}:AA${any(33)}`),
    secret('DigitalOcean', `Deployed with dop_v1_${some(hex, 64)}`),
    secret('Shopify', `The shop has shpat_${some(hex, 32)}`),
    secret('JWT', `Sent eyJ${base64('hbGciOiJIUzI1NiJ9')}.eyJ${base64('zdWIiOiIxMjM0NTY3ODkw')}.${any(43)}`),
    secret('private key', '-----BEGIN RSA PRIVATE KEY-----'),
    secret('SSH key', '-----BEGIN OPENSSH PRIVATE KEY-----'),
    secret('PGP key', '-----BEGIN PGP PRIVATE KEY BLOCK-----'),
    secret('password', `Password: ${any(10)}`),
    secret('password in German', `Das Passwort lautet ${any(10)}.`),
    secret('password in French', `Mot de passe : ${any(10)}`),
    secret('password in Spanish', `La contraseña es ${any(10)}`),
    secret('password in Polish', `Hasło: ${any(10)}`),
    secret('password in Japanese', `パスワード：${any(10)}`),
    secret('password in Arabic', `كلمة المرور: ${any(10)}`),
    secret('password in Dutch', `Wachtwoord: ${any(10)}`),
    secret('password in Portuguese', `Senha: ${any(10)}`),
    secret('API key', `api_key: ${any(32)}`),
    secret('client secret', `client-secret = ${any(32)}`),
    secret('bearer', `Authorization: Bearer ${any(40)}`),
    secret('basic', `Authorization: Basic ${Buffer.from(`admin:${any(12)}`).toString('base64')}`),
    secret('connection string', `postgres://app:${any(12)}@db.rowan.example/facts`),
    secret('basic in a URL', `https://jane:${any(12)}@rowan.example/reports`),
    secret('ADO connection', `Server=db1;Database=facts;User Id=app;Password=${any(12)};`),
    secret('entropy', `It was ${any(24)}q8Xv${any(20)}, they said.`),
    person('NHS number', `The caller had NHS number ${nhs()}.`),
    person('NHS spaced', `She gave ${nhs()} as hers.`),
    person('NI number', `Her number is AB ${some(digits, 2)} ${some(digits, 2)} ${some(digits, 2)} C.`),
    person('US SSN', `SSN 219-${10 + below(80)}-${1000 + below(8000)}`),
    person('German tax ID', `Steuer-ID: ${taxId()}`),
    person('German insurance', `Versicherungsnummer 15 ${'070649'} C 103`),
    person('French NIR', `Son numéro est ${nir()}.`),
    person('Spanish DNI', `Su DNI es ${dni()}.`),
    person('Italian CF', 'Il suo codice è RSSMRA85T10A562S.'),
    person('Polish PESEL', `Jej PESEL to ${pesel()}.`),
    person('Dutch BSN', `BSN: ${bsn()}`),
    person('Portuguese NIF', `NIF: ${nif()}`),
    person('Japanese My Number', `マイナンバー：${some('123456789', 12)}`),
    person('Saudi ID', `رقم الهوية: 1${some(digits, 9)}`),
    person('Swiss AHV', 'Ihre Nummer ist 756.9217.0769.85.'),
    person('passport', `Passport number: ${some(digits, 9)}`),
    person('card', `Paid with ${luhn(`4${some(digits, 14)}`)} yesterday.`),
    person('card in groups', `Paid with ${luhn(`52${some(digits, 13)}`).replace(/(\d{4})(?=\d)/g, '$1 ')} yesterday.`),
    person('IBAN', `Send it to ${iban()} please.`),
    person('birth', `Date of birth: ${1 + below(27)}/0${1 + below(9)}/19${40 + below(50)}`),
    person('birth in words', 'Jane Miller, born on 12 March 1980, lives here.'),
    person('birth in German', `Geburtsdatum: ${10 + below(18)}.0${1 + below(9)}.1971`),
    person('birth in French', 'Marie, née le 3 mai 1969, habite ici.'),
    person('birth in Spanish', 'Fecha de nacimiento: 3 de mayo de 1969'),
    person('birth in Italian', 'Data di nascita: 03/05/1969'),
    person('birth in Polish', 'Data urodzenia: 03.05.1969'),
    person('birth in Dutch', 'Geboortedatum: 3 mei 1969'),
    person('birth in Portuguese', 'Data de nascimento: 03/05/1969'),
    person('birth in Japanese', '1969年5月3日生まれ'),
    person('birth in Arabic', 'تاريخ الميلاد: 03/05/1969'),
    person('mail of a person', `Write to jane.${some(lower, 7)}@gmail.com instead.`),
    person('mail at home', `Ask jane.${some(lower, 7)}@rowan.example for it.`),
    person('mail in words', `Write to jane${some(lower, 5)} (at) outlook (dot) com`),
    person('UK mobile', `Call 07${some('4', 1)}${some(digits, 2)} ${some(digits, 6)} at night.`),
    person('mobile abroad', `Call +49 171 ${some('123456789', 7)} at night.`),
    person('mobile by label', `Mobile: 612 ${some('123456789', 3)} ${some('123456789', 3)}`),
    internal('private address', `It runs on 192.168.${1 + below(200)}.${1 + below(200)} today.`),
    internal('private address of class A', `It runs on 10.${1 + below(200)}.7.${1 + below(200)} today.`),
    internal('internal host', `See wiki-${some(lower, 4)}.corp for more.`),
    internal('host of a network', `See https://files.${some(lower, 6)}.internal/x for more.`),
    internal('local URL', `Open http://localhost:${3000 + below(5000)}/admin first.`),
    internal('home folder', `It lies in /home/${some(lower, 5)}/notes.txt now.`),
    internal('Windows folder', `It lies in C:\\Users\\${some(lower, 5)}\\notes.txt now.`),
    internal('Mac folder', `It lies in /Users/${some(lower, 5)}/notes.txt now.`),
    internal('TODO', 'TODO: ask legal whether this is true.'),
    internal('FIXME', 'This is so. FIXME'),
  ];
}
