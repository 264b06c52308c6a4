import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { root } from '../root.ts';
import { greeting, questions } from './questions.ts';

/** Path → text of everything that the two pages of comparison consist of. */
export type ComparedFiles = ReadonlyMap<string, string>;

const folder = join(root, 'scripts/bench');
const look = readFileSync(join(folder, 'look.css'), 'utf8').replace(/\s*\n\s*/g, '');

/** One document written by hand, and the same in React alone, rendered ahead of time and hydrated. */
export async function comparedPages(): Promise<ComparedFiles> {
  const script = await bundle('bare-react-client.tsx', false);
  return new Map([
    ['/by-hand/', byHand()],
    ['/bare-react/', bareReact(await renderedReact())],
    ['/bare-react.js', script],
  ]);
}

function byHand(): string {
  const [first] = questions;
  const bubbles = [greeting, first?.text].map((text) => `<li class="house">${text}</li>`).join('');
  const input = `<input name="cep" inputmode="numeric" autocomplete="postal-code" aria-label="${first?.text}">`;
  return readFileSync(join(folder, 'by-hand.html'), 'utf8')
    .replace('/* look */', () => look)
    .replace('<!-- bubbles -->', () => bubbles)
    .replace('<!-- input -->', () => input)
    .replace('/* questions */ []', () => JSON.stringify(questions));
}

const bareReact = (html: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conversa | Ultrafibra</title><style>${look}</style>
<script type="module" src="/bare-react.js"></script></head><body><div id="root">${html}</div></body></html>`;

async function renderedReact(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'ultrafibra-bench-'));
  try {
    const file = join(place, 'server.mjs');
    await writeFile(file, await bundle('bare-react-server.tsx', true));
    const { html }: { html: string } = await import(pathToFileURL(file).href);
    return html;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The page of comparison carries its questions alone, and not all words of the shop that they are taken from. */
const questionsAsData: Plugin = {
  name: 'questions-as-data',
  load: (id) =>
    id === join(folder, 'questions.ts')
      ? `export const greeting = ${JSON.stringify(greeting)};\nexport const questions = ${JSON.stringify(questions)};`
      : null,
};

async function bundle(name: string, forServer: boolean): Promise<string> {
  const input = join(folder, name);
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), questionsAsData],
    ...(forServer ? { ssr: { noExternal: true } } : {}),
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      ...(forServer ? { ssr: input } : {}),
      rolldownOptions: { input },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error(`${name} gave no script.`);
  return chunk.code;
}
