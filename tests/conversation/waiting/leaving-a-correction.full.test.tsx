import { beforeAll, describe, expect, it } from 'vitest';
import { preloadConversation } from '../render-conversation.tsx';
import { known, say } from '../visitor.ts';

beforeAll(preloadConversation);

describe('an earlier answer that is asked again', () => {
  it.each(['voltar', 'volta', 'pode voltar', 'voltar para onde parei'])(
    'the correction is left, and the open question returns: %s',
    async (said) => {
      const page = await known();
      await say('quero corrigir o número da casa');
      expect(page.route()).toBe('/checkout/nr-imovel/');
      await say(said);
      expect(page.route()).toBe('/checkout/data-nascimento/');
    },
  );

  it('whoever went back by "voltar" goes one question further back by the next one', async () => {
    const page = await known();
    await say('voltar');
    expect(page.route()).toBe('/checkout/contato/');
    await say('voltar');
    expect(page.route()).toBe('/checkout/nr-imovel/');
  });
});
