import { describe, expect, test } from 'vitest'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { getSavedItinerary } from '../../../../functions/itineraries/routes/get-saved-itinerary'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'
import { anAgent, callAs } from '../../../support/call-as'

const people = {
  user: {
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi Mokoena', email: 'naledi@marulajourneys.com' },
  },
}
const saved = anItinerary({ state: 'saved', agencyId: 'agy_marula', segments: [aStay()] })

describe('getSavedItinerary', () => {
  const asked = (record: typeof saved | undefined, agencyId = saved.agencyId) => {
    const itineraries = { get: async () => record && { record, people, contentVersion: 1 } }
    const principal = anAgent({ agencyId, agentId: agentIdSchema.parse('agt_kagiso') })
    return callAs(getSavedItinerary, { itineraries }, { principal })({ params: { id: saved.id } })
  }

  test('shows a pattern to a colleague of whoever made it', async () => {
    expect(await asked(saved)).toMatchObject({
      status: 200,
      body: { id: saved.id, state: 'saved', version: saved.version },
    })
  })

  test('tells no other agency of it', async () => {
    expect((await asked(saved, agencyIdSchema.parse('agy_baobab'))).status).toBe(404)
  })

  test('shows no trip that is not saved as a pattern', async () => {
    expect((await asked(anItinerary({ ...saved, state: 'quote' }))).status).toBe(404)
    expect((await asked(undefined)).status).toBe(404)
  })
})
