import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LargeFigure } from '../../../../web/components/money/LargeFigure'

const markupOf = (dollars: number) =>
  renderToStaticMarkup(<LargeFigure amount={dollars * 100} currency="USD" />)

test.each([
  [100_000, '$100,000'],
  [0, '$0'],
  [-99_500, '−$99,500'],
])('1 §9: %d dollars stand in full', (dollars, text) => {
  expect(markupOf(dollars)).toBe(text)
})

test.each([
  [100_001, '$100k', '$100,001.00'],
  [1_250_000, '$1.3m', '$1,250,000.00'],
  [2_500_000_000, '$2.5b', '$2,500,000,000.00'],
])(
  '1 §9: %d dollars are shortened to %s, exact on hover and for screen readers',
  (dollars, short, exact) => {
    expect(markupOf(dollars)).toBe(
      `<span title="${exact}"><span aria-hidden="true">${short}</span><span class="visually-hidden">${exact}</span></span>`,
    )
  },
)
