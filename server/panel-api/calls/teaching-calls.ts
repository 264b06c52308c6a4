import * as calls from '../../../src/contract/panel/teaching.ts';
import { conversationProblems } from '../../../src/contract/panel/teaching.ts';
import { refuse } from '../../http/refusal.ts';
import type { Teaching } from '../../teaching/teaching.ts';
import { handleOperator, handleSaving, type PanelContext } from '../panel-call.ts';

export const teachingCalls = [
  handleOperator(calls.readTeaching, async (_input, context) => {
    const { versions, taughtRows } = context.repositories;
    return context.database.read(async (db) => ({
      ...(await versions.state(db, context.clock())),
      rows: await taughtRows.counts(db),
      versions: await versions.list(db),
    }));
  }),

  handleOperator(calls.startTraining, async (_input, context) => {
    const teaching = teachingOf(context);
    let claim: string | null = null;
    const started = await context.save(async (db) => {
      claim = await context.repositories.versions.claim(db, context.operator.name, context.clock());
      if (claim === null)
        return refuse(409, conversationProblems.isRunning, 'Um treino já está em andamento.');
      await context.audit(db, 'training.started', 'conversation', '');
      return { success: true as const };
    });
    if (claim !== null) void teaching.train(claim);
    return started;
  }),

  handleSaving(calls.stopTraining, async (db, _input, context) => {
    if (await context.repositories.versions.end(db, 'stopped'))
      await context.audit(db, 'training.stopped', 'conversation', '');
    return { success: true as const };
  }),

  handleSaving(calls.publishTeaching, async (db, { body: { version, live } }, context) => {
    const { versions } = context.repositories;
    const problem = await versions.problemOf(db, version, teachingOf(context).release);
    if (problem !== null) return refuse(422, conversationProblems.isRefused, problem);
    if (!(await versions.publish(db, version, live, context.clock())))
      return refuse(
        409,
        conversationProblems.liveChanged,
        'Outra versão entrou no ar enquanto você conferia.',
      );
    const action = version < live ? 'teaching.restored' : 'teaching.published';
    await context.audit(db, action, 'conversation', String(version));
    return { live: version };
  }),
];

const teachingOf = ({ teaching }: PanelContext): Teaching =>
  teaching ?? refuse(503, 'not-set-up', 'Este servidor não treina a conversa.');
