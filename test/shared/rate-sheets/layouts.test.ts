import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualAnswers } from './corpus/sheet-case'
import { published } from './corpus/truth'
import { type Habits, habits, layOut, type Offer, offers, singleOf } from './layouts'

/** The nights and prices of each room, as rates have them. */
const truthOf = ({ rooms, seasons }: Offer, habit: Habits) =>
  new Map(
    rooms.map(({ name, prices }) => [
      name,
      new Set(
        seasons.flatMap(({ periods }, at) => {
          const own = prices[at] ?? { sharing: 0, single: 0, child: 0 }
          const { sharing, child } = own
          const single = singleOf(own, habit)
          const children = habit.hasChildren ? ` 6-11=${child}` : ` child=${sharing}`
          return periods.map(
            ({ from, to }) =>
              `${from} ${to} USD twin=${sharing} single=${single} ${children.trim()}`,
          )
        }),
      ),
    ]),
  )

const answers = {
  ...usualAnswers,
  'other ages 2–5 and 12–17': 'leave',
  'other ages 12–17': 'leave',
}
const words = (rate: string) =>
  rate
    .split(' ')
    .filter((word) => !/^(?:infant=|charges=|rack\.)/.test(word))
    .join(' ')

test('however the same rates are laid out, none of them is published wrong, and nearly all are read', () => {
  let [readCount, allCount] = [0, 0]
  const isRead = (offer: Offer, habit: Habits) => {
    const rows = layOut(offer, habit)
    const one = { name: '', sheets: [{ name: 'Sheet1', rows }], rates: {}, figures: 0 }
    const truth = truthOf(offer, habit)
    const rates = Object.entries(published(one, answers)).flatMap(([place, list]) =>
      list.map((rate) => ({ place, rate })),
    )
    readCount += rates.length
    allCount += [...truth.values()].reduce((sum, { size }) => sum + size, 0)
    // A sheet of one room may not name it.
    const isTrue = ({ place, rate }: (typeof rates)[number]) =>
      [...truth].some(
        ([room, own]) => (truth.size === 1 || place.endsWith(` / ${room}`)) && own.has(words(rate)),
      )
    expect(rates.filter((rate) => !isTrue(rate))).toEqual([])
  }
  fc.assert(fc.property(offers, habits, isRead), { numRuns: 400 })
  expect(readCount / allCount).toBeGreaterThan(0.97)
})
