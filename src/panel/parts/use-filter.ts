import { useSearchParams } from 'react-router';

/** A list's filter in the URL; maps parameter names to those of the call. */
export function useFilter<Name extends string>(
  names: Readonly<Record<Name, string>>,
): [filter: Partial<Record<Name, string>>, change: (name: Name, value: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const filter: Partial<Record<Name, string>> = {};
  for (const name in names) {
    const value = address.get(names[name]);
    if (value) filter[name] = value;
  }
  const change = (name: Name, value: string | null) => {
    const to = new URLSearchParams(address);
    to.delete('depois');
    if (value) to.set(names[name], value);
    else to.delete(names[name]);
    setAddress(to, { replace: true });
  };
  return [filter, change];
}
