import { expect, test } from 'vitest'
import { type DocumentType, documentTypes, isDocumentType } from '#shared/media/document-types'
import { beginsAs } from '#shared/media/file-signatures'

const bytes = (characters: string) =>
  Uint8Array.from(characters, (character) => character.charCodeAt(0))
const types = Object.keys(documentTypes).filter(isDocumentType)

test.each<[DocumentType, string]>([
  ['application/pdf', '\n%PDF-1.7'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'RIFF\x00\x01\x02\x03WEBPVP8 '],
  ['image/gif', 'GIF89a'],
  ['image/heic', '\x00\x00\x00\x18ftypheic'],
  ['video/quicktime', '\x00\x00\x00\x08wide'],
  ['audio/mpeg', '\xff\xfb\x90'],
  ['text/plain', 'Jambo \xc3\xa9'],
  ['text/csv', '\xff\xfea\x00'],
  ['application/msword', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['application/vnd.oasis.opendocument.text', 'PK\x03\x04'],
])('a file of the type %s begins with %j', (type, start) => {
  expect(beginsAs(bytes(start), type)).toBe(true)
  expect(types.filter((other) => beginsAs(bytes(start), other))).toContain(type)
})

test.each(types)('no program is a %s, nor is a page', (type) => {
  for (const start of ['MZ\x90\x00%PDF-', '\x7fELF\x02', '\xca\xfe\xba\xbe', '#!/bin/sh\n']) {
    expect(beginsAs(bytes(start), type)).toBe(false)
  }
  if (!type.startsWith('text/') && type !== 'message/rfc822')
    expect(beginsAs(bytes('<html>'), type)).toBe(false)
})
