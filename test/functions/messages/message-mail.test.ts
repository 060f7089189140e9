import { expect, test } from 'vitest'
import { problem } from '#shared/itinerary/problem'
import type { StoredItinerary } from '../../../functions/data/itineraries/itinerary-records'
import type { MessageRecord } from '../../../functions/data/itineraries/message-records'
import { messageMail } from '../../../functions/messages/message-mail'
import { anItinerary, aStay } from '../../shared/itinerary/builders'

test('a mail to the consultant asks for the price of every stay that has none', () => {
  const record = anItinerary({
    segments: [aStay({ campName: 'Chada Katavi', dmcArrangedOnly: true }), aStay({ id: 's2', campName: 'Jao Camp' })],
    problems: [problem('no-price', 'Chada Katavi has no price yet', { segmentId: 's1' })],
  })
  const user = { agency: { name: 'Maru', agencyCode: 'MAR001' }, agent: { fullName: 'N', email: 'n@maru.example' } }
  const message = { by: { kind: 'agent', id: 'a', name: 'Naledi' }, conversation: 'consultant', text: 'Dear Ann,' }
  const mail = messageMail(message as unknown as MessageRecord, { record, people: { user } } as StoredItinerary, {
    webAddress: 'https://t.example',
    consultant: 'c@t.example',
    client: undefined,
  })
  expect(mail?.text).toContain('Please send us your price for:\n- Chada Katavi, June 15, 2027 to June 18, 2027\n')
  expect(mail?.text).not.toContain('Jao Camp')
})
