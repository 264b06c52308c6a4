import { createContext, useContext } from 'react';
import type { Right } from '../../contract/panel/access/rights.ts';
import type { SignedInOperator } from '../../contract/panel/access/session.ts';

export const OperatorContext = createContext<SignedInOperator | null>(null);

/** The signed-in operator. Throws outside of a session. */
export function useOperator(): SignedInOperator {
  const operator = useContext(OperatorContext);
  if (operator === null) throw new Error('A view stands outside the sign-in');
  return operator;
}

export const useMay = (): ((right: Right) => boolean) => {
  const { rights } = useOperator();
  return (right) => rights.includes(right);
};
