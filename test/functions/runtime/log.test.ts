import { expect, test } from 'vitest'
import { log } from '../../../functions/runtime/log'
import { quietLog } from '../../support/store-kinds'

const secret = '0123456789abcdef'.repeat(4)

test('a line of the log names nobody’s address and no link’s secret, whoever wrote its text', () => {
  const lines = quietLog()
  log.warn('mail.refused', {
    cause: 'MessageRejected: Email address is not verified: eleanor.hartley+trips@hartley.co.uk, "thabo@example.com"',
  })
  log.error('request.failed', { cause: `Error: no page for /api/pay/agy_marula.${secret}\n  at @middy/core/index.js` })
  const text = lines.join()
  expect(text).not.toMatch(/hartley|thabo/)
  expect(text).not.toContain(secret)
  expect(text).toContain('Email address is not verified: …@…')
  expect(text).toContain('at @middy/core/index.js')
})
