import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const shape = ({ method, path }: Endpoint) => `${method} ${path.replace(/:\w+/g, '{}')}`;

/** funnel.md section 7 row by row, and `cep/information` of marketing.md section 7. */
const specified = [
  'GET cep/information/{}',
  'POST renewalBaseUser/documentNumber',
  'POST fiber-migration/offers',
  'GET cep/coverage',
  'GET json/{}',
  'POST lead-no-coverage',
  'PUT lead-no-coverage',
  'DELETE lead-no-coverage',
  'POST supportRequest',
  'POST lead',
  'POST lead-v2',
  'GET lead/{}',
  'GET fiber-migration/{}',
  'PATCH lead-v2/{}/name',
  'PATCH lead-v2/{}/phone',
  'PATCH lead-v2/{}/email',
  'PATCH lead-v2/{}/birthDate',
  'PATCH lead-v2/{}/motherName',
  'PATCH lead-v2/{}/documentNumber',
  'PATCH lead-v2/{}/dueDate',
  'PATCH lead-v2/{}/plan',
  'PATCH lead-v2/{}/bankInfo',
  'PATCH lead-v2/{}/scheduleDate',
  'PUT lead-v2/{}',
  'PATCH lead-v2/{}/riskValidation/QuizAnswer',
  'PUT lead/{}',
  'DELETE lead',
  'POST lead/createFromRenta',
  'GET lead/collaborator/getNewcode/{}',
  'PATCH lead/collaborator/validate',
  'GET banks',
  'GET plans/regulationsAndSummaries/getAll',
  'PATCH renewalBaseUser/{}',
  'PUT renewalBaseUser/{}',
  'GET renewalBaseUser/check-client/{}',
  'PATCH fiber-migration/plan/{}',
  'PATCH fiber-migration/address/{}/{}',
  'GET tim-api/address-info',
  'GET tim-api/address-info/complementTypes',
] as const;

describe('the table of calls', () => {
  const shapes = table.map(([, endpoint]) => shape(endpoint));

  it.each(specified)('the contract holds the specified call %s', (call) => {
    expect(shapes).toContain(call);
  });

  it('the contract holds no call twice', () => {
    expect(shapes.filter((one, index) => shapes.indexOf(one) !== index)).toEqual([]);
  });

  it('the contract says of each of our own calls what it means when a host lacks it', () => {
    const mute = table.filter(
      ([, endpoint]) =>
        !specified.some((call) => call === shape(endpoint)) && endpoint.ifMissing === undefined,
    );
    // Nobody in the browser asks the first; the second depends on the date.
    const missing = mute.map(([name]) => name);
    expect(missing, 'these calls say nothing with `ifMissing`').toEqual(['getInstallationDays', 'getHealth']);
  });

  it('the default reply of a missing call fits its response', () => {
    for (const [name, { ifMissing, response }] of table)
      if (typeof ifMissing === 'object' && 'reply' in ifMissing)
        expect(response.safeParse(ifMissing.reply).success, name).toBe(true);
  });

  it('the contract declares every path parameter, and only writes have bodies', () => {
    for (const [name, { method, path, params, body }] of table) {
      expect(params === undefined, name).toBe(!path.includes(':'));
      if (method === 'GET') expect(body, name).toBeUndefined();
    }
  });
});

describe('specified queries and bodies', () => {
  const properties = (schema: z.ZodMiniType | undefined) => {
    const { properties: named = {} } = schema
      ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      : {};
    return Object.keys(named);
  };

  it.each<[keyof typeof endpoints, string]>([
    ['findRenewalOffers', 'cpf birth_date tracking'],
    ['findMigrationOffers', 'cpf birth_date tracking'],
    ['createLead', 'coverage lead'],
    ['deleteNoCoverageLead', 'id phone'],
    ['deleteLead', 'id phone'],
    ['requestCall', 'telephone'],
    ['createLeadFromLine', 'idPlan phoneNumber addon tracking'],
    ['createCollaboratorLead', 'email tracking'],
    ['finishRenewal', 'accept_information offerSelected'],
    ['validateCollaboratorCode', 'idLead code'],
    ['saveName', 'name webcare_tuid'],
    ['savePhone', 'phone'],
    ['saveEmail', 'email accept_promotions'],
    ['saveBirthDate', 'birth_date'],
    ['saveMothersName', 'mothers_name'],
    ['saveDocument', 'cpf cnpj company_name'],
    ['saveDueDate', 'due_date'],
    ['savePlan', 'idPlan'],
    ['saveBankInfo', 'direct_debit bankInfo deviceInfo'],
    ['saveScheduleDate', 'schedules'],
    ['confirmLead', 'riskValidation'],
    ['answerQuiz', 'idQuiz questions'],
    ['chooseRenewalOffer', 'id_renewal_base_user offer1 offer2'],
    ['chooseMigrationPlan', 'idPlan'],
    ['saveMigrationAddress', 'cep number complement block_number allotment_number'],
  ])('the call %s takes %s', (name, fields) => {
    const endpoint: Endpoint = endpoints[name];
    expect(properties(endpoint.body)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it.each<[keyof typeof endpoints, string]>([
    [
      'getCoverage',
      'cep block number blockNumber lotNumber state city neighborhood addon sku collaborator regionOffer premium rs',
    ],
    ['getAddressInfo', 'cep number'],
    ['getComplementTypes', 'infraco'],
    ['getRegulations', 'collaborator'],
    ['getPostcode', 'sku'],
    ['confirmLead', 'fiberMigration'],
  ])('the call %s is asked with %s', (name, fields) => {
    const endpoint: Endpoint = endpoints[name];
    expect(properties(endpoint.query).sort()).toEqual(fields.split(' ').sort());
  });

  it.each<[keyof typeof endpoints, string]>([
    ['findRenewalOffers', 'plansOffers id_renewal_request'],
    ['findMigrationOffers', 'plansOffers userData'],
    ['getCoverage', 'plans infra'],
    ['createNoCoverageLead', 'success id'],
    ['requestCall', 'success id'],
    ['createLead', 'success id idLead idLeadNoCoverage cepCoverage'],
    ['getLead', 'id address'],
    ['getMigrationLead', 'id address'],
    ['saveName', 'success'],
    ['confirmLead', 'quiz quiz_needed rejected rejected_message'],
    ['finishOrder', 'success orderNumber'],
    ['validateCollaboratorCode', 'validated'],
    ['getBanks', 'banks'],
    ['getRegulations', 'regulations sumarries'],
    ['finishRenewal', 'orderNumber'],
  ])('the call %s answers with %s', (name, fields) => {
    const { required = [] } = z.toJSONSchema(endpoints[name].response, { unrepresentable: 'any' });
    expect(required).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

describe.each(table)('%s', (_, endpoint) => {
  it('the call’s schemas can be written as JSON Schema', () => {
    const { params, query, body, response } = endpoint;
    for (const schema of [params, query, body])
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTruthy();
    expect(z.toJSONSchema(response)).toMatchObject({ type: 'object' });
  });

  it('the call refuses a body with an unknown key', () => {
    const json = endpoint.body
      ? z.toJSONSchema(endpoint.body, { io: 'input' })
      : { additionalProperties: false };
    expect(json.additionalProperties).toBe(false);
  });
});
