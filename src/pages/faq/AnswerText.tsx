import { type Answer, type AnswerBlock, type Line, linesOf } from '../../content/faq/answer.ts';
import { type Prices, withPrices } from '../../content/landing/plans/priced-text.ts';
import { SiteLink } from '../site/SiteLink.tsx';

/** An answer with lists, steps and links. It is static, so the index is a stable key. */
export const AnswerText = ({ answer, prices }: { answer: Answer; prices: Prices }) =>
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
