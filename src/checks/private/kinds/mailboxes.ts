import { kindsOf } from './kind.ts';
import { alphanumeric } from './letters.ts';

/** Where persons have their own mailboxes, in the countries whose languages Gazette speaks. */
const providers = new Set(
  'gmail googlemail outlook hotmail live msn yahoo ymail rocketmail icloud me mac aol proton protonmail pm gmx web t-online freenet posteo mailbox arcor free orange wanadoo laposte sfr bbox libero virgilio tiscali alice hetnet ziggo kpnmail planet xs4all home wp o2 onet interia op poczta sapo btinternet virginmedia sky talktalk ntlworld yandex mail qq 163 126 naver docomo ezweb softbank zoho fastmail hey tutanota tuta bigpond comcast verizon att bluewin telefonica terra uol bol'.split(
    ' ',
  ),
);
/** These names are words of other owners too: only the domain that is meant counts. */
const exact: Readonly<Record<string, RegExp>> = {
  me: /^me\.com$/,
  mac: /^mac\.com$/,
  pm: /^pm\.me$/,
  web: /^web\.de$/,
  live: /^live\.(?:com|co\.uk|de|fr|nl|it|ca)$/,
  free: /^free\.fr$/,
  orange: /^orange\.(?:fr|pl|es)$/,
  home: /^home\.nl$/,
  planet: /^planet\.nl$/,
  sky: /^sky\.com$/,
  mail: /^mail\.(?:com|ru|de)$/,
  op: /^op\.pl$/,
  o2: /^o2\.(?:pl|co\.uk)$/,
  att: /^att\.net$/,
  hey: /^hey\.com$/,
  mailbox: /^mailbox\.org$/,
  alice: /^alice\.it$/,
  terra: /^terra\.(?:com\.br|es)$/,
};
const samples =
  /^(?:you|your|yourname|john|(?:john|jane)\.?doe|name|user|username|someone|somebody|example|firstname\.lastname|first\.last|vorname\.nachname|prenom\.nom|nombre\.apellido|nome\.cognome|voornaam\.achternaam|imie\.nazwisko|nome\.apelido|your\.name)$/;
/** Parts of the names of mailboxes that belong to a role. */
const role =
  /^(?:info|hello|hi|contact|kontakt|contacto|contatti|contato|mail|email|post|office|team|support|help|helpdesk|service|services|customer|customers|client|clients|care|sales|vertrieb|ventes|vendas|press|presse|prensa|stampa|media|pr|news|newsletter|security|secure|privacy|data|datenschutz|protection|dpo|gdpr|legal|law|compliance|abuse|admin|administrator|root|web|webmaster|host|hostmaster|postmaster|no|not|reply|noreply|do|jobs|job|career|careers|hr|recruiting|people|bewerbung|emploi|empleo|lavoro|billing|invoice|invoices|accounts|accounting|finance|payments|rechnung|buchhaltung|orders|order|shop|store|booking|bookings|reservations|events|marketing|partners|partner|public|relations|investor|investors|ir|enquiries|enquiry|inquiries|general|clinical|safety|research|science|lab|labs|dev|developer|developers|api|it|tech|technical|ops|operations|project|projects|board|ceo|cto|cfo|director|manager|management|medical|emergency|out|of|hours|front|desk|reception|uk|us|eu|de|fr|es|nl|pl|pt|london|berlin|paris|test|demo|bot|agent|agents|access|partnerships|feedback|complaints|status|alerts|vulnerability|disclosure)$/;

const at = '\\s?[([{]\\s?(?:at|ät|arroba|chez|@)\\s?[)\\]}]\\s?';
const dot = '\\s?[([{]\\s?(?:dot|punkt|punto|point|\\.)\\s?[)\\]}]\\s?';
const [ats, dots] = [new RegExp(at, 'i'), new RegExp(dot, 'gi')];

/** `Jane (at) gmail [dot] com` → `jane@gmail.com`. */
export const plainAddress = (value: string): string => value.replace(ats, '@').replace(dots, '.').toLowerCase();

/** Whether a plain address is at a provider for persons. */
export function isAtProvider(address: string): boolean {
  const domain = address.slice(address.indexOf('@') + 1);
  const [first = ''] = domain.split('.');
  if (!providers.has(first)) return false;
  return exact[first]?.test(domain) ?? /^[\w-]+\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2}|ne\.jp)$/.test(domain);
}

/** `jane.smith`, `j.smith`, `jane_smith`: words, none of which is that of a role. */
function isName(local: string): boolean {
  const parts = local.split(/[._-]/);
  return (
    parts.length > 1 &&
    parts.length < 4 &&
    parts.every((part) => /^[\u00c0-\u024fa-z]+$/.test(part) && !role.test(part))
  );
}

/** Mailboxes of persons. Where no provider has it, it counts at a domain of the organisation alone: see isAllowed(). */
export const mailboxes = [
  kindsOf('private-person')('the mail address of a person', {
    on: {
      words: [
        '@',
        ...['(', '[', '{'].flatMap((open) =>
          ['at', 'ät', 'arroba', 'chez'].flatMap((at) => [open + at, `${open} ${at}`]),
        ),
      ],
    },
    pattern: new RegExp(
      `(?<v>(?<![${alphanumeric}._%+-])[${alphanumeric}][${alphanumeric}._%+-]{0,63}(?:@|${at})[${alphanumeric}-]+(?:(?:\\.|${dot})[${alphanumeric}-]+)+)`,
      'gi',
    ),
    reach: 70,
    fits: (value) => {
      const address = plainAddress(value);
      const [local = ''] = address.split('@');
      return !samples.test(local) && (isAtProvider(address) || isName(local));
    },
  }),
];
