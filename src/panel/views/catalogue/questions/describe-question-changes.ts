import { type QuestionSetName, questionSets } from '../../../../content/faq/questions.ts';
import type { FaqChange, Publication } from '../../../../contract/publication.ts';
import { questionChanges } from '../draft-edits.ts';
import { campaignName, periodWords, changeWords as words } from '../publishing/change-words.ts';
import { type ListedQuestion, listedQuestions } from './question-list.ts';
import { setNames, setTitle } from './question-sets.ts';

export const describeQuestionChanges = (before: Publication, after: Publication): string[] =>
  setNames.flatMap((set) => {
    const [old, next] = [questionChanges(before, set), questionChanges(after, set)];
    const [was, is] = [questionsById(set, old), questionsById(set, next)];
    return [
      ...[...new Set([...was.keys(), ...is.keys()])].flatMap((id) => changesOf(was.get(id), is.get(id))),
      ...(old.order.join() === next.order.join() ? [] : [words.questionsMoved(setTitle(set))]),
    ];
  });

const questionsById = (set: QuestionSetName, changes: FaqChange): ReadonlyMap<string, ListedQuestion> =>
  new Map(
    listedQuestions(questionSets[set], changes)
      .flatMap(({ items }) => items)
      .map((item) => [item.id, item]),
  );

const spokenOf = ({ reply, keepsReply, wordings, leads }: ListedQuestion): string =>
  JSON.stringify([reply, keepsReply, wordings, leads]);

const reachOf = ({ campaigns = [], ...period }: ListedQuestion): string =>
  `${campaigns.map(campaignName).join(', ') || words.everyCampaign}${periodWords(period)}`;

const reachChange = (before: string, is: ListedQuestion): string[] =>
  before === reachOf(is) ? [] : [words.questionReach(is.question, reachOf(is))];

function changesOf(was: ListedQuestion | undefined, is: ListedQuestion | undefined): string[] {
  if (is === undefined) return was === undefined ? [] : [words.questionRemoved(was.question)];
  if (was === undefined) return [words.questionAdded(is.question), ...reachChange(words.everyCampaign, is)];
  const isEdited = was.question !== is.question || was.answer !== is.answer;
  const isHidden = is.isHidden ? words.questionHidden(is.question) : words.questionShown(is.question);
  return [
    ...(isEdited ? [words.questionChanged(is.question)] : []),
    ...(spokenOf(was) === spokenOf(is) ? [] : [words.questionSaid(is.question)]),
    ...reachChange(reachOf(was), is),
    ...(was.isHidden === is.isHidden ? [] : [isHidden]),
  ];
}
