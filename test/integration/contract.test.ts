import { join } from 'node:path'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Principal, principalSchema } from '#shared/access/principal'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import type { HttpLambda } from '../../functions/runtime/http-lambda'
import { logSink } from '../../functions/runtime/log'
import { demoData } from '../../infra/local/demo/demo-data'
import { localReachable, tableArn } from '../../infra/local/environment'
import { judgeBy } from '../../infra/local/judge/judge'
import { judgeClients } from '../../infra/local/judge/judged-clients'
import { keepPermissions } from '../../infra/local/judge/kept-permissions'
import { declaredAnswers } from '../support/declared-answers'
import { startHandlerWorld } from '../support/handler-world'
import { type KnownNames, requestsOf } from '../support/hostile-requests'
import { httpEvent } from '../support/http-event'

vi.mock('../../functions/data/people/session-store', async (original) => ({
  ...(await original<object>()),
  authenticateBy: () => async (token: string) => roles[token],
}))

const agent = {
  kind: 'agent',
  agencyId: 'agy_marula',
  agentId: 'agt_naledi',
  agencyCode: 'MAR001',
  isAgencyAdmin: false,
  capabilities: [],
  flags: ['useItineraryBuilder2', 'editPayments', 'editAmountsInModals'],
}
const roles: Record<string, Principal | undefined> = {
  nobody: undefined,
  agent: principalSchema.parse(agent),
  'lead agent': principalSchema.parse({ ...agent, agentId: 'agt_thabo', isAgencyAdmin: true }),
  'content manager': principalSchema.parse({ ...agent, capabilities: ['contentmanager'] }),
  superadmin: principalSchema.parse({ ...agent, capabilities: ['superadmin'] }),
  'agent of another agency': principalSchema.parse({
    ...agent,
    agencyId: 'agy_baobab',
    agencyCode: 'BAO002',
    agentId: 'agt_imani',
  }),
  client: principalSchema.parse({
    kind: 'client',
    agencyId: 'agy_marula',
    clientId: 'cli_eleanor',
  }),
  guest: principalSchema.parse({ kind: 'guest', agencyId: 'agy_marula', sharedId: 'lightbox' }),
  partner: principalSchema.parse({ kind: 'partner', agencyId: 'agy_marula' }),
}

const everyRoute = Object.values<Route>(routes)
/** PROPERTY_SEED=7 asks other things. */
const firstSeed = Number(process.env.PROPERTY_SEED ?? 1)
const failures: string[] = []
const counts = new Map<number, number>()
let known: KnownNames
const record = judgeBy(localReachable())
let inFunction: Awaited<ReturnType<typeof startHandlerWorld>>['inFunction']

beforeAll(async () => {
  vi.spyOn(logSink, 'write').mockImplementation((line) => {
    if (line.includes('request.failed')) failures.push(line.slice(0, 1_500))
  })
  const world = await startHandlerWorld(record.judge)
  judgeClients({ judge: record.judge, arnOf: tableArn })
  inFunction = world.inFunction
  await world.publish()
  known = await knownNames()
  return async () => {
    keepPermissions(record, { projectFolder: process.cwd() })
    await world.stop()
  }
})

/** The records of the demo data, by the names that ask for them. */
async function knownNames(): Promise<KnownNames> {
  const { monthOf, calendarDate } = await import('#shared/dates/calendar-date')
  const data = demoData(monthOf(calendarDate(new Date().toISOString().slice(0, 10))))
  const camps = data.camps.slice(0, 5).map(({ supplierCode }) => supplierCode)
  const optionKeys = camps.map(
    (camp) => data.roomTypes.find(({ supplierCode }) => supplierCode === camp)?.optionKey ?? '',
  )
  const trips = data.itineraries.slice(0, 5).map(({ itineraryId }) => itineraryId)
  return {
    itineraryId: trips,
    clientId: ['cli_eleanor', ...data.clients.slice(0, 4).map(({ clientId }) => clientId)],

    supplierCode: camps,
    supplierCodes: camps,
    optionKey: optionKeys,
    optionKeys,
    currency: ['USD', 'EUR', 'ZAR'],
    startDate: ['2027-07-01', '2027-07-02'],
    endDate: ['2027-07-05', '2027-07-09'],
    agentId: ['agt_naledi'],
    Camps: camps,
    Itineraries: trips,
    Clients: data.clients.slice(0, 5).map(({ clientId }) => clientId),
    Activities: data.activities.slice(0, 3).map(({ optionKey }) => optionKey),
    provider: ['sandbox', 'stripe'],
  }
}

const declared = declaredAnswers(everyRoute)

/** Few for each route, since the attack (test/attack) goes on with thousands; one for a paper, which takes seconds. */
function runsOf(route: Route, role: string): number {
  const isRefused = ['nobody', 'guest', 'partner'].includes(role) && route.who !== 'public'
  return isRefused || handlerFileOf(route).startsWith('paper/') ? 1 : 2
}

describe.each(everyRoute.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    test('answers whatever anybody sends with a status and a shape that it declares', {
      timeout: 60_000,
    }, async () => {
      const file = join(process.cwd(), `functions/${handlerFileOf(route)}.ts`)
      const { handler }: { handler: HttpLambda } = await import(/* @vite-ignore */ file)
      const ofPath = known[route.path.split('/')[2] ?? '']
      const requests = requestsOf(route, ofPath === undefined ? known : { ...known, id: ofPath })
      const wrong: string[] = []
      for (const [at, role] of Object.keys(roles).entries()) {
        const numRuns = runsOf(route, role)
        for (const request of fc.sample(requests, { seed: firstSeed + at, numRuns })) {
          failures.length = 0
          const headers = { ...request.headers, authorization: role }
          const event = httpEvent({ ...request, headers })
          const answer = await inFunction(route.name, () => handler(event, {} as never))
          const complaint = complaintOf(route, answer)
          if (complaint === undefined) continue
          const sent = JSON.stringify({ ...request, rawBody: request.rawBody?.slice(0, 40) })
          wrong.push(
            [complaint, role, sent.slice(0, 1_500), answer.body?.slice(0, 400), ...failures].join(
              '\n  ',
            ),
          )
        }
      }
      expect(wrong.join('\n')).toBe('')
    })
  },
)

test('no function asked for anything that its role does not allow', () => {
  expect(record.denied()).toEqual([])
})

test('much of what was asked reached its route, and much of that was done', () => {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  expect(all).toBeGreaterThan(3_000)
  expect(counts.get(200)).toBeGreaterThan(440)
})

/** What is wrong with an answer: its status, or its shape. */
function complaintOf(
  route: Route,
  { statusCode: status = 200, body = '', headers = {} }: APIGatewayProxyStructuredResultV2,
): string | undefined {
  counts.set(status, (counts.get(status) ?? 0) + 1)
  const type = String(headers['content-type']).split(';')[0] ?? ''
  const location = headers.location === undefined ? undefined : String(headers.location)
  return declared.complaintOf(route, { status, body, type, location })
}
