import { describe, expect, test } from 'vitest'
import { messageIn } from '../../../../functions/data/itineraries/message-records'
import { demoData } from '../../../../infra/local/demo/demo-data'
import { demoMessages, messageItems } from '../../../../infra/local/demo/message-items'
import { demoPeople } from '../../../../infra/local/demo/people'

const now = new Date('2026-11-20T06:00:00Z')
const data = demoData('2026-11')
const items = messageItems(data, demoPeople(now), now)

describe('demo messages', () => {
  test('belong to demo trips, are of the past, and each has its own place', () => {
    expect(items).toHaveLength(demoMessages.length)
    expect(new Set(items.map(({ pk, sk }) => `${pk} ${sk}`)).size).toBe(items.length)
    expect(items.map(messageIn).filter(({ sentAt }) => sentAt >= now.toISOString())).toEqual([])
  })

  test('ask for no mail', () => {
    expect(items.filter((item) => 'gsi2pk' in item)).toEqual([])
  })

  test('are told by the agent and the client of their trip, and to the consultant by the agent alone', () => {
    for (const { itineraryId, conversation, by, clientId } of items.map(messageIn)) {
      const trip = data.itineraries.find((one) => one.itineraryId === itineraryId)
      expect(clientId).toBe(trip?.clientId)
      expect(by.id).toBe(by.kind === 'agent' ? trip?.agentId : trip?.clientId)
      if (conversation === 'consultant') expect(by.kind).toBe('agent')
    }
  })
})
