import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { memoryFolder } from '../../../scripts/memory-folder.ts';
import { trainVersion } from '../../../server/teaching/train-version.ts';
import { knowledgeFolder } from '../../../server/understanding/knowledge.ts';
import { weightsFile } from '../../../server/understanding/read-model.ts';

const streets = ['flores', 'acacias', 'palmeiras', 'laranjeiras', 'oliveiras'];
const numbers = [12, 78, 450, 1200, 33, 907, 64, 8, 210, 5];

const told = numbers.flatMap((number) => [
  `nr-imovel\té o [${number}](number)\tinform:number\tframes`,
  `nr-imovel\tnúmero [${number}](number)\tinform:number\tframes`,
  `nr-imovel\tmoro no [${number}](number)\tinform:number\tframes`,
]);
const asked = ['cep', 'nr-imovel', 'nome', 'confirmacao'].flatMap((step) => [
  `${step}\tquanto custa por mês?\task:preco\tquestions`,
  `${step}\tqual o preço disso\task:preco\tquestions`,
  `${step}\tquanto fica o valor mensal\task:preco\tquestions`,
  `${step}\ttem fidelidade nesse plano?\task:fidelidade\tquestions`,
  `${step}\tpago multa se eu cancelar antes?\task:fidelidade\tquestions`,
  `${step}\tfico preso por quanto tempo\task:fidelidade\tquestions`,
  `${step}\tquero voltar\tcommand:back\tleaving`,
  `${step}\tvolta uma pergunta\tcommand:back\tleaving`,
  `${step}\toi, bom dia\tgreet\tleaving`,
]);
const agreed = [
  ...['sim', 'isso mesmo', 'tá certo', 'confirmo', 'pode ser'].map(
    (text) => `confirmacao\t${text}\tyes\tyes-no`,
  ),
  ...['não', 'não quero', 'nao aceito', 'não confirmo'].map((text) => `confirmacao\t${text}\tno\tyes-no`),
];
const lived = streets.map((street) => `cep\tmoro na [rua das ${street}](address)\tinform:address\tframes`);

const file = (rows: readonly string[], repeated = 1): string =>
  rows.flatMap((row) => Array<string>(repeated).fill(`${row}\ttest`)).join('\n');

/** What sentences are taught as, and otherwise than the release reads them: only what was taught says it. */
export const topic = 'outro-endereco';

export const condominium = [
  'vocês instalam em condomínio fechado?',
  'moro em condomínio, instalam aqui?',
  'instala internet em condomínio?',
  'o condomínio precisa autorizar a instalação',
  'meu condomínio deixa instalar?',
  'dá pra instalar no condomínio',
  'no condomínio vocês conseguem instalar?',
  'aqui é condomínio, dá certo?',
  'condomínio com portaria, instalam?',
  'tem instalação para condomínio?',
];

export const critical = 'não aceito isso';

/** A folder like `knowledge/`, of a few hundred rows, and the weights that it trains in a second. */
export function smallKnowledge() {
  const folder = mkdtempSync(join(memoryFolder(), 'ultrafibra-knowledge-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['topics', 'sentences']) mkdirSync(join(folder, name));
  for (const name of ['words.txt', 'languages.txt'])
    copyFileSync(join(knowledgeFolder, name), join(folder, name));
  writeFileSync(join(folder, 'sentences/rows.tsv'), file([...told, ...asked, ...agreed, ...lived], 4));
  writeFileSync(join(folder, 'critical.tsv'), file([`confirmacao\t${critical}\tno\tcritical`]));
  writeFileSync(
    join(folder, 'gold.tsv'),
    file([
      ...numbers
        .map((number) => `nr-imovel\té o ${number + 1}\tinform:number\tframes`)
        .map((row) => row.replace(/(\d+)\t/, '[$1](number)\t')),
      ...['quanto custa', 'qual o preço', 'o valor mensal?'].map(
        (text) => `cep\t${text}\task:preco\tquestions`,
      ),
      ...['sim, confirmo', 'isso'].map((text) => `confirmacao\t${text}\tyes\tyes-no`),
    ]),
  );
  writeFileSync(
    join(folder, 'topics/all.txt'),
    `# preco\nquanto custa\nqual o preço\nquanto é por mês\n\n# fidelidade\ntem fidelidade\ntem multa\nquanto é a multa\n\n# ${topic}\né para outra casa\n`,
  );
  const weights = join(folder, 'weights.bin');
  const live = readFileSync(weightsFile);
  writeFileSync(weights, trainVersion({ folder, live, taught: [], topics: [] }).weights);
  return { folder, weights };
}
