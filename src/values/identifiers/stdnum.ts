// One by one: the index of the package brings the numbers of 90 countries, persons' too.
import { validate as argentine } from 'stdnum/lib/cjs/ar/cuit.js';
import { validate as austrianVat } from 'stdnum/lib/cjs/at/uid.js';
import { validate as australianBusiness } from 'stdnum/lib/cjs/au/abn.js';
import { validate as australianCompany } from 'stdnum/lib/cjs/au/acn.js';
import { validate as belgian } from 'stdnum/lib/cjs/be/vat.js';
import { validate as brazilian } from 'stdnum/lib/cjs/br/cnpj.js';
import { validate as canadian } from 'stdnum/lib/cjs/ca/bn.js';
import { validate as swiss } from 'stdnum/lib/cjs/ch/uid.js';
import { validate as chilean } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as colombian } from 'stdnum/lib/cjs/co/nit.js';
import { validate as germanVat } from 'stdnum/lib/cjs/de/vat.js';
import { validate as danish } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as estonian } from 'stdnum/lib/cjs/ee/registrikood.js';
import { validate as spanish } from 'stdnum/lib/cjs/es/cif.js';
import { validate as finnish } from 'stdnum/lib/cjs/fi/ytunnus.js';
import { validate as frenchCompany } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as frenchPlace } from 'stdnum/lib/cjs/fr/siret.js';
import { validate as frenchVat } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as britishVat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as gs1 } from 'stdnum/lib/cjs/gen/ean.js';
import { validate as greek } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as croatian } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as hungarian } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as irishVat } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as israeli } from 'stdnum/lib/cjs/il/hp.js';
import { validate as japanese } from 'stdnum/lib/cjs/jp/cn.js';
import { validate as korean } from 'stdnum/lib/cjs/kr/brn.js';
import { validate as luxembourgVat } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as latvian } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as dutchVat } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as norwegian } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as polishTax } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as polishStatistics } from 'stdnum/lib/cjs/pl/regon.js';
import { validate as portuguese } from 'stdnum/lib/cjs/pt/nipc.js';
import { validate as romanian } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as swedish } from 'stdnum/lib/cjs/se/orgnr.js';
import { validate as turkish } from 'stdnum/lib/cjs/tr/vkn.js';

/** Validators of the npm package stdnum, by the names that the schemes use. */
export const validators = {
  argentine,
  austrianVat,
  australianBusiness,
  australianCompany,
  belgian,
  brazilian,
  canadian,
  swiss,
  chilean,
  colombian,
  germanVat,
  danish,
  estonian,
  spanish,
  finnish,
  frenchCompany,
  frenchPlace,
  frenchVat,
  britishVat,
  gs1,
  greek,
  croatian,
  hungarian,
  irishVat,
  israeli,
  japanese,
  korean,
  luxembourgVat,
  latvian,
  dutchVat,
  norwegian,
  polishTax,
  polishStatistics,
  portuguese,
  romanian,
  swedish,
  turkish,
};
