import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import type { Cell } from '#shared/rate-sheets/cells'
import { rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { lastingAnswers, sheetBefore } from '../../../../web/features/rate-import/model/remember'

const sheet = (year: number, plus: number): Cell[][] => [
  [`Kwando rates ${year}`],
  ['', `1 Jan – 31 May`, `1 Jun – 30 Nov`, `15 – 31 Dec`],
  ['KWARA CAMP'],
  ['Tent', 700 + plus, 900 + plus, 1000 + plus],
  ['Child 2 – 12', '30%', '30%', '30%'],
  ['Park fees USD 10 per person are extra'],
]
const read = (year: number, plus: number, answers: Record<string, string | undefined>) =>
  readBook([{ name: 'Rates', rows: sheet(year, plus) }], {
    name: 'Kwando',
    today: calendarDate('2026-11-23'),
    answers,
  })
const openIn = ({ questions }: ReturnType<typeof read>) =>
  questions.filter(({ answer }) => answer === undefined)

/** Answers every question, each with its first option. */
function answerAll(): Record<string, string> {
  let answers: Record<string, string> = {}
  for (let round = 0; round < 10; round++)
    for (const { id, options } of openIn(read(2027, 0, answers)))
      answers = { ...answers, [id]: options[0]?.value ?? '' }
  const { unread } = read(2027, 0, answers)
  return { ...answers, ...Object.fromEntries(unread.map(({ id }) => [id, 'noted'])) }
}

test('next year’s sheet of a supplier asks nothing that this year’s was answered', () => {
  const answers = answerAll()
  expect(Object.keys(answers).length).toBeGreaterThan(5)
  const next = read(2028, 25, lastingAnswers(answers))
  expect(openIn(next)).toEqual([])
  expect(next.unread.filter(({ isNoted }) => !isNoted)).toEqual([])
  const [room] = next.rooms
  expect(room && rateRowsOf(room, next)[0]).toMatchObject({
    from: '2028-01-01',
    to: '2028-05-31',
    twinRate: '725.00',
    childRate: '217.50',
  })
})

test('what holds for one sheet alone is asked again', () => {
  const once = { year: '2027', valid: '1 Jan – 31 Dec', 'cell a|b|c': 'closed', 'removed a': 'yes' }
  expect(lastingAnswers({ ...once, 'season low': '1 Jan 2027 – 31 May 2027' })).toEqual({})
  expect(lastingAnswers({ tax: 'included', 'season low': '1 Jan – 31 May' })).toEqual({
    tax: 'included',
    'season low': '1 Jan – 31 May',
  })
})

test('a sheet goes on from the last published one of its camps', () => {
  const base = { version: 1, updatedAt: '2026-01-01T00:00:00Z', updatedBy: 'Pat', asked: [] }
  const camps = [{ name: 'Kwara', code: 'KWARA' as never }]
  const sheets = [
    { ...base, id: 'a', name: 'draft', camps },
    { ...base, id: 'b', name: 'other', isDone: true, camps: [] },
    { ...base, id: 'c', name: 'last', isDone: true, camps },
  ]
  expect(sheetBefore(sheets, read(2028, 0, {}), 'Kwando_2028.xlsx')?.id).toBe('c')
  expect(sheetBefore([], read(2028, 0, {}), 'Kwando_2028.xlsx')).toBeUndefined()
})
