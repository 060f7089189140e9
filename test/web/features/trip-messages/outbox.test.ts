import { expect, test } from 'vitest'
import { messageView } from '#shared/api/messages'
import { itineraryIdSchema } from '#shared/ids/ids'
import { notThereYet } from '../../../../web/features/trip-messages/model/thread'
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
  key,
  itineraryId: itineraryIdSchema.parse('itn_hartley'),
  conversation: 'client',
  text: `text of ${key}`,
  writtenAt: '2026-11-20T10:00:00.000Z',
  state: 'sending',
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

test('what was on its way when the page went is known as interrupted, by the same key', () => {
  const kept = storage()
  outboxIn(kept).add(message('a'))
  expect(outboxIn(kept).get()).toEqual([{ ...message('a'), state: 'interrupted' }])
})

test('one without an answer is sent again by the next page, one that was refused waits for its writer', () => {
  const kept = storage()
  const outbox = outboxIn(kept)
  for (const key of ['a', 'b']) outbox.add(message(key))
  outbox.change('a', {
    state: 'failed',
    reason: 'The server cannot be reached.',
    isUncertain: true,
  })
  outbox.change('b', { state: 'failed', reason: 'The itinerary has no client to message' })
  expect(
    outboxIn(kept)
      .get()
      .map(({ key, state }) => `${key} ${state}`),
  ).toEqual(['a interrupted', 'b failed'])
})

test.each(['{', '"x"', '[1, {"key":"a"}]', 'null'])(
  'a storage that holds %s is no obstacle',
  (held) => {
    const kept = storage()
    kept.setItem('tembea.outbox', held)
    expect(outboxIn(kept).get()).toEqual([])
  },
)

test('a storage that is full or closed is no obstacle', () => {
  const fail = () => {
    throw new Error('QuotaExceeded')
  }
  const outbox = outboxIn({ getItem: fail, setItem: fail, removeItem: fail })
  outbox.add(message('a'))
  expect(outbox.get()).toHaveLength(1)
})

test('what stands in the thread already is not shown twice, but what was refused is', () => {
  const there = messageView.parse({
    id: 'msg_1',
    itineraryId: 'itn_hartley',
    conversation: 'client',
    text: 'text of a',
    from: 'Naledi',
    by: { kind: 'agent', id: 'agt_naledi' },
    sentAt: '2026-11-20T09:59:30.000Z',
    unread: false,
  })
  const waiting = [message('a'), message('b'), { ...message('a'), state: 'failed' as const }]
  expect(notThereYet(waiting, [there]).map(({ key, state }) => `${key} ${state}`)).toEqual([
    'b sending',
    'a failed',
  ])
  expect(notThereYet([{ ...message('a'), state: 'failed', isUncertain: true }], [there])).toEqual(
    [],
  )
  expect(
    notThereYet([message('a')], [{ ...there, sentAt: '2026-11-20T09:00:00.000Z' }]),
  ).toHaveLength(1)
  expect(notThereYet([message('a')], [{ ...there, conversation: 'consultant' }])).toHaveLength(1)
})
