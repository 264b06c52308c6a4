import { resumeWords } from '../../src/content/screens/resume.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { answerByKeys } from '../../tests/engines/answer-by-keys.ts';
import type { EngineVisitor } from '../../tests/engines/visitor.ts';
import { ana, type Given, withoutDebit } from '../../tests/stories/support/sandbox.ts';

const inCard = 'li[data-open] form';
const contact: readonly StepId[] = ['nome', 'telefone', 'email'];

export interface EngineFace {
  name: string;
  door: string;
  stops: readonly StepId[];
  /** The end of the step's URL. */
  endOf: (step: StepId) => string;
  /** Selector of the form, once the step is displayed. */
  formOf: (visitor: EngineVisitor, step: StepId) => Promise<string>;
}

const firstOf = (step: StepId): string => Object.keys(givenAt(step))[0] ?? '';

/** Steps on one page are answered together. */
const givenAt = (step: StepId): Given =>
  step === 'email' ? { ...ana('nome'), ...ana('telefone'), ...ana('email') } : ana(step);

export const faces: readonly EngineFace[] = [
  {
    name: 'pages',
    door: '/checkout/cep/?s=d600b',
    stops: withoutDebit,
    endOf: (step) => `/checkout/${step}/`,
    formOf: async (visitor, step) => {
      await visitor.isAt(`/checkout/${step}/`);
      return 'main form';
    },
  },
  {
    name: 'conversation',
    door: '/chat/?s=d600b',
    stops: withoutDebit.filter((step) => !contact.includes(step) || step === 'email'),
    endOf: (step) => (step === 'email' ? '#contato' : `#${step}`),
    formOf: async (visitor, step) => {
      const line = `#composer[name="${firstOf(step)}"]`;
      return (await visitor.seesEither(line, inCard)) ? 'form:has(#composer)' : inCard;
    },
  },
];

/** The next step; null after the order. */
export const nextOf = (face: EngineFace, step: StepId): StepId | null =>
  face.stops[face.stops.indexOf(step) + 1] ?? null;

const end = 'pedido-realizado';

/** Whether a step is displayed; for null, whether the order is placed. */
export const isAsked = async (
  visitor: EngineVisitor,
  face: EngineFace,
  step: StepId | null,
): Promise<boolean> =>
  (await visitor
    .ask(
      (wanted, last, resume) => {
        const { pathname, hash } = location;
        if (wanted === null) return `${pathname}${hash}`.includes(last);
        const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
        // A resumed conversation hides its question until it knows the visitor's position.
        const isOpen = [...document.querySelectorAll('main form, form:has(#composer)')].some(isShown);
        const isHeldUp = [...document.querySelectorAll('button')].some(
          (one) => isShown(one) && one.textContent.trim() === resume,
        );
        return isOpen && !isHeldUp && `${pathname}${hash}`.endsWith(wanted);
      },
      step && face.endOf(step),
      end,
      resumeWords.yes,
    )
    // Evaluation fails while the page is navigating.
    .catch(() => false)) === true;

export const answer = async (visitor: EngineVisitor, face: EngineFace, step: StepId): Promise<void> =>
  answerByKeys(visitor, face === faces[0] ? ana(step) : givenAt(step), await face.formOf(visitor, step));
