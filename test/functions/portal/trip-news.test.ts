import { expect, test } from 'vitest'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { TripMail } from '../../../functions/data/mail/trip-mails'
import { tripNews } from '../../../functions/portal/trip-news-words'
import { anItinerary } from '../../shared/itinerary/builders'

test('nobody is told of the confirmation of a trip that their group does not go on', () => {
  const parties = ['hartley', 'nash'].map((id) => ({
    id,
    name: id,
    travelerIds: [],
    allocations: {},
    clientId: `cli_${id}`,
  }))
  const partyCancellations = [{ partyId: 'nash' }]
  const record = {
    ...anItinerary({ state: 'confirmed' }),
    clientId: 'cli_hartley',
    parties,
  } as unknown as ItineraryRecord
  const subjectFor = (name: string, trip: ItineraryRecord) =>
    tripNews({ trip: 'confirmation', clientId: `cli_${name}` } as TripMail, { record: trip })
      ?.subject
  const after = { ...record, partyCancellations } as unknown as ItineraryRecord
  expect(subjectFor('nash', record)).toMatch(/^Confirmed: /)
  expect(subjectFor('nash', after)).toBeUndefined()
  expect(subjectFor('hartley', after)).toMatch(/^Confirmed: /)
})

test('a receipt says that nothing is open once the price was asked for, not after a planning fee alone', () => {
  const paid = { paymentId: 'pay_1', amount: 250_00, serviceFee: 0, status: 'Paid' }
  const factsOf = (payment: object) => {
    const payments = [{ ...paid, ...payment }]
    const record = { ...anItinerary({ state: 'quote' }), payments } as unknown as ItineraryRecord
    const mail = { trip: 'payment', clientId: 'cli_hartley', paymentId: 'pay_1' } as TripMail
    return tripNews(mail, { record })?.facts.map(([name]) => name)
  }
  expect(factsOf({ paymentType: 'deposit', purpose: 'planning' })).toEqual(['Planning fee'])
  expect(factsOf({ paymentType: 'deposit' })).toEqual(['Deposit', 'Open payments'])
})
