// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { apiBase } from '../../src/app/api-base.ts';
import { fetchPrefetched } from '../../src/app/prefetched-lookup.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { readArrival } from '../../src/funnel/arrival.ts';

const refusal = 'Confira o CEP: são 8 números.';
const busy = 'Procurando o endereço…';
const place = {
  UF: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  address: 'Avenida Paulista',
  zip: '01310100',
  is_block_allotment: false,
};

type Reply = () => Promise<Response>;
const asked: { address: unknown; init: RequestInit | undefined }[] = [];
let replies: Reply[] = [];
const found: Reply = async () => Response.json(place);

/** Only the window of this file: the starter listens on it once, as it does in a page. */
beforeAll(() => import('../../src/app/starter.ts'));
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  asked.length = 0;
  replies = [];
  delete window.prefetchedLookup;
  delete document.documentElement.dataset.hydrated;
  localStorage.clear();
  history.replaceState(null, '', '/chat/?s=d600b');
  vi.stubGlobal('fetch', (address: unknown, init?: RequestInit) => {
    asked.push({ address, init });
    return (replies.shift() ?? found)();
  });
  document.body.innerHTML = `
    <form data-starts data-lookup="${getPostcode.path}" data-refusal="${refusal}" data-busy="${busy}">
      <input name="cep" data-mask="cep"><p data-starter-note></p><button>Enviar</button>
    </form>
    <form id="plain"><input name="name"><p data-starter-note data-busy="${busy}"></p><button>Enviar</button></form>`;
});

function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`no ${selector}`);
  return element;
}
const cep = () => part('[name=cep]', HTMLInputElement);
const form = () => part('form', HTMLFormElement);
const note = () => part('[data-starter-note]', HTMLElement).textContent;
const give = (text: string) => userEvent.type(cep(), `${text}{Enter}`);

/** As the postcode saga asks once it has read the address. */
function askAsTheApp(code = '01310100') {
  const { sku } = readArrival(new URLSearchParams(location.search)).wish;
  const client = createClient({ fetch: fetchPrefetched, base: apiBase });
  return client.call(getPostcode, { params: { cep: code }, query: sku === null ? {} : { sku } });
}

describe('typing before hydration', () => {
  it.each([
    ['01310100', '01310-100'],
    ['tem fidelidade?', 'tem fidelidade?'],
    ['01310100 numero 1200', '01310-100 numero 1200'],
    ['01310100n 12', '01310-100n 12'],
    ['01310100 1200', '01310-100 1200'],
    ['0131 paulista 1200', '0131 paulista 1200'],
    ['013101{Backspace}{Backspace}{Backspace}99', '01319-9'],
  ])('typing %s before hydration shows %s', async (keys, shown) => {
    await userEvent.type(cep(), keys);
    expect(cep().value).toBe(shown);
  });

  it('the caret stays where a digit is inserted before hydration', async () => {
    await userEvent.type(cep(), '0131010');
    await userEvent.type(cep(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(cep().value).toBe('09131-010');
    expect(cep().selectionStart).toBe(2);
  });

  it('a digit too many stays to be seen, typed or pasted', async () => {
    await userEvent.type(cep(), '013101009');
    expect(cep().value).toBe('01310-1009');
    await userEvent.clear(cep());
    await userEvent.click(cep());
    await userEvent.paste('013101009');
    expect(cep().value).toBe('013101009');
  });

  it('an input without a mask is not changed', async () => {
    await userEvent.type(part('[name=name]', HTMLInputElement), '01310100');
    expect(part('[name=name]', HTMLInputElement).value).toBe('01310100');
  });

  it('the mask waits while a word is composed', () => {
    cep().value = '013101';
    cep().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(cep().value).toBe('013101');
  });
});

describe('an invalid postcode before hydration', () => {
  it.each(['0131010', '00000-000', '013101000'])(
    'the invalid postcode %s is refused at once',
    async (text) => {
      await userEvent.click(cep());
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
      expect(note()).toBe(refusal);
      expect(cep().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(cep());
      expect(form().dataset.submitted).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it('the refusal of a postcode disappears with the next key', async () => {
    await give('0131010');
    await userEvent.type(cep(), '0');
    expect(note()).toBe('');
    expect(cep().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a valid postcode before hydration', () => {
  it('a valid postcode is held and looked up at once', async () => {
    await give('01310100');
    expect(form().dataset.submitted).toBe('true');
    expect(note()).toBe(busy);
    expect(asked).toHaveLength(1);
  });

  it('a postcode sent several times is looked up once', async () => {
    await give('01310100');
    await give('');
    expect(asked).toHaveLength(1);
  });

  it('a held postcode that is edited is no longer sent', async () => {
    await give('01310100');
    await userEvent.type(cep(), '{Backspace}');
    expect(form().dataset.submitted).toBeUndefined();
    expect(note()).toBe('');
  });

  it.each([
    ['/chat/', null],
    ['/chat/?s=d600b', null],
    ['/chat/?sk=D600B&utm_source=zap', null],
    ['/chat/?sku=d1gb#cep', null],
    ['/chat/?s=%26cep', null],
    ['/timblack/chat/?s=d600b', 'https://test.example.com/api'],
  ])('a postcode at %s is looked up exactly as by the application', async (path, base) => {
    history.replaceState(null, '', path);
    if (base !== null) localStorage.setItem('ultrafibra.api', JSON.stringify(base));
    await give('01310100');
    delete window.prefetchedLookup;
    await askAsTheApp();
    const [early, late] = asked.map(({ address, init }) => ({ address, ...init, signal: !!init?.signal }));
    expect(early).toEqual(late);
    expect(asked).toHaveLength(2);
  });
});

describe('the prefetched look-up', () => {
  it('the prefetched look-up is used by the application once', async () => {
    await give('01310100');
    const first = await askAsTheApp();
    expect(first).toMatchObject({ ok: true, value: { city: 'São Paulo' } });
    expect(asked).toHaveLength(1);
    await askAsTheApp();
    expect(asked).toHaveLength(2);
  });

  it('the prefetched look-up is not used for another postcode', async () => {
    await give('01310100');
    await askAsTheApp('20040020');
    expect(asked).toHaveLength(2);
  });

  it('the prefetched look-up passes on that a postcode is unknown', async () => {
    replies = [async () => Response.json({ message: 'CEP não encontrado' }, { status: 404 })];
    await give('00999999');
    expect(await askAsTheApp('00999999')).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['was lost on the way', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['failed in the server', async () => Response.json({}, { status: 503 })],
  ])('the prefetched look-up is repeated when it %s', async (_, reply) => {
    replies = [reply];
    await give('01310100');
    expect(await askAsTheApp()).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  });
});

describe('a form of the pages before hydration', () => {
  const paged = () => {
    for (const name of ['starts', 'refusal', 'busy']) delete form().dataset[name];
  };

  it('its postcode is looked up at once', async () => {
    paged();
    await give('01310100');
    expect(form().dataset.submitted).toBe('true');
    expect(await askAsTheApp()).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
  });

  it('an invalid postcode is left to the application', async () => {
    paged();
    await give('0131010');
    expect(form().dataset.submitted).toBe('true');
    expect(asked).toEqual([]);
  });

  it('what carries out an answer is fetched with the first form, once', async () => {
    document.documentElement.dataset.answering = '/assets/effects.js /assets/calls.js';
    replies = [() => Promise.reject(new TypeError('Failed to fetch'))];
    for (const name of ['Ana{Enter}', 'Bia{Enter}'])
      await userEvent.type(part('[name=name]', HTMLInputElement), name);
    expect(asked.map(({ address }) => address)).toEqual(['/assets/effects.js', '/assets/calls.js']);
  });
});

describe('forms that the starter leaves to the application', () => {
  it('a question typed instead of a postcode is held for the application', async () => {
    await give('tem fidelidade?');
    expect(form().dataset.submitted).toBe('true');
    expect(note()).toBe('');
    expect(asked).toEqual([]);
  });

  it('any other form is held and says so, so that its data never gets into an address', async () => {
    await userEvent.type(part('[name=name]', HTMLInputElement), 'Ana{Enter}');
    expect(part('#plain p', HTMLElement).textContent).toBe(busy);
    expect(part('#plain', HTMLFormElement).dataset.submitted).toBe('true');
  });
});

describe('the starter after hydration', () => {
  it('typing is left to the application after hydration', async () => {
    document.documentElement.dataset.hydrated = '';
    await userEvent.type(cep(), '01310100');
    expect(cep().value).toBe('01310100');
  });

  it('a sent form is left to the application after hydration, and the starter’s note is removed', async () => {
    await give('01310100');
    document.documentElement.dataset.hydrated = '';
    form().addEventListener('submit', (event) => event.preventDefault());
    delete form().dataset.submitted;
    form().requestSubmit();
    expect(form().dataset.submitted).toBeUndefined();
    expect(note()).toBe('');
    expect(asked).toHaveLength(1);
  });
});

describe('a page whose scripts fail to load', () => {
  beforeEach(() => document.body.insertAdjacentHTML('beforeend', '<p data-stuck hidden>Ligue</p>'));
  const hint = () => part('[data-stuck]', HTMLElement);
  const fail = () => {
    const script = document.body.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
  };

  it('a page whose scripts fail shows the phone number and stops looking up', async () => {
    await give('01310100');
    expect(note()).toBe(busy);
    fail();
    expect(hint().hidden).toBe(false);
    expect(note()).toBe('');
  });

  it('a hydrated page shows no hint about failed scripts', () => {
    document.documentElement.dataset.hydrated = '';
    fail();
    expect(hint().hidden).toBe(true);
  });
});
