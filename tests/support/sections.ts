/** Front matter with every section that there is. */
export const allSections = `hero:
  picture: /bilder/werk.png
  alt: Der Prüfstand
  heading: "{{site.name}} hält, was sie sagt"
  text: Mit *Prüfprotokoll* & Zeichnung.
  links:
    - label: Zugang
      to: /auth/
    - label: Anderswo
      to: https://example.org/a
sections:
  - kind: figures
    items:
      - value: 2 µm
        label: kleinste Toleranz
        source: Messprotokoll
        date: 2025-04
      - value: "{{count pages}}"
        label: Seiten
        source: Verzeichnis
        date: 2025-10-01
        to: /datenschutz/
  - kind: text
  - kind: cards
    title: Leistungen
    text: Drei von vielen; siehe [Datenschutz](/datenschutz/).
    items:
      - title: Ventile
        text: |
          Von **{{company.legalName}}**.

          - ab 4 mm
        picture: /bilder/werk.png
        alt: Ein Ventil
        to: /datenschutz/
      - title: Pumpen
        icon: /bilder/werk.png
  - kind: picture-text
    title: Ein Stand
    text: Läuft 24 Stunden.
    picture: /bilder/werk.png
    alt: Stand im Betrieb
    side: start
    links:
      - label: Mehr davon
        to: /auth/
  - kind: logos
    title: Kunden
    items:
      - picture: /bilder/werk.png
        alt: Kunde Eins
        to: https://example.org/kunde
      - picture: /bilder/werk.png
        alt: Kunde Zwei
  - kind: prices
    title: Preise
    currency: EUR
    items:
      - title: Prüfung
        text: Je Gerät.
        amount: "1490.50"
        period: month
        highlighted: true
        features:
          - Protokoll *im Original*
        link:
          label: Anfragen dazu
          to: /datenschutz/
      - title: Serie
        price: Auf Anfrage
  - kind: steps
    title: Ablauf
    items:
      - title: Zeichnung
        text: Als PDF.
      - title: Angebot
  - kind: gallery
    title: Bilder
    items:
      - picture: /bilder/werk.png
        alt: Die Halle
        caption: Halle im Mai
  - kind: questions
  - kind: quotations
    items:
      - text: Keine Reklamation an "einem" Ventil.
        name: A. Beispiel
        role: Einkauf
        organisation: "{{company.legalName}}"
        permission: 2025-03-03
        source: https://example.org/zitat
      - text: Pünktlich.
        name: C. Muster
        permission: 2025-03-04
        source: Jahresbericht 2024
  - kind: people
    ids: [erika, max]
  - kind: downloads
    items:
      - file: /dateien/messung.txt
        title: Messreihe
        description: Alle Messungen.
        date: 2025-10-31
  - kind: industries
  - kind: call-to-action
    title: Zeichnung schicken
    text: Wir antworten.
    links:
      - label: Anfragen
        to: /datenschutz/
`;

/** The sections that need no JSON-LD, so that other threads may make their page. */
export const someSections = allSections
  .replace(/ {2}- kind: prices\n(?: {4}.*\n)*/, '')
  .replace(/ {2}- kind: gallery\n[\s\S]*(?= {2}- kind: industries)/, '');
