import { expect, test } from 'vitest'
import type { PortalPart } from '#shared/api/portal-shapes'
import {
  journeyEntries,
  partOfDay,
  stayDays,
} from '../../../../web/features/portal/model/stay-days'

const part = (id: string, kind: PortalPart['kind'], dates: [string, string], more: object = {}) =>
  ({ id, kind, title: id, startDate: dates[0], endDate: dates[1], ...more }) as PortalPart
const arrival = part('arrival', 'arrival', ['2027-06-12', '2027-06-12'])
const jao = part('jao', 'stay', ['2027-06-12', '2027-06-15'])
const mombo = part('mombo', 'stay', ['2027-06-15', '2027-06-18'])
const activity = (id: string, day: string, departureTime?: string) =>
  part(id, 'activity', [day, day], { departureTime })

test('activities are told within the stay of their day, the others between the stays', () => {
  const [walk, boat] = [activity('walk', '2027-06-13'), activity('boat', '2027-06-15')]
  const late = activity('late', '2027-06-20')
  const entries = journeyEntries([arrival, jao, walk, boat, mombo, late])
  expect(
    entries.map(({ part: { id }, activities }) => [id, activities.map((one) => one.id)]),
  ).toEqual([
    ['arrival', []],
    ['jao', ['walk', 'boat']],
    ['mombo', []],
    ['late', []],
  ])
})

test('days of a stay are in order, and so is what happens on each', () => {
  const activities = [
    activity('dinner', '2027-06-14', '19:00'),
    activity('walk', '2027-06-13', '06:30'),
    activity('boat', '2027-06-14', '15:30'),
    activity('any time', '2027-06-14'),
  ]
  expect(
    stayDays(activities).map(({ date, activities: own }) => [date, own.map(({ id }) => id)]),
  ).toEqual([
    ['2027-06-13', ['walk']],
    ['2027-06-14', ['any time', 'boat', 'dinner']],
  ])
})

test.each([
  ['06:30', 'Morning, 06:30'],
  ['11:59', 'Morning, 11:59'],
  ['12:00', 'Afternoon, 12:00'],
  ['17:00', 'Evening, 17:00'],
  [undefined, undefined],
])('what begins at %s is told as %s', (departureTime, words) => {
  expect(partOfDay({ departureTime })).toBe(words)
})
