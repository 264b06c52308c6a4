import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import type { Endpoint, ResponseOf } from '../../src/contract/endpoint.ts';
import type { Account } from '../../src/contract/panel/access/operators.ts';
import { type Role, rightsOf } from '../../src/contract/panel/access/rights.ts';
import { readSession } from '../../src/contract/panel/access/session.ts';
import type { FieldProblem } from '../../src/contract/problem.ts';
import { PanelProviders } from '../../src/panel/PanelProviders.tsx';
import { Session } from '../../src/panel/session/Session.tsx';
import { useMay } from '../../src/panel/session/use-operator.ts';
import { panelRoutes } from '../../src/panel/shell/panel-routes.tsx';
import { createPanelStore } from '../../src/panel/store.ts';
import { DutyFirst } from '../../src/panel/views/own-account/DutyFirst.tsx';

/** jsdom lacks EventSource. */
function fakeStreams() {
  const open = new Set<FakeEventSource>();
  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      open.add(this);
    }
    close() {
      open.delete(this);
    }
  }
  vi.stubGlobal('EventSource', FakeEventSource);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    tell: (data: string) => {
      for (const stream of open) stream.dispatchEvent(new MessageEvent('changed', { data }));
    },
    /** As if the server answered with an error. */
    refuse: () => {
      for (const stream of open) {
        stream.readyState = FakeEventSource.CLOSED;
        stream.dispatchEvent(new Event('error'));
      }
    },
  };
}

interface PanelRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Idempotency key of a change. */
  readonly key: string | null;
}

interface Refused {
  readonly status: number;
  readonly code: string;
  readonly error: string;
  readonly fields?: readonly FieldProblem[];
}

interface FakePanel {
  /** Sends a live update. */
  tells(topics: readonly string[]): void;
  /** Answers the stream of live updates with an error. */
  refusesLive(): void;
  /** All requests in order. */
  readonly asked: PanelRequest[];
  /** Sets the reply of a call. */
  answers<E extends Endpoint>(endpoint: E, answer: (asked: PanelRequest) => ResponseOf<NoInfer<E>>): void;
  refuses(endpoint: Endpoint, problem: Refused): void;
  /** Refuses what stands in a field. */
  refusesField(endpoint: Endpoint, field: string, message: string): void;
}

type Reply = (asked: PanelRequest) => Response;

/** A fake API of the panel; calls without a reply get a 404. */
export function fakePanel(role: Role | null = 'admin'): FakePanel {
  const replies: { shape: RegExp; method: string; reply: Reply }[] = [];
  const asked: PanelRequest[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://panel.example');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = new Headers(init?.headers).get('idempotency-key');
    const one = { method: init?.method ?? 'GET', path: url.pathname, query: url.searchParams, body, key };
    asked.push(one);
    const found = replies.findLast(({ shape, method }) => method === one.method && shape.test(one.path));
    return found?.reply(one) ?? refusal({ status: 404, code: 'not-found', error: 'Não encontrado' });
  };
  const streams = fakeStreams();
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  const add = ({ method, path }: Endpoint, reply: Reply) =>
    void replies.push({ method, reply, shape: new RegExp(`^/api/${path.replace(/:\w+/g, '[^/]+')}$`) });
  const panel: FakePanel = {
    tells: (topics) => act(() => streams.tell(JSON.stringify({ topics }))),
    refusesLive: () => act(() => streams.refuse()),
    asked,
    answers: (endpoint, answer) => add(endpoint, (one) => Response.json(answer(one))),
    refuses: (endpoint, problem) => add(endpoint, () => refusal(problem)),
    refusesField: (endpoint, field, message) =>
      panel.refuses(endpoint, { status: 422, code: 'invalid', error: message, fields: [{ field, message }] }),
  };
  panel.answers(readSession, () => ({ operator: role && operatorOf(role), sandbox: true }));
  return panel;
}

const refusal = ({ status, ...problem }: Refused): Response =>
  Response.json({ success: false, ...problem }, { status });

export const operatorOf = (role: Role) => ({
  id: `operator-${role}`,
  name: 'Ana Lima',
  email: 'ana@loja.example',
  role,
  rights: [...rightsOf(role)],
  hasOneTimeCode: false,
  recoveryCodesLeft: 0,
  mustDo: null,
  isOfProvider: false,
});

/** The same, as the list of accounts shows it. */
export const accountOf = (role: Role): Account => {
  const { id, name, email } = operatorOf(role);
  return { id, name, email, role, isDisabled: false, hasOneTimeCode: false, isOfProvider: false };
};

/** Renders the panel at a path below /painel. */
export function showPanel(path = '/') {
  const drawn = render(
    <PanelProviders store={createPanelStore()} nonce="">
      <Session>
        <DutyFirst>
          <RoutesAt path={path} />
        </DutyFirst>
      </Session>
    </PanelProviders>,
  );
  return drawn;
}

function RoutesAt({ path }: { path: string }) {
  const may = useMay();
  return <RouterProvider router={createMemoryRouter(panelRoutes(may), { initialEntries: [path] })} />;
}
