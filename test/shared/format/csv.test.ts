import { describe, expect, test } from 'vitest'
import { spreadsheetCsv } from '#shared/format/csv'

describe('a file for spreadsheets', () => {
  test('begins with a mark and ends each line', () => {
    expect(
      spreadsheetCsv([
        ['a', 1],
        ['b', undefined],
      ]),
    ).toBe('\uFEFFa,1\r\nb,\r\n')
  })

  test('quotes what would break a line', () => {
    expect(spreadsheetCsv([['a, b', 'say "yes"', 'two\nlines']])).toBe(
      '\uFEFF"a, b","say ""yes""","two\nlines"\r\n',
    )
  })

  test('keeps a text that looks like a formula a text, and an amount below zero a number', () => {
    expect(spreadsheetCsv([['=HYPERLINK(1)', '+1', '-2+3', '@x', '\t=1', '-2.50', -3]])).toBe(
      "\uFEFF'=HYPERLINK(1),'+1,'-2+3,'@x,\"'\t=1\",-2.50,-3\r\n",
    )
  })

  test('keeps a text a text where semicolons part cells', () => {
    expect(spreadsheetCsv([['a;=1+1', 'b; -2', 'plain; text']])).toBe(
      '\uFEFF"a;\'=1+1","b; \'-2","plain; text"\r\n',
    )
  })
})
