import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { demoPlans } from '../../../content/demo/demo-words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ChoiceList } from '../../../ui/fields/ChoiceList.tsx';
import { DemoForm } from '../DemoForm.tsx';
import { useIsHydrated, useOrder, useWords } from '../demo-device.ts';
import { Screen } from '../Screen.tsx';

export function PlansScreen() {
  const { actions, error, plans } = useWords();
  const [order, change] = useOrder();
  const [isMissing, setIsMissing] = useState(false);
  const navigate = useNavigate();
  // The name is asked before the plan.
  if (useIsHydrated() && order.name === '') return <Navigate to="/demo" replace />;

  const radiosOf = (form: HTMLFormElement) =>
    Array.from(form.querySelectorAll<HTMLInputElement>('input[type=radio]'));
  const fill = (form: HTMLFormElement) => {
    const radios = radiosOf(form);
    if (radios.some(({ checked }) => checked)) return;
    for (const radio of radios) radio.checked = radio.value === order.plan;
  };
  const take = (form: HTMLFormElement) => {
    const radios = radiosOf(form);
    const chosen = radios.find(({ checked }) => checked)?.value;
    const plan = demoPlans.find((known) => known === chosen) ?? null;
    setIsMissing(plan === null);
    if (plan === null) {
      radios[0]?.focus();
      return;
    }
    change({ ...order, plan, standing: 'open' });
    navigate('/demo/confirm');
  };

  return (
    <Screen title={plans.title}>
      <p>{plans.text}</p>
      <DemoForm label={plans.title} fill={fill} onSubmit={take}>
        <ChoiceList
          name="plan"
          legend={plans.legend}
          look="cards"
          options={demoPlans.map((value) => ({
            value,
            label: plans.each[value].name,
            detail: plans.each[value].text,
          }))}
          errorWord={error}
          {...(isMissing ? { error: plans.missing } : {})}
        />
        <Button type="submit" wide>
          {actions.toConfirm}
        </Button>
      </DemoForm>
    </Screen>
  );
}
