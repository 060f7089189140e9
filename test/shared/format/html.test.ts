import { expect, test } from 'vitest'
import { escapeHtml } from '#shared/format/html'

test('text is shown as it is, and ends neither an element nor an attribute', () => {
  expect(escapeHtml(`<b title="a" id='b'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;',
  )
  expect(escapeHtml('María & Søn')).toBe('María &amp; Søn')
})
