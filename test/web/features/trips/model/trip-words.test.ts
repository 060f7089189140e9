import { expect, test } from 'vitest'
import { lastName, travelWords } from '../../../../../web/features/trips/model/trip-words'
import { datePresets, rangeWords } from '../../../../../web/features/trips/model/trips-where'
import { day, today } from '../support'

test.each([
  ['Dr Priya Raman', 'Raman'],
  ['Chen family', 'Chen'],
  ['Nkosi wedding, 3 parties', 'Nkosi'],
  ['Cher', 'Cher'],
  ['Family', 'Family'],
])('%s is %s where there is no room', (name, last) => {
  expect(lastName(name)).toBe(last)
})

test('a trip over the new year is told by the year in which it starts', () => {
  expect(travelWords({ startDate: day('2026-12-19'), endDate: day('2027-01-02') })).toEqual({
    range: 'Dec 19 – Jan 2',
    note: '2026, 14 nights',
  })
})

test('the usual ranges begin and end on the right days', () => {
  expect(datePresets(today)).toEqual([
    { label: 'Next 30 days', from: '2026-11-20', to: '2026-12-20' },
    { label: 'Next 3 months', from: '2026-11-20', to: '2027-02-20' },
    { label: 'In 2026', from: '2026-01-01', to: '2026-12-31' },
    { label: 'In 2027', from: '2027-01-01', to: '2027-12-31' },
    { label: 'Already departed', from: undefined, to: '2026-11-19' },
  ])
})

test('a range is told with the year where it is another one', () => {
  expect(rangeWords({}, today)).toBeUndefined()
  expect(rangeWords({ from: today, to: day('2027-02-01') }, today)).toBe('Nov 20 – Feb 1, 2027')
  expect(rangeWords({ from: today }, today)).toBe('from Nov 20')
  expect(rangeWords({ to: today }, today)).toBe('until Nov 20')
})
