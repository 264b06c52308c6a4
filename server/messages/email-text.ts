import type { MessageBlock, MessageContent } from '../../src/content/messages/message-content.ts';
import { messageFrame } from '../../src/content/messages/message-frame.ts';

export const emailText = ({ blocks }: MessageContent): string =>
  [...blocks.map(textOf), ['--', ...messageFrame.foot].join('\n')].join('\n\n');

function textOf(block: MessageBlock): string {
  switch (block.is) {
    case 'paragraph':
    case 'code':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.label}: ${block.url}`;
  }
}
