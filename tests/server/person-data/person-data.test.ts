import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import * as orders from '../../../src/contract/calls/orders.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { exportPerson } from '../../../src/contract/panel/people.ts';
import { readRenewal } from '../../../src/contract/panel/renewals.ts';
import { personData } from '../../../src/contract/person-data.ts';
import { writtenOnWhatsApp } from '../conversations/whatsapp-conversation.ts';
import { renewing } from '../customers/customer.ts';
import { renew } from '../customers/renew.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { approvedCpf, noNetwork, paulista, quizCpf } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

async function order(server: TestServer) {
  const { browser, idLead, orderNumber } = await server.ordered();
  return { browser, idLead, orderNumber };
}

const read = ({ json }: { json: string }) =>
  personData.parse(JSON.parse(Buffer.from(json, 'base64').toString('utf8')));

describe.each(engines)('A person’s data as a file, on %s', (engine) => {
  it('the data file of a customer who renewed has the renewal with its number and who of the team looked', async () => {
    const server = await openTestServer({ engine });
    const number = await renew(server.browser());
    const { browser } = await server.signIn('manager', 'Bia Reis');
    await browser.call(readRenewal, { params: { number } });
    const renewal = await server.database.read((db) =>
      db.selectFrom('renewals').select('id').executeTakeFirstOrThrow(),
    );
    await writtenOnWhatsApp(server, '11987654321', { leadId: renewal.id, said: 'quero renovar' });
    const { data } = await browser.call(exportPerson, { body: { document: renewing.cpf } });
    const text = JSON.stringify(data.secoes.filter(({ titulo }) => /Renovação|equipe|Conversa/.test(titulo)));
    for (const told of [number, 'Renata Alves Moreira', 'Abriu uma renovação', 'quero renovar'])
      expect(text).toContain(told);
    expect(text).not.toContain('Bia Reis');
  });

  it('the data file is given to the browser that ordered, with sensitive data masked', async () => {
    const server = await openTestServer({ engine });
    const { browser, orderNumber } = await order(server);
    const data = read(await browser.call(orders.getOrderData, { body: { orderNumber } }));
    const text = JSON.stringify(data);
    for (const told of ['Maria Souza', '11987654321', 'maria@exemplo.com.br', orderNumber, 'Autorizações'])
      expect(text).toContain(told);
    for (const sealed of [approvedCpf, 'Josefa', '02/02/1990']) expect(text).not.toContain(sealed);
  });

  it('the data file is given for a code sent to the contact, not for the end of the phone', async () => {
    const server = await openTestServer({ engine });
    const { orderNumber } = await order(server);
    const other = server.browser();
    const body = { orderNumber };
    await other.refuses('403 not-holder', orders.getOrderData, { body });
    await other.call(orders.openOrder, { body: { orderNumber, phoneEnding: '4321' } });
    await other.refuses('403 code-needed', orders.getOrderData, { body });
    server.pass({ minutes: 1 });
    await other.call(orders.sendOrderCode, { body });
    const code = await server.sentCode();
    await other.call(orders.openOrderByCode, { body: { orderNumber, code } });
    expect(JSON.stringify(read(await other.call(orders.getOrderData, { body })))).toContain('Maria Souza');
  });

  it('the data file is complete for a permitted operator, and audited without the document', async () => {
    const server = await openTestServer({ engine });
    await order(server);
    await server.browser().call(requestCall, { body: { telephone: '11987654321' } });
    const { browser: manager } = await server.signIn('manager');
    const { data } = await manager.call(exportPerson, { body: { document: approvedCpf } });
    const text = JSON.stringify(data);
    for (const told of [approvedCpf, 'Josefa', '02/02/1990', 'Maria Souza', 'Pedidos de ligação'])
      expect(text).toContain(told);
    // No codes of states, channels or kinds remain.
    expect(text).not.toMatch(
      /"(?:placed|finished|approved|customer|email|waiting|shown|order-confirmation)"/,
    );
    expect(text).not.toMatch(/manha|[{[]\\"/);
    for (const told of ['Recebido', 'Aprovada', 'Cliente', 'Confirmação do pedido', 'E-mail', 'manhã'])
      expect(text).toContain(told);
    const entries = await server.audit();
    expect(entries[0]).toMatchObject({ action: 'person.exported', subject: 'person' });
    expect(JSON.stringify(entries)).not.toContain(approvedCpf);
    await manager.refuses('404', exportPerson, { body: { document: quizCpf } });
    expect(await server.audit()).toHaveLength(2);
  });

  it('the data file hides what others left under a phone or an e-mail that the person only typed', async () => {
    const server = await openTestServer({ engine });
    await order(server);
    const other = { name: 'Paula Prado', phone: '11987654321', email: 'paula@exemplo.com.br' };
    for (const coverage of [
      { ...paulista, number: '77' },
      { ...noNetwork, number: '88' },
    ]) {
      const { id } = await server.browser().call(leads.createLead, { body: { coverage, lead: other } });
      await writtenOnWhatsApp(server, `119${coverage.number}000000`, { leadId: id, said: 'aqui é a Paula' });
    }
    await writtenOnWhatsApp(server, '11987654321', { said: 'aqui é a Paula' });
    const { browser: manager } = await server.signIn('manager');
    const { data } = await manager.call(exportPerson, { body: { document: approvedCpf } });
    const masked = { Nome: 'P**** P****', 'E-mail': 'p****@****', Celular: '(11) *****-****' };
    const registros = [{ Quando: server.now().toISOString(), ...masked }];
    expect(data.secoes).toContainEqual({ titulo: expect.stringMatching(/^Pedido começado sem/), registros });
    expect(data.secoes).toContainEqual({ titulo: expect.stringMatching(/^Contato deixado/), registros });
    const said = data.secoes.filter(({ titulo }) => titulo.startsWith('Conversa (mascarado'));
    expect(said.flatMap(({ registros: lines }) => lines)).toMatchObject(
      Array(3).fill({ 'Por quem': 'você', Texto: '•••' }),
    );
    for (const hidden of ['Paula', 'paula', noNetwork.cep, 'Rio Branco', '"77"', '"88"'])
      expect(JSON.stringify(data)).not.toContain(hidden);
  });
});
