import { expect, it } from 'vitest';
import { html } from '../../../server/messages/html.ts';

it.each([
  ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
  ['" onmouseover="alert(1)', '&#34; onmouseover=&#34;alert(1)'],
  ["' autofocus onfocus='x", '&#39; autofocus onfocus=&#39;x'],
  ['`x`', '&#96;x&#96;'],
  ['&lt;b&gt; &amp;', '&#38;lt;b&#38;gt; &#38;amp;'],
  ['</title><svg onload=x>', '&#60;/title&#62;&#60;svg onload=x&#62;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what somebody might send
  ['${7*7} {{7*7}}', '${7*7} {{7*7}}'],
  ['👩‍👩‍👧 \u202eabc', '👩‍👩‍👧 \u202eabc'],
])('hostile text is escaped: %j', (hostile, shown) => {
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(`<p title="${shown}">${shown}</p>`);
});

it('inserted html is kept, and a lookalike object is refused', () => {
  const inner = html`<b>${'<i>'}</b>`;
  expect(html`<p>${inner}</p>`.text).toBe('<p><b>&#60;i&#62;</b></p>');
  const lookalike: object = { text: '<script>' };
  // @ts-expect-error: an object is no value
  expect(() => html`<p>${lookalike}</p>`).toThrow();
});

it.each([
  [null, ''],
  [undefined, ''],
  [false, ''],
  ['', ''],
  [0, '0'],
  [[], ''],
  [['<', html`<br>`, null, [1, '&']], '&#60;<br>1&#38;'],
] as const)('the value %j is written as %j', (value, written) => {
  expect(html`${value}`.text).toBe(written);
});
