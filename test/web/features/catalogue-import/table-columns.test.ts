import { describe, expect, test } from 'vitest'
import {
  formOf,
  guessFields,
  plainCell,
} from '../../../../web/features/catalogue-import/model/table-columns'

describe('columns of a file', () => {
  const fields = ['supplierCode', 'campName', 'countryRegionCode', 'from', 'to', 'twinRate']

  test('are known by their field, or by what suppliers call it, each field once', () => {
    expect(
      guessFields(
        ['Supplier Code', 'Lodge', 'Valid from', 'Valid To', 'PPS', 'Notes', 'Lodge'],
        fields,
      ),
    ).toEqual(['supplierCode', 'campName', 'from', 'to', 'twinRate', '', ''])
    expect(guessFields(['constructor', '__proto__'], fields)).toEqual(['', ''])
    expect(guessFields(['Lodge name', 'Name of the region', 'Sharing rate (USD)'], fields)).toEqual(
      ['campName', 'countryRegionCode', 'twinRate'],
    )
    expect(guessFields(['Name of lodge', 'Lodge'], fields)).toEqual(['', 'campName'])
  })

  test.each<[string, string[], string | undefined, string[]]>([
    ['days first', ['31/12/2027', '1.1.2027'], 'dayFirst', ['2027-12-31', '2027-01-01']],
    ['months first', ['12/31/2027', '01/02/2027'], 'monthFirst', ['2027-12-31', '2027-01-02']],
    ['decimal commas', ['1.200,50', '€ 80,00', '950'], 'decimalComma', ['1200.50', '80.00', '950']],
    ['places', ['-19,4532', '22,5', '-3,123'], 'decimalComma', ['-19.4532', '22.5', '-3.123']],
    ['amounts', ['$1,200.50', '$ 800'], 'amount', ['1200.50', '800']],
    ['amounts of several currencies', ['$800', '€900'], undefined, ['$800', '€900']],
    ['amounts with a code', ['USD 800', 'EUR 900'], undefined, ['USD 800', 'EUR 900']],
    ['plain numbers', ['1200.50', '-19.3'], undefined, ['1200.50', '-19.3']],
    ['ISO dates', ['2027-12-31'], undefined, ['2027-12-31']],
    ['words', ['Jao Camp', 'R 5'], undefined, ['Jao Camp', 'R 5']],
    ['a day that is none', ['31/02/2027'], 'dayFirst', ['2027-02-31']],
  ])('%s are seen and written plainly', (_what, cells, form, written) => {
    expect(formOf(cells)).toBe(form)
    expect(cells.map((cell) => plainCell(cell, formOf(cells)))).toEqual(written)
  })
})
