import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { handler as config, config as configured } from '../../../../functions/agents/routes/config'
import { logout } from '../../../../functions/agents/routes/logout'
import { whoAmI } from '../../../../functions/agents/routes/who-am-i'
import { agencyRecord, agentRecord } from '../../../../functions/data/people/agency-records'
import type { AgencyStore } from '../../../../functions/data/people/agency-store'
import { httpLambda } from '../../../../functions/runtime/http-lambda'
import { anAgent, callAs } from '../../../support/call-as'
import { callLambda } from '../../../support/http-event'
import { memoryStores } from '../../../support/memory-stores'

const agencyId = agencyIdSchema.parse('agy_marula')
const agentId = agentIdSchema.parse('agt_naledi')

function agencies(
  named: { readonly featureFlags?: string[]; readonly gone?: boolean } = {},
): AgencyStore {
  const agency = agencyRecord.parse({
    id: agencyId,
    name: 'Marula Journeys',
    agencyCode: 'MAR001',
    admins: [],
    currency: 'USD',
    model: 'net',
    pricingSettings: { landRate: 20 },
    featureFlags: named.featureFlags ?? [],
  })
  const agent = agentRecord.parse({
    id: agentId,
    agencyId,
    email: 'naledi@marulajourneys.com',
    firstName: 'Naledi',
    lastName: 'Mokoena',
    capabilities: [],
  })
  return {
    agency: async () => agency,
    agent: async () => (named.gone === true ? undefined : agent),
    login: async () => undefined,
  }
}

describe('whoAmI', () => {
  const { clientList } = memoryStores()

  test('tells the user, the agency, and its flags as they are now', async () => {
    const { body } = await callAs(whoAmI, {
      clientList,
      agencies: agencies({ featureFlags: ['useItineraryBuilder2'] }),
    })()
    expect(body).toMatchObject({
      token: 'token',
      clients: [],
      userId: 'agt_naledi',
      fullName: 'Naledi Mokoena',
      principalType: 'Agent',
      agency: {
        agencyCode: 'MAR001',
        featureFlags: ['useItineraryBuilder2'],
        fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
      },
    })
  })

  test('asks somebody who is no longer there to sign in', async () => {
    expect(
      (await callAs(whoAmI, { clientList, agencies: agencies({ gone: true }) })()).status,
    ).toBe(401)
  })
})

describe('logout', () => {
  test('ends the session of its own token', async () => {
    const ended: string[] = []
    const sessions = {
      start: async () => ({ token: '', expires: new Date(0) }),
      find: async () => undefined,
      end: async (token: string) => void ended.push(token),
    }
    const { status } = await callAs(logout, { sessions })({
      headers: { authorization: 'Bearer token-1' },
    })
    expect(status).toBe(200)
    expect(ended).toEqual(['token-1'])
  })
})

describe('config', () => {
  test.each(['c.token-of-a-client', 'tmb_key-of-a-partner', 'unknown'])(
    'is public for the token %s',
    async (token) => {
      const find = async () => {
        if (token !== 'unknown') throw new Error('no session of an agent')
        return undefined
      }
      const lambda = httpLambda(configured, { deps: () => ({ find }) })
      const headers = { authorization: token }
      const call = { method: 'GET', path: '/_api/config', query: { type: 'agent' }, headers }
      expect(await callLambda(lambda, call)).toMatchObject({
        status: 200,
        body: { featureFlags: [] },
      })
    },
  )

  const ask = (query: Record<string, string>) =>
    callLambda(config, { method: 'GET', path: '/_api/config', query })

  test('tells fees, lead days and first-party agencies of 1 §9', async () => {
    expect((await ask({ type: 'agent' })).body).toMatchObject({
      version: '1.77.6',
      fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
      dueDateLeadDays: 84,
      firstPartyAgencyCodes: ['ITR006'],
    })
  })

  test('tells the flags in force: the server’s to everybody, those of the agency with it to whoever is signed in', async () => {
    vi.stubEnv('FEATURE_FLAGS', 'showRestOfWorld,-editPayments')
    const find = async (token: string) => {
      if (token !== 'token-1') throw new AppError('auth.expired')
      return anAgent({ flags: ['ccBookingOwner', 'showRestOfWorld'] })
    }
    const flagsFor = async (headers: Record<string, string>) => {
      const lambda = httpLambda(configured, { deps: () => ({ find }) })
      const { body } = await callLambda(lambda, {
        method: 'GET',
        path: '/_api/config',
        query: { type: 'agent' },
        headers,
      })
      return z.object({ featureFlags: z.array(z.string()) }).parse(body).featureFlags
    }
    expect(await flagsFor({})).toEqual(['showRestOfWorld'])
    expect(await flagsFor({ authorization: 'Bearer token-1' })).toEqual([
      'ccBookingOwner',
      'showRestOfWorld',
    ])
    expect(await flagsFor({ authorization: 'Bearer of yesterday' })).toEqual(['showRestOfWorld'])
    vi.unstubAllEnvs()
  })

  test('knows no other type', async () => {
    expect((await ask({ type: 'server' })).status).toBe(400)
  })
})
