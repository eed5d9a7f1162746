/** Front matter with every section that there is; what it names, sectionFiles() makes. */
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
figures:
  - value: 2 µm
    label: kleinste Toleranz
    source: Messprotokoll
    date: 2025-04
  - value: "{{count pages}}"
    label: Seiten
    source: Verzeichnis
    date: 2025-10-01
    to: /datenschutz/
quotation:
  text: Keine Reklamation an "einem" Ventil.
  name: A. Beispiel
  role: Einkauf
  organisation: "{{company.legalName}}"
  permission: 2025-03-03
  source: https://example.org/zitat
team:
  - id: erika
    picture: /bilder/erika.png
    alt: Erika im Werk
  - id: max
downloads:
  - file: /dateien/messung.txt
    title: Messreihe
    description: Alle Messungen.
    date: 2025-10-31
callToAction:
  heading: Zeichnung schicken
  text: Wir antworten.
  links:
    - label: Anfragen
      to: /datenschutz/
`;

/** The sections that need no JSON-LD, so that other threads may make their page. */
export const someSections = allSections.replace(/quotation:[\s\S]*(?=callToAction:)/, '');
