import { describe, expect, test } from 'vitest'
import { differences } from '../../../functions/itineraries/differences'
import { anItinerary, aStay } from '../../shared/itinerary/builders'

const people = {
  clientData: { name: 'Eleanor Hartley' },
  user: { agency: { name: 'Marula', agencyCode: 'MAR001' }, agent: { fullName: 'Naledi', email: 'n@example.com' } },
}
const reading = (named: Parameters<typeof anItinerary>[0] = {}) => ({ record: anItinerary(named), people })
const told = (after: Parameters<typeof anItinerary>[0], before: Parameters<typeof anItinerary>[0] = {}) =>
  differences(reading(before), reading(after)).map(({ label, from, to }) => [label, from, to])

describe('what changed, in words', () => {
  test('is nothing where nothing changed', () => {
    expect(told({})).toEqual([])
  })

  test.each([
    [{ name: 'Other' }, ['Name', 'Botswana Adventure', 'Other']],
    [{ state: 'quoting' }, ['State', 'Estimate', 'Quoting']],
    [{ adults: 3 }, ['Adults', '2', '3']],
    [{ discount: 12_345 }, ['Discount', 'USD 0.00', 'USD 123.45']],
    [{ rates: { land: 12.5 } }, ['Land rate', '', '12.5 %']],
    [{ flags: ['xfsm'] }, ['Flags', '', 'xfsm']],
    [{ segments: [] }, ['Jao Camp', '2027-06-15 to 2027-06-18', '']],
    [{ segments: [aStay({ costAmount: '5.00', currency: 'ZAR' })] }, ['Jao Camp: cost', '', 'ZAR 5.00']],
    [
      { segments: [aStay({ endDate: '2027-06-19' })] },
      ['Jao Camp: dates', '2027-06-15 to 2027-06-18', '2027-06-15 to 2027-06-19'],
    ],
    [{ segments: [aStay({ hideFromClient: true })] }, ['Jao Camp: hidden from the client', 'no', 'yes']],
  ] as const)('tells %j by its label', (after, expected) => {
    expect(told(after as Parameters<typeof anItinerary>[0])).toEqual([expected])
  })

  test('keeps the reason of a sell that was set by hand', () => {
    const byHand = aStay({ sellOverride: 700_000, sellOverrideReason: 'Agreed on the phone' })
    expect(told({ segments: [byHand] })).toEqual([
      ['Jao Camp: sell override', '', '700000'],
      ['Jao Camp: reason of the sell override', '', 'Agreed on the phone'],
    ])
  })

  test('tells a client by name, never by id', () => {
    const other = { ...people, clientData: { name: 'Ann Lee' } }
    const [one] = differences(reading(), { record: anItinerary({ clientId: 'cli_other' }), people: other })
    expect(one).toEqual({ field: 'clientId', label: 'Client', from: 'Eleanor Hartley', to: 'Ann Lee' })
  })

  test('tells at most 200 things', () => {
    const segments = Array.from({ length: 300 }, (_, at) => aStay({ id: `s${at}` }))
    expect(told({ segments }, { segments: [] })).toHaveLength(200)
  })
})
