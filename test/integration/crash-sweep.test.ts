import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Route } from '#shared/api/contract'
import { type RouteName, routes } from '#shared/api/routes'
import { type AuditEntry, auditEntriesIn } from '../../functions/data/people/audit-store'
import type * as Clocks from '../../functions/runtime/clock'
import { envNames } from '../../functions/runtime/env-names'
import { deaths } from '../support/dying-process'
import { quietLog } from '../support/store-kinds'
import { exceptions } from './crash/exceptions'
import { type Stage, staged } from './crash/stage'
import { type Sweep, sweeps } from './crash/sweeps'
import { toldBy } from './crash/told'

vi.mock('../../functions/data/table/the-table', async () => {
  const { tableHere } = await import('./crash/here')
  return { theTable: () => tableHere }
})
vi.mock('../../functions/data/catalogue/the-catalogue', () => ({
  theCatalogue: () => ({ now: () => Promise.reject(new Error('no catalogue here')) }),
}))
vi.mock('../../functions/runtime/queue', async () => ({
  sqsQueue: (await import('./crash/here')).queueHere,
}))
vi.mock('../../functions/runtime/clock', async (original) => {
  const [actual, { nowHere }] = [await original<typeof Clocks>(), await import('./crash/here')]
  return { ...actual, systemClock: actual.clockAt(nowHere) }
})
vi.mock('../../functions/mail/ses-mailer', async () => {
  const { mailerHere } = await import('./crash/here')
  return { theMailer: () => mailerHere }
})
vi.mock('../../functions/media/the-files', async () => {
  const { filesHere } = await import('./crash/here')
  return { theFiles: () => filesHere }
})

const changing = Object.values(routes).filter(
  (route) => route.method !== 'GET' && !('safe' in route),
)
const all: readonly (readonly [RouteName, Sweep])[] = Object.entries(sweeps) as never // each name is a route's

const retries = 5

const masked: AuditEntry[] = []
const entriesOf = ({ table }: Stage): AuditEntry[] =>
  [...table.items()]
    .filter(
      ({ pk, gsi1pk }) =>
        `${pk} ${gsi1pk}`.includes('#AUDIT#') && !String(pk).endsWith('#AUDIT#VISITS'),
    )
    .flatMap(auditEntriesIn)

beforeAll(() => {
  quietLog()
  for (const name of Object.values(envNames)) vi.stubEnv(name, undefined)
  for (const queue of ['itinerary', 'zap', 'payment', 'mail', 'import']) {
    vi.stubEnv(`${queue.toUpperCase()}_QUEUE_URL`, `https://queue.example/${queue}`)
  }
  vi.stubEnv('WEB_ADDRESS', 'https://tembea.example')
  vi.stubEnv('CONSULTANT_EMAIL', 'consultants@example.com')
  vi.stubEnv('MAIL_FROM', 'trips@example.com')
})

test('every changing route is swept, or is an exception with a reason', () => {
  const known = new Set<string>([...Object.keys(sweeps), ...Object.keys(exceptions)])
  expect(changing.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !changing.some((route) => route.name === name))).toEqual([])
})

describe('a handler that dies at any of its calls, asked again five times: one effect, and the same bytes', () => {
  test.each(all)(
    '%s',
    async (route, { prepare, asked }) => {
      const prepared = await staged()
      const request = { ...asked(await prepare(prepared)), key: 'crash-sweep' }
      const clean = prepared.copy()
      const first = await clean.call(route, request)
      expect(first.status, first.text).toBeLessThan(400)
      await clean.work()
      await clean.sweep()
      const told = toldBy(clean)
      expect(first.calls).toBeGreaterThanOrEqual(2)

      for (const death of deaths(first.calls)) {
        const stage = prepared.copy()
        await stage.call(route, request, death)
        const answers = []
        for (let again = 0; again < retries; again++) answers.push(await stage.call(route, request))
        await stage.work()
        answers.push(await stage.call(route, request))
        await stage.work()
        await stage.sweep()
        const where = `${route} dies ${death.when} call ${death.call}`
        expect(new Set(answers.map(({ status }) => status)), where).toEqual(new Set([first.status]))
        expect(new Set(answers.map(({ text }) => text)).size, where).toBe(1)
        expect(toldBy(stage), where).toEqual(told)
      }
    },
    120_000,
  )
})

const isOpenToMasks = ([name]: readonly [RouteName, Sweep]) => {
  const route: Route = routes[name]
  // What a provider says of a payment is the provider's entry, whoever asked for it.
  return route.noMasquerade !== true && route.who !== 'client' && name !== 'confirmPayment'
}

describe('a superadmin who is signed in as an agent stands beside them in every audit entry', () => {
  test.each(all.filter(isOpenToMasks))(
    'of %s',
    async (route, { prepare, asked }) => {
      const stage = await staged()
      const prepared = await prepare(stage)
      const { who, ...request } = asked(prepared)
      const mask = await stage.mask(who)
      const before = new Set(entriesOf(stage).map(({ id }) => id))
      const answer = await stage.call(route, {
        ...request,
        headers: { ...request.headers, ...mask },
      })
      expect(answer.status, answer.text).toBeLessThan(400)
      const made = entriesOf(stage).filter(({ id }) => !before.has(id))
      for (const { by } of made)
        expect(by).toMatchObject({ kind: 'agent', masqueradedBy: 'agt_samuel' })
      masked.push(...made)
    },
    20_000,
  )

  test('and there are such entries', () => {
    expect(masked.length).toBeGreaterThan(15)
  })
})

/** Routes that leave work to a queue. */
const working = [
  'getQuote',
  'getHold',
  'confirmQuote',
  'updateRequote',
  'cancelBooking',
  'getSavedQuote',
  'postMessage',
] as const

describe('a worker that dies at any of its calls, and gets its message again: one effect', () => {
  test.each(working)(
    'of %s',
    async (route) => {
      const { prepare, asked } = sweeps[route]
      const begun = await staged()
      await begun.call(route, { ...asked(await prepare(begun)), key: 'crash-sweep' })
      const clean = begun.copy()
      const calls = await clean.workOnce()
      await clean.work()
      await clean.sweep()
      const told = toldBy(clean)
      expect(calls).toBeGreaterThanOrEqual(2)

      for (const death of deaths(calls)) {
        const stage = begun.copy()
        await stage.workOnce(death)
        await stage.work()
        await stage.sweep()
        expect(toldBy(stage), `the worker dies ${death.when} call ${death.call}`).toEqual(told)
      }
    },
    120_000,
  )
})
