// A table: what must be found and what must not, written before the rules. Each number is a sample of the authority that
// gives it out, or only its check digit is right.

/** Texts by the kind that each of them has. */
export const wanted: Readonly<Record<string, readonly string[]>> = {
  'a date of birth': [
    ...['Jane Miller, born 12/03/1961', 'She was born on the 12th of March, 1961.', 'date of birth is 12 March 1961'],
    ...['He was born in Leeds on 12 March 1961.', 'born on Monday, 12 March 1961', 'D.o.b: 12.03.1961'],
    ...['Date of Birth / 12.03.1961', 'DOB 12-Mar-1961', 'BDAY:19610312', '"dateOfBirth": "1961-03-12"'],
    ...['Frau Schmidt, geb. am 12.03.1961', 'geb.: 12.3.1961', 'Geboren in Köln am 12. März 1961'],
    ...['Geb.-Datum: 12.03.1961', 'Geb.datum 12.03.61', 'GebDat 12.03.1961', 'geboren den 12. März 1961'],
    ...['Er wurde am 12. März 1961 in Bonn geboren.', 'Schmidt (*12.03.1961)', 'Schmidt (* 12. März 1961 in Köln)'],
    ...['née le 12 mars 1961', 'née le : 12/03/1961', 'né à Lyon le 12 mars 1961', 'née à Paris, le 12/03/1961'],
    ...['Elle est née le 1er août 1961.', 'Date de naiss. 12/03/1961', 'DDN : 12/03/1961'],
    ...['nacido en Madrid el 3 de mayo de 1961', 'Ana nació el 3 de mayo de 1961.', 'nacida el día 3 de mayo de 1961'],
    ...['F. nac.: 03/05/1961', 'fecha de nac. 03/05/1961', 'F. de nacimiento: 03/05/1961'],
    ...['nato a Roma il 3 maggio 1961', 'nata a Milano (MI) il 03/05/1961', 'Data nascita: 03/05/1961'],
    ...['nato/a il 03/05/1961', 'è nata il 3 maggio 1961 a Bari'],
    ...['A Ana nasceu em 3 de maio de 1961.', 'nascida a 3 de maio de 1961', 'nascido em Lisboa a 3 de maio de 1961'],
    ...['nasceu no dia 3 de maio de 1961', 'data de nasc. 03/05/1961', 'Data nasc.: 03-05-1961'],
    ...['geboren te Utrecht op 3 mei 1961', 'geb. op 3 mei 1961', 'geb.datum: 03-05-1961', 'geboortedag 3 mei 1961'],
    ...['urodzony w Krakowie 3 maja 1961 r.', 'urodził się 3 maja 1961', 'urodziła się 3 maja 1961 r. w Gdyni'],
    ...['urodzona dnia 03.05.1961', 'ur. dn. 03.05.1961', 'data ur. 03.05.1961', 'ur. 3 maja 1961'],
    ...['生年月日 1961年3月12日', '生年月日：昭和36年3月12日', '生年月日：S36.3.12', '昭和36年3月12日生'],
    ...['平成元年3月12日生まれ', '1961年3月12日に生まれました', '誕生日は1961年3月12日', '生年月日　1961/03/12'],
    ...['ولد في 12 مارس 1961', 'ولدت بتاريخ 12/3/1961', 'من مواليد 12 مارس 1961', 'تاريخ الميلاد ١٢ مارس ١٩٦١'],
    ...['تاريخ الميلاد ١٩٦١/٠٣/١٢', 'ولد يوم 12 آذار 1961', 'المولود في 12 مارس 1961'],
  ],
  'a health insurance number': [
    ...['KVNR A123456780', 'Krankenversichertennummer: A123456780', 'Versichertennummer A 123 456 780'],
    ...['Versicherten-Nr.: A123456780', 'Krankenversicherungsnummer lautet A123456780'],
    ...['Medicare number 2123 45670 1', 'MBI: 1EG4-TE5-MK73', 'CHI number: 0101010106', 'H&C number: 3200000010'],
    ...['NHI: ZAC5361', 'Número de utente: 123456789', 'Nº SNS 123456789', 'Personal Health Number 9698 658 215'],
    ...['被保険者番号：12345678', 'Tarjeta sanitaria: BBBB123456789012', 'EHIC: 80756015090000123456'],
  ],
  'an identity number': [
    ...['VSNR 1237 010180', 'NSS: 28 12345678 40', 'CNIC 34201-0891231-8', 'СНИЛС 112-233-445 95', 'ИНН 500100732259'],
    ...['РНОКПП 1759013776', 'NIC 853400937V', 'Onderwijsnummer: 101222331', 'NIK 3171011708450001'],
    ...['DNI 20.123.456', 'Cédula 001-1391282-1', 'Social Security number: 263-12-3456'],
  ],
  'a bank account': [
    ...['Sort code 20-00-00, account number 55779911', 'Account no. 55779911', 'Kontonummer: 648489890'],
    ...['Konto-Nr. 648 489 890, BLZ 500 700 10', 'Numéro de compte : 00123456789', 'CLABE 032180000118359719'],
    ...['Routing number 011000015, account number 12345678', '普通預金 1234567', '口座番号：1234567'],
    ...[
      'Numer konta: 10 1050 0099 7603 1234 5678 9123',
      'Rekeningnummer 41.73.64.300',
      'Número de cuenta 2100 0418 45 0200051332',
    ],
    ...['رقم الحساب: 0108057386'],
  ],
  'a secret key': [
    ...['MISTRAL_API_KEY=a7Kx92mQp4Lz81WnB3cDrT5vYu8iOe0P', 'Mistral key: a7Kx92mQp4Lz81WnB3cDrT5vYu8iOe0P'],
    ...['The Mistral API key is a7Kx92mQp4Lz81WnB3cDrT5vYu8iOe0P.', 'cohere_token: "a7Kx92mQp4Lz81WnB3cDrT5vYu8iOe0P"'],
    ...['Cloudflare-API-Token: a7Kx92mQp4Lz81WnB3cDrT5vYu8iOe0PqJhGfZsX'],
  ],
};

/** Texts of organisations in which there is nothing. */
export const left: Readonly<Record<string, readonly string[]>> = {
  'a birth of what is no person': [
    ...[
      'a charity "born on 4 July 1952"',
      'Our charity, born on 4 July 1952, helps.',
      'The NHS was born on 5 July 1948.',
    ],
    ...['Born on 4 July 1952 as a charity, it helps.', 'Born on 4 July 1952, the association helps.'],
    ...['Der Verein, geboren am 4. Juli 1952', 'Unsere Stiftung wurde am 4. Juli 1952 geboren.'],
    ...['Die Idee wurde am 4. Juli 1952 geboren.', 'L’association est née le 4 juillet 1952.'],
    ...['notre entreprise, née le 4 juillet 1952', 'La empresa nació el 3 de mayo de 1961.'],
    ...[
      "L'azienda è nata il 3 maggio 1961.",
      'A empresa nasceu em 3 de maio de 1961.',
      'La fundación, nacida el 3 de mayo de 1961',
    ],
    ...[
      'De vereniging is geboren op 3 mei 1961.',
      'Firma urodziła się 3 maja 1961 r.',
      'Fundacja urodziła się 3 maja 1961',
    ],
    ...[
      '当社は1961年3月12日に生まれました',
      '1961年3月12日に生まれた会社です',
      'ولدت الشركة في 12 مارس 1961',
      'ولدت الجمعية في 3/5/1969',
    ],
    ...['* 12.03.2026: Neue Öffnungszeiten', '(*) 12.03.2026', '- * 12. März 2026 in Köln', 'Stand: 12.03.1961'],
  ],
  'a telephone number': ['+81 263-12-3456', 'Call +81 263-12-3456 now.', 'Telefon 263-12-3456', 'Fax: 0263-12-3456'],
  'the address of a page': [
    ...['/home/about', 'See /home/about for more.', '/home/about/team', 'Open /home/products/pumps now.'],
    ...['the page /home/news/2026/spring', '/home/de/kontakt', '/home/contact-us/'],
  ],
  'the number of a section': [
    ...[
      'section 10.1.2.3',
      'Section 10.1.2.3 says so.',
      'In 10.1.2.3 of the manual',
      '(see 10.1.2.3)',
      '(siehe 10.1.2.3)',
    ],
    ...['## 10.1.2.3 Scope', '10.1.2.3 Scope of the service', 'Kap. 10.1.2.3', 'apartado 10.1.2.3', 'punkt 10.1.2.3'],
    ...[
      '第10.1.2.3条',
      'القسم 10.1.2.3',
      'par. 10.1.2.3',
      'Nr. 10.1.2.3 der Anlage',
      'requirements 10.1.2.3 to 10.1.2.9',
    ],
  ],
  'a name that begins as a key does': [
    ...['fw_update_for_the_whole_family', 're_captcha_for_our_contact_form_2026', 'tvly-how-to-search-the-web-in-2026'],
    ...['MISTRAL_API_KEY=your-mistral-api-key', 'The Mistral key: see your account.', 'API-ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ],
  'a number of anything': [
    ...[
      'Order A123456780',
      'Part A123456780',
      'Medicare pays 2123 dollars.',
      'Account manager 12345678',
      'The account of 1961',
    ],
    ...['Our account number is on your invoice.', 'Sort codes have six digits.', 'IRD-2024-000123', 'nice 85340'],
  ],
};
