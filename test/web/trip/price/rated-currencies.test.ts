import { describe, expect, test } from 'vitest'
import { ratedCurrencies, ratesNote } from '../../../../web/trip/price/use-rated-currencies'
import { aTrip } from '../builders'

const all = ['AFN', 'BWP', 'EUR', 'KES', 'USD', 'ZAR'].map((code) => ({ code }))
const today = { USD: '1', EUR: '0.92', ZAR: '18.2', KES: '0' }
const offered = (trip: ReturnType<typeof aTrip>, inForce = 'USD') =>
  ratedCurrencies(all, { trip, today, inForce }).map(({ code }) => code)

describe('the currencies that a trip can be priced in', () => {
  test('are those of its own exchange rates and of today’s', () => {
    expect(offered(aTrip())).toEqual(['BWP', 'EUR', 'USD', 'ZAR'])
  })

  test('are those of its own alone while saved exchange rates, and that is said', () => {
    const kept = aTrip({ flags: ['lcr'] })
    expect(offered(kept)).toEqual(['BWP', 'USD', 'ZAR'])
    expect(ratesNote(kept)).toContain('saved exchange rates')
    expect(ratesNote(aTrip())).toContain('today')
  })

  test('hold the one in force, whatever its rate', () => {
    expect(offered(aTrip(), 'AFN')).toContain('AFN')
  })
})
