import { describe, expect, test } from 'vitest'
import {
  documentTypeOf,
  documentTypes,
  extensionOf,
  isDocumentType,
} from '#shared/media/document-types'

describe('documentTypeOf', () => {
  test.each([
    ['Voucher.pdf', 'application/pdf', 'application/pdf'],
    ['photo.JPG', 'image/jpeg', 'image/jpeg'],
    ['notes', 'text/plain;charset=UTF-8', 'text/plain'],
    ['letter.eml', '', 'message/rfc822'],
    ['passport.heic', 'application/octet-stream', 'image/heic'],
    [
      'rooms.xlsx',
      'application/zip',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['rooms.csv', 'text/x-csv', 'text/csv'],
    ['letter.rtf', 'application/x-rtf', 'application/rtf'],
  ])('takes %s of type %j as %s', (name, type, expected) => {
    expect(documentTypeOf({ name, type })).toBe(expected)
  })

  test.each([
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['page.pdf', 'text/html'],
    ['setup.exe', 'application/x-msdownload'],
    ['all.zip', 'application/zip'],
    ['nothing', ''],
    ['.pdf', ''],
    ['__proto__', '__proto__'],
  ])('refuses %s of type %j', (name, type) => {
    expect(documentTypeOf({ name, type })).toBeUndefined()
  })

  test('knows each extension once', () => {
    const extensions = Object.values(documentTypes).flatMap(
      (type): readonly string[] => type.extensions,
    )
    expect(extensions).toHaveLength(new Set(extensions).size)
  })
})

test('isDocumentType knows the table and nothing that objects inherit', () => {
  expect([isDocumentType('image/png'), isDocumentType('toString')]).toEqual([true, false])
})

test('extensionOf is what stands behind the last dot, in small letters', () => {
  expect(['a.b.PDF', 'a', '.htaccess', 'a.'].map(extensionOf)).toEqual(['pdf', '', '', ''])
})
