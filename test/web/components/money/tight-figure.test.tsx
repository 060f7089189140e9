import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TightFigure } from '../../../../web/components/money/TightFigure'

const shown = (amount: number, most?: number) =>
  renderToStaticMarkup(
    <TightFigure amount={amount} currency="USD" {...(most !== undefined && { most })} />,
  )

describe('a figure of a narrow column', () => {
  test('is whole where there is room for it', () => {
    expect(shown(999_999_999)).toBe('9,999,999.99')
    expect(shown(1_234_567_890_123, 17)).toBe('12,345,678,901.23')
  })

  test('is short where there is none, and whole for whoever points at it or hears it', () => {
    expect(shown(1_234_567_890_123)).toBe(
      '<span title="12,345,678,901.23"><span aria-hidden="true">12.3b</span>' +
        '<span class="visually-hidden">12,345,678,901.23</span></span>',
    )
    expect(shown(-1_000_000_000)).toContain('>−10m<')
  })
})
