import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type ApiDocument, apiDocument } from './api-document.ts';

/** The contract as OpenAPI for programs and as one readable page for people. */
export function registerDocs(app: FastifyInstance): void {
  const document = apiDocument();
  const json = JSON.stringify(document);
  const html = page(document);

  app.get('/api/openapi.json', async (_request, reply) => {
    await reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/docs', async (_request, reply) => {
    const hash = createHash('sha256').update(style).digest('base64');
    await reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(html);
  });
}

function page(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const parts = { parameters: call.parameters, body: call.requestBody, answer: call.responses['200'] };
      const details = Object.entries(parts)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => `<h3>${name}</h3><pre>${escaped(JSON.stringify(part, null, 2))}</pre>`)
        .join('');
      return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(call.summary)}</summary>${details}</details>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${document.info.title}</title><style>${style}</style></head><body><main><h1>${document.info.title}</h1><p>${escaped(document.info.description)}</p><p><a href="/api/openapi.json">openapi.json</a></p>${calls.join('')}</main></body></html>`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#14213d;background:#fff}main{max-width:60rem;margin:auto;' +
  'padding:1.5rem}details{border-top:1px solid #ccd}summary{padding:.6rem 0;cursor:pointer}b{display:inline-block;' +
  'min-width:4.5rem}pre{background:#f4f6fb;padding:1rem;overflow:auto;font-size:13px}h3{margin:.5rem 0;font-size:1rem}' +
  '@media(prefers-color-scheme:dark){body{color:#e8ecf6;background:#0d1324}pre{background:#172039}a{color:#9fc2ff}}';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (symbol) => `&#${symbol.charCodeAt(0)};`);
