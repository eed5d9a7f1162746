import type { ClaimWords } from './table.ts';

export const fr: ClaimWords = {
  code: 'fr',
  script: 'spaced',
  hasCapitals: false,
  rows: {
    we: 'nous|notre|nos|chez nous',
    self: "(?:l'|la |le )(?:entreprise|société|équipe|atelier|maison|fondation|association|établissement|usine|boutique|fabrique)",
    others:
      "(?:clients?|clientes?|fournisseurs?|sous-traitants?|prestataires?|voisins?|voisine|concurrents?|revendeurs?|partenaires?|hébergeurs?|hébergement|banque|boulangerie|café|mairie|école|université|hôpital|filature|bailleur|propriétaire|maison[- ]mère|filiale)|autres? (?:fabricants?|entreprises?|sociétés?)|chez (?=\\p{Lu})|d'à côté|d'en face",
    person: '(?:m\\.|mme|mlle|monsieur|madame|dr)|gardien(?:ne)?|concierge|portier|chauffeur|il|elle|livreur',
    not: "pas|ne|n'|jamais|aucune?|sans|ni|personne|rien|non|plus",
    past: "était|étaient|étions|avait|avions|avaient|autrefois|jadis|jusqu'(?:en|à la fin|au)|ancien(?:ne)?s?|anciennement|naguère|à l'époque|coûtait|valait|comptait|employait|fut",
    plan: "prévoy\\p{L}+|prévue?s?|prochain(?:e|ement)?|bientôt|sera|serons|seront|souhait\\p{L}+|envisag\\p{L}+|projet\\p{L}*|d'ici|voudrions|visons",
    maybe:
      "si|s'il|serait|seraient|pourrait|aurait|auraient|supposons|imaginons|peut-être|par exemple|un jour|annoncerions",
    told: "j'ai lu|lu (?:sur|que)|on m'a dit|m'a dit|entendu|il paraît|paraît-il|forum|dit-on|selon|prétend",
    usual: 'souvent|généralement|la plupart|en général|parfois|en moyenne|habituellement|visons|essayons',
    part: 'pour cent|%|moitié|tiers|dont|apprentis?|apprenties?|nouveaux|nouvelles|stagiaires?',
    more: 'plus de|au-delà de|au-dessus de',
    least: 'au moins|au minimum|minimum',
    most: "au plus|au maximum|jusqu'à|maximum",
    less: 'moins de',
    about: 'environ|près de|quelque|autour de|presque|à peu près|une? bonne|à peine|une?',
    team: "notre équipe (?:compte|de|est de)|l['’]équipe (?:compte|est de)|sommes une (?:\\p{L}+ )?équipe de|effectif (?:de|est de)",
    staff: 'salarié(?:e)?s?|employé(?:e)?s?|collaborateurs|collaboratrices|collègues|effectif',
    employs:
      "nous (?:avons|sommes|employons|comptons)(?: aujourd['’]hui| actuellement)?|nos|les|(?<!(?<!\\p{L})(?:notre|la|le|un|une|cette|ce|l['’]) ?(?:[\\p{L}-]+ ){1,3})(?:emploie|compte(?: aujourd['’]hui| actuellement)?)|(?:notre|la|le|un|une|cette|ce|l['’]) ?(?:[\\p{L}-]+ )?(?:entreprise|société|maison|équipe|association|fondation|effectif) (?:emploie|compte(?: aujourd['’]hui| actuellement)?)|notre équipe de|sommes une (?:\\p{L}+ )?équipe de|effectif (?:de|est de)|une (?:\\p{L}+ )?(?:entreprise|société|maison|fabrique) de",
    works:
      "nous employons|(?<!(?<!\\p{L})(?:notre|la|le|un|une|cette|ce|l['’]) ?(?:[\\p{L}-]+ ){1,3})(?:emploie)|(?:notre|la|le|un|une|cette|ce|l['’]) ?(?:[\\p{L}-]+ )?(?:entreprise|société|maison|équipe|association|fondation|effectif) (?:emploie)|travaillent (?:\\p{L}+ )?(?:ici|chez nous|avec nous|pour nous|à nos côtés)|(?:ici|chez nous|avec nous) travaillent|notre effectif|équipe de [\\p{L}\\d-]+ (?:personnes|salariés) (?:fabrique|construit)",
    notStaff:
      "temps (?:plein|partiel|complet)|mi-temps|cdi|cdd|intérimaires?|saisonni\\p{L}+|indépendants?|free-?lances?|bénévol\\p{L}+|volontaires|stagiaires?|étudiant\\p{L}*|apprenti\\p{L}*|alternants?|conseil|bureau|comité|jury|commission|club|chœur|chorale|association|membres?|adhérent\\p{L}*|salle|places?|accueille|visiteurs|votre|vos|qui|dont|d['’]entre|femmes|hommes|handicap\\p{L}*|ancien\\p{L}*|service|département|rayon|chacun\\p{L}*|chaque (?:magasin|boutique|site|agence|équipe|atelier)|par jour|par an|en moyenne|form(?:é|és|ons|ation|ations)|logiciel|(?:à|au|en|dans) (?:l['’]|la |le |notre |nos )?(?:accueil|comptoir|caisse|cuisine|entrepôt|bureau|boutique|magasin|atelier|production|vente|usine|laboratoire)|(?:salariée?s?|employée?s?|personnes|collègues|collaborat\\p{L}+) (?:à|au|aux|en|dans|sur|de la|du|des) (?!(?:tout|total)(?!\\p{L}))\\p{L}+|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|week-?ends?|soirs?",
    locations:
      'sites|adresses|boutiques|implantations|établissements|lieux|points de vente|magasins|agences|ateliers|usines',
    subsidiaries: 'filiales',
    products: 'produits',
    people: 'personnes|têtes',
    brands: 'marques',
    minute: 'minutes?|min',
    hour: 'heures?|h',
    day: 'jours?',
    workingDay: 'jours? (?:ouvrés?|ouvrables?)',
    week: 'semaines?',
    month: 'mois',
    year: 'ans?|années?',
    founded: 'fondée?s?|fondation|fondateur|créée?s?|création|née en|né en|établie?',
    incorporated: 'immatriculée?|immatriculation|inscrite? au registre|constituée?',
    since: 'depuis|dès',
    anniversary: "anniversaire|ans d'existence|jubilé",
    open: 'ouvert(?:e|s|es)?|ouvre|ouvrons|ouvrent|ouverture|accueill\\p{L}+|recevons|joignables?|répond|répondons|permanence|disponibles?|rendez-vous|venez|restons',
    close: 'ferm(?:e|ons|ent|eture|é|ée|és|ées)',
    from: 'de|dès|à partir de|depuis',
    until: "jusqu'à|à|fermons à|ferme à|jusqu’à",
    range: 'à|et|-|–|—',
    always:
      'jour et nuit|24 heures sur 24|24h/24|24/7|7 jours sur 7|7j/7|à toute heure|en permanence|en continu|sans interruption',
    hoursLabel: "horaires?(?: d'ouverture)?|heures d'ouverture",
    noHours:
      'réunion|cours|stage|livraison|férié|fériés|noël|vacances|sauf|serveur|maintenance|pause|déjeuner|événement|concert',
    seat: 'siège(?: social)?|basée?s?|installée?s?|établie?s?|domiciliée?s?',
    place: '(?!)',
    seatIn: 'à|au|en|de|dans',
    street:
      "(?:(?:rue|quai|place|avenue|boulevard|bd|chemin|allée|impasse|cours|passage|route|square|ruelle|esplanade)(?: (?:du|de la|de l'|des|de|d'|la|le)?)? ?\\p{Lu}[\\p{L}'-]+(?:[ -]\\p{Lu}[\\p{L}'-]+)*)",
    free: 'gratuite?s?|gratuitement|offerte?s?|sans frais|libre|gratis|compris(?:e|es)?',
    price: 'coûte(?:nt)?|prix|tarif|pour|à|comptez|vendue?s?|proposée?|facturée?',
    capital: 'capital social|au capital de',
    held: 'certifiée?s?|certification|certificat|label(?:lisée?s?)?|agréée?s?|accréditée?s?|accréditation|titulaire|obtenu|conforme|norme',
    progress: 'en cours|prévue?s?|prépar\\p{L}+|envisagée?|bientôt|pas encore|candidature|dossier|visons',
    data: 'données|contenus?|textes?|pages?|documents|site|informations|fichiers|catalogue|api|liste|appel|requêtes?|agents?',
    licence: 'licences?',
    covered:
      "(?:nos|les|ces|des|aux|et) (?:données(?! (?:de|du|des|sur) (?!(?:ce|cette|notre|nos|(?:la )?société|site|l['’]entreprise)(?!\\p{L})))|contenus|informations)|(?:notre|le|ce|du) contenu|(?<!(?:sur|de|dans|par|via|avec) )(?:ce|notre|le) site|(?:notre|cette) api|^données",
    otherWork:
      'photograph\\p{L}+|photos?|images?|logos?|logiciels?|code|dossier de presse|vidéos?|musiques?|dessins?|marques?|polices?|textes?|jeux? de données|bases? de données|rapports?|livres?|articles?|recettes?|cartes?|documents?|brochures?|cours|manuels?|illustrations?|films?|enregistrements?|contributions?|tableaux|votre|vos|personnelles?|openstreetmap|wikipédia|wikidata|provien(?:t|nent)',
    noCommerce:
      "(?:usages?|utilisations?|réutilisations?|fins?) (?:\\p{L}+ )?non[- ]commercial(?:e|es|s)?|usage (?:privé|personnel)|sans usage commercial|interdi\\p{L}+ (?:de|à) [^.]*commercial\\p{L}*|pas d'usage commercial",
    reserved:
      'tous droits (?:sont )?réservés|droits réservés|accord (?:écrit|préalable)|autorisation (?:écrite|préalable)|notre (?:accord|autorisation)',
    noCredit: 'domaine public|sans (?:mention|attribution|citer)|inutile de (?:citer|mentionner)',
    key: "clés? d'api|clés? api|clé|jetons?|oauth(?: 2\\.0)?|compte(?: \\p{L}+)?|inscription|s'inscrire|inscri\\p{L}+|identifiants?|mot de passe|connexion|connecte\\p{L}*|s'authentifi\\p{L}+|authentification|enregistrement",
    need: "faut|nécessaire|nécessite|obligatoire|doit|devez|doivent|requise?|ajoute\\p{L}*|envoie\\p{L}*|envoyez|demande\\p{L}*|créez|crée|d'abord|avant|par|avec|préalable|exige|suppose|passe",
    train: 'entraîn\\p{L}+|apprentissage|former (?:un|des|vos) modèles?',
    allow: 'peuvent|peut|pouvez|autoris\\p{L}+|permis|permise|librement|volontiers|oui|servir|bienvenu\\p{L}*',
    forbid: 'pas|interdi\\p{L}+|non|jamais|aucune?|refus\\p{L}+|oppos\\p{L}+|sans|sauf',
    yes: 'oui|bien sûr|certainement|volontiers',
    no: 'non|désolés?',
    answer: 'répon(?:d|dons|se|ses|dre|dent)|retour|rappel\\p{L}*|revenons vers',
    notAnswer:
      'vulnérabilités?|faille|sécurité|accusé|livraison|réparation|serveur|facture|réclamations?|plaintes?|recours|candidatures?|retours?|commande|réparons',
    sameDay:
      "le jour même|dans la journée|immédiatement|aussitôt|sur-le-champ|dans l'heure|tout de suite|instantanément",
    independent:
      "indépendante?s?|familiale?|détenue? (?:à 100 % )?par ses (?:salariés|fondateurs|dirigeants)|n'appartient à (?:aucun|personne)",
    ownedBy:
      'filiale (?:de|du|à 100 % de)|appartient (?:à|au)|détenue? (?:à 100 % )?par|fait partie (?:de|du)|membre du groupe|racheté\\p{L}* par',
  },
  numbers:
    'zéro 0, un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, treize 13, quatorze 14, quinze 15, seize 16, vingt 20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70, quatre-vingts 80, quatre-vingt 80, nonante 90, cent 100, cents 100, mille 1000, million 1000000, millions 1000000',
  and: 'et',
  currencies: {
    EUR: '€|eur|euros?',
    GBP: '£|gbp|livres?',
    USD: '\\$|usd|dollars?',
    CHF: 'chf|francs?(?: suisses)?',
    JPY: '¥|jpy|yens?',
  },
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  days: [
    'lundis?|lun',
    'mardis?|mar',
    'mercredis?|mer',
    'jeudis?|jeu',
    'vendredis?|ven',
    'samedis?|sam',
    'dimanches?|dim',
  ],
  dayGroups: { 'en semaine|jours ouvrés|jours ouvrables': [0, 1, 2, 3, 4], 'week-ends?': [5, 6] },
  clock: {
    word: 'heures?|h',
    am: 'du matin',
    pm: "de l'après-midi|du soir",
    noon: 'midi',
    midnight: 'minuit',
    parts: {},
    after: { 'et demie': 30, 'et quart': 15, 'moins le quart': -15 },
  },
};
