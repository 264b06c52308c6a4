import { useParams } from 'react-router';
import { useIsHydrated, useWords } from '../demo-device.ts';
import { HiForm } from '../HiForm.tsx';
import { Screen } from '../Screen.tsx';

/** One page was rendered for every name: it learns the name when it hydrates. */
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
