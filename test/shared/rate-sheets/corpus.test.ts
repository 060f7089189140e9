import { describe, expect, test } from 'vitest'
import { usualAnswers } from './corpus/sheet-case'
import { cases, counts, published, readCase, withUsual } from './corpus/truth'

describe.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  test('publishes what the sheet says, and nothing else', () => {
    const truth = Object.fromEntries(
      Object.entries(one.rates).map(([room, rows]) => [room, rows.map(withUsual)]),
    )
    expect(published(one, { ...usualAnswers, ...one.answers })).toEqual(truth)
  })

  test('publishes nothing that the sheet doesn’t say before a person has answered', () => {
    for (const [room, rows] of Object.entries(published(one, {})))
      for (const row of rows) {
        const [from, to] = row.split(' ')
        const truth = one.rates[room]?.find((text) => text.startsWith(`${from} ${to} `))
        expect(truth, `${room} ${row}`).toBeDefined()
        for (const word of row.split(' ').slice(3)) expect(withUsual(truth ?? '')).toContain(word)
      }
  })

  test('lists what it didn’t read', () => {
    const unread = readCase(one, { ...usualAnswers, ...one.answers }).unread.map(
      ({ title }) => title,
    )
    for (const text of one.unread ?? [])
      expect(unread).toContainEqual(expect.stringContaining(text))
  })
})

test('at least 90 % of the figures of all sheets are read without a question', () => {
  const all = cases.map((one) => ({ name: one.name, read: counts(one), all: one.figures }))
  for (const { name, read, all: most } of all) expect(read, name).toBeLessThanOrEqual(most)
  const sum = (key: 'read' | 'all') => all.reduce((total, one) => total + one[key], 0)
  expect(sum('read') / sum('all'), JSON.stringify(all, null, 1)).toBeGreaterThanOrEqual(0.9)
})
