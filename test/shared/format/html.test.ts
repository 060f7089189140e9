import { expect, test } from 'vitest'
import { escaped } from '#shared/format/html'

test('text is shown as it is, and ends neither an element nor an attribute', () => {
  expect(escaped(`<b title="a" id='b'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;',
  )
  expect(escaped('María & Søn')).toBe('María &amp; Søn')
})
