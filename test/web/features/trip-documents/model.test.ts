import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxDocumentBytes } from '#shared/media/document-types'
import {
  addedWords,
  countWords,
  hasThumbnail,
  kindOf,
  scanWords,
  typeWord,
} from '../../../../web/features/trip-documents/model/document-words'
import {
  moveEntry,
  newOrders,
  nextOrder,
  type Ordered,
} from '../../../../web/features/trip-documents/model/reorder'
import { fileRefusal } from '../../../../web/features/trip-documents/state/upload-queue'
import { sizeWords } from '../../../../web/lib/files/size-words'

test.each([
  [12, '12 B'],
  [340_000, '340 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_240_000, '1.2 MB'],
  [50_000_000, '50 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

test.each([
  ['a.pdf', 'application/pdf', 'PDF', 'pdf'],
  ['photo.jpeg', 'image/jpeg', 'JPEG', 'photo'],
  ['notes', 'text/plain', 'TXT', 'text'],
  ['a.document', 'application/msword', 'DOC', 'text'],
  ['x', 'application/unknown', '', 'text'],
])('%s of type %s is a %s tile', (userFilename, mimeType, word, kind) => {
  expect([typeWord({ userFilename, mimeType }), kindOf(mimeType)]).toEqual([word, kind])
})

test('only pictures that a browser draws, and that are not large, are shown small', () => {
  expect(hasThumbnail({ mimeType: 'image/png', size: 90_000 })).toBe(true)
  expect(hasThumbnail({ mimeType: 'image/heic', size: 90_000 })).toBe(false)
  expect(hasThumbnail({ mimeType: 'image/png', size: 9_000_000 })).toBe(false)
})

test('documents are counted, with those that the client sees', () => {
  const [shown, hidden] = [{ presentationVisibility: true }, { presentationVisibility: false }]
  expect(countWords([hidden], 'Eleanor')).toBe('1 document')
  expect(countWords([shown, hidden, shown], 'Eleanor')).toBe('3 documents, 2 for Eleanor')
})

test('who added it and when, with the year when it is another', () => {
  const createdBy = { name: 'Naledi' }
  const now = new Date('2026-11-20T12:00:00')
  expect(addedWords({ createdBy, createdAt: '2026-11-18T12:00:00.000Z' }, now)).toBe(
    'Naledi, Nov 18',
  )
  expect(addedWords({ createdBy, createdAt: '2025-11-18T12:00:00.000Z' }, now)).toBe(
    'Naledi, Nov 18, 2025',
  )
})

test.each([
  [{ name: 'a.pdf', size: 10, type: 'application/pdf' }, undefined],
  [{ name: 'a.pdf', size: 0, type: 'application/pdf' }, 'This file is empty.'],
  [
    { name: 'film.mov', size: maxDocumentBytes + 2_000_000, type: '' },
    'This file is 52 MB. The limit is 50 MB.',
  ],
  [
    { name: 'folder', size: 4096, type: '' },
    'Files without an extension aren’t supported. Use PDF, image, Office, email or video files.',
  ],
])('a file %j is refused with %j', (file, reason) => {
  expect(fileRefusal(file)).toBe(reason)
})

describe('the order of documents', () => {
  const list = (...orders: number[]): Ordered[] =>
    orders.map((presentationOrder, index) => ({ id: `d${index}`, presentationOrder }))
  const ids = (entries: readonly Ordered[]) => entries.map(({ id }) => id).join(' ')

  test('changes by one entry between its neighbours', () => {
    expect(newOrders(moveEntry(list(1, 2, 3), 'd2', 1), 'd2')).toEqual([
      { id: 'd2', presentationOrder: 1.5 },
    ])
    expect(newOrders(moveEntry(list(1, 2, 3), 'd2', 0), 'd2')).toEqual([
      { id: 'd2', presentationOrder: 0 },
    ])
    expect(newOrders(moveEntry(list(1, 2, 3), 'd0', 2), 'd0')).toEqual([
      { id: 'd0', presentationOrder: 4 },
    ])
  })

  test('is made anew where there is no room between', () => {
    expect(newOrders(moveEntry(list(0, 0, 0), 'd2', 1), 'd2')).toEqual([
      { id: 'd0', presentationOrder: 1 },
      { id: 'd2', presentationOrder: 2 },
      { id: 'd1', presentationOrder: 3 },
    ])
  })

  test('leaves a list alone whose entry is not there', () => {
    expect(ids(moveEntry(list(1, 2), 'other', 0))).toBe('d0 d1')
  })

  test('has new ones at its end', () => {
    expect([nextOrder([]), nextOrder(list(1, 2.5)), nextOrder(list(-3))]).toEqual([1, 3, 1])
  })

  test('stands after any number of moves as it was shown', () => {
    const move = fc.tuple(fc.nat(5), fc.nat(5))
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
        fc.array(move),
        (orders, moves) => {
          let shown: Ordered[] = list(...orders.sort((one, other) => one - other))
          for (const [from, to] of moves) {
            const id = shown[from]?.id ?? ''
            const next = moveEntry(shown, id, to)
            const changed = new Map(
              newOrders(next, id).map((one) => [one.id, one.presentationOrder]),
            )
            shown = next.map((one) => ({
              ...one,
              presentationOrder: changed.get(one.id) ?? one.presentationOrder,
            }))
            const sorted = shown.toSorted(
              (one, other) => one.presentationOrder - other.presentationOrder,
            )
            expect(ids(sorted)).toBe(ids(shown))
          }
        },
      ),
    )
  })
})

test('what nothing scanned says so, and that it is held back where the agency wants that', () => {
  expect(scanWords({ scan: 'clean' }, true)).toBeUndefined()
  for (const scan of ['notScanned', undefined] as const) {
    expect(scanWords({ scan }, false)).toBe('Not scanned for viruses')
    expect(scanWords({ scan }, true)).toBe('Not scanned for viruses, hidden from clients')
  }
})
