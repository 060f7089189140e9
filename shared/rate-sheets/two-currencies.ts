import type { Ask } from './asking'
import { type BookSheet, type Cell, type Place, textOf } from './cells'
import { currencyOf } from './currency-signs'
import { figureOf } from './figures'

const price = String.raw`(?:[A-Z]{3}|US\$|N\$|[$€£R]|KSh|TSh|USh) ?\d[\d.,' ]*|\d[\d.,' ]* ?(?:[A-Z]{3}|€)`
/** `USD 300 (ZAR 5 400)`, `N$ 5,400 / US$ 300`. */
const pair = new RegExp(String.raw`^(${price}) ?(?:[/|–-] ?(${price})|\( ?(${price}) ?\))$`)

/** The two prices of a cell by their currencies; undefined for a cell that has no such pair. */
function pricesIn(cell: Cell): ReadonlyMap<string, string> | undefined {
  const [, one, beside, inside] = pair.exec(textOf(cell)) ?? []
  const prices = new Map<string, string>()
  for (const text of [one, beside ?? inside]) {
    const figure = figureOf(text)
    const sign = figure?.kind === 'amount' ? figure.currency : undefined
    const currency = sign === undefined ? undefined : (currencyOf(sign) ?? sign)
    if (text === undefined || currency === undefined) return undefined
    prices.set(currency, text.trim())
  }
  return prices.size === 2 ? prices : undefined
}

/**
 * The sheets with one price in each cell that has it in two currencies, by a person's choice: a rate
 * has one. Until then such cells are read as words, and listed.
 */
export function withOneCurrency(sheets: readonly BookSheet[], ask: Ask): readonly BookSheet[] {
  const cells = sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => {
        const prices = pricesIn(cell)
        const place: Place =
          sheets.length > 1 ? { sheet: name, row: at, column } : { row: at, column }
        return prices === undefined ? [] : [{ place, currencies: [...prices.keys()] }]
      }),
    ),
  )
  const currencies = [...new Set(cells.flatMap((one) => one.currencies))].toSorted()
  if (currencies.length !== 2) return sheets
  const answer = ask({
    id: `currency of ${currencies.join('|')}`,
    title: 'Which currency is published?',
    why: `Prices stand in ${currencies.join(' and ')}; a room has one rate for a night.`,
    places: cells.slice(0, 1).map(({ place }) => place),
    options: currencies.map((value) => ({ value, label: value })),
  })
  if (answer === undefined) return sheets
  return sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row.map((cell) => pricesIn(cell)?.get(answer) ?? cell)),
  }))
}
