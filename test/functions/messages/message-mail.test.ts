import { expect, test } from 'vitest'
import { problem } from '#shared/itinerary/problem'
import type { StoredItinerary } from '../../../functions/data/itineraries/itinerary-records'
import type { MessageRecord } from '../../../functions/data/itineraries/message-records'
import { agencyRecord } from '../../../functions/data/people/agency-records'
import { brandOf } from '../../../functions/mail/brand'
import { messageMail } from '../../../functions/messages/message-mail'
import { anItinerary, aStay } from '../../shared/itinerary/builders'

const agency = agencyRecord.parse({
  id: 'agy_marula',
  name: 'Marula Journeys',
  agencyCode: 'MAR001',
  admins: [],
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  theme: { primaryColour: '#24405F' },
})
const brand = brandOf(agency, { id: 'itn_a', name: 'Kenya' }, 'https://t.example')

test('a message to the client reads the same in text and in the look of the agency', () => {
  const record = anItinerary({})
  const user = {
    agency: { name: 'Maru', agencyCode: 'MAR001' },
    agent: { fullName: 'N', email: 'n@maru.example' },
  }
  const message = {
    by: { kind: 'agent', id: 'a', name: 'Naledi' },
    conversation: 'client',
    text: 'Hello,\n\nall set.',
  }
  const mail = messageMail(
    message as unknown as MessageRecord,
    { record, people: { user } } as StoredItinerary,
    {
      webAddress: 'https://t.example',
      portal: { url: 'https://t.example/client/enter/t1', isShared: true },
      consultant: 'c@t.example',
      client: 'grace@lindgren.example',
      brand,
    },
  )
  expect(mail?.text).toBe(
    'Message from Naledi\n\nHello,\n\nall set.\n\nRead and reply here:\nhttps://t.example/client/enter/t1\n\nYou can also reply to this email.\n\nNaledi\nMarula Journeys\nn@maru.example\n',
  )
  expect(mail?.html).toContain('bgcolor="#24405F"')
  expect(mail?.html).toContain('all set.</p>')
})

test('a message about a trip that is not shared yet leads to the client’s trips and asks for a reply by email', () => {
  const user = { agency: { name: 'Maru' }, agent: { fullName: 'N', email: 'n@maru.example' } }
  const message = {
    by: { kind: 'agent', id: 'a', name: 'Naledi' },
    conversation: 'client',
    text: 'Hello',
  }
  const mail = messageMail(
    message as unknown as MessageRecord,
    { record: anItinerary({}), people: { user } } as StoredItinerary,
    {
      webAddress: 'https://t.example',
      portal: { url: 'https://t.example/client/enter/t1', isShared: false },
      consultant: 'c@t.example',
      client: 'grace@lindgren.example',
      brand,
    },
  )
  expect(mail).toMatchObject({ replyTo: 'n@maru.example' })
  expect(mail?.text).toContain('Open your trips:\nhttps://t.example/client/enter/t1')
  expect(mail?.text).toContain('To answer, reply to this email: Naledi will get it.')
})

test('a mail to the consultant asks for the price of every stay that has none', () => {
  const record = anItinerary({
    segments: [
      aStay({ campName: 'Chada Katavi', dmcArrangedOnly: true }),
      aStay({ id: 's2', campName: 'Jao Camp' }),
    ],
    problems: [problem('no-price', 'Chada Katavi has no price yet', { segmentId: 's1' })],
  })
  const user = {
    agency: { name: 'Maru', agencyCode: 'MAR001' },
    agent: { fullName: 'N', email: 'n@maru.example' },
  }
  const message = {
    by: { kind: 'agent', id: 'a', name: 'Naledi' },
    conversation: 'consultant',
    text: 'Dear Ann,',
  }
  const mail = messageMail(
    message as unknown as MessageRecord,
    { record, people: { user } } as StoredItinerary,
    {
      webAddress: 'https://t.example',
      portal: undefined,
      consultant: 'c@t.example',
      client: undefined,
      brand,
    },
  )
  expect(mail?.text).toContain(
    'Please send us your price for:\n- Chada Katavi, June 15, 2027 to June 18, 2027\n',
  )
  expect(mail?.text).not.toContain('Jao Camp')
})
