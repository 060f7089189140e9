// @vitest-environment happy-dom
import {
  captureException,
  captureSession,
  close,
  flush,
  getClient,
  startSession,
} from '@sentry/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseName } from '#shared/api/release'
import { reportFailures } from '../../../../functions/info/jobs/report-failures'
import { sentryReporter } from '../../../../web/app/integrations/sentry'
import { loggedFailure } from '../../../support/logged-failure'
import { sentryDouble } from '../../../support/sentry-double'

let service: Awaited<ReturnType<typeof sentryDouble>>
beforeAll(async () => {
  process.env.STAGE = 'test'
  service = await sentryDouble()
})
afterAll(async () => {
  await close()
  service.stop()
})

/** A build that looks like a secret of a link. */
const own = { release: releaseName, environment: 'prod@eu.example', dist: 'b'.repeat(64) }

test('1 §8: error reports name release, environment and build as they are, and no person', async () => {
  const { capture } = sentryReporter({ dsn: service.dsn, ...own }, { app: 'client' })
  startSession()
  captureSession()
  capture('a'.repeat(32), new Error('eleanor@example.com was refused'), {
    said: `by ${releaseName}`,
  })
  captureException(new Error('again'))
  await flush(5_000)
  const events = service.payloads('event')
  expect(events).toMatchObject([own, own])
  expect(service.payloads('session')[0]).toMatchObject({
    attrs: { release: own.release, environment: own.environment },
  })
  expect(JSON.stringify(events)).toContain('*******@*********** was refused')
  expect(JSON.stringify(events)).not.toContain('eleanor')
  expect(JSON.stringify(events)).not.toContain(`by ${releaseName}`)
})

test('1 §8: error reports collect no address, cookies, headers, bodies or searches of people', async () => {
  await close()
  const { capture } = sentryReporter({ dsn: service.dsn, ...own }, { app: 'client' })
  capture('c'.repeat(32), new Error('once more'), {})
  await flush(5_000)
  expect(service.payloads('event').at(-1)).toMatchObject({
    sdk: { settings: { infer_ip: 'never' } },
  })
  const none = { userInfo: false, cookies: false, httpBodies: [], urlQueryParams: false }
  expect(getClient()?.getDataCollectionOptions()).toMatchObject(none)
})

test('1 §8: failures of functions name the same release', async () => {
  await reportFailures(loggedFailure('request.failed'), service.dsn)
  expect(service.payloads('event').at(-1)).toMatchObject({
    release: releaseName,
    environment: 'test',
  })
}, 20_000)
