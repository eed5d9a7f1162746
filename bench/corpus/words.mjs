// A table: the words that the pages are made of.
const list = (text) => text.split(' ');

export const nouns = list(
  'access account agent agreement answer appointment audit authority availability booking boundary call care carrier catalogue change clinic contact contract control copy cost customer date delivery desk directory document domain duration error escalation evidence exchange field file form format gateway guide handover header hospital identity incident index industry integration interface invoice issuer key label language letter level library limit link list location log machine manager map market measure message method model network notice number office operator option order origin outcome owner page partner patient period permission phone pilot plan platform policy practice price privacy procedure process product profile protocol provider queue question rate reader record referral region register release reminder report request resource response result review role route rule safety schedule schema scope script section sender server service session signal site skill solution source staff stage standard state statement step storage summary supplier support surface system table target task team template term test ticket time tool topic transcript transfer trial unit update user value version visit voice warning workflow zone',
);

export const verbs = list(
  'accepts adds applies archives assigns carries checks closes collects compares confirms connects copies covers creates delivers describes ends exports follows gives handles holds identifies includes issues keeps lists logs maps measures names needs notifies opens orders owns permits plans publishes reads receives records refuses rejects repeats reports requires returns reviews routes runs sends serves shows signs starts stores tests tracks updates uses validates verifies weighs writes',
);

export const adjectives = list(
  'annual brief careful clear common daily direct early empty exact external final first formal full internal known late legal local long monthly named new open optional plain primary private public quiet regular related relevant remote safe second secure separate shared short signed similar simple single small specific stable standard technical typed unique usual valid weekly whole written',
);

export const kinds = list('guide overview reference policy checklist specification walkthrough handbook');

/** Words outside ASCII, in a dozen scripts and signs. */
export const foreign = [
  'café',
  'naïve',
  'Zürich',
  'São Paulo',
  'Łódź',
  'Ærø',
  'Ελληνικά',
  'Кириллица',
  '日本語の文書',
  '한국어',
  'résumé',
  'déjà vu',
  '€ 1 250',
  '§ 4.2',
  '±0.5 °C',
  '“quoted”',
  'rocket 🚀',
  '½ day',
  'a dash — so',
  'Győr',
  'coöperate',
];

export const languages = list('json ts sh http yaml python');
