import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findSecrets, type Secrets } from '../../../proofs/leaks/find-leaks.ts';
import { leastVisits } from '../../../server/teaching/rare-words.ts';
import { leaveWords } from '../../../src/contract/calls/support.ts';
import { listAudit } from '../../../src/contract/panel/audit.ts';
import {
  decideSentenceGroup,
  listSentenceGroups,
  readSentenceGroup,
} from '../../../src/contract/panel/teaching.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { sharedReader } from '../test-server/shared-reader.ts';

const reader = sharedReader();

const secrets: Secrets = new Map([
  ['name', ['Quitéria Canária', 'canária', 'zuleica cotovia', 'cotovia', 'z u l e i c a', 'qwe4r56']],
  ['phone', ['11971234567', '97123-4567', 'nove sete um dois três', 'dois três quatro cinco']],
  ['email', ['canaria@exemplo.com.br', 'canaria.azul', 'casa azul arroba', 'arroba gmail']],
  ['house number', ['sabiás', 'sabiás 4578']],
  ['document', ['52998224725', '529.982.247-25']],
]);

const told = [
  'me chamo Quitéria Canária e quero saber do ponto extra',
  'quem mora aqui é zuleica cotovia, furam a parede?',
  'o nome é z u l e i c a, instalam amanhã?',
  'liga no (11) 97123-4567, furam a parede?',
  'meu telefone é onze nove sete um dois três quatro cinco seis sete, tem sinal?',
  'manda pra canaria@exemplo.com.br o preço da antena',
  'manda pra canaria.azul @ gmail.com o boleto da antena',
  'meu e-mail é casa azul arroba gmail ponto com, e a antena?',
  'moro na Rua dos Sabiás 4578, chega a fibra?',
  'é na rua dos sabiás, o poste é longe',
  'cpf 529.982.247-25, por que recusaram?',
  'meu carro é qwe4r56, cabe na garagem?',
];

it('what visitors say of themselves is found neither in the database, nor the log, nor what operators see', async () => {
  const server = await openTestServer({ reader, trustProxy: 1 });
  // Often enough for words that are nobody's to be shown.
  for (let one = 0; one < leastVisits; one++) {
    const browser = server.browser();
    const options = { headers: { 'x-forwarded-for': `198.51.100.${one}` } };
    let after: string | null | undefined;
    for (const said of told) {
      const follows = after ? { after, did: 'words' as const } : {};
      const body = { said, outcome: 'unclear' as const, step: 'nome', ...follows };
      after = (await browser.call(leaveWords, { body }, options)).id;
    }
  }
  const { browser: admin } = await server.signIn('admin');
  const { groups } = await admin.call(listSentenceGroups, { query: { state: 'open' } });
  const shown: unknown[] = [groups];
  for (const { id } of groups) {
    shown.push(await admin.call(readSentenceGroup, { params: { id } }));
    await admin.call(decideSentenceGroup, { params: { id }, body: { state: 'taught', act: 'ask:preco' } });
  }
  const audit = await admin.call(listAudit, { query: {} });
  const folder = dirname(server.url.slice('file:'.length));
  const database = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('utf8'));
  const texts = new Map([
    ['panel', JSON.stringify([shown, audit])],
    ['database', database.join('')],
    ['log', server.logged()],
  ]);
  expect(findSecrets(secrets, texts)).toEqual([]);
  // What is nobody's proves that the sentences are there.
  expect(findSecrets(new Map([['name', ['antena']]]), texts).map(({ place }) => place)).toEqual([
    'panel',
    'database',
  ]);
});
