// A table: what Gazette says in Polish. Slots stand in braces; code, slots and targets of links stay as they are.

import type { Catalogue } from '../catalogue.ts';

export default {
  reviewed: false,
  words: {
    // How a label stands before its value, a note behind it, and what is quoted.
    'text.labelled': '{label}: {value}',
    'text.noted': '{text} ({note})',
    'text.quoted': '„{text}”',
    'text.yes': 'tak',
    'text.no': 'nie',

    // The frame of every page.
    'frame.skip': 'Przejdź do treści',
    'frame.updated': 'Ostatnia aktualizacja: {date}',
    'frame.markdown': 'Markdown',
    'frame.navigation': 'Nawigacja główna',
    'frame.company': 'Firma',
    'frame.organisation': 'Organizacja',
    'frame.api': 'API',
    'frame.access': 'Dostęp',
    'frame.contact': 'Kontakt',
    'frame.pages': 'Strony',
    'frame.allPages': 'Wszystkie strony: {n}',
    'frame.forPrograms': 'Dla programów',
    'frame.apiIndex': 'Indeks API',
    'frame.apiCatalog': 'Katalog API',
    'frame.sitemap': 'Mapa witryny',
    'frame.asMarkdown': 'Ta strona w Markdown',
    'frame.dataLicence': 'Licencja danych',
    'frame.languages': 'Języki',
    'frame.onThisPage': 'Na tej stronie',
    'frame.contents': 'Spis treści',
    'frame.reference': 'Dokumentacja',
    'frame.readMore': 'Więcej',
    'frame.readMoreOf': 'Więcej: {name}',
    'frame.search': 'Szukaj',
    'frame.nothingFound': 'Brak wyników.',
    'frame.copy': 'Kopiuj',
    'frame.copyOf': 'Kopiuj: {name}',
    'frame.copied': 'Skopiowano',
    'frame.selected': 'Zaznaczono',

    // The page for addresses at which there is nothing.
    'notFound.title': 'Nie znaleziono strony',
    'notFound.description': 'Pod tym adresem nic nie opublikowano.',
    'notFound.advice': 'W adresach liczy się wielkość liter i każdy znak; prosimy ich nie zgadywać.',
    'notFound.homepage': 'Strona główna',
    'notFound.reference': '[Dokumentacja API]({docs}) i [opis OpenAPI]({openapi}): wszystkie punkty końcowe',
    'notFound.guide':
      '[Przewodnik uwierzytelniania]({guide}): nic tutaj nie wymaga danych uwierzytelniających i nie ma serwera autoryzacji',

    // The list of all pages.
    'allPages.title': 'Wszystkie strony',
    'allPages.description': 'Wszystkie strony tej witryny, według folderów.',
    'allPages.section': 'Wszystkie strony: {section}',
    'allPages.below': {
      one: '{folder}: {n} strona',
      few: '{folder}: {n} strony',
      many: '{folder}: {n} stron',
      other: '{folder}: {n} strony',
    },
    'text.next': '{text}; {next}',

    // Headings of the homepage, which content may replace by its own words.
    'section.company': 'O firmie',
    'section.organisation': 'O organizacji',
    'section.locations': 'Lokalizacje',
    'section.people': 'Osoby',
    'section.brands': 'Marki',
    'section.solutions': 'Rozwiązania',
    'section.workflows': 'Procesy',
    'section.technology': 'Technologia',
    'section.industries': 'Branże',
    'section.products': 'Produkty',
    'section.compliance': 'Zgodność',
    'section.publicRecord': 'Wystąpienia publiczne',
    'section.questions': 'Pytania i odpowiedzi',
    'section.contact': 'Kontakt',
    'section.legalNotice': 'Informacje prawne',

    // Labels of facts; those of identifiers belong to their schemes, and these are the neutral ones.
    'label.name': 'Nazwa',
    'label.legalName': 'Pełna nazwa',
    'label.tradingName': 'Nazwa handlowa',
    'label.companyNumber': 'Numer rejestrowy',
    'label.charityNumber': 'Numer organizacji dobroczynnej',
    'label.vatNumber': 'Numer VAT UE',
    'label.registrationNumber': 'Numer rejestrowy',
    'label.register': 'Rejestr',
    'label.jurisdiction': 'Kraj rejestracji',
    'label.incorporated': 'Data założenia',
    'label.registeredAddress': 'Siedziba',
    'label.address': 'Adres',
    'label.officeHours': 'Godziny pracy biura',
    'label.openingHours': 'Godziny otwarcia',
    'label.timeZone': 'Strefa czasowa',
    'label.website': 'Strona internetowa',
    'label.policies': 'Zasady',
    'label.privacyPolicy': 'Polityka prywatności',
    'label.termsOfUse': 'Warunki korzystania',
    'label.elsewhere': 'Inne profile',
    'label.phone': 'Telefon',
    'label.email': 'E-mail',
    'label.parentOrganisation': 'Jednostka dominująca',
    'label.subsidiaries': 'Jednostki zależne',
    'label.employees': 'Liczba pracowników',
    'label.role': 'Funkcja',
    'label.since': 'Od',
    'label.audience': 'Dla kogo',
    'label.personDecides': 'Gdzie decyduje człowiek',
    'label.regulators': 'Organy nadzoru',
    'label.access': 'Dostęp',
    'label.price': 'Cena',
    'label.status': 'Status',
    'label.reviewed': 'Data przeglądu',
    'label.issuedBy': 'Wystawca',
    'label.certificateNumber': 'Numer certyfikatu',
    'label.scope': 'Zakres',
    'label.validFrom': 'Ważne od',
    'label.validUntil': 'Ważne do',
    'label.document': 'Dokument',
    'label.date': 'Data',
    'label.recipient': 'Adresat',
    'label.responseTime': 'Czas odpowiedzi',
    'hours.closed': 'Zamknięte',
    'hours.always': 'Czynne całą dobę',

    // States, in forms that suit whatever they are said of.
    'access.public': 'Publiczne',
    'access.gated': 'Na wniosek',
    'access.sold': 'W sprzedaży',
    'compliance.certified': 'Certyfikowano',
    'compliance.registered': 'Zarejestrowano',
    'compliance.compliant': 'Spełniono wymagania',
    'compliance.in-progress': 'W toku',
    'compliance.planned': 'Planowane',

    // Sentences of the homepage.
    'home.gated':
      'Produkty dostępne na wniosek nie mają punktu końcowego w tej domenie. Jak poprosić o dostęp: [Przewodnik uwierzytelniania]({guide}).',
    'questions.permalink': 'Link do tej odpowiedzi',
    'questions.search': 'Szukaj w pytaniach',
    'questions.found': 'Znalezione pytania: {found} z {total}',
    'questions.none': 'Żadne pytanie tego nie zawiera. Formularz kontaktowy znajduje się poniżej.',
    'questions.noneWithoutForm': 'Żadne pytanie tego nie zawiera.',

    // How to reach a person, and the form for it.
    'contact.write': 'Napisz zapytanie',
    'contact.mustNotContain': 'Czego zapytanie nie może zawierać',
    'contact.includes': 'Zapytanie zawiera:',
    'contact.topic': 'Temat',
    'contact.topicHint': 'Czego dotyczy zapytanie.',
    'contact.message': 'Treść wiadomości',
    'contact.messageHint': 'O co się prosi.',
    'contact.name': 'Imię i nazwisko',
    'contact.nameHint': 'Imię i nazwisko osoby piszącej, do odpowiedzi.',
    'contact.email': 'Adres e-mail',
    'contact.emailHint': 'Adres e-mail osoby piszącej, do odpowiedzi.',
    'contact.senderHint': 'Imię i nazwisko oraz adres e-mail są potrzebne, aby można było odpowiedzieć.',
    'contact.opensAnswers':
      'Przycisk otwiera program pocztowy z tymi odpowiedziami, zaadresowanymi na {email}. Nic nie zostanie wysłane, zanim nie zostanie wysłane tam.',
    'contact.opensTopic':
      'Przycisk otwiera program pocztowy z tym tematem, z adresem {email}. Nic nie zostanie wysłane, zanim nie zostanie wysłane tam.',
    'contact.writeEmail': 'Napisz e-mail',
    'contact.writeEmailOn': 'Napisz e-mail: {topic}',
    'contact.copyAsText': 'Kopiuj jako tekst',
    'contact.byMailPoints':
      'Prosimy pisać na adres {email}. Link poniżej otwiera program pocztowy z punktami zapytania:',
    'contact.byMailTopic': 'Prosimy pisać na adres {email}. Link poniżej otwiera program pocztowy z tematem:',
    'contact.sentTo': 'Przycisk wysyła te odpowiedzi do {host}. Można też napisać e-mail na adres {email}.',
    'contact.send': 'Wyślij zapytanie',
    'contact.tool': 'Wypełnia zapytanie, które człowiek czyta i wysyła. Czego nie może zawierać: {text}',
    'contact.formTopics': 'Tematy [formularza kontaktowego]({form}): {topics}',

    // What the script of the form says.
    'contact.opened':
      'Otwiera się program pocztowy z zapytaniem. Jeśli się nie otworzy, prosimy skopiować zapytanie jako tekst.',
    'contact.tooLongCopied':
      'Zapytanie jest za długie, by je przekazać, więc zostało skopiowane: prosimy wkleić je do otwieranej wiadomości.',
    'contact.tooLongBox':
      'Zapytanie jest za długie, by je przekazać. Prosimy skopiować je z pola poniżej i wkleić do otwieranej wiadomości.',
    'contact.pasteCopied': 'Prosimy wkleić tutaj skopiowane zapytanie.',
    'contact.paste': 'Prosimy wkleić tutaj zapytanie.',
    'contact.copied': 'Skopiowano. Prosimy wkleić tekst do wiadomości na adres podany powyżej.',
    'contact.copyBox': 'Prosimy skopiować zapytanie z pola poniżej.',
    'contact.asText': 'Zapytanie jako tekst',

    // Response times: they stand after a label with a colon. A working day is one from Monday to Friday.
    'within.minute': {
      one: 'w ciągu jednej minuty',
      few: 'w ciągu {n} minut',
      many: 'w ciągu {n} minut',
      other: 'w ciągu {n} minuty',
    },
    'within.hour': {
      one: 'w ciągu jednej godziny',
      few: 'w ciągu {n} godzin',
      many: 'w ciągu {n} godzin',
      other: 'w ciągu {n} godziny',
    },
    'within.day': {
      one: 'w ciągu jednego dnia',
      few: 'w ciągu {n} dni',
      many: 'w ciągu {n} dni',
      other: 'w ciągu {n} dnia',
    },
    'within.working-day': {
      one: 'w ciągu jednego dnia roboczego',
      few: 'w ciągu {n} dni roboczych',
      many: 'w ciągu {n} dni roboczych',
      other: 'w ciągu {n} dnia roboczego',
    },
    'within.week': {
      one: 'w ciągu jednego tygodnia',
      few: 'w ciągu {n} tygodni',
      many: 'w ciągu {n} tygodni',
      other: 'w ciągu {n} tygodnia',
    },

    // The reference of the API.
    'docs.title': 'Dokumentacja API',
    'docs.description': 'Wszystkie punkty końcowe API: pola, przykłady, błędy, wersje i pamięć podręczna.',
    'docs.endpoints': 'Punkty końcowe',
    'docs.path': 'Ścieżka',
    'docs.pathAndDate': 'Ścieżka i data',
    'docs.content': 'Zawartość',
    'docs.updated': 'Aktualizacja',
    'docs.operation': 'Operacja',
    'docs.request': 'Żądanie',
    'docs.response': 'Odpowiedź',
    'docs.example': 'Przykład',
    'docs.itself': 'Sam dokument: {link}',
    'docs.shortened': 'Listy skrócone do pierwszego elementu, długie teksty do początku',
    'docs.field': 'Pole',
    'docs.type': 'Typ',
    'docs.fieldAndType': 'Pole i typ',
    'docs.meaning': 'Znaczenie',
    'docs.fieldsOf': 'Pola: {title}',
    'docs.required': 'Wymagane',
    'docs.optional': 'Opcjonalne',
    'docs.arrayOf': 'tablica: {type}',
    'docs.shell': 'Powłoka',
    'docs.module': 'Moduł, w przeglądarce lub Node.js',
    'docs.python': 'Python 3, biblioteka standardowa',
    'docs.openapiTitle': 'Opis OpenAPI',
    'docs.openapi':
      'Opis API do odczytu maszynowego: każdy punkt końcowy ze swoim schematem i, poza samym opisem, z prawdziwym dokumentem jako przykładem.',

    // What the script of the reference says.
    'try.it': 'Wypróbuj',
    'try.itOf': 'Wypróbuj: GET {path}',
    'try.showExample': 'Pokaż przykład: {path}',
    'try.failed': 'Brak odpowiedzi: {reason}',
    'try.notSent': 'nie wysłano',
    'try.size': 'Rozmiar w bajtach',
    'try.body': 'Treść: {path}',

    // The rules of the API: Markdown, a block a text.
    'rules.publisher': 'Wydawca tych statycznych dokumentów JSON: {name}.',
    'rules.summary':
      'Tylko do odczytu, publiczne, bez danych uwierzytelniających. Wersja opisu: {version}; do odczytu maszynowego jako [OpenAPI 3.1]({openapi}).',
    'rules.useHeading': 'Użycie',
    'rules.use':
      'Wszystkie punkty końcowe używają metody GET (działa też HEAD), nie przyjmują parametrów zapytania ani treści żądania, nie mają stronicowania i zwracają `application/json`. Należy wysyłać `Accept: application/json` i żadnych danych uwierzytelniających: nagłówek `Authorization` i parametry zapytania są ignorowane. API można czytać w przeglądarce z każdej domeny (`Access-Control-Allow-Origin: *`).',
    'rules.errorsHeading': 'Błędy',
    'rules.noEnvelope': 'Nie ma struktury błędu; odpowiedzi z błędem nie mają schematu JSON.',
    'rules.tableHead': '| Status | Gdzie | Znaczenie | Co zrobić |',
    'rules.row200': '| 200 | każdy punkt końcowy | sukces | treść to opisany tu dokument |',
    'rules.row304': '| 304 | każdy punkt końcowy | posiadana kopia jest aktualna | użyć jej |',
    'rules.row404':
      '| 404 | poniżej `/api/v1/` | brak ścieżki lub błąd w pisowni; treść to strona 404 witryny (HTML) | ponownie odczytać opis OpenAPI; nie zgadywać ścieżek |',
    'rules.row405': '| 405 | wszędzie | metoda inna niż {methods} | użyć GET |',
    'rules.row5xx': '| 5xx | wszędzie | awaria serwera | powtarzać to samo żądanie z wykładniczo rosnącymi przerwami |',
    'rules.noCredentialFlow':
      'Kody 401 i 403 nie należą do tego API: należy je traktować jako błąd konfiguracji i nie rozpoczynać procesu uwierzytelniania. Po odpowiedzi 4xx nigdy nie należy powtarzać tego samego żądania.',
    'rules.guideGated': 'Jak uzyskać dostęp do tego, co nie jest publiczne: [Przewodnik uwierzytelniania]({guide}).',
    'rules.guide': 'Dlaczego tak jest: [Przewodnik uwierzytelniania]({guide}).',
    'rules.versioningHeading': 'Wersje',
    'rules.versioning':
      'Wersja jest podana w ścieżce: `/api/v1/`. Jest stabilna: pola mogą być dodawane, więc nieznane należy ignorować; nic nie jest usuwane ani zmieniane z nazwy, nic nie zmienia znaczenia. Zmiany niezgodne ukazują się pod nowym przedrostkiem ścieżki, v2. Każdy dokument poza opisem OpenAPI zawiera `updated`, datę ostatniej zmiany treści.',
    'rules.cachingHeading': 'Pamięć podręczna i limity',
    'rules.caching':
      'Dokumenty zmieniają się rzadko. Należy je przechowywać przez czas podany w `Cache-Control` i wysyłać `If-None-Match` z posiadanym `ETag`: niezmieniony dokument odpowiada kodem 304 bez treści. Nie opublikowano limitu liczby żądań; prosimy o umiar. Przewodnik uwierzytelniania i oba dokumenty OAuth można przechowywać tylko kilka minut, ponieważ ich treść może się zmienić.',
    'rules.licenceHeading': 'Licencja i preferencje',
    'rules.licence': 'Licencja danych: [{name}]({url}). Wykorzystanie treści przez systemy AI: {preferences}.',
    'rules.indexCarriesBoth': 'Indeks zawiera jedno i drugie, jako `license` i `aiPreferences`.',
    'preference.search': 'wyszukiwanie',
    'preference.aiInput': 'odpowiadanie na pytania',
    'preference.aiTrain': 'trenowanie modeli',
    'preference.note':
      'Te preferencje, które robots.txt podaje jako Content Signals, są prośbą obok licencji danych; nie są jej częścią i jej nie zmieniają.',
    'rules.deviationsHeading': 'Świadome odstępstwa',
    'rules.deviationServer':
      '[Metadane serwera autoryzacji]({metadata}) zawierają puste tablice `grant_types_supported`, `response_types_supported` i `scopes_supported`, choć RFC 8414, punkt 3.2, wymaga pomijania pustych wartości: brak `grant_types_supported` oznaczałby domyślnie dwie metody, a `response_types_supported` jest wymagane. Nie podano żadnego punktu końcowego, ponieważ nic za nim nie działa.',
    'rules.deviationResource':
      '[Metadane chronionego zasobu]({metadata}) zawierają `bearer_methods_supported: []`, co według RFC 9728 oznacza, że żadna metoda Bearer nie jest obsługiwana. Nie ma `scopes_supported` ani `authorization_servers`, ponieważ takich nie ma.',
    'rules.deviationCard':
      '[Karta serwera]({card}) nie ma `remotes`: nie istnieje punkt końcowy MCP, z którym można się połączyć.',
    'rules.deviationExample':
      'Operacja opisu OpenAPI ma skrócony przykład, ponieważ dokument nie może zawierać samego siebie.',

    // The authentication guide: Markdown, a block a text. Its first heading and upstream's steps stay English.
    'auth.title': 'Przewodnik uwierzytelniania',
    'auth.nothingNeeded': 'Nie ma tu danych uwierzytelniających i nie są potrzebne.',
    'auth.howInterfaces': 'Jak poprosić o dostęp do interfejsów, które nie są publiczne.',
    'auth.howProducts': 'Jak poprosić o dostęp do produktów, które nie są publiczne.',
    'auth.howQuestions': 'Jak zadać pytanie lub złożyć zapytanie.',
    'auth.everything':
      'Wszystko, co opublikowano pod adresem {origin}, jest publiczne i nie wymaga danych uwierzytelniających. Agenci nie powinni rozpoczynać wobec tej domeny procesu rejestracji, autoryzacji ani uzyskiwania tokenów. „Agentic registration” nie jest oferowana.',
    'auth.publisher': 'Wydawca: {name}',
    'auth.discover': 'Rozpoznanie',
    'auth.resource':
      '[Metadane chronionego zasobu]({metadata}): `bearer_methods_supported` jest puste, co oznacza, że żadna metoda Bearer nie jest obsługiwana.',
    'auth.server':
      '[Metadane serwera autoryzacji]({metadata}): metody przyznawania, typy odpowiedzi, zakresy i `agent_auth.identity_types_supported` są puste. Nie istnieje punkt końcowy autoryzacji, tokenów, rejestracji, tożsamości, roszczeń ani zdarzeń.',
    'auth.catalog':
      '[Katalog API]({catalog}): wszystkie adresy URL API. Nigdy nie należy tworzyć adresu punktu końcowego, którego nie ma w katalogu.',
    'auth.pickMethod': 'Wybór metody',
    'auth.none':
      'Nie ma z czego wybierać. Nie istnieje serwer autoryzacji, punkt końcowy tokenów ani samodzielne uzyskiwanie danych uwierzytelniających. Nie ma zakresów. Typy rejestracji `anonymous`, `identity_assertion` i `service_auth` nie są oferowane. Wysłany nagłówek `Authorization` jest ignorowany i nie jest błędem; danych uwierzytelniających nie wolno wysyłać.',
    'auth.noProbe':
      'Nie należy sondować `/oauth2/token`, `/agent/identity` ani `/token`: odpowiadają kodem 404, ponieważ nic tam nie ma.',
    'auth.interfacesHeading': 'Dostęp do interfejsów, które nie są publiczne',
    'auth.productsHeading': 'Dostęp do produktów, które nie są publiczne',
    'auth.interfaces': 'Te interfejsy nie mają punktu końcowego w tej domenie:',
    'auth.products': 'Te produkty nie mają punktu końcowego w tej domenie:',
    'auth.outOfBand': 'O dostęp prosi się ludzi. Nie ma do tego punktu końcowego API. Jak poprosić:',
    'auth.questionsHeading': 'Pytania i zapytania',
    'auth.peopleAnswer': 'Odpowiadają na nie ludzie. Nie ma do tego punktu końcowego API. Jak zapytać:',
    'auth.byForm': '[Formularz kontaktowy]({form})',
    'auth.byEmail': 'E-mail: [{email}]({mailto})',
    'auth.topics': 'Tematy:',
    'auth.includesHeading': 'Co zawiera zapytanie',
    'auth.nextHeading': 'Co dzieje się dalej',
    'auth.row200':
      '| 200 | każdy udokumentowany punkt końcowy | sukces | treść to dokument opisany w [opisie OpenAPI]({openapi}) |',
    'auth.row404':
      '| 404 | każda ścieżka, która wygląda na uwierzytelnianie (autoryzacja, token, rejestracja, tożsamość) | oczekiwane: nie ma serwera autoryzacji | nie ponawiać |',
    'auth.row401':
      '| 401, 403 | wszędzie w tej domenie | nie należy do żadnego udokumentowanego procesu | traktować jako błąd konfiguracji; nie rozpoczynać procesu uwierzytelniania; nie ponawiać ze zmyślonymi danymi |',
    'auth.neverRetry': 'Po odpowiedzi 4xx nigdy nie należy powtarzać tego samego żądania.',
    'auth.revocationHeading': 'Unieważnienie',
    'auth.revocation': 'Ta domena nie wydaje danych uwierzytelniających, więc unieważnienie jej nie dotyczy.',
    'auth.securityHeading': 'Bezpieczeństwo',
    'auth.security': 'Jak zgłosić podatność: [security.txt]({security}).',
    'auth.currentHeading': 'Aktualność',
    'auth.current':
      'Zmieni się to, jeśli kiedykolwiek zostanie udostępnione publiczne API z uwierzytelnianiem. Należy ponownie pobierać ten przewodnik i oba dokumenty metadanych, zamiast przechowywać wniosek bezterminowo.',
  },
} satisfies Catalogue<'pl'>;
