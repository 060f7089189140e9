import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itineraryRecord } from '#shared/itinerary/itinerary'
import { costingFigures } from '../../../functions/paper/papers/costing-facts'
import { invoiceSums, receiptSums } from '../../../functions/paper/papers/invoice'
import { valuesOf } from '../../support/schema-values'

const trips = valuesOf(itineraryRecord).map((any) => itineraryRecord.safeParse(any).data)

test('an invoice asks for what pricing says, its shares add up to it, and what is paid or written off is no longer due', () => {
  let seen = 0
  fc.assert(
    fc.property(trips, fc.integer({ min: 1, max: 10_000_000 }), (trip, sell) => {
      fc.pre(trip?.finance !== undefined)
      const { total, shares, paid, writtenOff, due } = invoiceSums({
        ...trip,
        state: 'quote',
        flags: [],
        finance: { ...trip.finance, sell, deposit: 0 },
      })
      expect(total).toBe(sell)
      expect(due).toBe(Math.max(0, sell - paid - writtenOff))
      if (shares.length > 0) expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(sell)
      seen++
    }),
  )
  expect(seen).toBeGreaterThan(20)
})

test('a receipt is the amount with its fee, and a costing the figures as they are stored', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      fc.pre(trip !== undefined)
      for (const payment of trip.payments)
        expect(receiptSums(payment).total).toBe(payment.amount + payment.serviceFee)
      const figures = new Map(costingFigures(trip))
      expect(figures.get('Selling price')).toBe(trip.finance?.sell)
      expect(figures.get('Total costs')).toBe(trip.costs?.total)
      expect(figures.get('Total margin')).toBe(trip.margins?.total)
    }),
  )
})
