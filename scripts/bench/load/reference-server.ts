import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

// Baseline: bare Fastify with an empty POST, or with one durable insert per POST if a file is given.
const [port = '', file] = process.argv.slice(2);
const app = Fastify();
const keep = file === undefined ? undefined : durableInsert(file);

app.route({
  method: ['POST', 'PATCH'],
  url: '/api/lead-v2/:idLead/name',
  handler: async (request) => {
    keep?.(JSON.stringify(request.body));
    return { success: true, version: 2 };
  },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close());
console.log('ready');

function durableInsert(path: string): (text: string) => void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE kept (id TEXT PRIMARY KEY, text TEXT)');
  const insert = database.prepare('INSERT INTO kept VALUES (?, ?)');
  return (text) => void insert.run(randomUUID(), text);
}
