import { afterAll, beforeAll, expect, test } from 'vitest'
import { failuresIn, reportFailures } from '../../../functions/info/jobs/report-failures'
import { loggedFailure } from '../../support/logged-failure'
import { sentryDouble } from '../../support/sentry-double'

const ours = JSON.stringify({
  level: 'ERROR',
  message: 'request.failed',
  requestId: 'r1',
  route: 'getItinerary',
  code: 'unknown',
  cause: 'TypeError: x is undefined\n    at view (/var/task/index.js:1:2)',
})

let service: Awaited<ReturnType<typeof sentryDouble>>
beforeAll(async () => {
  process.env.STAGE = 'test'
  service = await sentryDouble()
})
afterAll(() => void service.stop())

test('a logged failure has its cause, its route and the id of its request', () => {
  expect(failuresIn(loggedFailure(ours))).toMatchObject([
    {
      error: {
        name: 'request.failed',
        message: 'TypeError: x is undefined',
        stack: expect.stringContaining('at view'),
      },
      tags: {
        logGroup: 'Tembea-dev-getItinerary',
        requestId: 'r1',
        route: 'getItinerary',
        code: 'unknown',
      },
    },
  ])
})

test('what Lambda says of a run that ended is one, too', () => {
  const [failure] = failuresIn(loggedFailure('2026-11-20 Task timed out after 29.00 seconds'))
  expect(failure?.error.message).toContain('Task timed out')
})

test('failures go to the service of the DSN, with where they were', async () => {
  await reportFailures(loggedFailure(ours), service.dsn)
  expect(service.payloads('event')).toMatchObject([
    {
      exception: { values: [{ value: 'TypeError: x is undefined' }] },
      tags: { route: 'getItinerary' },
    },
  ])
}, 20_000)

test('nothing is sent where no service is configured', async () => {
  const before = service.payloads('event').length
  await reportFailures(loggedFailure(ours), undefined)
  expect(service.payloads('event')).toHaveLength(before)
})
