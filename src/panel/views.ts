import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleQuestionMark,
  FileUp,
  FileUser,
  House,
  Inbox,
  type LucideIcon,
  MessageCircleQuestion,
  MessagesSquare,
  Plug,
  RefreshCw,
  ScrollText,
  Send,
  ShoppingBag,
  Tags,
  UserSearch,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Right } from '../contract/panel/access/rights.ts';
import { WaitingBadge } from './views/conversations/WaitingBadge.tsx';
import { viewWords } from './words/view-words.ts';

export interface PanelView {
  /** Below `/painel/`, in Portuguese; `:name` is a parameter. */
  readonly path: string;
  readonly title: string;
  /** The heading of `docs/operator.md` that explains it, as an anchor. */
  readonly help: string;
  /** The required right; without one, every operator may see it. */
  readonly right?: Right;
  /** Icon in the navigation; views without one are reached from others. */
  readonly icon?: LucideIcon;
  /** Counts what waits there, beside the icon. */
  readonly Badge?: ComponentType;
  /** Loads the view's chunk on demand. */
  readonly load: () => Promise<ComponentType>;
}

/** Views for navigation and routes. */
export const views: readonly PanelView[] = [
  {
    path: '',
    title: viewWords.start,
    help: 'onde-o-dia-começa',
    icon: House,
    load: async () => (await import('./views/start/StartView.tsx')).StartView,
  },
  {
    path: 'filas',
    title: viewWords.queues,
    help: 'filas',
    right: 'queues.work',
    icon: Inbox,
    load: async () => (await import('./views/queues/QueuesView.tsx')).QueuesView,
  },
  {
    path: 'conversas',
    title: viewWords.conversations,
    help: 'conversas',
    right: 'conversations.see',
    icon: MessagesSquare,
    Badge: WaitingBadge,
    load: async () => (await import('./views/conversations/ConversationsView.tsx')).ConversationsView,
  },
  {
    path: 'conversas/:id',
    title: viewWords.conversations,
    help: 'conversas',
    right: 'conversations.see',
    load: async () => (await import('./views/conversations/ConversationView.tsx')).ConversationView,
  },
  {
    path: 'pedidos',
    title: viewWords.orders,
    help: 'pedidos',
    right: 'orders.see',
    icon: ShoppingBag,
    load: async () => (await import('./views/orders/OrdersView.tsx')).OrdersView,
  },
  {
    path: 'pedidos/:number',
    title: viewWords.order,
    help: 'pedidos',
    right: 'orders.see',
    load: async () => (await import('./views/orders/OrderView.tsx')).OrderView,
  },
  {
    path: 'contatos',
    title: viewWords.leads,
    help: 'contatos-sem-pedido',
    right: 'leads.see',
    icon: UserSearch,
    load: async () => (await import('./views/leads/LeadsView.tsx')).LeadsView,
  },
  {
    path: 'contatos/:id',
    title: viewWords.lead,
    help: 'contatos-sem-pedido',
    right: 'leads.see',
    load: async () => (await import('./views/leads/LeadView.tsx')).LeadView,
  },
  {
    path: 'renovacoes',
    title: viewWords.renewals,
    help: 'renovações',
    right: 'orders.see',
    icon: RefreshCw,
    load: async () => (await import('./views/renewals/RenewalsView.tsx')).RenewalsView,
  },
  {
    path: 'renovacoes/:number',
    title: viewWords.renewal,
    help: 'renovações',
    right: 'orders.see',
    load: async () => (await import('./views/renewals/RenewalView.tsx')).RenewalView,
  },
  {
    path: 'agenda',
    title: viewWords.calendar,
    help: 'agenda',
    right: 'calendar.see',
    icon: CalendarDays,
    load: async () => (await import('./views/calendar/CalendarView.tsx')).CalendarView,
  },
  {
    path: 'agenda/dia',
    title: viewWords.dayVisits,
    help: 'agenda',
    right: 'calendar.see',
    load: async () => (await import('./views/calendar/DayView.tsx')).DayView,
  },
  {
    path: 'agenda/capacidade',
    title: viewWords.capacity,
    help: 'agenda',
    right: 'calendar.capacity',
    load: async () => (await import('./views/calendar/CapacityView.tsx')).CapacityView,
  },
  {
    path: 'numeros',
    title: viewWords.figures,
    help: 'números',
    right: 'figures.see',
    icon: ChartNoAxesColumn,
    load: async () => (await import('./views/figures/FunnelView.tsx')).FunnelView,
  },
  {
    path: 'numeros/vendas',
    title: viewWords.sales,
    help: 'números',
    right: 'figures.see',
    load: async () => (await import('./views/figures/SalesView.tsx')).SalesView,
  },
  {
    path: 'numeros/demanda',
    title: viewWords.demand,
    help: 'números',
    right: 'figures.see',
    load: async () => (await import('./views/figures/DemandView.tsx')).DemandView,
  },
  {
    path: 'numeros/conversa',
    title: viewWords.understanding,
    help: 'números',
    right: 'figures.see',
    load: async () => (await import('./views/figures/UnderstandingView.tsx')).UnderstandingView,
  },
  {
    path: 'numeros/velocidade',
    title: viewWords.speed,
    help: 'números',
    right: 'figures.see',
    load: async () => (await import('./views/figures/SpeedView.tsx')).SpeedView,
  },
  {
    path: 'numeros/experimentos',
    title: viewWords.experiments,
    help: 'números',
    right: 'figures.see',
    load: async () => (await import('./views/figures/ExperimentsView.tsx')).ExperimentsView,
  },
  {
    path: 'numeros/recuperacao',
    title: viewWords.recovery,
    help: 'números',
    right: 'figures.see',
    load: async () => (await import('./views/figures/RecoveryView.tsx')).RecoveryView,
  },
  {
    path: 'catalogo',
    title: viewWords.catalogue,
    help: 'catálogo-e-campanhas',
    right: 'catalogue.see',
    icon: Tags,
    load: async () => (await import('./views/catalogue/CatalogueView.tsx')).CatalogueView,
  },
  {
    path: 'conversa',
    title: viewWords.conversation,
    help: 'conversa',
    right: 'conversation.see',
    icon: MessageCircleQuestion,
    load: async () => (await import('./views/conversation/ConversationView.tsx')).ConversationView,
  },
  {
    path: 'envios',
    title: viewWords.deliveries,
    help: 'envios',
    right: 'messages.see',
    icon: Send,
    load: async () => (await import('./views/deliveries/DeliveriesView.tsx')).DeliveriesView,
  },
  {
    path: 'integracoes',
    title: viewWords.integrations,
    help: 'integrações',
    right: 'api-keys.manage',
    icon: Plug,
    load: async () => (await import('./views/integrations/IntegrationsView.tsx')).IntegrationsView,
  },
  {
    path: 'importacoes',
    title: viewWords.imports,
    help: 'importações',
    right: 'imports.run',
    icon: FileUp,
    load: async () => (await import('./views/imports/ImportsView.tsx')).ImportsView,
  },
  {
    path: 'dados-pessoais',
    title: viewWords.personData,
    help: 'o-que-fica-registrado',
    right: 'personal.export',
    icon: FileUser,
    load: async () => (await import('./views/people/PersonDataView.tsx')).PersonDataView,
  },
  {
    path: 'auditoria',
    title: viewWords.audit,
    help: 'o-que-fica-registrado',
    right: 'audit.see',
    icon: ScrollText,
    load: async () => (await import('./views/audit/AuditView.tsx')).AuditView,
  },
  {
    path: 'contas',
    title: viewWords.operators,
    help: 'contas',
    right: 'operators.manage',
    icon: Users,
    load: async () => (await import('./views/operators/OperatorsView.tsx')).OperatorsView,
  },
  {
    path: 'minha-conta',
    title: viewWords.ownAccount,
    help: 'entrar',
    load: async () => (await import('./views/own-account/OwnAccountView.tsx')).OwnAccountView,
  },
  {
    path: 'ajuda',
    title: viewWords.help,
    help: '',
    icon: CircleQuestionMark,
    load: async () => (await import('./views/help/HelpView.tsx')).HelpView,
  },
];
