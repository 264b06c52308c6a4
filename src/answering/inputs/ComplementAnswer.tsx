import { Suspense } from 'react';
import { fields } from '../../funnel/fields/fields.ts';
import type { Stage } from '../../funnel/steps/step.ts';
import { selectFacts } from '../../store/selectors.ts';
import { deferred } from '../preloading/deferred.tsx';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { TextAnswer } from './TextAnswer.tsx';

const StructuredComplement = deferred(
  async () => (await import('./StructuredComplement.tsx')).StructuredComplement,
);

/** Free text that may stay empty, or what a network that stores complements by name asks for. */
export function ComplementAnswer(props: InputProps) {
  const isOptional = useAppSelector((state) => fields.complement.optional?.(selectFacts(state)));
  if (isOptional) return <TextAnswer {...props} />;
  return (
    <Suspense>
      <StructuredComplement {...props} />
    </Suspense>
  );
}

/** Only once it is asked where the network may want its structure: beside the house number it is text. */
ComplementAnswer.preload = (stage: Stage): Promise<unknown> | undefined =>
  stage === 'instalacao' ? StructuredComplement.preload() : undefined;
