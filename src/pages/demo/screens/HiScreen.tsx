import { useParams } from 'react-router';
import { useIsHydrated, useWords } from '../demo-device.ts';
import { HiForm } from '../HiForm.tsx';
import { Screen } from '../Screen.tsx';

/** Prerendered once for all names, so the name appears with hydration. */
export function HiScreen() {
  const { hi } = useWords();
  const { name = '' } = useParams();
  return (
    <Screen title={hi.title} heading={hi.to(useIsHydrated() ? name : '')}>
      <p>{hi.text}</p>
      <HiForm />
    </Screen>
  );
}
