import { type PricedText, type Prices, withPrices } from '../landing/plans/priced-text.ts';
import { type Answer, type AnswerBlock, type Line, linesOf, type TextLink } from './answer.ts';

/** An answer as plain text, one block per line, for structured data. */
export const plainText = (answer: Answer, prices: Prices): string =>
  answer.map((block) => plainBlock(block, prices)).join('\n');

function plainBlock(block: AnswerBlock, prices: Prices): string {
  if (typeof block === 'object' && 'list' in block)
    return linesOf(block.list, prices)
      .map((line) => `- ${plainLine(line, prices)}`)
      .join('\n');
  if (typeof block === 'object' && 'steps' in block)
    return block.steps.map((line, index) => `${index + 1}. ${plainLine(line, prices)}`).join('\n');
  return plainLine(block, prices);
}

const plainLine = (line: Line, prices: Prices): string =>
  typeof line === 'object'
    ? line.parts.map((part) => plainPart(part, prices)).join('')
    : withPrices(line, prices);

const plainPart = (part: PricedText | TextLink, prices: Prices): string =>
  typeof part === 'object' ? part.text : withPrices(part, prices);
