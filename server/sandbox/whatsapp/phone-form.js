// @ts-check
// A form in the phone: draws the screens as they are published, and sends what is filled in.

const sheet = Object.assign(document.createElement('div'), { popover: 'auto', role: 'dialog', id: 'form' });
document.body.append(sheet);

/** @type {(tag: string, given?: object, ...children: (Node | string)[]) => HTMLElement} */
function make(tag, given = {}, ...children) {
  const made = Object.assign(document.createElement(tag), given);
  made.append(...children);
  return made;
}

/** @type {(one: Record<string, string>, data: Record<string, unknown>) => Node | string} */
function draw({ type, name = '', label = '', text = '', visible = '', 'helper-text': hint = '' }, data) {
  // What is hidden is not sent.
  if (data[visible.slice('${data.'.length, -1)] !== true) return '';
  if (type === 'TextCaption') return make('small', {}, text);
  const given = { name, required: data[`needs_${name}`], value: Object(data.known)[name] ?? '' };
  const options = [{ id: '', title: '' }, ...Object(data[`options_${name}`])];
  const all = options.map(({ id, title }) => make('option', { value: id }, title));
  const input =
    type === 'TextInput' || type === 'OptIn'
      ? make('input', { ...given, type: type === 'OptIn' ? 'checkbox' : 'text', autocomplete: 'off' })
      : Object.assign(make('select', {}, ...all), given);
  return make('label', {}, label, input, make('small', {}, hint));
}

/** @type {(person: object, token: string, asked: object) => Promise<void>} */
async function ask(person, token, asked) {
  const body = JSON.stringify({ ...person, asked: { flow_token: token, ...asked } });
  const headers = { 'content-type': 'application/json' };
  const { body: told } = await (await fetch('form', { method: 'POST', headers, body })).json();
  if (told.screen === 'SUCCESS') return sheet.hidePopover();
  const { screens } = await (await fetch('form')).json();
  const screen = screens.find((/** @type {{ id: string }} */ { id }) => id === told.screen);
  const alert = make('p', { role: 'alert' }, told.data?.error_message ?? told.error_msg ?? '');
  const filled = screen?.layout.children[0].children.map((/** @type {Record<string, string>} */ one) =>
    draw(one, told.data),
  );
  const form = make(
    'form',
    {},
    make('h2', { className: 'text-m' }, screen?.title ?? ''),
    ...(filled ?? []),
    alert,
  );
  if (screen) form.append(make('button', {}, 'Continuar'));
  form.onsubmit = (event) => {
    event.preventDefault();
    const inputs = [...form.querySelectorAll('input, select')].map((one) => Object(one));
    const values = inputs.map(({ name, type, checked, value }) => [
      name,
      type === 'checkbox' ? checked : value,
    ]);
    const data = { ...Object.fromEntries(values), kept: told.data.kept };
    void ask(person, token, { action: 'data_exchange', screen: screen.id, data });
  };
  sheet.replaceChildren(form);
}

/** @type {(person: object, token: string) => void} */
export function openForm(person, token) {
  sheet.replaceChildren();
  sheet.showPopover();
  void ask(person, token, { action: 'INIT' });
}
