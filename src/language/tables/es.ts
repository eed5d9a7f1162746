// Made from CLDR 48.2.0 (Unicode-3.0: UNICODE-LICENSE.txt) by `npm run language:tables`: a table.

import type { TableFile } from '../language-table.ts';

// biome-ignore format: written by a program, in lines as full as they may be
export default {
  tag: 'es',
  script: 'Latn',
  region: 'ES',
  direction: 'ltr',
  months: [
    'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre',
    'diciembre',
  ],
  monthsAlone: [
    'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre',
    'diciembre',
  ],
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  daysShort: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  date: {
    full: 'EEEE, d \'de\' MMMM \'de\' y', long: 'd \'de\' MMMM \'de\' y', month: 'MMMM \'de\' y', year: 'y',
  },
  time: {
    12: 'h:mm\u202fa', 24: 'H:mm', am: 'a.\u202fm.', pm: 'p.\u202fm.', range24: 'H:mm–H:mm',
    range12: 'h:mm\u2009–\u2009h:mm\u202fa', range12across: 'h:mm\u202fa\u2009–\u2009h:mm\u202fa',
  },
  range: '{0}\u2009–\u2009{1}',
  comma: ', ',
  and: ['{0} y {1}', '{0}, {1}', '{0}, {1}', '{0} y {1}'],
  or: ['{0} o {1}', '{0}, {1}', '{0}, {1}', '{0} o {1}'],
  number: {
    decimal: ',', group: '.', minus: '-', primary: 3, secondary: 3, least: 2, percent: '{n}\u00a0%', digits: '',
  },
  money: {
    sign: ['{n}\u00a0¤', '-{n}\u00a0¤'], letters: ['{n}\u00a0¤', '-{n}\u00a0¤'], decimal: ',', group: '.',
  },
  plurals: { one: 'n = 1', many: 'e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5' },
  symbols: { EUR: '€', THB: '฿', USD: 'US$', VND: '₫', XPF: 'CFPF' },
  countries: {
    AC: 'Isla de la Ascensión', AD: 'Andorra', AE: 'Emiratos Árabes Unidos', AF: 'Afganistán',
    AG: 'Antigua y Barbuda', AI: 'Anguila', AL: 'Albania', AM: 'Armenia', AO: 'Angola', AQ: 'Antártida',
    AR: 'Argentina', AS: 'Samoa Americana', AT: 'Austria', AU: 'Australia', AW: 'Aruba', AX: 'Islas Aland',
    AZ: 'Azerbaiyán', BA: 'Bosnia y Herzegovina', BB: 'Barbados', BD: 'Bangladés', BE: 'Bélgica', BF: 'Burkina Faso',
    BG: 'Bulgaria', BH: 'Baréin', BI: 'Burundi', BJ: 'Benín', BL: 'San Bartolomé', BM: 'Bermudas', BN: 'Brunéi',
    BO: 'Bolivia', BQ: 'Caribe neerlandés', BR: 'Brasil', BS: 'Bahamas', BT: 'Bután', BV: 'Isla Bouvet',
    BW: 'Botsuana', BY: 'Bielorrusia', BZ: 'Belice', CA: 'Canadá', CC: 'Islas Cocos',
    CD: 'República Democrática del Congo', CF: 'República Centroafricana', CG: 'Congo', CH: 'Suiza',
    CI: 'Côte d’Ivoire', CK: 'Islas Cook', CL: 'Chile', CM: 'Camerún', CN: 'China', CO: 'Colombia',
    CP: 'Isla Clipperton', CQ: 'Sark', CR: 'Costa Rica', CU: 'Cuba', CV: 'Cabo Verde', CW: 'Curazao',
    CX: 'Isla de Navidad', CY: 'Chipre', CZ: 'Chequia', DE: 'Alemania', DG: 'Diego García', DJ: 'Yibuti',
    DK: 'Dinamarca', DM: 'Dominica', DO: 'República Dominicana', DZ: 'Argelia', EA: 'Ceuta y Melilla', EC: 'Ecuador',
    EE: 'Estonia', EG: 'Egipto', EH: 'Sáhara Occidental', ER: 'Eritrea', ES: 'España', ET: 'Etiopía', FI: 'Finlandia',
    FJ: 'Fiyi', FK: 'Islas Malvinas', FM: 'Micronesia', FO: 'Islas Feroe', FR: 'Francia', GA: 'Gabón',
    GB: 'Reino Unido', GD: 'Granada', GE: 'Georgia', GF: 'Guayana Francesa', GG: 'Guernesey', GH: 'Ghana',
    GI: 'Gibraltar', GL: 'Groenlandia', GM: 'Gambia', GN: 'Guinea', GP: 'Guadalupe', GQ: 'Guinea Ecuatorial',
    GR: 'Grecia', GS: 'Islas Georgia del Sur y Sandwich del Sur', GT: 'Guatemala', GU: 'Guam', GW: 'Guinea-Bisáu',
    GY: 'Guyana', HK: 'RAE de Hong Kong (China)', HM: 'Islas Heard y McDonald', HN: 'Honduras', HR: 'Croacia',
    HT: 'Haití', HU: 'Hungría', IC: 'Canarias', ID: 'Indonesia', IE: 'Irlanda', IL: 'Israel', IM: 'Isla de Man',
    IN: 'India', IO: 'Territorio Británico del Océano Índico', IQ: 'Irak', IR: 'Irán', IS: 'Islandia', IT: 'Italia',
    JE: 'Jersey', JM: 'Jamaica', JO: 'Jordania', JP: 'Japón', KE: 'Kenia', KG: 'Kirguistán', KH: 'Camboya',
    KI: 'Kiribati', KM: 'Comoras', KN: 'San Cristóbal y Nieves', KP: 'Corea del Norte', KR: 'Corea del Sur',
    KW: 'Kuwait', KY: 'Islas Caimán', KZ: 'Kazajistán', LA: 'Laos', LB: 'Líbano', LC: 'Santa Lucía',
    LI: 'Liechtenstein', LK: 'Sri Lanka', LR: 'Liberia', LS: 'Lesoto', LT: 'Lituania', LU: 'Luxemburgo',
    LV: 'Letonia', LY: 'Libia', MA: 'Marruecos', MC: 'Mónaco', MD: 'Moldavia', ME: 'Montenegro', MF: 'San Martín',
    MG: 'Madagascar', MH: 'Islas Marshall', MK: 'Macedonia del Norte', ML: 'Mali', MM: 'Myanmar (Birmania)',
    MN: 'Mongolia', MO: 'RAE de Macao (China)', MP: 'Islas Marianas del Norte', MQ: 'Martinica', MR: 'Mauritania',
    MS: 'Montserrat', MT: 'Malta', MU: 'Mauricio', MV: 'Maldivas', MW: 'Malaui', MX: 'México', MY: 'Malasia',
    MZ: 'Mozambique', NA: 'Namibia', NC: 'Nueva Caledonia', NE: 'Níger', NF: 'Isla Norfolk', NG: 'Nigeria',
    NI: 'Nicaragua', NL: 'Países Bajos', NO: 'Noruega', NP: 'Nepal', NR: 'Nauru', NU: 'Niue', NZ: 'Nueva Zelanda',
    OM: 'Omán', PA: 'Panamá', PE: 'Perú', PF: 'Polinesia Francesa', PG: 'Papúa Nueva Guinea', PH: 'Filipinas',
    PK: 'Pakistán', PL: 'Polonia', PM: 'San Pedro y Miquelón', PN: 'Islas Pitcairn', PR: 'Puerto Rico',
    PS: 'Territorios Palestinos', PT: 'Portugal', PW: 'Palaos', PY: 'Paraguay', QA: 'Catar', RE: 'Reunión',
    RO: 'Rumanía', RS: 'Serbia', RU: 'Rusia', RW: 'Ruanda', SA: 'Arabia Saudí', SB: 'Islas Salomón', SC: 'Seychelles',
    SD: 'Sudán', SE: 'Suecia', SG: 'Singapur', SH: 'Santa Elena', SI: 'Eslovenia', SJ: 'Svalbard y Jan Mayen',
    SK: 'Eslovaquia', SL: 'Sierra Leona', SM: 'San Marino', SN: 'Senegal', SO: 'Somalia', SR: 'Surinam',
    SS: 'Sudán del Sur', ST: 'Santo Tomé y Príncipe', SV: 'El Salvador', SX: 'Sint Maarten', SY: 'Siria',
    SZ: 'Esuatini', TA: 'Tristán de Acuña', TC: 'Islas Turcas y Caicos', TD: 'Chad',
    TF: 'Territorios Australes Franceses', TG: 'Togo', TH: 'Tailandia', TJ: 'Tayikistán', TK: 'Tokelau',
    TL: 'Timor-Leste', TM: 'Turkmenistán', TN: 'Túnez', TO: 'Tonga', TR: 'Turquía', TT: 'Trinidad y Tobago',
    TV: 'Tuvalu', TW: 'Taiwán', TZ: 'Tanzania', UA: 'Ucrania', UG: 'Uganda', UM: 'Islas menores alejadas de EE. UU.',
    US: 'Estados Unidos', UY: 'Uruguay', UZ: 'Uzbekistán', VA: 'Ciudad del Vaticano',
    VC: 'San Vicente y las Granadinas', VE: 'Venezuela', VG: 'Islas Vírgenes Británicas',
    VI: 'Islas Vírgenes de EE. UU.', VN: 'Vietnam', VU: 'Vanuatu', WF: 'Wallis y Futuna', WS: 'Samoa', XK: 'Kosovo',
    YE: 'Yemen', YT: 'Mayotte', ZA: 'Sudáfrica', ZM: 'Zambia', ZW: 'Zimbabue',
  },
  regions: {
    AR: {
      time: { 24: 'HH:mm', range24: 'HH:mm–HH:mm', range12: 'h:mm–h:mm\u202fa' }, range: '{0} a el {1}',
      number: { least: 1, percent: '{n}%' },
      money: { sign: ['¤\u00a0{n}', '-¤\u00a0{n}'], letters: ['¤\u00a0{n}', '-¤\u00a0{n}'] },
      symbols: { ARS: '$', EUR: 'EUR', THB: 'THB', VND: 'VND' },
      countries: {
        AC: 'Isla Ascensión', AX: 'Islas Åland', CG: 'República del Congo', CI: 'Costa de Marfil',
        GS: 'Islas Georgia del Sur y Sándwich del Sur', IC: 'Islas Canarias', RO: 'Rumania', SA: 'Arabia Saudita',
      },
    },
    CL: {
      time: { 24: 'HH:mm', range12: 'h:mm–h:mm\u202fa' }, range: '{0} a el {1}',
      number: { least: 1, percent: '{n}%' }, money: { sign: ['¤{n}', '¤-{n}'], letters: ['¤\u00a0{n}', '¤-{n}'] },
      symbols: { CLP: '$', EUR: 'EUR', THB: 'THB', VND: 'VND' },
      countries: {
        AC: 'Isla Ascensión', AX: 'Islas Åland', CG: 'República del Congo', CI: 'Costa de Marfil',
        EH: 'Sahara Occidental', GS: 'Islas Georgia del Sur y Sándwich del Sur', IC: 'Islas Canarias', RO: 'Rumania',
        SA: 'Arabia Saudita',
      },
    },
    CO: {
      time: {
        range24: 'HH:mm \'a\' HH:mm', range12: 'h:mm \'a\' h:mm\u202fa',
        range12across: 'h:mm\u202fa \'a\' h:mm\u202fa',
      },
      range: '{0} al {1}', number: { least: 1, percent: '{n}%' },
      money: { sign: ['¤\u00a0{n}', '-¤\u00a0{n}'], letters: ['¤\u00a0{n}', '-¤\u00a0{n}'] },
      symbols: { COP: '$', EUR: 'EUR', THB: 'THB', VND: 'VND' },
      countries: {
        AC: 'Isla Ascensión', AX: 'Islas Åland', CG: 'República del Congo', CI: 'Costa de Marfil',
        GS: 'Islas Georgia del Sur y Sándwich del Sur', IC: 'Islas Canarias', RO: 'Rumania', SA: 'Arabia Saudita',
      },
    },
    MX: {
      time: {
        24: 'HH:mm', am: 'a.m.', pm: 'p.m.', range24: 'HH:mm–HH:mm', range12: 'h:mm–h:mm\u202fa',
      },
      number: { decimal: '.', group: ',', least: 1, percent: '{n}%' },
      money: {
        sign: ['¤{n}', '-¤{n}'], letters: ['¤\u00a0{n}', '-¤\u00a0{n}'], decimal: '.', group: ',',
      },
      symbols: { EUR: 'EUR', MRU: 'UM', MXN: '$', THB: 'THB', USD: 'USD', VND: 'VND' },
      countries: {
        AC: 'Isla Ascensión', AX: 'Islas Åland', CG: 'República del Congo', GG: 'Guernsey',
        GS: 'Islas Georgia del Sur y Sándwich del Sur', IC: 'Islas Canarias', RO: 'Rumania', SA: 'Arabia Saudita',
        SZ: 'Eswatini', TL: 'Timor Oriental',
      },
    },
    US: {
      time: {
        24: 'HH:mm', am: 'a.m.', pm: 'p.m.', range24: 'HH:mm–HH:mm', range12: 'h:mm–h:mm\u202fa',
      },
      number: { decimal: '.', group: ',', least: 1, percent: '{n}%' },
      money: {
        sign: ['¤{n}', '-¤{n}'], letters: ['¤\u00a0{n}', '-¤\u00a0{n}'], decimal: '.', group: ',',
      },
      symbols: { EUR: 'EUR', JPY: '¥', THB: 'THB', USD: '$', VND: 'VND' },
      countries: {
        AX: 'Islas Åland', CG: 'República del Congo', CI: 'Costa de Marfil', EH: 'Sahara Occidental', GG: 'Guernsey',
        GS: 'Islas Georgia del Sur y Sándwich del Sur', IC: 'Islas Canarias', RO: 'Rumania', SA: 'Arabia Saudita',
        TL: 'Timor Oriental',
      },
    },
  },
} as const satisfies TableFile;
