import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { clientIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { Notices } from '../../../../../web/features/notices/api/notices-query'
import { moreWords, noticeLines } from '../../../../../web/features/notices/model/notice-lines'

const now = new Date('2026-11-20T08:00:00.000Z')
const trip = {
  itineraryId: itineraryIdSchema.parse('itn_0001'),
  itineraryName: 'South Africa Adventure',
}
const notices: Notices = {
  marks: { seen: [], read: [] },
  holds: [{ ...trip, until: '2026-11-20T13:30:00.000Z' }],
  holdCount: 1,
  overdue: [
    {
      ...trip,
      paymentId: paymentIdSchema.parse('pay_0001'),
      clientName: 'Eleanor Hartley',
      paymentType: 'deposit',
      amount: 331_830,
      currency: 'USD',
      dueDate: calendarDate('2026-11-19'),
      overdueDays: 1,
    },
  ],
  overdueCount: 4,
  paid: [],
  refunds: [],
  refundCount: 0,
  tasks: [],
  toDo: [],
  followUps: [],
  views: [],
  assigned: [],
}

test('holds come first, with what is left of them, then what is late, with how much and how long', () => {
  expect(noticeLines(notices, now)).toMatchObject([
    { kind: 'hold', text: 'Hold expires in 5 hours and 30 minutes', note: 'No client yet' },
    { kind: 'overdue', text: 'Deposit of $3,318.30, 1 day overdue', note: 'Eleanor Hartley' },
  ])
})

test('a payment that came in is told with its client', () => {
  const { paymentId, clientName, amount, currency } = { ...notices.overdue[0], amount: 331_830 }
  if (paymentId === undefined || currency === undefined) throw new Error('no payment')
  const paid: Notices['paid'] = [
    { ...trip, paymentId, clientName, paymentType: 'balance', amount, currency },
  ]
  expect(noticeLines({ ...notices, holds: [], overdue: [], paid }, now)).toMatchObject([
    { kind: 'paid', text: 'Balance of $3,318.30 paid', note: 'Eleanor Hartley' },
  ])
})

test('a hold that ended while one looks says so, and a hold made longer is news', () => {
  const later = new Date('2026-11-20T14:00:00.000Z')
  expect(noticeLines(notices, later)[0]?.text).toBe('Hold expired')
  const again = { ...notices, holds: [{ ...trip, until: '2026-11-21T13:30:00.000Z' }] }
  expect(noticeLines(again, now)[0]?.id).not.toBe(noticeLines(notices, now)[0]?.id)
})

test('what a rule says leads to its trip, and is news again for another reason', () => {
  const followUp = {
    ...trip,
    kind: 'quote-unanswered',
    assigneeId: 'agt_1',
    assigneeName: 'Naledi Mokoena',
    due: '2026-11-19',
    occasion: '2026-11-14T08:00:00.000Z',
  }
  const linesOf = (...followUps: object[]) =>
    noticeLines({ ...notices, holds: [], overdue: [], followUps: followUps as never }, now)
  const [line] = linesOf(followUp)
  expect(line).toMatchObject({
    kind: 'followUp',
    title: trip.itineraryName,
    text: 'Follow up on the quote. 6 days unanswered',
    about: trip.itineraryId,
  })
  expect(linesOf({ ...followUp, occasion: '2026-11-15T08:00:00.000Z' })[0]?.id).not.toBe(line?.id)
})

test('a task that is due leads to its trip, its client or nowhere', () => {
  const task = { id: 'tsk_1', title: 'Send the vouchers', due: '2026-11-19' }
  const toDo = [
    { ...task, ...trip, clientName: 'Eleanor Hartley' },
    { ...task, due: '2026-11-20' },
  ] as never
  const lines = noticeLines({ ...notices, holds: [], overdue: [], toDo }, now)
  expect(lines).toMatchObject([
    {
      kind: 'toDo',
      title: trip.itineraryName,
      text: 'Due Nov 19: Send the vouchers',
      note: 'Eleanor Hartley',
      about: trip.itineraryId,
    },
    { kind: 'toDo', title: 'Task', text: 'Due today: Send the vouchers' },
  ])
  expect(lines[1]?.about).toBeUndefined()
})

test('money that we owe comes before what is owed to us', () => {
  const refunds = [
    {
      ...trip,
      paymentId: paymentIdSchema.parse('pay_0002'),
      amount: 1_161_803,
      currency: 'EUR',
      chargeId: 'chg_2',
      state: 'cancelled' as const,
      method: 'credit' as const,
      why: 'taken-off' as const,
    },
  ]
  const lines = noticeLines({ ...notices, refunds, refundCount: 1 }, now)
  expect(lines.map(({ kind }) => kind)).toEqual(['hold', 'refund', 'overdue'])
  expect(lines[1]).toMatchObject({
    text: 'Refund €11,618.03 by wire',
    note: 'No client. No longer due, automatic refund failed',
  })
})

test('says how many are not told', () => {
  expect(moreWords(notices)).toBe('And 3 more in Trips and Payments')
  expect(moreWords({ ...notices, overdueCount: 1 })).toBeUndefined()
})

test('a client from a colleague leads to the client', () => {
  const at = '2026-11-20T06:00:00.000Z'
  const assigned = [
    {
      clientId: clientIdSchema.parse('cli_eleanor'),
      clientName: 'Eleanor Hartley',
      at,
      by: 'Thabo',
    },
  ]
  expect(noticeLines({ ...notices, holds: [], overdue: [], assigned }, now)).toEqual([
    {
      id: `client cli_eleanor ${at}`,
      kind: 'client',
      about: 'cli_eleanor',
      title: 'Eleanor Hartley',
      at: new Date(at),
      text: 'New client for you',
      note: 'Assigned by Thabo',
    },
  ])
})
