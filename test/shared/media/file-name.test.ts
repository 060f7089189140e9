import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileNameOf, maxFileName } from '#shared/media/file-name'

describe('fileNameOf', () => {
  test.each([
    ['Voucher.pdf', 'Voucher.pdf'],
    ['C:\\Users\\naledi\\Voucher.pdf', 'Voucher.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['  two   spaces .pdf', 'two spaces .pdf'],
    ['exe\u202efdp.scr', 'exefdp.scr'],
    ['a<b>c:"d|e?f*.txt', 'abcdef.txt'],
    ['cafe\u0301.txt', 'caf\u00e9.txt'],
    ['\ud83e\udd81 lions.jpg', '\ud83e\udd81 lions.jpg'],
    ['half \ud83e.jpg', 'half .jpg'],
    ['..', 'document'],
    ['', 'document'],
    ['folder/', 'document'],
    ['.hidden', 'hidden'],
  ])('makes %j into %j', (given, expected) => {
    expect(fileNameOf(given)).toBe(expected)
  })

  test('cuts a long name before its extension', () => {
    const cut = fileNameOf(`${'x'.repeat(400)}.pdf`)
    expect([cut.length, cut.endsWith('x.pdf')]).toEqual([maxFileName, true])
    expect(fileNameOf('y'.repeat(400))).toBe('y'.repeat(maxFileName))
    expect(fileNameOf(`a${'\ud83e\udd81'.repeat(200)}`)).toHaveLength(maxFileName - 1)
    expect(fileNameOf(`z.${'y'.repeat(400)}`)).toHaveLength(maxFileName)
  })

  test('makes any text into a name of one part that stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
        const name = fileNameOf(given)
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(maxFileName)
        expect(name).not.toMatch(/[/\\]/)
        expect(fileNameOf(name)).toBe(name)
      }),
    )
  })
})
