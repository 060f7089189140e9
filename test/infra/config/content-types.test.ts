import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { charsetOfTexts, withCharset } from '../../../infra/config/content-types'

test.each([
  ['text/html', 'text/html; charset=utf-8'],
  ['text/css', 'text/css; charset=utf-8'],
  ['text/javascript', 'text/javascript; charset=utf-8'],
  ['application/javascript', 'application/javascript; charset=utf-8'],
  ['application/xml', 'application/xml; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
  ['text/csv;charset=ISO-8859-1', 'text/csv;charset=ISO-8859-1'],
  ['application/json', 'application/json'],
  ['application/manifest+json', 'application/manifest+json'],
  ['image/webp', 'image/webp'],
  ['application/pdf', 'application/pdf'],
])('%s is sent as %s, at the edge and locally', (type, sent) => {
  expect(withCharset(type)).toBe(sent)
  expect(runInNewContext(`${charsetOfTexts}; typeOf(type)`, { type })).toBe(sent)
})
