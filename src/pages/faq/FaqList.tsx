import type { FaqItem } from '../../content/faq/answer.ts';
import { type Answer, type AnswerBlock, type Line, linesOf } from '../../content/faq/answer.ts';
import { faqWords } from '../../content/faq/faq-words.ts';
import type { FaqGroup } from '../../content/faq/groups.ts';
import { typedAnswer } from '../../content/faq/typed-answer.ts';
import { type Prices, withPrices } from '../../content/landing/plans/priced-text.ts';
import { DetailsSummary } from '../site/DetailsSummary.tsx';
import { Island } from '../site/Island.tsx';
import { SiteLink } from '../site/SiteLink.tsx';
import styles from './FaqList.module.css';
import { FaqSearch } from './FaqSearch.tsx';
import { hasWords } from './has-words.ts';
import { inOneList } from './questions-of.ts';

interface Props {
  groups: readonly FaqGroup[];
  prices: Prices;
  /** The heading level of the questions. */
  level: 2 | 3;
  /** How many of each group a phone shows before the others are opened. */
  shown?: number;
}

const id = 'perguntas';
const mostExamples = 3;

/** The example searches that find something among these questions. */
const examplesIn = (groups: readonly FaqGroup[]): readonly string[] => {
  const texts = inOneList(groups).map(({ question, answer }) => `${question} ${typedAnswer(answer)}`);
  return faqWords.search.examples
    .filter((example) => texts.some((text) => hasWords(text, example)))
    .slice(0, mostExamples);
};

/** Questions as `details` elements. The id is inside, so that browsers open them for a link without any script. */
export function FaqList({ groups, shown = Number.POSITIVE_INFINITY, ...look }: Props) {
  return (
    <div className={styles.faq} data-shown={Number.isFinite(shown) || undefined}>
      <Island
        name="faq-search"
        of={FaqSearch}
        props={{ list: id, examples: examplesIn(groups) }}
        hydrates="near"
      />
      <div id={id} className="stack gap-24">
        {groups.map(({ title, items }) => {
          // A single one is not worth a press.
          const first = items.length > shown + 1 ? shown : items.length;
          return (
            <section key={title} className={styles.group}>
              {title && <h2>{title}</h2>}
              <Questions items={items.slice(0, first)} {...look} />
              {items.length > first && (
                <details className={styles.rest} data-rest>
                  <DetailsSummary className={`${styles.summary} ${styles.opener}`}>
                    <span>{faqWords.rest(items.length - first)}</span>
                  </DetailsSummary>
                  <Questions items={items.slice(first)} {...look} />
                </details>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}

type QuestionsProps = Pick<Props, 'prices' | 'level'> & { items: readonly FaqItem[] };

function Questions({ items, prices, level }: QuestionsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <details>
            <DetailsSummary className={styles.summary} data-searched="">
              <Heading>{item.question}</Heading>
            </DetailsSummary>
            <div id={item.id} className={styles.answer}>
              <div className={styles.text} data-searched="">
                <AnswerText answer={item.answer} prices={prices} />
              </div>
              <a className={styles.copy} href={`#${item.id}`} data-copies="">
                {faqWords.copy}
              </a>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** An answer with lists, steps and links. It is static, so the index is a stable key. */
const AnswerText = ({ answer, prices }: { answer: Answer; prices: Prices }) =>
  answer.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, by the server
    <Block key={index} block={block} prices={prices} />
  ));

function Block({ block, prices }: { block: AnswerBlock; prices: Prices }) {
  if (typeof block === 'object' && 'list' in block)
    return (
      <ul>
        <Points lines={linesOf(block.list, prices)} prices={prices} />
      </ul>
    );
  if (typeof block === 'object' && 'steps' in block)
    return (
      <ol>
        <Points lines={block.steps} prices={prices} />
      </ol>
    );
  return <p>{lineText(block, prices)}</p>;
}

const Points = ({ lines, prices }: { lines: readonly Line[]; prices: Prices }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, by the server
    <li key={index}>{lineText(line, prices)}</li>
  ));

const lineText = (line: Line, prices: Prices) =>
  typeof line === 'object'
    ? line.parts.map((part) =>
        typeof part === 'object' ? (
          <SiteLink key={part.text} href={part.href}>
            {part.text}
          </SiteLink>
        ) : (
          withPrices(part, prices)
        ),
      )
    : withPrices(line, prices);
