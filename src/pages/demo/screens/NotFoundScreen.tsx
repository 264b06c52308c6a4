import { DemoLink } from '../DemoLink.tsx';
import { useWords } from '../demo-device.ts';
import { Screen } from '../Screen.tsx';

export function NotFoundScreen() {
  const { actions, notFound } = useWords();
  return (
    <Screen title={notFound.title}>
      <p>{notFound.text}</p>
      <DemoLink to="/demo">{actions.home}</DemoLink>
    </Screen>
  );
}
