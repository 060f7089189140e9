import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { YearCalendar } from '../../../../../web/features/date-slide/components/YearCalendar'

const date = calendarDate
const starts = {
  currency: 'USD',
  from: date('2026-11-20'),
  until: date('2027-11-20'),
  withoutRooms: [],
  cheapest: [],
  current: { startDate: date('2027-06-12'), sell: 100_000 },
  days: [
    { startDate: date('2027-06-12'), state: 'free' as const, sell: 100_000 },
    { startDate: date('2027-06-13'), state: 'possible' as const, sell: 90_000 },
  ],
}
const html = renderToStaticMarkup(
  <YearCalendar starts={starts} bands={[]} chosen={date('2027-06-13')} onChoose={() => {}} />,
)
const cell = (day: string) => html.match(new RegExp(`<td[^>]*data-date="${day}"[^>]*>`))?.[0]

describe('YearCalendar', () => {
  test('is a grid a month', () => {
    expect(html.match(/role="grid"/g)).toHaveLength(13)
    expect(html).toContain('aria-label="Start dates in June 2027"')
  })

  test('lets Tab reach one day of the year: where the trip starts now', () => {
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(cell('2027-06-12')).toContain('tabindex="0"')
    expect(cell('2027-06-12')).toContain('aria-current="date"')
  })

  test('names each day with its total, and says which is chosen and which cannot be', () => {
    expect(cell('2027-06-13')).toContain('$900.00, $100.00 less than now. Some rooms on request')
    expect(cell('2027-06-13')).toContain('aria-selected="true"')
    expect(cell('2027-06-14')).toContain('aria-disabled="true"')
    expect(cell('2026-11-19')).toBeUndefined()
    expect(html.match(/data-date=/g)).toHaveLength(365)
  })
})
