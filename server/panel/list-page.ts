import { panelDocument } from './document.ts';
import { type Html, html } from './html.ts';
import type { Entry, PanelList } from './lists.ts';
import { moment } from './moment.ts';
import { panelWords as words } from './words.ts';

/** Which part of a list somebody looks at, as its address says. */
export interface View {
  readonly treated: boolean;
  readonly before: string | undefined;
}

export interface Shown extends View {
  readonly list: PanelList;
  readonly entries: readonly Entry[];
  readonly hasOlder: boolean;
  readonly tabs: readonly { readonly list: PanelList; readonly waiting: number | null }[];
  /** What was done a moment ago. */
  readonly done: { readonly treated: string } | 'reopened' | null;
}

export function listPage(shown: Shown): string {
  const { list, entries, done } = shown;
  return panelDocument({
    title: [doneWords(done), list.words.title].filter(Boolean).join(' '),
    navigation: tabs(shown),
    main: html`${done && notice(done, shown)}
<h1>${list.words.title}</h1>
<p class="intro">${list.words.intro}</p>
${list.treatments && filters(shown)}
${
  entries.length > 0
    ? html`<ol class="entries">
${entries.map((entry) => row(entry, shown))}
</ol>`
    : html`<p class="empty">${emptyWords(shown)}</p>`
}
${pages(shown)}
<p class="kept">${list.words.kept}</p>`,
  });
}

function pages({ list, entries, hasOlder, treated, before }: Shown): Html | null {
  if (!hasOlder && before === undefined) return null;
  const older = addressOf(list, { treated, before: entries.at(-1)?.id });
  return html`<p class="pages">
${hasOlder && html`<a class="button" href="${older}">${words.older}</a>`}
${before !== undefined && html`<a href="${addressOf(list, { treated, before: undefined })}">${words.newest}</a>`}
</p>`;
}

export function addressOf({ path }: PanelList, { treated, before }: View): string {
  const query = new URLSearchParams();
  if (treated) query.set('lista', 'tratadas');
  if (before !== undefined) query.set('antes', before);
  return `/painel-antigo/${path}/${query.size > 0 ? `?${query}` : ''}`;
}

const tabs = (shown: Shown): Html => html`<nav class="tabs" aria-label="${words.lists}">
<ul>
${shown.tabs.map(
  ({ list, waiting }) =>
    html`<li><a href="/painel-antigo/${list.path}/"${list === shown.list && html` aria-current="page"`}>${list.words.title}${
      waiting !== null &&
      waiting > 0 &&
      html` <span class="count" aria-hidden="true">${waiting}</span><span class="unseen"> (${words.waits(waiting)})</span>`
    }</a></li>`,
)}
</ul>
</nav>`;

const filters = ({ list, treated }: Shown): Html => html`<nav class="filters" aria-label="${words.which}">
<ul>
${[false, true].map(
  (which) =>
    html`<li><a href="${addressOf(list, { treated: which, before: undefined })}"${which === treated && html` aria-current="true"`}>${which ? words.treated : words.waiting}</a></li>`,
)}
</ul>
</nav>`;

const row = (entry: Entry, shown: Shown): Html => html`<li>
<h2 id="t-${entry.id}">${entry.title}</h2>
<p class="when">${moment(entry.at)}</p>
<dl>
${entry.facts.map((fact) => line(fact))}
${entry.treatedAt !== null && line([words.treatedAt, moment(entry.treatedAt)], 'done')}
${entry.text && line(entry.text, 'long')}
</dl>
${shown.list.treatments && rowAction(entry, shown)}
</li>
`;

const line = ([label, value]: Entry['facts'][number], kind?: 'done' | 'long'): Html | null =>
  value === null
    ? null
    : html`<div${kind && html` class="${kind}"`}><dt>${label}</dt><dd>${value}</dd></div>
`;

function rowAction({ id, treatedAt }: Entry, shown: Shown): Html {
  const what = treatedAt === null ? 'tratar' : 'reabrir';
  return action(
    { id, what, label: treatedAt === null ? words.treat : words.reopen, about: `t-${id}` },
    shown,
  );
}

/** Whoever presses it comes back to where it stands. */
const action = (
  { id, what, label, about }: { id: string; what: 'tratar' | 'reabrir'; label: string; about: string },
  { list, ...view }: Shown,
): Html =>
  html`<form method="post" action="/painel-antigo/${list.path}/${id}/${what}/">
${view.treated && html`<input type="hidden" name="lista" value="tratadas">`}
${view.before !== undefined && html`<input type="hidden" name="antes" value="${view.before}">`}
<button type="submit" aria-describedby="${about}">${label}</button>
</form>`;

const notice = (done: NonNullable<Shown['done']>, shown: Shown): Html =>
  html`<div class="notice" tabindex="-1" autofocus>
<p id="feito" role="status">${doneWords(done)}</p>
${done !== 'reopened' && action({ id: done.treated, what: 'reabrir', label: words.undo, about: 'feito' }, shown)}
</div>`;

function doneWords(done: Shown['done']): string | null {
  if (done === null) return null;
  return done === 'reopened' ? words.justReopened : words.justTreated;
}

function emptyWords({ list, treated, before }: Shown): string {
  if (before !== undefined) return words.noOlder;
  return treated ? list.words.nothingTreated : list.words.nothingWaits;
}
