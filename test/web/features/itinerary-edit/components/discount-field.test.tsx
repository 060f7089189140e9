// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FinanceSection } from '../../../../../web/features/itinerary-edit/components/price/FinanceSection'
import { shownTrip } from '../../../../../web/trip/edits/editor-state'
import { renderPage } from '../../../../support/render-page'
import { aTrip } from '../../../trip/builders'
import { onTripPage } from './render-trip'

const open = async () => {
  const { editor, page } = onTripPage(<FinanceSection />, aTrip())
  const { user } = await renderPage(page)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount in USD' })
  const enter = async (text: string) => {
    await user.clear(field)
    await user.type(field, `${text}{Enter}`)
  }
  return { editor, enter, user, field }
}
const discountIn = (editor: Awaited<ReturnType<typeof open>>['editor']) =>
  shownTrip(editor.get()).discount

test('1 §3: a discount within the price is taken', async () => {
  const { editor, enter } = await open()
  await enter('150')
  expect(discountIn(editor)).toBe(15_000)
  expect(screen.queryByText(/an amount up to/)).toBeNull()
})

test('1 §3: a discount above the price changes nothing, and the field says what was typed and how much there is', async () => {
  const { editor, enter } = await open()
  await enter('99999999')
  screen.getByText(/99999999/)
  const limit = screen.getByText(/an amount up to [\d,]+\.\d\d/)
  expect(limit.textContent).not.toContain('up to 0.00')
  expect(discountIn(editor)).toBe(0)
})

test('what is given up with Escape leaves the discount as it was', async () => {
  const { editor, user, field } = await open()
  await user.clear(field)
  await user.type(field, '70')
  expect(discountIn(editor)).toBe(7_000)
  await user.keyboard('{Escape}')
  expect(discountIn(editor)).toBe(0)
})
