import { describe, expect, it } from 'vitest';
import { createNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { noNetwork } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { idsOn, openPanel, signedIn } from './operator.ts';

describe.each(engines)('what was treated on %s', (engine) => {
  it('goes to its own list with the moment, once, and comes back when it is opened again', async () => {
    const floor = await openPanel({ engine });
    const ask = (telephone: string) => floor.browser().call(requestCall, { body: { telephone } });
    const { id } = await ask('11987654321');
    floor.pass({ minutes: 1 });
    const other = (await ask('1133334444')).id;
    const operator = await signedIn(floor);
    const shown = async () => {
      const [waiting, treated] = await Promise.all([
        operator.get('/painel-antigo/ligacoes/'),
        operator.get('/painel-antigo/ligacoes/?lista=tratadas'),
      ]);
      return { waiting: idsOn(waiting.text), treated: idsOn(treated.text), text: treated.text };
    };

    floor.pass({ minutes: 4 });
    const done = await operator.post(`/painel-antigo/ligacoes/${id}/tratar/`);
    expect(done).toMatchObject({
      status: 303,
      headers: { location: `/painel-antigo/ligacoes/?tratada=${id}` },
    });
    const told = await operator.get(`/painel-antigo/ligacoes/?tratada=${id}`);
    expect(told.text).toContain('Marcada como tratada.');
    expect(told.text).toContain(`action="/painel-antigo/ligacoes/${id}/reabrir/"`);
    floor.pass({ minutes: 5 });
    await operator.post(`/painel-antigo/ligacoes/${id}/tratar/`);
    const after = await shown();
    expect(after).toMatchObject({ waiting: [other], treated: [id] });
    expect(after.text).toContain('23/11/2026 às 12:05');

    const back = await operator.post(`/painel-antigo/ligacoes/${id}/reabrir/`, { lista: 'tratadas' });
    expect(back.headers.location).toBe('/painel-antigo/ligacoes/?lista=tratadas&reaberta=1');
    await operator.post(`/painel-antigo/ligacoes/${id}/reabrir/`);
    expect(await shown()).toMatchObject({ waiting: [other, id], treated: [] });
    // An old address does not say that it is treated.
    expect((await operator.get(`/painel-antigo/ligacoes/?tratada=${id}`)).text).not.toContain(
      'Marcada como tratada.',
    );
  });

  it('leads back to where one stood, and nowhere else', async () => {
    const floor = await openPanel({ engine });
    const { id } = await floor.browser().call(requestCall, { body: { telephone: '11987654321' } });
    const operator = await signedIn(floor);
    const back = await operator.post(`/painel-antigo/ligacoes/${id}/tratar/`, {
      antes: id,
      lista: 'https://mal.example',
    });
    expect(back.headers.location).toBe(`/painel-antigo/ligacoes/?antes=${id}&tratada=${id}`);
    const odd = await operator.post(`/painel-antigo/ligacoes/${id}/tratar/`, { antes: '//mal.example' });
    expect(odd.headers.location).toBe(`/painel-antigo/ligacoes/?tratada=${id}`);
    for (const address of [
      `/painel-antigo/mensagens/${id}/tratar/`,
      '/painel-antigo/ligacoes/1/tratar/',
      `/painel-antigo/ligacoes/${id}/apagar/`,
    ])
      expect((await operator.post(address)).status).toBe(404);
    // Of what is not there, or no longer, nothing is to be told.
    const gone = await operator.post(`/painel-antigo/analises/${id}/tratar/`);
    expect(gone.status).toBe(303);
  });

  it('waits again when another contact was left', async () => {
    const floor = await openPanel({ engine });
    const visitor = floor.browser();
    const { id } = await visitor.call(createNoCoverageLead, { body: { ...noNetwork, phone: '68987654321' } });
    const operator = await signedIn(floor);
    await operator.post(`/painel-antigo/sem-cobertura/${id}/tratar/`);
    expect(idsOn((await operator.get('/painel-antigo/sem-cobertura/')).text)).toEqual([]);
    await visitor.call(updateNoCoverageLead, {
      body: { id, phone: '68912345678', accept_information: true },
    });
    expect(idsOn((await operator.get('/painel-antigo/sem-cobertura/')).text)).toEqual([id]);
  });
});
