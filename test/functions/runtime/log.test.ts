import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { log } from '../../../functions/runtime/log'
import { quietLog } from '../../support/store-kinds'

const secret = '0123456789abcdef'.repeat(4)

test('a line of the log has no session or link of a mail in it, but names of functions and requests', () => {
  const lines = quietLog()
  const token = randomBytes(32).toString('base64url')
  const role = 'Tembea-prod-Routes-itineraries-GetItineraryHandlerRole5F3A-x1Y2z3'
  log.error('request.failed', {
    cause: `Error: no session ${token}\n${token}\tfor https://tembea.example/reset/${token}?a=1, role/${role} may not`,
    requestId: '7d3b1b0e-92f1-4a51-b7b2-1f0c6f0a9e11',
  })
  expect(lines.join()).not.toContain(token)
  expect(lines.join()).toContain(`role/${role} may not`)
  expect(lines.join()).toContain('7d3b1b0e-92f1-4a51-b7b2-1f0c6f0a9e11')
})

test('a line of the log names nobody’s address and no link’s secret, whoever wrote its text', () => {
  const lines = quietLog()
  log.warn('mail.refused', {
    cause:
      'MessageRejected: Email address is not verified: eleanor.hartley+trips@hartley.co.uk, "thabo@example.com"',
  })
  log.error('request.failed', {
    cause: `Error: no page for /api/pay/agy_marula.${secret}\n  at @middy/core/index.js`,
  })
  const text = lines.join()
  expect(text).not.toMatch(/hartley|thabo/)
  expect(text).not.toContain(secret)
  expect(text).toContain('Email address is not verified: …@…')
  expect(text).toContain('at @middy/core/index.js')
})

test('a line of the log is one line of JSON with its time in UTC, whatever is in its text', () => {
  const lines = quietLog()
  const forged = 'x\n{"level":"INFO","message":"agent.signed-in"}\r\n\u2028"}'
  log.info('camp.searched', { words: forged, [forged]: 1 })
  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  expect(line).not.toMatch(/[\r\n]/)
  expect(JSON.parse(line)).toMatchObject({
    message: 'camp.searched',
    words: forged,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})
