import { describe, expect, test } from 'vitest'
import { type MessageView, maxMessageText, messageView } from '#shared/api/messages'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  dayWords,
  exactWords,
  firstNewOf,
  linkedText,
  maxText,
  newIn,
  sentWords,
  threadOf,
} from '../../../../web/features/trip-messages/model/thread'

const now = new Date('2026-11-20T10:00:00.000Z')
const zone = 'Africa/Johannesburg'

const message = (id: string, sentAt: string, named: object = {}): MessageView =>
  messageView.parse({
    id,
    sentAt,
    itineraryId: 'itn_hartley',
    conversation: 'client',
    text: id,
    from: 'Naledi Mokoena',
    by: { kind: 'agent', id: 'agt_naledi' },
    unread: false,
    ...named,
  })
const ofClient = { by: { kind: 'client', id: 'cli_eleanor' }, from: 'Eleanor Hartley' }

/** As the server answers: the last first. */
const messages = [
  message('d', '2026-11-20T09:30:00.000Z', { ...ofClient, unread: true }),
  message('c', '2026-11-19T22:30:00.000Z'),
  message('b', '2026-11-19T21:03:00.000Z'),
  message('x', '2026-11-19T21:02:00.000Z', {
    conversation: 'consultant',
    ...ofClient,
    unread: true,
  }),
  message('a', '2026-11-19T21:00:00.000Z'),
]

describe('threadOf', () => {
  const thread = threadOf(messages, { conversation: 'client', now, zone, firstNew: 'd' })

  test('has the days of the reader, the first first, and one conversation', () => {
    expect(
      thread.map(({ date, words, messages: of }) => [
        date,
        words,
        of.map((one) => one.message.id).join(''),
      ]),
    ).toEqual([
      ['2026-11-19', 'Yesterday', 'ab'],
      ['2026-11-20', 'Today', 'cd'],
    ])
  })

  test('takes messages of one writer within minutes of a day together, and says which are ours and new', () => {
    const all = thread.flatMap(({ messages: of }) => of)
    expect(all.map(({ isMore }) => isMore)).toEqual([false, true, false, false])
    expect(all.map(({ isOurs }) => isOurs)).toEqual([true, true, true, false])
    expect(all.map(({ isFirstNew }) => isFirstNew)).toEqual([false, false, false, true])
  })

  test('gives the first new one its name, although it follows at once', () => {
    const [day] = threadOf(messages, { conversation: 'client', now, zone, firstNew: 'b' })
    expect(day?.messages.map(({ isMore }) => isMore)).toEqual([false, false])
  })
})

test('a day is told by its distance, then by its date, with the year when it is another', () => {
  const words = ['2026-11-20', '2026-11-19', '2026-11-18', '2025-11-20'].map((date) =>
    dayWords(calendarDate(date), calendarDate('2026-11-20')),
  )
  expect(words).toEqual(['Today', 'Yesterday', 'Nov 18', 'November 20, 2025'])
})

test.each([
  ['2026-11-20T09:59:40.000Z', 'just now'],
  ['2026-11-20T10:00:30.000Z', 'just now'],
  ['2026-11-20T09:55:00.000Z', '5 minutes ago'],
  ['2026-11-20T08:59:00.000Z', '10:59'],
])('what was sent at %s is told as %s', (sentAt, words) => {
  expect(sentWords(sentAt, { now, zone })).toBe(words)
})

test('the exact time has its day in the reader’s zone', () => {
  expect(exactWords('2026-11-19T22:30:00.000Z', zone)).toBe('November 20, 2026, 00:30')
})

test('new messages are counted by conversation, and the oldest is found', () => {
  expect([newIn(messages, 'client'), newIn(messages, 'consultant')]).toEqual([1, 1])
  expect([firstNewOf(messages, 'client'), firstNewOf([], 'client')]).toEqual(['d', undefined])
})

test.each([
  ['no address', [{ text: 'no address' }]],
  [
    'see https://a.example/b?c=1, then (http://d.example).',
    [
      { text: 'see ' },
      { text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
      { text: ', then (' },
      { text: 'http://d.example', href: 'http://d.example' },
      { text: ').' },
    ],
  ],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
])('linkedText takes addresses apart in %j', (text, pieces) => {
  expect(linkedText(text)).toEqual(pieces)
})

test('as much can be written as the contract takes', () => {
  expect(maxText).toBe(maxMessageText)
})
