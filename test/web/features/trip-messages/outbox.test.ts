import { expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { type OutMessage, outboxIn } from '../../../../web/features/trip-messages/state/outbox'

const storage = () => {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
const message = (key: string): OutMessage => ({
  ...{ key, itineraryId: itineraryIdSchema.parse('itn_hartley'), conversation: 'client', text: `text of ${key}` },
  ...{ writtenAt: '2026-11-20T10:00:00.000Z', state: 'sending' },
})

test('a message is kept until it is sent', () => {
  const kept = storage()
  const outbox = outboxIn(kept)
  outbox.add(message('a'))
  outbox.add(message('b'))
  outbox.change('a', { state: 'failed', reason: 'No answer' })
  expect(outbox.get().map(({ key, state, reason }) => [key, state, reason])).toEqual([
    ['a', 'failed', 'No answer'],
    ['b', 'sending', undefined],
  ])
  outbox.remove('a')
  outbox.remove('b')
  expect([outbox.get(), kept.held.size]).toEqual([[], 0])
})

test('what was on its way when the page went waits to be tried again, by the same key', () => {
  const kept = storage()
  outboxIn(kept).add(message('a'))
  expect(outboxIn(kept).get()).toEqual([
    { ...message('a'), state: 'failed', reason: 'The page was closed before it was answered.' },
  ])
})

test.each(['{', '"x"', '[1, {"key":"a"}]', 'null'])('a storage that holds %s is no obstacle', (held) => {
  const kept = storage()
  kept.setItem('tembea.outbox', held)
  expect(outboxIn(kept).get()).toEqual([])
})

test('a storage that is full or closed is no obstacle', () => {
  const fail = () => {
    throw new Error('QuotaExceeded')
  }
  const outbox = outboxIn({ getItem: fail, setItem: fail, removeItem: fail })
  outbox.add(message('a'))
  expect(outbox.get()).toHaveLength(1)
})
