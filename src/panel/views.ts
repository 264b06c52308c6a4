import type { LucideIcon } from 'lucide-react';
import * as icons from 'lucide-react';
import type { ComponentType } from 'react';
import type { Right } from '../contract/panel/access/rights.ts';
import { WaitingBadge } from './views/conversations/WaitingBadge.tsx';
import { DueBadge } from './views/leads/DueBadge.tsx';
import { viewWords } from './words/view-words.ts';

export interface PanelView {
  /** Below `/painel/`, in Portuguese; `:name` is a parameter. */
  readonly path: string;
  readonly title: string;
  /** The heading of `docs/operator.md` that explains it, as an anchor, where it is not the title. */
  readonly help?: string;
  /** The required right; without one, every operator may see it. */
  readonly right?: Right;
  /** Heading above it in the navigation, and above those that follow. */
  readonly group?: string;
  /** Icon in the navigation; views without one are reached from others. */
  readonly icon?: LucideIcon;
  /** Counts what waits there, beside the icon. */
  readonly Badge?: ComponentType;
  /** Loads the view's chunk on demand; its file exports nothing else. */
  readonly load: () => Promise<Readonly<Record<string, ComponentType>>>;
}

const rows: readonly PanelView[] = [
  {
    path: '',
    title: viewWords.start,
    help: 'onde-o-dia-começa',
    icon: icons.House,
    load: () => import('./views/start/StartView.tsx'),
  },
  {
    path: 'filas',
    group: viewWords.groups.work,
    title: viewWords.queues,
    right: 'queues.work',
    icon: icons.Inbox,
    load: () => import('./views/queues/QueuesView.tsx'),
  },
  {
    path: 'conversas',
    title: viewWords.conversations,
    right: 'conversations.see',
    icon: icons.MessagesSquare,
    Badge: WaitingBadge,
    load: () => import('./views/conversations/ConversationsView.tsx'),
  },
  {
    path: 'conversas/horario',
    title: viewWords.openingHours,
    right: 'conversations.hours',
    load: () => import('./views/conversations/OpeningHoursView.tsx'),
  },
  {
    path: 'conversas/:id',
    title: viewWords.conversations,
    load: () => import('./views/conversations/ConversationsView.tsx'),
  },
  {
    path: 'pedidos',
    title: viewWords.orders,
    right: 'orders.see',
    icon: icons.ShoppingBag,
    load: () => import('./views/orders/OrdersView.tsx'),
  },
  { path: 'pedidos/:number', title: viewWords.order, load: () => import('./views/orders/OrderView.tsx') },
  {
    path: 'contatos',
    title: viewWords.leads,
    help: 'contatos-sem-pedido',
    right: 'leads.see',
    icon: icons.UserSearch,
    Badge: DueBadge,
    load: () => import('./views/leads/LeadsView.tsx'),
  },
  { path: 'contatos/:id', title: viewWords.lead, load: () => import('./views/leads/LeadView.tsx') },
  {
    path: 'renovacoes',
    title: viewWords.renewals,
    right: 'orders.see',
    icon: icons.RefreshCw,
    load: () => import('./views/renewals/RenewalsView.tsx'),
  },
  {
    path: 'renovacoes/:number',
    title: viewWords.renewal,
    load: () => import('./views/renewals/RenewalView.tsx'),
  },
  {
    path: 'agenda',
    title: viewWords.calendar,
    right: 'calendar.see',
    icon: icons.CalendarDays,
    load: () => import('./views/calendar/CalendarView.tsx'),
  },
  { path: 'agenda/dia', title: viewWords.dayVisits, load: () => import('./views/calendar/DayView.tsx') },
  {
    path: 'agenda/capacidade',
    title: viewWords.capacity,
    right: 'calendar.capacity',
    load: () => import('./views/calendar/CapacityView.tsx'),
  },
  {
    path: 'numeros',
    group: viewWords.groups.offer,
    title: viewWords.figures,
    right: 'figures.see',
    icon: icons.ChartNoAxesColumn,
    load: () => import('./views/figures/FunnelView.tsx'),
  },
  { path: 'numeros/vendas', title: viewWords.sales, load: () => import('./views/figures/SalesView.tsx') },
  { path: 'numeros/demanda', title: viewWords.demand, load: () => import('./views/figures/DemandView.tsx') },
  {
    path: 'numeros/conversa',
    title: viewWords.understanding,
    load: () => import('./views/figures/UnderstandingView.tsx'),
  },
  { path: 'numeros/velocidade', title: viewWords.speed, load: () => import('./views/figures/SpeedView.tsx') },
  {
    path: 'numeros/experimentos',
    title: viewWords.experiments,
    load: () => import('./views/figures/ExperimentsView.tsx'),
  },
  {
    path: 'numeros/recuperacao',
    title: viewWords.recovery,
    load: () => import('./views/figures/RecoveryView.tsx'),
  },
  {
    path: 'catalogo',
    title: viewWords.catalogue,
    right: 'catalogue.see',
    icon: icons.Tags,
    load: () => import('./views/catalogue/CatalogueView.tsx'),
  },
  {
    path: 'conversa',
    title: viewWords.conversation,
    right: 'conversation.see',
    icon: icons.MessageCircleQuestion,
    load: () => import('./views/teaching/TeachingView.tsx'),
  },
  {
    path: 'envios',
    group: viewWords.groups.house,
    title: viewWords.deliveries,
    right: 'messages.see',
    icon: icons.Send,
    load: () => import('./views/deliveries/DeliveriesView.tsx'),
  },
  {
    path: 'integracoes',
    title: viewWords.integrations,
    right: 'api-keys.manage',
    icon: icons.Plug,
    load: () => import('./views/integrations/IntegrationsView.tsx'),
  },
  {
    path: 'importacoes',
    title: viewWords.imports,
    right: 'imports.run',
    icon: icons.FileUp,
    load: () => import('./views/imports/ImportsView.tsx'),
  },
  {
    path: 'pessoas/:kind/:id',
    title: viewWords.person,
    help: 'buscar-em-tudo',
    right: 'orders.see',
    load: () => import('./views/people/PersonView.tsx'),
  },
  {
    path: 'dados-pessoais',
    title: viewWords.personData,
    help: 'o-que-fica-registrado',
    right: 'personal.export',
    icon: icons.FileUser,
    load: () => import('./views/people/PersonDataView.tsx'),
  },
  {
    path: 'auditoria',
    title: viewWords.audit,
    help: 'o-que-fica-registrado',
    right: 'audit.see',
    icon: icons.ScrollText,
    load: () => import('./views/audit/AuditView.tsx'),
  },
  {
    path: 'contas',
    title: viewWords.operators,
    right: 'operators.manage',
    icon: icons.Users,
    load: () => import('./views/operators/OperatorsView.tsx'),
  },
  {
    path: 'minha-conta',
    title: viewWords.ownAccount,
    help: 'entrar',
    load: () => import('./views/own-account/OwnAccountView.tsx'),
  },
  {
    path: 'ajuda',
    group: '',
    title: viewWords.help,
    help: '',
    icon: icons.CircleQuestionMark,
    load: () => import('./views/help/HelpView.tsx'),
  },
];

/** Views for navigation and routes. Below the path of another, a view has its help and its right, if it names no other. */
export const views = rows.map((row, index): PanelView & { help: string; group: string } => {
  const { title, right, help } = rows.find(({ path }) => path === row.path.split('/')[0]) ?? row;
  const group = rows.slice(0, index + 1).findLast((one) => one.group !== undefined)?.group ?? '';
  return { help: help ?? title.toLowerCase().replaceAll(' ', '-'), ...(right && { right }), ...row, group };
});
