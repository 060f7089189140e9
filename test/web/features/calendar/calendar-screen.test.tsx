// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Calendar } from '#shared/api/calendar'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { agentIdSchema, itineraryIdSchema, paymentIdSchema, taskIdSchema } from '#shared/ids/ids'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { CalendarScreen } from '../../../../web/features/calendar/components/CalendarScreen'
import { refuse, renderPage, type SentRequest } from '../../../support/render-page'

const naledi = { agentId: agentIdSchema.parse('agt_naledi'), agentName: 'Naledi Mokoena' }
const trip = (id: string) => ({
  itineraryId: itineraryIdSchema.parse(`itn_${id}`),
  itineraryName: `Trip ${id}`,
  state: 'confirmed' as const,
  ...naledi,
})
const departure = (id: string, date: string): CalendarEntry => ({
  kind: 'departure',
  date: calendarDate(date),
  otherDate: addDays(calendarDate(date), 6),
  guests: 2,
  ...trip(id),
})
const entries: CalendarEntry[] = [
  { ...departure('delta', '2027-07-12'), clientName: 'Eleanor Hartley' },
  {
    kind: 'payment',
    date: calendarDate('2027-07-13'),
    paymentId: paymentIdSchema.parse('pay_due1'),
    paymentType: 'deposit',
    amount: 125_050,
    currency: 'EUR',
    ...trip('cape'),
  },
  {
    kind: 'task',
    date: calendarDate('2027-07-14'),
    taskId: taskIdSchema.parse('tsk_call1'),
    title: 'Call the camp',
    ...naledi,
  },
]

beforeEach(() => {
  const style = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  return () => style.mockRestore()
})

async function open(
  search = '?day=2027-07-12',
  answer: (request: SentRequest) => Calendar = () => ({ entries, leftOut: 0 }),
) {
  const page = await renderPage(<CalendarScreen />, {
    path: '/calendar',
    at: `/calendar${search}`,
    server: { 'GET /api/Calendar': answer },
  })
  const links = () => within(screen.getByRole('main')).queryAllByRole('link')
  const searchNow = () => page.router.state.location.search
  return { ...page, links, searchNow }
}

test('a month shows each entry on its day, with a way to its trip or its payments', async () => {
  const { requests } = await open()
  const link = await screen.findByRole('link', { name: 'Departure: Eleanor Hartley' })
  expect(link.getAttribute('href')).toBe('/itinerary/edit/itn_delta')
  const cell = link.closest('td') as HTMLElement
  within(cell).getByRole('button', { name: 'July 12, 2027, 1 entry. Open week' })
  const due = screen.getByRole('link', { name: /: Trip cape$/ })
  expect(due.getAttribute('href')).toBe('/itinerary/edit/itn_cape#payments')
  expect(due.title).toContain('Deposit of €1,250.50')
  const task = screen.getByRole('link', { name: 'Task: Call the camp' })
  expect(task.getAttribute('href')).toBe('/dashboard#tasks')
  const { from, to, whose } = Object.fromEntries(requests[0]?.url.searchParams ?? [])
  expect([from, to, whose]).toEqual(['2027-06-27', '2027-07-31', 'mine'])
})

test('kinds are hidden and shown again, and the address keeps it', async () => {
  const { user, links, searchNow } = await open()
  await screen.findByRole('link', { name: 'Departure: Eleanor Hartley' })
  await user.click(screen.getByRole('button', { name: 'Departures 1' }))
  await user.click(screen.getByRole('button', { name: 'Tasks 1' }))
  expect(links().map((link) => link.textContent)).toEqual([expect.stringContaining('Trip cape')])
  expect(searchNow()).toContain('kinds=hold+payment+return')
  await user.click(screen.getByRole('button', { name: 'Payments due 1' }))
  await user.click(screen.getByRole('button', { name: 'Show all kinds' }))
  expect(links()).toHaveLength(3)
})

test('arrow keys move between days, into the next month too, and Enter opens a week', async () => {
  const { user, searchNow } = await open('?day=2027-07-30')
  const day = screen.getByRole('button', { name: /^July 30, 2027/ })
  day.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  screen.getByRole('heading', { name: 'August 2027' })
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-08-01')
  await user.keyboard('{Enter}')
  expect(searchNow()).toBe('?view=week&day=2027-08-01')
  screen.getByRole('heading', { name: 'Aug 1 – 7, 2027' })
})

test('a full day shows three and leads to its week for the others', async () => {
  const many = Array.from({ length: 6 }, (_, at) => departure(`full${at}`, '2027-07-12'))
  const { user, links, searchNow } = await open(undefined, () => ({ entries: many, leftOut: 0 }))
  await user.click(await screen.findByRole('button', { name: '3 more on July 12, 2027' }))
  expect(searchNow()).toBe('?view=week&day=2027-07-12')
  expect(links()).toHaveLength(6)
})

test('a narrow page lists only the month’s days that have entries', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  const next = departure('next', '2027-06-28')
  await open(undefined, () => ({ entries: [next, ...entries], leftOut: 0 }))
  const days = await screen.findAllByRole('region')
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    'Mon, Jul 12',
    'Tue, Jul 13',
    'Wed, Jul 14',
  ])
  expect(screen.queryByText('Trip next')).toBeNull()
})

test('an empty month leads to the builder, and a failed one is asked for again', async () => {
  let isDown = true
  const { user } = await open(undefined, () => {
    if (isDown) return refuse(400, 'request.invalid', 'No calendar today') as never
    return { entries: [], leftOut: 0 }
  })
  await screen.findByText('The calendar couldn’t be loaded')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/Nothing in July 2027/)
  expect(screen.getByRole('link', { name: 'Build Itinerary' }).getAttribute('href')).toBe(
    '/itinerary-builder',
  )
})
