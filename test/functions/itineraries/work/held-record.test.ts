import { describe, expect, test } from 'vitest'
import { financeSchema } from '#shared/itinerary/figures'
import { heldRecord } from '../../../../functions/itineraries/work/held-record'
import { anItinerary } from '../../../shared/itinerary/builders'

const held = {
  ...{ status: 'Prov', bookingReference: 'TMB-1', heldUntil: '2026-11-23T15:00:00.000Z' },
  stays: [{ segmentId: 's1', inventoryStatus: 'Provisional' as const }],
}
const zeros = Object.fromEntries(Object.keys(financeSchema.shape).map((name) => [name, 0]))
const paid = (amount: number) =>
  anItinerary({
    state: 'holding',
    finance: financeSchema.parse({ ...zeros, currency: 'USD', sell: 1_000, deposit: 500, paid: amount }),
  })

describe('a trip whose rooms are held', () => {
  test('is provisional until its deposit is paid', () => {
    expect(heldRecord(paid(0), held).state).toBe('provisional')
    expect(heldRecord(paid(499), held).state).toBe('provisional')
  })

  test('asks for confirmation when its deposit was paid before, as while it was a quote', () => {
    expect(heldRecord(paid(500), held)).toMatchObject({ state: 'confirm_requested', bookingReference: 'TMB-1' })
  })
})
