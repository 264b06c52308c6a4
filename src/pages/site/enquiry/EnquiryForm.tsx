import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { readForm } from '../../../answering/form/read-form.ts';
import { redrawInput } from '../../../answering/form/redraw-input.ts';
import { InputWarningNote } from '../../../answering/warnings/InputWarningNote.tsx';
import { cutToMask } from '../../../brazil/draw-mask.ts';
import { enquiryFormWords } from '../../../content/landing/enquiry-form.ts';
import type { RawValues } from '../../../funnel/fields/field.ts';
import { emailWarning } from '../../../funnel/warnings/email-warning.ts';
import type { InputWarning } from '../../../funnel/warnings/input-warning.ts';
import type { EnquiryMessages, EnquiryForm as FormName } from '../../../store/site/enquiry-events.ts';
import { type EnquiryState, unasked } from '../../../store/site/enquiry-state.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../../ui/blocks/Notice.tsx';
import { showReason } from '../../../ui/fields/show-reason.ts';
import { useHeldSubmit } from '../../../ui/fields/use-held-submit.ts';
import { type EnquiryStore, useLoadEnquiries } from '../enquiry-store.ts';
import { EnquiryField, type EnquiryInput } from './EnquiryField.tsx';
import styles from './EnquiryForm.module.css';
import { findMissing, isFailedCep } from './find-missing.ts';

interface Props {
  form: FormName;
  inputs: readonly EnquiryInput[];
  button: { default: string; loading: string; success: string; error: string };
  /** The plan it is about. */
  sku?: string;
  /** Typed values, kept while the form is closed. */
  draft?: Map<string, string>;
  layout?: 'row' | 'column';
  /** The form has just opened: its first empty input takes the focus. */
  takesFocus?: boolean;
  onSuccess: (raw: RawValues) => void;
  /** What a press after success does; without it, the form is sent again. */
  onAgain?: (raw: RawValues) => void;
  /** Rendered between the inputs and the button. */
  children?: ReactNode;
}

/** A form of the public pages. It can be filled in before hydration and is sent by script only. */
export function EnquiryForm({
  form: name,
  inputs,
  button,
  sku,
  draft,
  layout = 'column',
  takesFocus,
  onSuccess,
  onAgain,
  children,
}: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { enquiry, begin, ask, edit } = useEnquiry(name);
  const { status, messages, failedCep } = enquiry;
  // Lookup and connection errors may be retried unchanged; refused values must be changed.
  const { cep: _lookUp, form: _sending, ...refused } = messages;
  const [pointedOut, setPointedOut] = useState<EnquiryMessages>({});
  const [isReady, setReady] = useState(false);
  const named = Object.fromEntries(inputs.map((input) => [input.name, input.rule]));
  const read = () => (form.current ? readForm(form.current) : {});

  const lacks = (): EnquiryMessages => {
    const raw = read();
    const missing = findMissing(raw, named);
    return isFailedCep(raw, failedCep) ? { cep: button.error, ...messages, ...missing } : missing;
  };
  const look = () => setReady(Object.keys(lacks()).length === 0);

  // The form may have been filled in before hydration.
  const takeOver = useEffectEvent(() => {
    look();
    // Restores the state from before the form was closed.
    if (draft && draft.size > 0) begin();
    if (takesFocus)
      [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus();
  });
  useEffect(() => takeOver(), []);
  useHeldSubmit(form);

  const [warning, setWarning] = useState<InputWarning | null>(null);
  /** The e-mail that was warned about: the same once more is meant so. */
  const doubted = useRef<string>(undefined);
  /** Whether the form must wait, because a new warning is shown. */
  const isHeld = (): boolean => {
    const found = emailWarning(read());
    const isNew = found !== null && found.about !== doubted.current;
    doubted.current = found?.about;
    setWarning(isNew ? found : null);
    return isNew;
  };

  const asked = useRef(false);
  const conclude = useEffectEvent(() => {
    look();
    if (status === 'error') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (status !== 'success') return;
    if (asked.current) onSuccess(read());
    else edit('');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a status that changed is the reason
  useEffect(() => conclude(), [status]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'loading') return;
    if (status === 'success' && onAgain) return onAgain(read());
    const missing = { ...refused, ...lacks() };
    setPointedOut(missing);
    const [first = isHeld() ? 'email' : undefined] = Object.keys(missing);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    asked.current = true;
    ask(read(), sku);
  };

  const type = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const mask = inputs.find(({ name: one }) => one === target.name)?.mask;
    if (mask) redrawInput(target, mask, '', cutToMask);
    if (target.name === warning?.field) setWarning(null);
    draft?.set(target.name, target.value);
    const { [target.name]: _mended, ...rest } = pointedOut;
    setPointedOut(rest);
    begin();
    edit(target.name);
    look();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: messages that changed are the reason
  useEffect(() => showReason(form.current?.querySelector('[aria-invalid]:focus')), [pointedOut, messages]);

  const shown: EnquiryMessages = { ...pointedOut, ...messages };
  const said = { loading: button.loading, success: button.success, default: '', error: '' }[status];
  return (
    <form
      ref={form}
      className={styles.form}
      data-layout={layout}
      // Without scripts it sends nothing, so nothing typed ends up in an address.
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={type}
    >
      <ErrorNotice>{shown.form}</ErrorNotice>
      <div className={styles.inputs}>
        {inputs.map((input, index) => (
          <EnquiryField
            key={input.name}
            {...input}
            id={`${id}-${input.name}`}
            error={shown[input.name]}
            given={draft?.get(input.name) ?? input.given}
            isLast={index === inputs.length - 1}
            onFilled={(target) => type({ target })}
          >
            {input.rule === 'email' && (
              <div role="status" className={styles.warning}>
                {warning && (
                  <InputWarningNote
                    warning={warning}
                    inputId={`${id}-email`}
                    onTaken={() => type({ target: document.getElementById(`${id}-email`) })}
                  />
                )}
              </div>
            )}
          </EnquiryField>
        ))}
        <div className={styles.action}>
          <Button
            type="submit"
            wide
            state={status}
            loadingLabel={button.loading}
            aria-disabled={!isReady || Object.keys(refused).length > 0 || undefined}
          >
            {button[status === 'loading' ? 'default' : status]}
          </Button>
        </div>
      </div>
      {children}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </form>
  );
}

const notYet = () => () => undefined;
const loading: EnquiryState = { ...unasked, status: 'loading' };
const notSent: EnquiryState = { ...unasked, status: 'error', messages: { form: enquiryFormWords.failed } };

/** The state of a form. The store loads when the visitor starts to fill it in. */
function useEnquiry(form: FormName) {
  const loadEnquiries = useLoadEnquiries();
  const [enquiries, setEnquiries] = useState<EnquiryStore | null>(null);
  const [before, setBefore] = useState<EnquiryState | null>(null);
  const state = useSyncExternalStore(
    enquiries?.subscribe ?? notYet,
    () => enquiries?.stateOf(form) ?? unasked,
    () => unasked,
  );

  const begin = () => void loadEnquiries().then(setEnquiries, () => undefined);
  const ask = async (raw: RawValues, sku?: string) => {
    setBefore(loading);
    try {
      const opened = await loadEnquiries();
      opened.ask({ form, raw, ...(sku === undefined ? {} : { sku }) });
      setEnquiries(opened);
      setBefore(null);
    } catch {
      setBefore(notSent);
    }
  };
  const edit = (input: string) => {
    if (before?.status === 'error') setBefore(null);
    if (state.status !== 'default' || input in state.messages) enquiries?.edit(form, input);
  };
  return { enquiry: before ?? state, begin, ask, edit };
}
