import { isSettled } from '../../api/call-result.ts';
import { parsePhone } from '../../brazil/phone.ts';
import { fieldErrors } from '../../content/field-errors.ts';
import type { PostcodeInformation } from '../../contract/address.ts';
import type { KeyKeeper } from '../../contract/key-keeper.ts';
import { anyPhone } from '../../contract/lead/answers.ts';
import type { Answers, FieldName } from '../../funnel/fields/answer-values.ts';
import { readFields } from '../../funnel/fields/read-answers.ts';
import { journeys } from '../../funnel/journeys/journeys.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { routeOfStep } from '../../funnel/routes/route-of-step.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { stampOf } from '../../funnel/walk.ts';
import { answersAccepted, phoneContactChosen, placeFound, startedOver } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign, selectFacts, selectWalk } from '../../store/selectors.ts';
import {
  type Enquiry,
  enquiryEdited,
  enquiryRefused,
  enquirySucceeded,
} from '../../store/site/enquiry-events.ts';
import { lookUpPostcode } from '../effects/find-postcode.ts';
import { askCall } from '../give-help.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, race, type Saga, select, take } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

/** How long in milliseconds a button shows its success before the page moves on. */
const successDelay = 1200;
/** A drawer needs this time in milliseconds to close. */
const drawerDelay = 550;

interface EnquiryDependencies extends SagaDependencies {
  /** Of the calls asked for. */
  callKeys: KeyKeeper;
}

/** Answers a form of a public page. Editing the form cancels the request. */
export function* answerEnquiry(enquiry: Enquiry, dependencies: EnquiryDependencies): Saga {
  yield* race({ answered: sagaOf[enquiry.form](enquiry, dependencies), edited: untilEdited(enquiry) });
}

function* untilEdited({ form }: Enquiry): Saga {
  while ((yield* take(enquiryEdited)).payload.form !== form);
}

const sagaOf: Record<Enquiry['form'], (enquiry: Enquiry, dependencies: EnquiryDependencies) => Saga> = {
  coverage: answerCoverage,
  contact: takeContact,
  hire: answerHire,
  call: answerCall,
};

function* answerCoverage({ raw }: Enquiry, dependencies: SagaDependencies): Saga {
  yield* startFreshIfOver();
  const { values, messages } = yield* readForm(raw, ['cep', 'phone']);
  if (messages !== null) return yield* put(enquiryRefused({ form: 'coverage', messages }));
  const { cep = '', phone } = values;
  yield* put(answersAccepted({ values: { phone } }));
  yield* put(phoneContactChosen({ accepted: raw.accept_phone_contact !== undefined }));
  const place = yield* findPlace('coverage', cep, null, dependencies);
  if (place === null) return;
  yield* put(
    placeFound({ place, values: { cep }, stamp: yield* postcodeStamp({ cep }), journey: 'coverage' }),
  );
  yield* call(() => dependencies.pause(successDelay));
  yield* put(enquirySucceeded({ form: 'coverage' }));
}

function* takeContact({ raw }: Enquiry, dependencies: SagaDependencies): Saga {
  const { values, messages } = yield* readForm(raw, ['name', 'email', 'phone']);
  if (messages !== null) return yield* put(enquiryRefused({ form: 'contact', messages }));
  yield* put(answersAccepted({ values: { ...values, accept_promotions: true } }));
  yield* call(() => dependencies.pause(successDelay));
  yield* put(enquirySucceeded({ form: 'contact' }));
  yield* call(() => dependencies.pause(drawerDelay));
  yield* leaveFor(routeOfStep(journeys.coverage, 'nr-imovel'), dependencies);
}

function* answerHire({ raw, sku }: Enquiry, dependencies: SagaDependencies): Saga {
  yield* startFreshIfOver();
  const { values, messages } = yield* readForm(raw, ['cep', 'number', 'phone']);
  if (messages !== null) return yield* put(enquiryRefused({ form: 'hire', messages }));
  const { cep = '', number, phone } = values;
  yield* put(answersAccepted({ values: { phone } }));
  yield* put(phoneContactChosen({ accepted: true }));
  const place = yield* findPlace('hire', cep, sku ?? null, dependencies);
  if (place === null) return;
  const stamp = yield* postcodeStamp({ cep });
  yield* put(placeFound({ place, values: { cep, number }, stamp, journey: 'coverage', sku }));
  yield* waitUntil((state) => selectWalk(state).current.state !== 'working');
  const { step } = (yield* select(selectWalk)).current;
  yield* put(enquirySucceeded({ form: 'hire' }));
  const query = sku === undefined ? '' : `?${new URLSearchParams({ s: sku })}`;
  const route = step.end
    ? routeOfStep(journeys.coverage, step.id)
    : routeOfStep(journeys.order, 'verificando-disponibilidade');
  yield* leaveFor(route, dependencies, query);
}

function* answerCall({ raw }: Enquiry, dependencies: EnquiryDependencies): Saga {
  const parsed = parsePhone(raw.phone?.[0] ?? '', { landline: true });
  const phone = anyPhone.safeParse(parsed.ok ? parsed.digits : '');
  if (!phone.success)
    return yield* put(enquiryRefused({ form: 'call', messages: { phone: fieldErrors.phone } }));
  const { callKeys } = dependencies;
  const result = yield* askCall(phone.data, callKeys, dependencies);
  if (isSettled(result)) callKeys.settle();
  if (result.ok) yield* put(enquirySucceeded({ form: 'call' }));
  else yield* put(enquiryRefused({ form: 'call', messages: { form: result.failure.message } }));
}

/** A visit that has ended in an order, or that is locked, is replaced by a new one. */
function* startFreshIfOver(): Saga {
  yield* waitUntil(({ visit }) => visit.phase !== 'starting');
  const { phase } = yield* select(({ visit }) => visit);
  const isOver = (yield* select((state: RootState) => state.stepResults.order)) !== null;
  if (isOver || phase !== 'ready') yield* put(startedOver());
}

function* readForm(raw: Enquiry['raw'], names: readonly FieldName[]) {
  const { values, messages } = readFields(names, raw, yield* select(selectFacts));
  return { values, messages: Object.keys(messages).length > 0 ? messages : null };
}

/** A failed lookup is shown beside the postcode. After a connection failure the same postcode may be tried again. */
function* findPlace(
  form: Enquiry['form'],
  cep: string,
  sku: string | null,
  dependencies: SagaDependencies,
): Saga<PostcodeInformation | null> {
  const result = yield* lookUpPostcode({ key: dependencies.newKey(), dependencies }, cep, sku);
  if (result.ok) return result.value.place ?? null;
  const { kind, message } = result.failure;
  const isConnection = kind === 'network' || kind === 'timeout';
  const failedCep = isConnection ? {} : { failedCep: cep };
  yield* put(enquiryRefused({ form, messages: { cep: message }, ...failedCep }));
  return null;
}

function* postcodeStamp(values: Answers): Saga<string> {
  const facts = yield* select(selectFacts);
  return stampOf(stepOf('cep'), { ...facts, answers: { ...facts.answers, ...values } });
}

function* leaveFor(route: string | null, { navigator }: SagaDependencies, query = ''): Saga {
  const campaign = yield* select(selectCampaign);
  navigator.push(`${writePath(campaign, route ?? '/')}${query}`);
}
