import type { Reply, ReplyActions } from './side-question.ts';

export const pickActions = ({
  link,
  suggestions,
  topic,
  handsOff,
  kept,
  helper,
  meant,
}: ReplyActions): ReplyActions => ({
  ...(link && { link }),
  ...(suggestions && { suggestions }),
  ...(topic && { topic }),
  ...(handsOff && { handsOff }),
  ...(kept && { kept }),
  ...(helper && { helper }),
  ...(meant && { meant }),
});

/** The reply without the proposal to take the message as the answer. */
export const textOnly = (reply: Reply): Reply => {
  if (reply.kind !== 'guess') return reply;
  return { kind: 'text', text: reply.told, ...pickActions(reply) };
};
