import { alphanumericClass, createKindFactory } from './kind.ts';

/** Where persons have their own mailboxes, in the countries whose languages Gazette speaks. */
const providers = new Set(
  'gmail.com googlemail.com msn.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com protonmail.com protonmail.ch proton.me pm.me gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de posteo.de posteo.net mailbox.org arcor.de free.fr orange.fr orange.pl orange.es wanadoo.fr laposte.net sfr.fr bbox.fr libero.it virgilio.it tiscali.it alice.it hetnet.nl ziggo.nl kpnmail.nl planet.nl xs4all.nl home.nl wp.pl o2.pl o2.co.uk onet.pl onet.eu interia.pl op.pl poczta.onet.pl poczta.fm sapo.pt btinternet.com virginmedia.com sky.com talktalk.net ntlworld.com yandex.com yandex.ru mail.com mail.ru mail.de qq.com 163.com 126.com naver.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp zoho.com fastmail.com fastmail.fm hey.com tutanota.com tutanota.de tuta.io tuta.com bigpond.com comcast.net verizon.net att.net bluewin.ch telefonica.net terra.com.br terra.es uol.com.br bol.com.br'.split(
    ' ',
  ),
);
/** These have a domain in most countries. */
const everywhere = /^(?:outlook|hotmail|live|yahoo)\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const samples =
  /^(?:you|your|yourname|john|(?:john|jane)\.?doe|name|user|username|someone|somebody|example|firstname\.lastname|first\.last|vorname\.nachname|prenom\.nom|nombre\.apellido|nome\.cognome|voornaam\.achternaam|imie\.nazwisko|nome\.apelido|your\.name)$/;
/** Parts of the names of mailboxes that belong to a role. */
const role =
  /^(?:info|hello|hi|contact|kontakt|contacto|contatti|contato|mail|email|post|office|team|support|help|helpdesk|service|services|customer|customers|client|clients|care|sales|vertrieb|ventes|vendas|press|presse|prensa|stampa|media|pr|news|newsletter|security|secure|privacy|data|datenschutz|protection|dpo|gdpr|legal|law|compliance|abuse|admin|administrator|root|web|webmaster|host|hostmaster|postmaster|no|not|reply|noreply|do|jobs|job|career|careers|hr|recruiting|people|bewerbung|emploi|empleo|lavoro|billing|invoice|invoices|accounts|accounting|finance|payments|rechnung|buchhaltung|orders|order|shop|store|booking|bookings|reservations|events|marketing|partners|partner|public|relations|investor|investors|ir|enquiries|enquiry|inquiries|general|clinical|safety|research|science|lab|labs|dev|developer|developers|api|it|tech|technical|ops|operations|project|projects|board|ceo|cto|cfo|director|manager|management|medical|emergency|out|of|hours|front|desk|reception|uk|us|eu|de|fr|es|nl|pl|pt|london|berlin|paris|test|demo|bot|agent|agents|access|partnerships|feedback|complaints|status|alerts|vulnerability|disclosure)$/;

const at = '\\s?[([{]\\s?(?:at|ät|arroba|chez|@)\\s?[)\\]}]\\s?';
const dot = '\\s?[([{]\\s?(?:dot|punkt|punto|point|\\.)\\s?[)\\]}]\\s?';
const [ats, dots] = [new RegExp(at, 'i'), new RegExp(dot, 'gi')];

/** `Jane (at) gmail [dot] com` → `jane@gmail.com`. */
export const toPlainAddress = (value: string): string => value.replace(ats, '@').replace(dots, '.').toLowerCase();

/** Whether a plain address is at a provider for persons. */
export function isAtProvider(address: string): boolean {
  const domain = address.slice(address.indexOf('@') + 1);
  return providers.has(domain) || everywhere.test(domain);
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
  createKindFactory('private-person')('the mail address of a person', {
    on: {
      words: [
        '@',
        ...['(', '[', '{'].flatMap((open) =>
          ['at', 'ät', 'arroba', 'chez'].flatMap((at) => [open + at, `${open} ${at}`]),
        ),
      ],
    },
    pattern: new RegExp(
      `(?<v>(?<![${alphanumericClass}._%+-])[${alphanumericClass}][${alphanumericClass}._%+-]{0,63}(?:@|${at})[${alphanumericClass}-]+(?:(?:\\.|${dot})[${alphanumericClass}-]+)+)`,
      'gi',
    ),
    reach: 70,
    fits: (value) => {
      const address = toPlainAddress(value);
      const [local = ''] = address.split('@');
      return !samples.test(local) && (isAtProvider(address) || isName(local));
    },
  }),
];
