import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { calendarDate, monthOf } from '#shared/dates/calendar-date'
import { AvailabilityCalendar } from '../../../../web/components/calendar/AvailabilityCalendar'
import type { CalendarDay } from '../../../../web/components/calendar/calendar-day'

const free: CalendarDay = { look: 'free', words: 'This date is available', count: 4 }
const past: CalendarDay = { look: 'past', words: 'This date is in the past', isBlocked: true }
const picked: CalendarDay = {
  look: 'selected',
  words: 'This date is selected',
  hue: 2,
  stayId: 's1',
}

const render = (dayOf: (date: string) => CalendarDay) =>
  renderToStaticMarkup(
    <AvailabilityCalendar
      label="Jao Camp"
      month={monthOf(calendarDate('2027-06-01'))}
      dayOf={dayOf}
      onMonthChange={() => {}}
      onToggle={() => {}}
      firstStop={calendarDate('2027-06-15')}
    />,
  )

describe('AvailabilityCalendar', () => {
  const html = render((date) => (date < '2027-06-10' ? past : date < '2027-06-15' ? picked : free))

  test('is a grid that names camp and month', () => {
    expect(html).toContain('role="grid"')
    expect(html).toContain('aria-label="Availability of Jao Camp, June 2027"')
  })

  test('names each day with its words and the rooms left', () => {
    expect(html).toContain('aria-label="June 20, 2027. This date is available. 4 left"')
  })

  test('lets Tab reach one day only', () => {
    expect(html.match(/tabindex="0" data-date="([^"]+)"/g)).toEqual([
      'tabindex="0" data-date="2027-06-15"',
    ])
  })

  test('says which days are picked and which cannot be', () => {
    expect(html.match(/aria-selected="true"/g)).toHaveLength(5)
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(9)
  })
})
