import { complementOf } from './complement-of.ts';
import type { Lead } from './lead.ts';

/** The person of a lead and where they live, as other systems are told. */
export const personOf = (lead: Lead) => ({
  customer: {
    document:
      lead.cnpj === null
        ? lead.cpf && { kind: 'cpf' as const, number: lead.cpf }
        : { kind: 'cnpj' as const, number: lead.cnpj },
    ...{ name: lead.name, companyName: lead.company_name },
    ...{ phone: lead.phone, otherPhone: lead.phone2, email: lead.email },
  },
  address: {
    ...{ cep: lead.cep, street: lead.address, number: lead.number, complement: complementOf(lead) },
    ...{ block: lead.block_number, allotment: lead.allotment_number, neighborhood: lead.neighborhood },
    ...{ city: lead.city, state: lead.state },
  },
});
