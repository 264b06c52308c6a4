import { Navigate } from 'react-router';
import { Button } from '../../../ui/actions/Button.tsx';
import { SummaryList } from '../../../ui/blocks/SummaryList.tsx';
import { useIsHydrated, useOrder, useWords } from '../demo-device.ts';
import { cancelledOrder, type DemoOrder } from '../demo-order.ts';
import { Screen } from '../Screen.tsx';

export function ConfirmScreen() {
  const { actions, confirm, plans } = useWords();
  const [order, change] = useOrder();
  const elsewhere = elsewhereFrom(order);
  if (useIsHydrated() && elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const { rows } = confirm;
  return (
    <Screen title={confirm.title}>
      <p>{confirm.text}</p>
      <SummaryList
        rows={[
          { label: rows.plan, value: order.plan === null ? '' : plans.each[order.plan].name },
          { label: rows.name, value: order.name },
          { label: rows.email, value: order.email },
        ]}
      />
      <div className="stack gap-12">
        <Button wide onClick={() => change({ ...order, standing: 'confirmed' })}>
          {actions.confirm}
        </Button>
        <Button wide variant="secondary" onClick={() => change(cancelledOrder)}>
          {actions.cancel}
        </Button>
      </div>
    </Screen>
  );
}

/** Missing data is asked first; a confirmed order is not asked again. */
function elsewhereFrom({ name, plan, standing }: DemoOrder): string | null {
  if (name === '') return '/demo';
  if (standing === 'confirmed') return '/demo/thanks';
  return plan === null ? '/demo/plans' : null;
}
