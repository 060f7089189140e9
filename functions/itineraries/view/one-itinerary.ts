import { itineraryAnswer } from '#shared/api/itinerary-shapes'

/** What a filter may ask for of one itinerary. */
export const oneItinerary = {
  answer: itineraryAnswer,
  include: {
    agent: 'user',
    client: 'clientData',
    payments: 'payments',
    messages: 'messages',
    parties: 'parties',
  },
}
