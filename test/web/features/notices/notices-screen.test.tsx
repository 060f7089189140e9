// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { clientIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { Notices } from '../../../../web/features/notices/api/notices-query'
import { NoticesScreen } from '../../../../web/features/notices/components/NoticesScreen'
import { NoticesWatch } from '../../../../web/features/notices/components/NoticesWatch'
import type { Session } from '../../../../web/lib/session/session'
import { refuse, renderPage, type Server } from '../../../support/render-page'
import { aSession } from '../../lib/session/builders'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const about = (id: string, itineraryName: string) => ({
  itineraryId: itineraryIdSchema.parse(id),
  itineraryName,
})
const money = (id: string, paymentType: 'deposit' | 'balance') => ({
  paymentId: paymentIdSchema.parse(id),
  paymentType,
  amount: 100_000,
  currency: 'USD',
})
const [delta, cape] = [about('itn_delta', 'Delta by Boat'), about('itn_cape', 'Cape in Spring')]

const notices = (test: string): Notices => ({
  marks: { seen: [], read: [] },
  holds: [{ ...delta, until: inHours(20.01) }],
  holdCount: 1,
  overdue: [
    {
      ...cape,
      ...money(`pay_late${test}`, 'balance'),
      dueDate: calendarDate('2026-01-10'),
      overdueDays: 9,
    },
  ],
  overdueCount: 1,
  paid: [{ ...delta, ...money(`pay_paid${test}`, 'deposit'), paidAt: inHours(-1) }],
  refunds: [
    { ...cape, ...money(`pay_back${test}`, 'deposit'), state: 'cancelled', why: 'cancelled' },
  ],
  refundCount: 3,
  tasks: [],
  toDo: [],
  followUps: [],
  views: [],
  assigned: [
    {
      clientId: clientIdSchema.parse('cli_ayo1'),
      clientName: 'Ayo Bello',
      at: inHours(-30),
      by: 'Thabo Molefe',
    },
  ],
})

async function open(answer: Notices, at = '/notifications', session?: Session) {
  const server: Server = {
    'GET /api/Payments/notices': answer,
    'PATCH /api/Payments/notices': answer.marks,
  }
  const page = await renderPage(<NoticesScreen />, {
    path: '/notifications',
    at,
    server,
    ...(session && { session }),
  })
  await screen.findByText(/unread notification/)
  const sent = () =>
    page.requests.flatMap(({ address, body }) => (address.startsWith('PATCH') ? [body] : []))
  return { ...page, sent }
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const shown = () =>
  rows().map((row) => within(row).getByRole('link').querySelector('span > span')?.textContent)

test('what needs attention stands newest first after the refunds, each with a way to its trip', async () => {
  await open(notices('order'))
  expect(shown()).toEqual([
    'Refund $1,000.00 by wire',
    'Deposit of $1,000.00 paid',
    'Hold expires in 20 hours',
    'New client for you',
    'Balance of $1,000.00, 9 days overdue',
  ])
  const ways = rows().map((row) => within(row).getByRole('link').getAttribute('href'))
  expect(ways).toEqual([
    '/itinerary/edit/itn_cape#payments',
    '/itinerary/edit/itn_delta#payments',
    '/itinerary/edit/itn_delta',
    '/clients/cli_ayo1',
    '/itinerary/edit/itn_cape#payments',
  ])
  screen.getByRole('link', { name: 'And 2 more in Trips and Payments' })
})

test('marks one as read and as unread again, and all; an opened one is read', async () => {
  const { user, sent } = await open(notices('marks'))
  screen.getByText('5 unread notifications')
  await user.click(
    screen.getAllByRole('button', { name: 'Mark as read: Cape in Spring' })[0] as HTMLElement,
  )
  screen.getByText('4 unread notifications')
  await user.click(screen.getByRole('button', { name: 'Unread' }))
  expect(rows()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(shown()).toEqual(['Refund $1,000.00 by wire'])
  await user.click(screen.getByRole('button', { name: 'Mark as unread: Cape in Spring' }))
  screen.getByText('No notifications match')
  await user.click(screen.getByRole('button', { name: 'Show all notifications' }))
  screen.getByText('5 unread notifications')
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  screen.getByText('0 unread notifications')
  await expect.poll(sent).toHaveLength(4)
  const back = 'refund pay_backmarks'
  expect(sent()).toEqual([
    { seen: expect.arrayContaining([back, 'paid pay_paidmarks']) },
    { read: [back] },
    { unread: [back] },
    { read: expect.arrayContaining([back, 'overdue pay_latemarks']) },
  ])
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true)
})

test('following a notice marks it as read', async () => {
  const { user, pathNow, sent } = await open(notices('follow'), '/notifications?kind=paid')
  await user.click(within(rows()[0] as HTMLElement).getByRole('link'))
  expect(pathNow()).toBe('/itinerary/edit/itn_delta')
  await expect.poll(() => sent().at(-1)).toEqual({ read: ['paid pay_paidfollow'] })
})

test('what another device has read is read here; nothing is sent while someone else is signed in', async () => {
  const known = {
    ...notices('known'),
    marks: { seen: [], read: ['paid pay_paidknown', 'refund pay_backknown'] },
  }
  const own = aSession()
  const masquerade = { userId: own.user.userId, fullName: 'Samuel Okoro', ends: inHours(1) }
  const { sent } = await open(known, '/notifications?show=read', {
    ...own,
    user: { ...own.user, masquerade },
  })
  expect(shown()).toEqual(['Refund $1,000.00 by wire', 'Deposit of $1,000.00 paid'])
  expect(sent()).toEqual([])
})

test('what this browser kept by itself is handed to the server once, and forgotten when it is there', async () => {
  localStorage.setItem('notices-read', 'paid pay_old')
  localStorage.setItem('notices-seen', 'paid pay_old\nhold itn_delta soon')
  const answer = notices('old')
  let isDown = true
  const server: Server = {
    'GET /api/Payments/notices': answer,
    'PATCH /api/Payments/notices': () =>
      isDown ? refuse(503, 'service.busy', 'Busy') : answer.marks,
  }
  const open = () => renderPage(<NoticesWatch onUnseen={() => undefined} />, { server })
  const first = await open()
  await expect.poll(() => first.requests.length).toBeGreaterThan(1)
  expect(localStorage.getItem('notices-read')).toBe('paid pay_old')
  first.unmount()
  isDown = false
  await open()
  await expect.poll(() => localStorage.getItem('notices-read')).toBe(null)
  expect(localStorage.getItem('notices-seen')).toBe(null)
})

test('kind and trip narrow the list and stand in the address', async () => {
  const { user, router } = await open(notices('filters'))
  await user.click(screen.getByRole('combobox', { name: 'Trip' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All trips',
    'Cape in Spring',
    'Delta by Boat',
  ])
  await user.click(screen.getByRole('option', { name: 'Delta by Boat' }))
  expect(shown()).toEqual(['Deposit of $1,000.00 paid', 'Hold expires in 20 hours'])
  await user.click(screen.getByRole('combobox', { name: 'Kind' }))
  await user.click(screen.getByRole('option', { name: 'Holds expiring' }))
  expect(shown()).toEqual(['Hold expires in 20 hours'])
  expect(router.state.location.search).toBe('?kind=hold&trip=itn_delta')
})

test('an address with a trip that has no notices, and with what there is not, says so', async () => {
  await open(notices('other'), '/notifications?kind=constructor&show=some&trip=itn_gone')
  screen.getByText('No notifications match')
  expect(screen.getByRole('combobox', { name: 'Trip' }).textContent).toBe('Selected trip')
})

test('nothing to tell, and a failure with a way to try again', async () => {
  const none = {
    marks: { seen: [], read: [] },
    holds: [],
    holdCount: 0,
    overdue: [],
    overdueCount: 0,
    paid: [],
    refunds: [],
    refundCount: 0,
    tasks: [],
    toDo: [],
    followUps: [],
    views: [],
    assigned: [],
  }
  const { unmount } = await open(none)
  screen.getByText('Nothing needs attention')
  unmount()
  let isDown = true
  const { user } = await renderPage(<NoticesScreen />, {
    server: {
      'GET /api/Payments/notices': () => (isDown ? refuse(503, 'service.busy', 'Busy') : none),
    },
  })
  await screen.findByText('Notifications couldn’t be loaded')
  isDown = false
  await user.click(screen.getByRole('button', { name: /again|Retry/i }))
  await screen.findByText('Nothing needs attention')
})
