import type { Endpoint } from '../endpoint.ts';
import { addOperator, changeOperator, listOperators, resetOperator } from './access/operators.ts';
import {
  changePassword,
  confirmOneTimeCode,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  removeOneTimeCode,
} from './access/own-account.ts';
import { changeRecovery, readRecovery } from './access/recovery.ts';
import { readSession, signIn, signOut } from './access/session.ts';
import { listAudit } from './audit.ts';
import { listCapacity, listDayVisits, moveVisitByOperator, readCalendar, setCapacity } from './calendar.ts';
import {
  discardCatalogueDraft,
  listPublications,
  publishCatalogue,
  readCatalogueDraft,
  readPublication,
  restorePublication,
  saveCatalogueDraft,
} from './catalogue.ts';
import * as conversation from './conversation.ts';
import * as conversations from './conversations.ts';
import { listDeliveries, readDelivery, repeatDelivery, replayDeliveries } from './deliveries.ts';
import * as figures from './figures.ts';
import { findRecords } from './find.ts';
import { listImports } from './imports.ts';
import * as integrations from './integrations.ts';
import {
  addLeadNote,
  changeLeadWork,
  listDueLeads,
  listSellers,
  sendLinkToLead,
  setLeadOwner,
} from './lead-work.ts';
import { listLeads, readLead, showLeadField } from './leads.ts';
import {
  addOrderNote,
  changeOrderState,
  listOrders,
  mendOrder,
  readOrder,
  showOrderField,
} from './orders.ts';
import { listOutages } from './outages.ts';
import { erasePerson, exportPerson } from './people.ts';
import { countQueues, handBackItem, listQueue, reopenItem, takeItem, treatItem } from './queues.ts';
import {
  addRenewalNote,
  changeRenewalState,
  listRenewals,
  readRenewal,
  showRenewalField,
} from './renewals.ts';
import { listSavedViews, removeView, saveView } from './saved-views.ts';

/** Every call of the panel. The visitors' pages and the public API document do not include them. */
export const panelEndpoints: readonly Endpoint[] = [
  readSession,
  signIn,
  signOut,
  changePassword,
  confirmOneTimeCode,
  removeOneTimeCode,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  listOperators,
  addOperator,
  changeOperator,
  resetOperator,
  listAudit,
  readCatalogueDraft,
  saveCatalogueDraft,
  discardCatalogueDraft,
  publishCatalogue,
  listPublications,
  readPublication,
  restorePublication,
  conversations.countConversations,
  conversations.listConversations,
  conversations.readConversation,
  conversations.changeConversation,
  conversations.addToConversation,
  conversations.openPhoneOrder,
  conversations.sayOnPhone,
  conversations.findQuickAnswers,
  conversation.listSentenceGroups,
  conversation.readSentenceGroup,
  conversation.decideSentenceGroup,
  conversation.readTeaching,
  conversation.startTraining,
  conversation.stopTraining,
  conversation.publishTeaching,
  figures.readFunnel,
  figures.readConversion,
  figures.readSales,
  figures.readReconciled,
  figures.readCohorts,
  figures.readDemand,
  figures.readUnderstanding,
  figures.readSpeed,
  figures.readExperiments,
  readRecovery,
  changeRecovery,
  listOutages,
  listDeliveries,
  readDelivery,
  repeatDelivery,
  replayDeliveries,
  integrations.listApiKeys,
  integrations.addApiKey,
  integrations.endApiKey,
  integrations.listReceivers,
  integrations.addReceiver,
  integrations.changeReceiver,
  integrations.rotateReceiver,
  integrations.testReceiver,
  integrations.endReceiver,
  countQueues,
  listQueue,
  takeItem,
  handBackItem,
  treatItem,
  reopenItem,
  readCalendar,
  listDayVisits,
  moveVisitByOperator,
  listCapacity,
  setCapacity,
  listImports,
  findRecords,
  listLeads,
  listDueLeads,
  listSellers,
  readLead,
  showLeadField,
  setLeadOwner,
  changeLeadWork,
  addLeadNote,
  sendLinkToLead,
  listOrders,
  readOrder,
  showOrderField,
  addOrderNote,
  changeOrderState,
  mendOrder,
  listRenewals,
  readRenewal,
  showRenewalField,
  addRenewalNote,
  changeRenewalState,
  exportPerson,
  erasePerson,
  listSavedViews,
  saveView,
  removeView,
];
