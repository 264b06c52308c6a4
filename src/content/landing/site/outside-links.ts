import { postcode } from '../../steps/postcode.ts';
import { supplier } from '../../supplier.ts';

/** Every address outside the site that texts link to. */
export const outsideLinks = {
  postcode: postcode.fields.cep.source.url,
  customerArea: 'https://meutim.tim.com.br/',
  support: 'https://www.tim.com.br/atendimento',
  whatsapp: `https://wa.me/${supplier.whatsapp}`,
  staff: 'https://www.tim.com.br/para-voce/ultrafibra/colaborador',
  staffMigration: 'https://www.tim.com.br/para-voce/ultrafibra/colaborador/migracao',
  about: 'https://www.tim.com.br/sobre-a-tim',
  videos: 'https://www.youtube-nocookie.com/embed?listType=user_uploads&list=timbrasil&vq=hd1080',
  speedTest: 'https://www.brasilbandalarga.com.br/',
  rewards: 'https://www.livelo.com.br/',
  paramount: 'https://www.paramountplus.com/br/account/signin/',
  hboMax: 'https://www.hbomax.com/br/pt',
  globoplay: 'https://globoplay.globo.com/',
} as const;
