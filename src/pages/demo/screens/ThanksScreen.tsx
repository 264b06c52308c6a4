import { Navigate } from 'react-router';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { DemoLink } from '../DemoLink.tsx';
import { useIsHydrated, useOrder, useWords } from '../demo-device.ts';
import { Screen } from '../Screen.tsx';

export function ThanksScreen() {
  const { actions, plans, thanks } = useWords();
  const [{ name, plan, standing }] = useOrder();
  if (useIsHydrated() && standing !== 'confirmed') return <Navigate to="/demo" replace />;
  return (
    <Screen title={thanks.title} heading={name === '' ? thanks.title : thanks.to(name)}>
      <Notice tone="success" title={plan !== null && thanks.plan(plans.each[plan].name)}>
        {thanks.text}
      </Notice>
      <DemoLink to="/demo">{actions.home}</DemoLink>
    </Screen>
  );
}
