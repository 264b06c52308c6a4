import {
  conversationProblems,
  publishTeaching,
  readTeaching,
  startTraining,
  stopTraining,
} from '../../../src/contract/panel/conversation.ts';
import { refuse } from '../../http/refusal.ts';
import type { Teaching } from '../../teaching/teaching.ts';
import type { Claim } from '../../teaching/version-repository.ts';
import { handleOperator, type PanelContext } from '../panel-call.ts';

export const teachingCalls = [
  handleOperator(readTeaching, async (_input, context) => {
    const { versions, taughtRows } = context.repositories;
    const shipped = await teachingOf(context).shippedRows();
    return context.database.read(async (db) => {
      const now = await versions.state(db);
      const state = versions.trainingOf(now, context.clock());
      return {
        live: now.live,
        rows: { shipped, ...(await taughtRows.counts(db)) },
        training: state && { by: now.author, startedAt: now.started_at ?? '', state },
        versions: await versions.list(db),
      };
    });
  }),

  handleOperator(startTraining, async (_input, context) => {
    const teaching = teachingOf(context);
    let claim: Claim | null = null;
    const started = await context.save(async (db) => {
      claim = await context.repositories.versions.claim(db, context.operator.name, context.clock());
      if (claim === null)
        return refuse(409, conversationProblems.isRunning, 'Um treino já está em andamento.');
      await context.audit(db, { action: 'training.started', subject: 'conversation', subjectId: '' });
      return { success: true as const };
    });
    if (claim !== null) void teaching.train(claim);
    return started;
  }),

  handleOperator(stopTraining, async (_input, context) =>
    context.save(async (db) => {
      if (await context.repositories.versions.end(db, 'stopped'))
        await context.audit(db, { action: 'training.stopped', subject: 'conversation', subjectId: '' });
      return { success: true };
    }),
  ),

  handleOperator(publishTeaching, async ({ body: { version, live: seen } }, context) => {
    const teaching = teachingOf(context);
    const { versions } = context.repositories;
    const published = await context.save(async (db) => {
      const { live } = await versions.state(db);
      if (live !== seen)
        return refuse(
          409,
          conversationProblems.liveChanged,
          'Outra versão entrou no ar enquanto você conferia.',
        );
      const problem = await versions.problemOf(db, version, teaching.release);
      if (problem !== null) return refuse(422, conversationProblems.isRefused, problem);
      await versions.publish(db, version, context.clock());
      await context.audit(db, {
        action: version < live ? 'teaching.restored' : 'teaching.published',
        subject: 'conversation',
        subjectId: String(version),
      });
      return { live: version };
    });
    await teaching.takePublished();
    return published;
  }),
];

const teachingOf = ({ teaching }: PanelContext): Teaching =>
  teaching ?? refuse(503, 'not-set-up', 'Este servidor não treina a conversa.');
