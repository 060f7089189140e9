import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { monthOf } from '#shared/dates/calendar-date'
import {
  campCodes,
  findFreeDates,
  monthAvailabilityQuery,
  monthWindow,
  weekAvailabilityQuery,
} from '../../../../../web/trip/building/api/availability-query'
import { code, day } from '../support'

const june = monthOf(day('2027-06-01'))
const asked = { supplierCode: code('JAO'), quoteMode: 'availability' } as const

describe('the next free dates', () => {
  test('have a room that is free on every night, not one room tonight and another tomorrow', async () => {
    const queries = new QueryClient()
    const nights = [
      { TWIN: 1, VILLA: 0 },
      { TWIN: 0, VILLA: 1 },
      { TWIN: 0, VILLA: 2 },
    ]
    const days = nights.map((a, night) => ({ date: day(`2027-06-0${night + 1}`), a, r: {}, o: {} }))
    queries.setQueryData(
      ['availability', 'JAO', '2027-06-01', '2027-09-01', 'availability'],
      campCodes({ days }),
    )
    const isFree = (codes: Readonly<Record<string, number>>) =>
      Object.values(codes).some((code) => code > 0)
    expect(
      await findFreeDates(queries, asked, { from: day('2027-06-01'), nights: 2, isFree }),
    ).toBe('2027-06-02')
  })
})

describe('availability', () => {
  test('a month is asked for with the whole weeks that its grid shows', () => {
    expect(monthWindow(june)).toEqual({ startDate: '2027-05-30', endDate: '2027-07-04' })
  })

  test('a short February still shows five weeks', () => {
    expect(monthWindow(monthOf(day('2026-02-01')))).toEqual({
      startDate: '2026-02-01',
      endDate: '2026-03-08',
    })
  })

  test('a week is the seven days from the date', () => {
    expect(weekAvailabilityQuery(asked, day('2027-06-12')).queryKey).toEqual([
      'availability',
      'JAO',
      '2027-06-12',
      '2027-06-19',
      'availability',
    ])
  })

  test('live and quote-only answers are kept apart', () => {
    const quoteOnly = monthAvailabilityQuery({ ...asked, quoteMode: 'quote_only' }, june)
    expect(quoteOnly.queryKey).not.toEqual(monthAvailabilityQuery(asked, june).queryKey)
  })

  test('a day of a camp sums its free rooms, and an unknown day is missing', () => {
    const codes = campCodes({
      days: [
        { date: day('2027-06-01'), a: { 'JAO-TWIN': 1, 'JAO-VILLA': 3 }, r: {}, o: {} },
        { date: day('2027-06-02'), a: { 'JAO-TWIN': 0, 'JAO-VILLA': -2 }, r: {}, o: {} },
        { date: day('2027-06-03'), a: {}, r: {}, o: {} },
      ],
    })
    expect([...codes.camp]).toEqual([
      ['2027-06-01', 4],
      ['2027-06-02', -2],
    ])
    expect(codes.rooms.get(day('2027-06-02'))).toEqual({ 'JAO-TWIN': 0, 'JAO-VILLA': -2 })
  })
})
