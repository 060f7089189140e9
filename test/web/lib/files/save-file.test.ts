import { afterEach, expect, test, vi } from 'vitest'
import { spreadsheetCsv } from '#shared/format/csv'
import { api } from '../../../../web/lib/api/api'
import { saveFile } from '../../../../web/lib/files/save-file'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([
  [
    'with the mark of UTF-8',
    spreadsheetCsv([
      ['Client', 'Sell'],
      ['Zoë Müller', 1250],
    ]),
  ],
  ['without the mark', 'Client,Sell\r\nZoë Müller,1250\r\n'],
])('a file that the server sent %s is saved byte for byte', async (_, text) => {
  vi.useFakeTimers()
  const sent = new TextEncoder().encode(text)
  vi.stubGlobal(
    'fetch',
    async () => new Response(sent, { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  )
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { cookie: '', createElement: () => link })
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file)
    return 'blob:file'
  })

  saveFile('payments.csv', await api('GET /api/Payments/csv', { query: {} }))

  expect(link).toMatchObject({ href: 'blob:file', download: 'payments.csv' })
  expect(link.click).toHaveBeenCalledOnce()
  expect(made).toHaveLength(1)
  expect(new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(sent)
})
