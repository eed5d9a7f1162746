import { findNearestName, findUniqueCorrection, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Mistake } from '../mistake.ts';
import { quoteText } from '../mistake.ts';

/** Names of the database that name no place, and the place that is meant where there is one only. */
const withoutPlace: Readonly<Record<string, string>> = {
  Cuba: 'America/Havana',
  Egypt: 'Africa/Cairo',
  Eire: 'Europe/Dublin',
  GB: 'Europe/London',
  'GB-Eire': 'Europe/London',
  GMT: 'UTC',
  Greenwich: 'UTC',
  Hongkong: 'Asia/Hong_Kong',
  Iceland: 'Atlantic/Reykjavik',
  Iran: 'Asia/Tehran',
  Israel: 'Asia/Jerusalem',
  Jamaica: 'America/Jamaica',
  Japan: 'Asia/Tokyo',
  Kwajalein: 'Pacific/Kwajalein',
  Libya: 'Africa/Tripoli',
  NZ: 'Pacific/Auckland',
  'NZ-CHAT': 'Pacific/Chatham',
  Navajo: 'America/Denver',
  PRC: 'Asia/Shanghai',
  Poland: 'Europe/Warsaw',
  Portugal: 'Europe/Lisbon',
  ROC: 'Asia/Taipei',
  ROK: 'Asia/Seoul',
  Singapore: 'Asia/Singapore',
  Turkey: 'Europe/Istanbul',
  UCT: 'UTC',
  Universal: 'UTC',
  'W-SU': 'Europe/Moscow',
  Z: 'UTC',
  Zulu: 'UTC',
};

// A table: the names of places in the IANA time zone database, tzdata 2026f, older spellings included. Names without a
// place are left out: Etc/GMT+1 (whose sign means the opposite), CET, EST5EDT, Japan.
const byArea = {
  Africa: `
    Abidjan Accra Addis_Ababa Algiers Asmara Asmera Bamako Bangui Banjul Bissau Blantyre Brazzaville Bujumbura Cairo
    Casablanca Ceuta Conakry Dakar Dar_es_Salaam Djibouti Douala El_Aaiun Freetown Gaborone Harare Johannesburg Juba
    Kampala Khartoum Kigali Kinshasa Lagos Libreville Lome Luanda Lubumbashi Lusaka Malabo Maputo Maseru Mbabane
    Mogadishu Monrovia Nairobi Ndjamena Niamey Nouakchott Ouagadougou Porto-Novo Sao_Tome Timbuktu Tripoli Tunis
    Windhoek`,
  America: `
    Adak Anchorage Anguilla Antigua Araguaina Argentina/Buenos_Aires Argentina/Catamarca Argentina/ComodRivadavia
    Argentina/Cordoba Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos Argentina/Salta
    Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Aruba Asuncion Atikokan Atka Bahia
    Bahia_Banderas Barbados Belem Belize Blanc-Sablon Boa_Vista Bogota Boise Buenos_Aires Cambridge_Bay Campo_Grande
    Cancun Caracas Catamarca Cayenne Cayman Chicago Chihuahua Ciudad_Juarez Coral_Harbour Cordoba Costa_Rica
    Coyhaique Creston Cuiaba Curacao Danmarkshavn Dawson Dawson_Creek Denver Detroit Dominica Edmonton Eirunepe
    El_Salvador Ensenada Fort_Nelson Fort_Wayne Fortaleza Glace_Bay Godthab Goose_Bay Grand_Turk Grenada Guadeloupe
    Guatemala Guayaquil Guyana Halifax Havana Hermosillo Indiana/Indianapolis Indiana/Knox Indiana/Marengo
    Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Inuvik Iqaluit
    Jamaica Jujuy Juneau Kentucky/Louisville Kentucky/Monticello Knox_IN Kralendijk La_Paz Lima Los_Angeles
    Louisville Lower_Princes Maceio Managua Manaus Marigot Martinique Matamoros Mazatlan Mendoza Menominee Merida
    Metlakatla Mexico_City Miquelon Moncton Monterrey Montevideo Montreal Montserrat Nassau New_York Nipigon Nome
    Noronha North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Nuuk Ojinaga Panama Pangnirtung
    Paramaribo Phoenix Port-au-Prince Port_of_Spain Porto_Acre Porto_Velho Puerto_Rico Punta_Arenas Rainy_River
    Rankin_Inlet Recife Regina Resolute Rio_Branco Rosario Santa_Isabel Santarem Santiago Santo_Domingo Sao_Paulo
    Scoresbysund Shiprock Sitka St_Barthelemy St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current
    Tegucigalpa Thule Thunder_Bay Tijuana Toronto Tortola Vancouver Virgin Whitehorse Winnipeg Yakutat Yellowknife`,
  Antarctica: `
    Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera South_Pole Syowa Troll Vostok`,
  Arctic: `
    Longyearbyen`,
  Asia: `
    Aden Almaty Amman Anadyr Aqtau Aqtobe Ashgabat Ashkhabad Atyrau Baghdad Bahrain Baku Bangkok Barnaul Beirut
    Bishkek Brunei Calcutta Chita Choibalsan Chongqing Chungking Colombo Dacca Damascus Dhaka Dili Dubai Dushanbe
    Famagusta Gaza Harbin Hebron Ho_Chi_Minh Hong_Kong Hovd Irkutsk Istanbul Jakarta Jayapura Jerusalem Kabul
    Kamchatka Karachi Kashgar Kathmandu Katmandu Khandyga Kolkata Krasnoyarsk Kuala_Lumpur Kuching Kuwait Macao
    Macau Magadan Makassar Manila Muscat Nicosia Novokuznetsk Novosibirsk Omsk Oral Phnom_Penh Pontianak Pyongyang
    Qatar Qostanay Qyzylorda Rangoon Riyadh Saigon Sakhalin Samarkand Seoul Shanghai Singapore Srednekolymsk Taipei
    Tashkent Tbilisi Tehran Tel_Aviv Thimbu Thimphu Tokyo Tomsk Ujung_Pandang Ulaanbaatar Ulan_Bator Urumqi Ust-Nera
    Vientiane Vladivostok Yakutsk Yangon Yekaterinburg Yerevan`,
  Atlantic: `
    Azores Bermuda Canary Cape_Verde Faeroe Faroe Jan_Mayen Madeira Reykjavik South_Georgia St_Helena Stanley`,
  Australia: `
    ACT Adelaide Brisbane Broken_Hill Canberra Currie Darwin Eucla Hobart LHI Lindeman Lord_Howe Melbourne NSW North
    Perth Queensland South Sydney Tasmania Victoria West Yancowinna`,
  Brazil: `
    Acre DeNoronha East West`,
  Canada: `
    Atlantic Central Eastern Mountain Newfoundland Pacific Saskatchewan Yukon`,
  Chile: `
    Continental EasterIsland`,
  Europe: `
    Amsterdam Andorra Astrakhan Athens Belfast Belgrade Berlin Bratislava Brussels Bucharest Budapest Busingen
    Chisinau Copenhagen Dublin Gibraltar Guernsey Helsinki Isle_of_Man Istanbul Jersey Kaliningrad Kiev Kirov Kyiv
    Lisbon Ljubljana London Luxembourg Madrid Malta Mariehamn Minsk Monaco Moscow Nicosia Oslo Paris Podgorica
    Prague Riga Rome Samara San_Marino Sarajevo Saratov Simferopol Skopje Sofia Stockholm Tallinn Tirane Tiraspol
    Ulyanovsk Uzhgorod Vaduz Vatican Vienna Vilnius Volgograd Warsaw Zagreb Zaporozhye Zurich`,
  Indian: `
    Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Maldives Mauritius Mayotte Reunion`,
  Mexico: `
    BajaNorte BajaSur General`,
  Pacific: `
    Apia Auckland Bougainville Chatham Chuuk Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier
    Guadalcanal Guam Honolulu Johnston Kanton Kiritimati Kosrae Kwajalein Majuro Marquesas Midway Nauru Niue Norfolk
    Noumea Pago_Pago Palau Pitcairn Pohnpei Ponape Port_Moresby Rarotonga Saipan Samoa Tahiti Tarawa Tongatapu Truk
    Wake Wallis Yap`,
  US: `
    Alaska Aleutian Arizona Central East-Indiana Eastern Hawaii Indiana-Starke Michigan Mountain Pacific Samoa`,
};

let names: ReadonlySet<string> | undefined;

/** The time zones that content may name: those of places, and UTC. Made when they are first asked for. */
export function timeZoneNames(): ReadonlySet<string> {
  names ??= new Set([
    ...Object.entries(byArea).flatMap(([area, places]) =>
      places
        .trim()
        .split(/\s+/)
        .map((place) => `${area}/${place}`),
    ),
    'UTC',
    'Etc/UTC',
  ]);
  return names;
}

/**
 * Judges the name of a time zone by the list that is shipped, so that the verdict does not hang on the Node that runs.
 * Takes the name and its place in the value; returns undefined for a good one.
 */
export function checkTimeZone(
  name: string,
  path: readonly (string | number)[] = [],
): Mistake<'zone-unknown'> | undefined {
  const known = timeZoneNames();
  if (known.has(name)) return undefined;
  return {
    kind: 'zone-unknown',
    path,
    expected: 'an IANA time zone such as Europe/London',
    found: quoteText(name),
    hint: hintFor(name.trim(), known),
    ...meantIn(name.trim().replaceAll(' ', '_'), known),
  };
}

/** `Europe/Belrin`, `europe/berlin`: a slip for one name alone. */
function meantIn(name: string, known: ReadonlySet<string>): { readonly meant?: string } {
  const meant = name.includes('/') ? findUniqueCorrection(name, [...known]) : undefined;
  return meant === undefined ? {} : { meant };
}

function hintFor(name: string, known: ReadonlySet<string>): string {
  const place = withoutPlace[name];
  if (place !== undefined) return formatDidYouMean(place);
  const isOffset = /^(?:Etc\/)?(?:GMT|UTC)?[+\-\u2212]?\d{1,2}(?::?\d\d)?$/.test(name);
  if (isOffset || /^[A-Z]{2,5}(?:\d[A-Z]{3})?$/.test(name))
    return 'Name a place whose clocks are yours (Europe/Berlin): an offset or abbreviation knows no summer time.';
  const near = findNearestName(name.replaceAll(' ', '_'), [...known]);
  // A city without its area: Berlin, New York.
  const city = name.replaceAll(' ', '_').toLowerCase();
  const named = [...known].find((zone) => zone.toLowerCase().endsWith(`/${city}`));
  const meant = named ?? near;
  return meant === undefined
    ? 'Write area and city, with an underscore for a space: America/New_York.'
    : formatDidYouMean(meant);
}
