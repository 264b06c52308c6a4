import { type Location, useSearchParams } from 'react-router';
import { knownCampaigns } from '../../made-campaigns.ts';
import { otherView } from '../../unsaved/use-unsaved.ts';
import { authorParameter } from './use-draft.ts';

type Choice<Value> = [value: Value, choose: (value: Value) => void];

/**
 * A choice kept in the URL, so that another tab of the view, a reload and the way back keep it. What is unsaved may
 * hold it up. Otherwise it changes at once, because input must not reach the form of the previous choice.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  usual: Value,
  read: (text: string) => Value | undefined,
): Choice<Value> {
  const [address, setAddress] = useSearchParams();
  const text = address.get(name);
  const choose = (wanted: Value) => {
    const to = new URLSearchParams(address);
    if (wanted === usual) to.delete(name);
    else to.set(name, wanted);
    setAddress(to, { replace: true, flushSync: true });
  };
  return [(text === null ? undefined : read(text)) ?? usual, choose];
}

/** The selected campaign, which the tabs share. */
export const useCampaign = (): Choice<string> =>
  useAddressChoice<string>('campanha', '', (text) => knownCampaigns().byPrefix(text).prefix);

/** Only another view or draft, or another choice of these, loses what is unsaved. */
export const lostAt =
  (...names: readonly string[]) =>
  (from: Location, to: Location): boolean => {
    const chosen = ({ search }: Location) =>
      [authorParameter, ...names].map((name) => new URLSearchParams(search).get(name) ?? '').join(' ');
    return otherView(from, to) || chosen(from) !== chosen(to);
  };
