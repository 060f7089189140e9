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
    childBands: '2-12 217.50',
  })
})

test('next year’s levies, supplements and children ask nothing, whatever they cost', () => {
  const rows = (year: number, levy: number): Cell[][] => [
    [`Wild Camps nett ${year}, USD per person sharing, VAT incl., international`],
    ['Camp', `1 Jan ${year} – 31 Dec ${year}`],
    ['Lagoon Camp', 700 + levy],
    ['Kwara Camp', 900 + levy],
    [`Conservation levy USD ${levy} per person per night is payable extra`],
    [`Conservation levy ZAR ${levy} per person per night is payable extra`],
    [`Conservation levy ZAR ${levy + 1} per person per night is payable extra`],
    [`Park fee of ZAR ${levy * 20} per person per day`],
    [`Christmas supplement ${levy}%`],
    ['Children 6 – 11 pay 50%'],
    ['Stay 4 pay 3'],
  ]
  const readRows = (year: number, levy: number, answers: Record<string, string | undefined>) =>
    readBook([{ name: 'Rates', rows: rows(year, levy) }], {
      name: 'Wild',
      today: calendarDate('2026-11-23'),
      answers,
    })
  let answers: Record<string, string> = {}
  for (let round = 0; round < 10; round++)
    for (const { id, options, input } of openIn(readRows(2027, 12, answers)))
      answers = {
        ...answers,
        [id]: input === 'dates' ? '23 Dec – 27 Dec' : (options[0]?.value ?? ''),
      }
  expect(Object.keys(answers).length).toBeGreaterThan(6)
  expect(openIn(readRows(2027, 12, answers))).toEqual([])
  const next = readRows(2028, 12, lastingAnswers(answers))
  expect(openIn(next)).toEqual([])
  expect(openIn(readRows(2028, 15, lastingAnswers(answers))).map(({ id }) => id)).toEqual([
    'note Conservation levy ZAR 16 per person per night is payable extra',
    'note Christmas supplement 15%',
  ])
  const levy = 'note Levy USD 12 per person per night'
  expect(lastingAnswers({ [levy]: 'there' })).toEqual({
    [levy]: 'there',
    'note Levy USD # per person per night': 'there',
  })
  const typed = { 'note Christmas supplement 12%': '23 Dec 2027 – 27 Dec 2027' }
  expect(lastingAnswers(typed)).toEqual({})
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
