import { describe, expect, test } from 'vitest'
import { holdZone } from '#shared/itinerary/hold-zone'

const until = new Date('2026-10-02T15:00:00Z')

describe('the zone of a hold', () => {
  test('is that of the camp whose five o’clock it is', () => {
    expect(holdZone(new Date('2026-10-02T14:00:00Z'), ['South Africa', 'Kenya'])).toBe(
      'Africa/Nairobi',
    )
    expect(holdZone(until, ['Kenya', 'South Africa'])).toBe('Africa/Johannesburg')
  })

  test('is the first camp’s for a hold that ends at another hour, and UTC without camps', () => {
    expect(holdZone(new Date('2026-10-02T12:34:00Z'), ['Kenya', 'South Africa'])).toBe(
      'Africa/Nairobi',
    )
    expect(holdZone(until, [])).toBe('UTC')
  })
})
