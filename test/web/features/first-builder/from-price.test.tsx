// @vitest-environment happy-dom
import '../../trip/building/memory-storage'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FromPrice } from '../../../../web/features/first-builder/price/FromPrice'
import { initialData, useBuilder } from '../../../../web/trip/building/state/builder-store'
import { renderPage } from '../../../support/render-page'
import { aSession } from '../../lib/session/builders'
import { aCamp, aRoomType, day } from '../../trip/building/support'

const camp = aCamp()
const twin = aRoomType({ systemType: 'Twin' })
const family = aRoomType({
  optionKey: 'JAO-FAMILY' as never,
  systemType: 'Family',
})
const inFebruary = { [twin.optionKey]: 340_200, [family.optionKey]: 280_000 }
const inOtherMonths = { [twin.optionKey]: 258_600, [family.optionKey]: 210_000 }

const dollars = (text: string | null | undefined) => Number(text?.replace(/[^\d]/g, ''))

/** The words of the tooltip with the lowest rates of a month, for a date in it. */
async function shownOn(date: string, currency = 'USD') {
  useBuilder.setState({ ...initialData, date: day(date) }, true)
  const { user } = await renderPage(<FromPrice camp={camp} />, {
    session: aSession(undefined, { currency }),
    server: {
      'GET /api/Info/getExchangeRates': { rates: { EUR: '0.5' } } as never,
      'POST /api/Rooms/getBySupplier': {
        supplierCode: camp.supplierCode,
        rooms: [twin, family],
      },
      'POST /api/Rates/lowest-rate': ({ body }) => {
        const { startDate } = Object(body)
        const rates = startDate === '2027-02-01' ? inFebruary : inOtherMonths
        return {
          rates: [
            {
              supplierCode: camp.supplierCode,
              roomRatePP: Math.min(...Object.values(rates)),
              rateCurrency: 'USD',
            },
          ],
          rooms: Object.entries(rates).map(([optionKey, roomRatePP]) => ({
            optionKey,
            roomRatePP,
            rateCurrency: 'USD',
          })),
        } as never
      },
    },
  })
  const from = await screen.findByRole('button', { name: /^From/ })
  await user.hover(from)
  const tip = await screen.findByRole('tooltip')
  await screen.findByText(/^Twin: \$/)
  return { from: from.textContent ?? '', words: tip.textContent ?? '' }
}

test('2 §2.1, §9: the price tooltip shows each room type by its own rates of the month of the date', async () => {
  const february = await shownOn('2027-02-10')
  const [, familyPrice, twinPrice] =
    /Family: (\$[\d,]+) per person.*Twin: (\$[\d,]+) per person/.exec(february.words) ?? []
  expect(dollars(familyPrice)).toBe(dollars(february.from))
  expect(dollars(twinPrice) / dollars(familyPrice)).toBeCloseTo(340_200 / 280_000, 2)
  expect(february.words).toContain('Double: No pricing available')
})

test('2 §2.1: the price goes by the month that is chosen', async () => {
  const march = await shownOn('2027-03-10')
  expect(march.words).toContain('Twin: $')
  expect(dollars(march.from)).toBeLessThan(280_000 / 80)
})

test('2 §9: an agency that sells in another currency sees about how much of its own a price is', async () => {
  const { words, from } = await shownOn('2027-02-10', 'EUR')
  expect(words).toContain('$')
  const own = await screen.findByText(/^about/)
  expect(own.textContent).toContain('€')
  expect(dollars(own.textContent) * 2).toBeCloseTo(dollars(from.split('about')[0]), -1)
})

test('an agency that sells in dollars sees no second price', async () => {
  await shownOn('2027-02-10')
  expect(screen.queryByText(/^about/)).toBeNull()
})
