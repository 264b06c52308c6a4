import { ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { isDeathPoint, trafficBegins } from './kill-plan.ts';

// Loaded by Node.js before the unmodified server (`--import`): kills the process on pass DIE_AFTER of the point DIE_AT, counted
// from the start or from the begin of the traffic (DIE_WHILE).
const { DIE_AT: point, DIE_AFTER: passes, DIE_WHILE: phase } = process.env;
if (!isDeathPoint(point)) throw new Error(`There is no point ${point}`);
let left = Number(passes);
let isCounting = phase === 'starting';
process.on(trafficBegins, () => {
  isCounting = true;
});

function at(reached: typeof point): void {
  if (!isCounting || reached !== point) return;
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (...given) {
  const statement = prepare.apply(this, given);
  if (given[0] !== 'COMMIT') return statement;
  const run = statement.run.bind(statement);
  Object.defineProperty(statement, 'run', {
    value: () => {
      at('before-commit');
      const result = run();
      at('after-commit');
      return result;
    },
  });
  return statement;
};

const textOf = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : asked;

const query = Client.prototype.query;
Object.defineProperty(Client.prototype, 'query', {
  value: function (this: Client, ...given: unknown[]) {
    const isCommit = textOf(given[0]) === 'commit';
    if (isCommit) at('before-commit');
    const answer: unknown = Reflect.apply(query, this, given);
    if (!isCommit || !(answer instanceof Promise)) return answer;
    // The commit is in flight and its result will never be read.
    at('during-commit');
    return answer.then((result: unknown) => {
      at('after-commit');
      return result;
    });
  },
});

const end = ServerResponse.prototype.end;
Object.defineProperty(ServerResponse.prototype, 'end', {
  value: function (this: ServerResponse, ...given: unknown[]) {
    if (this.req.method !== 'GET') at('before-reply');
    return Reflect.apply(end, this, given);
  },
});
