import { describe, expect, test } from 'vitest'
import { usualAnswers } from '../rate-sheets/corpus/sheet-case'
import { cases, counts, published, withUsual } from '../rate-sheets/corpus/truth'
import { tablesIn } from './paper'
import { printSheet, printStyles } from './print-sheet'

describe.each(printStyles)('printed $name', (style) => {
  const printed = cases.map(async (one) => {
    const sheets = await tablesIn((paper) =>
      one.sheets.forEach((sheet, at) => {
        if (at > 0) paper.page()
        printSheet(paper, sheet, style)
      }),
    )
    return { ...one, sheets }
  })

  test('no figure is published that the sheet doesn’t say', async () => {
    const wrong: string[] = []
    for (const one of await Promise.all(printed)) {
      const truth = Object.values(one.rates).flat().map(withUsual)
      for (const [room, rows] of Object.entries(
        published(one, { ...usualAnswers, ...one.answers }),
      ))
        for (const row of rows) {
          const words = row.split(' ')
          const isTrue = truth.some((full) => {
            const own = full.split(' ')
            return words.every((word) => own.includes(word)) || full === row
          })
          if (!isTrue) wrong.push(`${one.name}: ${room}: ${row}`)
        }
    }
    expect(wrong).toEqual([])
  })

  test('most figures are read without a question', async () => {
    const all = await Promise.all(printed)
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)
    const share = sum(all.map(counts)) / sum(all.map(({ figures }) => figures))
    expect(share).toBeGreaterThanOrEqual(0.9)
  })
})
