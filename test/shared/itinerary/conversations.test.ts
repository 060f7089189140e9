import { expect, test } from 'vitest'
import { conversationLabels, conversations, isConversation } from '#shared/itinerary/conversations'

test('every conversation has its label, and nothing else is one', () => {
  expect(Object.keys(conversationLabels)).toEqual([...conversations])
  expect(['client', 'press', undefined].map(isConversation)).toEqual([true, false, false])
})
