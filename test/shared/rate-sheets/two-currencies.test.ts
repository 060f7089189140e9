import { expect, test } from 'vitest'
import type { Cell } from '#shared/rate-sheets/cells'
import { ratesIn, read, usual } from './sheets'

const head = 'Desert Lodge STO rates 2027, per person sharing per night, nett, incl. VAT'
const halves = ['Room', '1 Jan – 30 Jun', '1 Jul – 31 Dec']
const book = (rows: Cell[][], answers: Record<string, string> = {}) => {
  const reading = read([[head], halves, ...rows], { ...usual, ...answers })
  return {
    open: reading.questions.flatMap(({ id, answer }) => (answer === undefined ? [id] : [])),
    unread: reading.unread.map(({ title }) => title),
    rates: Object.values(ratesIn(reading)).flatMap((rows1) =>
      rows1.map(({ currency, twinRate, singleRate }) => `${currency} ${twinRate} ${singleRate}`),
    ),
  }
}

test.each([
  ['beside each other', 'N$ 5 400 / US$ 300', 'N$ 7 200 / US$ 400', 'NAD|USD', 'NAD', '5400'],
  ['one in brackets', 'USD 300 (ZAR 5,400)', 'USD 400 (ZAR 7,200)', 'USD|ZAR', 'ZAR', '5400'],
  ['behind the amounts', '300 EUR – 5400 ZAR', '400 EUR – 7200 ZAR', 'EUR|ZAR', 'EUR', '300'],
])(
  'of two prices in a cell, %s, one is chosen and nothing published before',
  (_how, one, two, pair, currency, amount) => {
    const rows: Cell[][] = [['Dune Suite', one, two]]
    const id = `currency of ${pair}`
    const before = book(rows)
    expect([before.rates, before.open]).toEqual([[], [id]])
    expect(before.unread.join()).toContain(one)
    const after = book(rows, { [id]: currency })
    expect([after.rates[0], after.open]).toEqual([`${currency} ${amount}.00 ${amount}.00`, []])
  },
)

test.each([['400 / 520'], ['USD 300 / 520'], ['USD 300 / USD 400']])(
  '%s is no price in two currencies, and is listed',
  (text) => {
    const { rates, open, unread } = book([['Dune Suite', text, text]])
    expect([rates, open.filter((id) => id.startsWith('currency of'))]).toEqual([[], []])
    expect(unread.length).toBeGreaterThan(0)
  },
)
