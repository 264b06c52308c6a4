import { useSearchParams } from 'react-router';

/** The filter of a list, kept in the address: names there, by the names that the call has. */
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
