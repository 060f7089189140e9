import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AgentPrincipal } from '#shared/access/principal'
import { calendarDate } from '#shared/dates/calendar-date'
import { neededCurrencies } from '#shared/fx/needed-currencies'
import { forceExchangeRates } from '../../functions/config/routes/force-exchange-rates'
import { getServerConfiguration } from '../../functions/config/routes/get-server-configuration'
import { listDeadLetters } from '../../functions/config/routes/list-dead-letters'
import { listExchangeDays } from '../../functions/config/routes/list-exchange-days'
import { listJobs } from '../../functions/config/routes/list-jobs'
import { patchServerConfiguration } from '../../functions/config/routes/patch-server-configuration'
import { runJob } from '../../functions/config/routes/run-job'
import { takeDeadLetters } from '../../functions/config/routes/take-dead-letters'
import {
  configurationStore,
  refreshConfiguration,
} from '../../functions/data/config/configuration-store'
import { noteFailedMessage, notingWork, workNotes } from '../../functions/data/config/work-notes'
import { agencyStore } from '../../functions/data/people/agency-store'
import type { AuditEntry } from '../../functions/data/people/audit-store'
import { exchangeStore } from '../../functions/data/rates/exchange-store'
import {
  contentManagerAgencyCodes,
  dueDateLeadDays,
  feesInForce,
  firstPartyAgencyCodes,
  overrule,
  serverFlags,
} from '../../functions/runtime/configuration'
import { lambdaContext } from '../../infra/local/gateway/lambda-context'
import { scheduledEvent } from '../../infra/local/scheduled-event'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'

const minute = 60_000
/** Goes on from engine to engine: what was read last stays in the module. */
let now = Date.now() + minute

describe.each(routeEngines)('the server’s configuration on $name', (engine) => {
  let running: TestTable
  let clock = Date.parse('2026-11-20T06:00:00Z')
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  afterEach(() => {
    overrule({})
    vi.unstubAllEnvs()
  })

  function as(named: Partial<AgentPrincipal> = { capabilities: ['superadmin'] }) {
    const { table } = running
    const deps = { configuration: configurationStore(table), agencies: agencyStore(table) }
    clock += 1_000
    const options = { principal: anAgent(named), now: () => new Date(clock) }
    return {
      get: () => callAs(getServerConfiguration, deps, options)(),
      set: (version: number, values: object) =>
        callAs(patchServerConfiguration, deps, options)({ body: { version, values } }),
    }
  }
  const readAgain = () => {
    now += minute
    return refreshConfiguration(() => running.table, now)
  }

  test('is the environment’s until somebody sets it, and in force at the next reading', async () => {
    vi.stubEnv('CARD_FEE_PERCENT', '2.9')
    expect((await as().get()).body).toMatchObject({
      version: 0,
      changed: [],
      history: [],
      values: {
        cardFeePercent: 2.9,
        achFeePercent: 1,
        dueDateLeadDays: 84,
        featureFlags: {},
        contentManagerAgencyCodes: [],
      },
    })
    const values = {
      cardFeePercent: 3.25,
      dueDateLeadDays: 60,
      contentManagerAgencyCodes: ['ITR006'],
      firstPartyAgencyCodes: [],
      featureFlags: { showRestOfWorld: true, editPayments: false },
    }
    const { body } = await as().set(0, values)
    expect(body).toMatchObject({
      version: 1,
      values: { ...values, achFeePercent: 1 },
      defaults: { cardFeePercent: 2.9 },
      changed: Object.keys(values).sort() && expect.arrayContaining(Object.keys(values)),
      history: [
        {
          by: 'agt_naledi',
          changes: expect.arrayContaining([{ name: 'cardFeePercent', from: null, to: 3.25 }]),
        },
      ],
    })
    await readAgain()
    expect(feesInForce()).toEqual({ credit: 3.25, ach: 1, foreignSellMarkup: 1 })
    expect(dueDateLeadDays()).toBe(60)
    expect(serverFlags()).toEqual({ showRestOfWorld: true, editPayments: false })
    expect([contentManagerAgencyCodes(), firstPartyAgencyCodes()]).toEqual([['ITR006'], []])
    const back = await as().set(1, { cardFeePercent: null, featureFlags: {} })
    expect(back.body).toMatchObject({
      version: 2,
      values: { cardFeePercent: 2.9 },
      history: [{}, {}],
    })
    await readAgain()
    expect(feesInForce().credit).toBe(2.9)
    expect(serverFlags()).toEqual({})
  })

  test('is read once in twenty seconds, and stays as it was where it cannot be read', async () => {
    await readAgain()
    const get = vi.fn(running.table.get)
    for (const ms of [0, 10_000, 19_999]) await refreshConfiguration(() => ({ get }), now + ms)
    expect(get).not.toHaveBeenCalled()
    const lead = dueDateLeadDays()
    now += minute
    await refreshConfiguration(
      () => ({ get: async () => Promise.reject(new Error('throttled')) }),
      now,
    )
    expect(dueDateLeadDays()).toBe(lead)
  })

  test('is not changed over somebody else’s change, nor by what changes nothing', async () => {
    const { version } = await configurationStore(running.table).current()
    const both = await Promise.all([
      as().set(version, { achFeePercent: 2 }),
      as().set(version, { achFeePercent: 3 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { achFeePercent } = (await configurationStore(running.table).current()).values
    expect((await as().set(version + 1, { achFeePercent })).body).toMatchObject({
      version: version + 1,
    })
    expect(await as().set(version, { achFeePercent: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'record.changed' } },
    })
  })

  test.each([
    [{ cardFeePercent: -1 }, 'body.values.cardFeePercent'],
    [{ cardFeePercent: '3' }, 'body.values.cardFeePercent'],
    [{ dueDateLeadDays: 1.5 }, 'body.values.dueDateLeadDays'],
    [{ featureFlags: { noSuchFlag: true } }, 'body.values.featureFlags.noSuchFlag'],
    [{ contentManagerAgencyCodes: ['a b'] }, 'body.values.contentManagerAgencyCodes.0'],
    [{ secret: 1 }, 'body.values.secret'],
  ])('refuses %j by name', async (values, field) => {
    const answer = await as().set(0, values)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(field)
  })

  test('is superadmins’ alone', async () => {
    for (const who of [
      {},
      { isAgencyAdmin: true },
      { capabilities: ['contentmanager' as const] },
    ]) {
      expect((await as(who).get()).status).toBe(403)
      expect((await as(who).set(0, {})).status).toBe(403)
    }
  })
})

describe.each(routeEngines)('exchange rates by day on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  const rates = Object.fromEntries(neededCurrencies.map((currency) => [currency, '10']))
  const good = { base: 'USD' as const, date: calendarDate('2026-11-19'), rates, source: 'test' }
  const refused = (date: string, more: object) => ({
    ...good,
    date: calendarDate(date),
    refusedAt: `${date}T06:00:00.000Z`,
    missing: [],
    moved: [],
    ...more,
  })

  test('are listed with the refused ones, which a superadmin takes with a reason; gaps stay', async () => {
    const exchange = exchangeStore(running.table)
    await exchange.put(good)
    const moved = [{ currency: 'ZAR', from: '10', to: '20' }]
    await exchange.putRefused(refused('2026-11-20', { rates: { ...rates, ZAR: '20' }, moved }))
    const { ZAR: _gone, ...gap } = rates
    await exchange.putRefused(refused('2026-11-18', { rates: gap, missing: ['ZAR'] }))
    expect((await exchange.newest())?.date).toBe('2026-11-19')
    const deps = { exchange, agencies: agencyStore(running.table) }
    const options = { principal: anAgent({ capabilities: ['superadmin'] }) }
    const list = callAs(listExchangeDays, deps, options)
    const force = (date: string, reason = 'The rand was devalued') =>
      callAs(forceExchangeRates, deps, options)({ params: { date }, body: { reason } })
    expect((await list()).body).toMatchObject({
      days: [{ date: '2026-11-19' }],
      refused: [
        { date: '2026-11-20', moved },
        { date: '2026-11-18', missing: ['ZAR'] },
      ],
    })
    expect(await force('2026-11-18')).toMatchObject({
      status: 409,
      body: { error: { code: 'fx.rates-incomplete', details: { missing: ['ZAR'] } } },
    })
    expect((await force('2026-11-20', ' ')).status).toBe(400)
    expect((await force('2026-11-20')).body).toMatchObject({
      forced: { by: 'agt_naledi', reason: 'The rand was devalued' },
    })
    expect(await exchange.newest()).toMatchObject({ date: '2026-11-20', rates: { ZAR: '20' } })
    expect((await force('2026-11-20')).status).toBe(404)
    expect((await list()).body).toMatchObject({
      days: [{ date: '2026-11-20' }, {}],
      refused: [{ date: '2026-11-18' }],
    })
    const trail = await running.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
    })
    expect(trail).toMatchObject([
      { action: 'agent_forced_exchange_rates', details: { reason: 'The rand was devalued' } },
    ])
  })
})

describe.each(routeEngines)('work that no request waits for, on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  const options = { principal: anAgent({ capabilities: ['superadmin'] }) }

  test('is listed with its last run, its failure and its next one, and started by superadmins', async () => {
    const started: string[] = []
    const entries: AuditEntry[] = []
    const jobs = {
      all: () => [
        { name: 'packLists', everyMinutes: 5 },
        { name: 'sweepMedia', everyMinutes: 60 },
      ],
      start: async (name: string) => void started.push(name),
    }
    const list = () =>
      callAs(listJobs, { jobs, notes: workNotes(running.table) }, options)().then(
        ({ body }) => body as object[],
      )
    expect(await list()).toEqual(jobs.all())
    const job = (outcome: () => void) =>
      notingWork(
        async (_event: unknown) => outcome(),
        () => running.table,
      )
    const context = lambdaContext('tembea-prod-packLists', 'r1', 0)
    const fails = job(() => {
      throw new Error('no list')
    })
    const scheduled = scheduledEvent('packLists', Date.now())
    await expect(fails(scheduled, context)).rejects.toThrow('no list')
    const [failed, never] = await list()
    expect(failed).toMatchObject({ lastRun: { failure: 'no list', tookMs: expect.any(Number) } })
    const { nextRunAt } = failed as { nextRunAt: string }
    expect(Date.parse(nextRunAt) - Date.now()).toBeGreaterThan(4 * minute)
    expect(never).toEqual({ name: 'sweepMedia', everyMinutes: 60 })
    await job(() => undefined)({ source: 'tembea.run-now' }, context)
    const [done] = await list()
    expect(done).toMatchObject({ lastRun: { startedAt: expect.any(String) }, nextRunAt })
    expect(done).not.toHaveProperty('lastRun.failure')
    const audit = { add: async (entry: AuditEntry) => void entries.push(entry) }
    const run = (name: string) => callAs(runJob, { jobs, audit }, options)({ params: { name } })
    expect((await run('packLists')).body).toEqual({ status: 'started' })
    expect((await run('toString')).status).toBe(404)
    expect(started).toEqual(['packLists'])
    expect(entries).toMatchObject([{ action: 'agent_ran_job', details: { job: 'packLists' } }])
  })

  test('keeps why a message failed the last time', async () => {
    await noteFailedMessage('m1', new Error('first'), running.table)
    await noteFailedMessage('m1', new Error('x'.repeat(5_000)), running.table)
    const failures = await workNotes(running.table).failures([
      'm1',
      'm2',
      ...Array.from({ length: 120 }, (_, at) => `n${at}`),
    ])
    expect([...failures]).toEqual([['m1', 'x'.repeat(1_000)]])
  })
})

test('dead letters are replayed or deleted by superadmins, each with an entry of the audit trail', async () => {
  vi.stubEnv('ZAP_QUEUE_URL', 'https://queues.test/zap')
  const entries: AuditEntry[] = []
  const taken: unknown[] = []
  const letter = { id: 'm1', queue: 'zap', body: '{}', sentAt: '2026-11-20T06:00:00.000Z' }
  const deps = {
    letters: {
      list: async () => [letter, { ...letter, queue: 'nobodys' }],
      take: async (...asked: unknown[]) => taken.push(asked),
    },
    audit: { add: async (entry: AuditEntry) => void entries.push(entry) },
    notes: { runs: async () => [], failures: async () => new Map([['m1', 'away']]) },
  }
  const options = { principal: anAgent({ capabilities: ['superadmin'] }) }
  expect((await callAs(listDeadLetters, deps, options)()).body).toEqual([
    { ...letter, failure: 'away' },
  ])
  const take = (body: object) => callAs(takeDeadLetters, deps, options)({ body })
  expect((await take({ queue: 'zap', action: 'replay', ids: ['m1'] })).body).toEqual({ count: 1 })
  expect((await take({ queue: 'zap', action: 'delete' })).body).toEqual({ count: 2 })
  expect(taken).toEqual([
    ['zap', { ids: ['m1'], to: 'https://queues.test/zap' }],
    ['zap', { ids: undefined, to: undefined }],
  ])
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['agent_replayed_dead_letters', { queue: 'zap', count: 1 }],
    ['agent_deleted_dead_letters', { queue: 'zap', count: 2 }],
  ])
  for (const body of [
    { queue: 'other', action: 'replay' },
    { queue: 'zap', action: 'keep' },
    { queue: 'zap', action: 'delete', ids: [] },
  ])
    expect((await take(body)).status).toBe(400)
  const lead = { principal: anAgent({ isAgencyAdmin: true }) }
  expect(
    (await callAs(takeDeadLetters, deps, lead)({ body: { queue: 'zap', action: 'delete' } }))
      .status,
  ).toBe(403)
})
