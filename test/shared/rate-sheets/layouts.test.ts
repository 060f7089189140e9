import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualAnswers } from './corpus/sheet-case'
import { published } from './corpus/truth'
import { habits, layOut, type Offer, offers } from './layouts'

/** The nights and prices of each room, as rates have them. */
const truthOf = ({ rooms, seasons }: Offer) =>
  new Map(
    rooms.map(({ name, prices }) => [
      name,
      new Set(
        seasons.map(({ from, to }, at) => {
          const { sharing, single } = prices[at] ?? { sharing: 0, single: 0 }
          return `${from} ${to} USD twin=${sharing} single=${single}`
        }),
      ),
    ]),
  )

test('however the same rates are laid out, none of them is published wrong, and nearly all are read', () => {
  let [readCount, allCount] = [0, 0]
  const isRead = (offer: Offer, rows: ReturnType<typeof layOut>) => {
    const one = { name: '', sheets: [{ name: 'Sheet1', rows }], rates: {}, figures: 0 }
    const truth = truthOf(offer)
    const rates = Object.entries(published(one, usualAnswers)).flatMap(([place, list]) =>
      list.map((rate) => ({ place, rate })),
    )
    readCount += rates.length
    allCount += offer.rooms.length * offer.seasons.length
    // A sheet of one room may not name it.
    const isTrue = ({ place, rate }: (typeof rates)[number]) =>
      [...truth].some(
        ([room, own]) =>
          (truth.size === 1 || place.endsWith(` / ${room}`)) &&
          own.has(rate.split(' ').slice(0, 5).join(' ')),
      )
    expect(rates.filter((rate) => !isTrue(rate))).toEqual([])
  }
  fc.assert(
    fc.property(offers, habits, (offer, habit) => isRead(offer, layOut(offer, habit))),
    { numRuns: 400 },
  )
  expect(readCount / allCount).toBeGreaterThan(0.97)
})
