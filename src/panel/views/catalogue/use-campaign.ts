import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { campaignOf } from '../../../funnel/campaigns.ts';

/**
 * The campaign that is looked at. It stands in the address, so that what was edited is what the preview shows first; the
 * address follows a moment later, and nobody types into the form of the campaign before.
 */
export function useCampaign(): [prefix: string, choose: (prefix: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [prefix, setPrefix] = useState(() => campaignOf(address.get('campanha') ?? '').prefix);
  const choose = (wanted: string) => {
    setPrefix(wanted);
    const to = new URLSearchParams(address);
    if (wanted === '') to.delete('campanha');
    else to.set('campanha', wanted);
    setAddress(to, { replace: true });
  };
  return [prefix, choose];
}
