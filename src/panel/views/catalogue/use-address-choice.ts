import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { campaignByPrefix } from '../../../funnel/campaigns.ts';

/**
 * The selected campaign, kept in the URL so that all tabs share it. The local state changes at once, because the URL
 * follows later and input must not reach the previous campaign's form.
 */
export function useCampaign(): [prefix: string, choose: (prefix: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [prefix, setPrefix] = useState(() => campaignByPrefix(address.get('campanha') ?? '').prefix);
  const choose = (wanted: string) => {
    setPrefix(wanted);
    const to = new URLSearchParams(address);
    if (wanted === '') to.delete('campanha');
    else to.set('campanha', wanted);
    setAddress(to, { replace: true });
  };
  return [prefix, choose];
}
