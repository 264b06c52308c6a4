import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount, readableShare } from '../../words/readable.ts';
import { useTopics } from '../teaching/use-topics.ts';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { figuresWords } from './figures-words.ts';
import { Totals } from './Totals.tsx';
import { UnderstoodTables } from './UnderstoodTables.tsx';
import { useFigureQuery } from './use-figure-query.ts';

const words = figuresWords.understanding;

export function UnderstandingView() {
  const { from, to } = useFigureQuery().query;
  const questions = useTopics();
  const answer = figuresApi.useReadUnderstandingQuery({ query: { from, to } });
  return (
    <FigurePage
      hasWhose={false}
      answer={answer}
      isEmpty={({ answers, replies, unclear, unanswered, waits }) =>
        answers + replies + unclear + unanswered + waits.length === 0
      }
    >
      {({ answers, replies, unclear, unanswered, topics, ...others }) => {
        const understood = answers + replies;
        return (
          <>
            <Totals
              of={[
                {
                  label: words.understood,
                  value: readableShare(understood, understood + unclear + unanswered),
                },
                { label: words.answers, value: readableCount(answers) },
                { label: words.replies, value: readableCount(replies) },
                { label: words.unclear, value: readableCount(unclear) },
                { label: words.unanswered, value: readableCount(unanswered) },
              ]}
            />
            <FigureTable
              caption={words.topics}
              rows={topics}
              few={6}
              keyOf={({ topic }) => topic}
              columns={[
                { head: words.topic, cell: ({ topic }) => questions.get(topic) ?? topic },
                { head: words.many, cell: ({ many }) => readableCount(many) },
              ]}
            />
            <UnderstoodTables {...others} from={from} to={to} />
          </>
        );
      }}
    </FigurePage>
  );
}
