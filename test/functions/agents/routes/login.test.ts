import { scrypt } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { hashPassword } from '../../../../functions/agents/password'
import { passwordCost } from '../../../../functions/agents/password-cost'
import { login, loginLimits } from '../../../../functions/agents/routes/login'
import type { Zap } from '../../../../functions/audit/zap-sender'
import { agencyRecord, agentRecord } from '../../../../functions/data/people/agency-records'
import type { AgencyStore } from '../../../../functions/data/people/agency-store'
import type { Attempt, AttemptStore } from '../../../../functions/data/people/attempt-store'
import type { SessionStore } from '../../../../functions/data/people/session-store'
import { clockAt } from '../../../../functions/runtime/clock'
import { httpLambda } from '../../../../functions/runtime/http-lambda'
import { logSink } from '../../../../functions/runtime/log'
import { callLambda } from '../../../support/http-event'

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) }
})

const agencyId = agencyIdSchema.parse('agy_marula')
const agentId = agentIdSchema.parse('agt_naledi')
const agency = agencyRecord.parse({
  id: agencyId,
  name: 'Marula Journeys',
  agencyCode: 'MAR001',
  admins: [],
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: ['useItineraryBuilder2'],
})
const agent = agentRecord.parse({
  id: agentId,
  agencyId,
  email: 'naledi@marulajourneys.com',
  firstName: 'Naledi',
  lastName: 'Mokoena',
  capabilities: [],
})
let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword('kgalagadi-2027')
})

function setup({ archived = false, isVerified = true } = {}) {
  vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
  const failures = new Map<string, number>()
  const keyOf = ({ what, subject }: Attempt) => `${what} ${subject.toLowerCase()}`
  const attempts: AttemptStore = {
    take: async (attempt, limit) => {
      const before = failures.get(keyOf(attempt)) ?? 0
      if (before < limit) failures.set(keyOf(attempt), before + 1)
      return before < limit
    },
    giveBack: async (attempt) =>
      void failures.set(keyOf(attempt), (failures.get(keyOf(attempt)) ?? 0) - 1),
  }
  const agencies: AgencyStore = {
    agency: async () => agency,
    agent: async () => ({ ...agent, archived }),
    login: async (email) =>
      email.toLowerCase() === agent.email
        ? { agencyId, agentId, passwordHash, isVerified }
        : undefined,
  }
  const zaps: Zap[] = []
  const started: string[] = []
  const told: object[] = []
  const sessions: Pick<SessionStore, 'start'> = {
    start: async ({ agentId: who }, { now }) => {
      started.push(who)
      return { token: 'token-1', expires: new Date(now.getTime() + 1000) }
    },
  }
  const lambda = httpLambda(login, {
    clock: clockAt(() => new Date('2026-11-20T06:00:00Z')),
    deps: () => ({
      agencies,
      attempts,
      sessions: sessions as SessionStore,
      factors: undefined as never,
      tickets: undefined as never, // nobody here has a second step
      zaps: { send: async (zap) => void zaps.push(zap) },
      queue: { send: async (message) => void told.push(message) },
    }),
  })
  const signIn = (body: unknown) =>
    callLambda(lambda, { method: 'POST', path: '/api/Agents/login', body })
  return { signIn, started, failures, zaps, told }
}

describe('login', () => {
  test('tells of a wrong password alike whether or not there is such an account', async () => {
    const { signIn, told } = setup()
    await signIn({ email: agent.email, password: 'wrong-password' })
    await signIn({ email: 'nobody@example.com', password: 'wrong-password' })
    expect(told).toMatchObject([
      { signIn: 'failed', whose: { email: agent.email } },
      { signIn: 'failed', whose: { email: 'nobody@example.com' } },
    ])
    expect(JSON.stringify(told)).not.toContain('wrong-password')
  })

  test('tells of a lock-out, and of a sign-in', async () => {
    const { signIn, told } = setup()
    await signIn({ email: agent.email, password: 'kgalagadi-2027' })
    for (let guess = 0; guess <= loginLimits.account; guess++)
      await signIn({ email: agent.email, password: 'wrong-password' })
    expect(told.at(0)).toMatchObject({ signIn: 'done', whose: { agencyId, agentId } })
    expect(told.at(-1)).toMatchObject({ signIn: 'locked', whose: { email: agent.email } })
  })

  test('a sign-in is a line of the log, with what it was proved by and without the password', async () => {
    const { signIn } = setup()
    await signIn({ email: agent.email, password: 'kgalagadi-2027' })
    const lines = vi.mocked(logSink.write).mock.calls.map(([line]) => line)
    expect(lines.find((line) => line.includes('agent.signed-in'))).toMatch(
      /"agentId":"agt_naledi".*"by":"password"/,
    )
    expect(lines.join('')).not.toContain('kgalagadi')
  })

  test('starts a session and answers with the token and the user', async () => {
    const { signIn, started, zaps } = setup()
    const answer = await signIn({ email: 'Naledi@MarulaJourneys.com', password: 'kgalagadi-2027' })
    expect(answer).toMatchObject({
      status: 200,
      body: { id: 'token-1', userId: 'agt_naledi', user: { fullName: 'Naledi Mokoena' } },
    })
    expect(started).toEqual(['agt_naledi'])
    expect(zaps).toMatchObject([
      {
        zap: 'agencyLogIn',
        payload: {
          agency: { name: 'Marula Journeys' },
          agent: { fullName: 'Naledi Mokoena', email: agent.email },
        },
      },
    ])
  })

  test.each([
    ['', true],
    ['true', false],
  ])(
    'has the cookie go over https only, unless INSECURE_COOKIES allows more: %j',
    async (setting, isCookieSecure) => {
      vi.stubEnv('INSECURE_COOKIES', setting)
      const answer = await setup().signIn({ email: agent.email, password: 'kgalagadi-2027' })
      expect(answer.body).toMatchObject({ isCookieSecure })
      vi.unstubAllEnvs()
    },
  )

  test('answers a wrong password and an unknown account with the same body', async () => {
    const { signIn, started } = setup()
    const wrong = await signIn({ email: 'naledi@marulajourneys.com', password: 'wrong-password' })
    const unknown = await signIn({ email: 'nobody@marulajourneys.com', password: 'wrong-password' })
    expect(wrong.status).toBe(401)
    expect(unknown).toEqual(wrong)
    expect(started).toEqual([])
  })

  test('hashes as dearly for an unknown account as for a wrong password', async () => {
    const { signIn } = setup()
    const hashed = async (email: string) => {
      vi.mocked(scrypt).mockClear()
      await signIn({ email, password: 'wrong-password' })
      return vi
        .mocked(scrypt)
        .mock.calls.map(([password, salt, bytes, cost]) => [
          password,
          Buffer.from(`${salt}`).length > 0,
          bytes,
          cost,
        ])
    }
    const known = await hashed('naledi@marulajourneys.com')
    expect(known).toEqual([['wrong-password', true, 32, expect.objectContaining(passwordCost)]])
    expect(await hashed('nobody@marulajourneys.com')).toEqual(known)
  })

  test('refuses an archived agent', async () => {
    const { signIn } = setup({ archived: true })
    expect((await signIn({ email: agent.email, password: 'kgalagadi-2027' })).status).toBe(401)
  })

  test('tells somebody with the right password, and nobody else, that the address is not verified', async () => {
    const { signIn, started } = setup({ isVerified: false })
    const right = await signIn({ email: agent.email, password: 'kgalagadi-2027' })
    expect(right).toMatchObject({ status: 403, body: { error: { code: 'auth.unverified' } } })
    expect((await signIn({ email: agent.email, password: 'wrong-password' })).status).toBe(401)
    expect(started).toEqual([])
  })

  test('lets the owner in from another address than the one that failed too often', async () => {
    const { signIn, failures } = setup()
    failures.set(`login-account ${agent.email} 198.51.100.1`, loginLimits.account)
    expect((await signIn({ email: agent.email, password: 'kgalagadi-2027' })).status).toBe(200)
  })

  test('counts a failure, and no success', async () => {
    const { signIn, failures } = setup()
    await signIn({ email: agent.email, password: 'wrong-password' })
    await signIn({ email: agent.email, password: 'kgalagadi-2027' })
    expect([...failures.values()]).toEqual([1, 1])
  })

  test('lets no more than the limit of attempts at the same instant reach the password', async () => {
    const { signIn } = setup()
    const all = Array.from({ length: 15 }, () =>
      signIn({ email: agent.email, password: 'wrong-password' }),
    )
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(loginLimits.account)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('makes an account wait where it failed too often, even with the right password', async () => {
    const { signIn, failures } = setup()
    failures.set(`login-account ${agent.email} 192.0.2.7`, loginLimits.account)
    const answer = await signIn({ email: agent.email, password: 'kgalagadi-2027' })
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toBe('900')
  })

  test('makes an address wait after its limit of failures', async () => {
    const { signIn, failures } = setup()
    failures.set('login-address 192.0.2.7', loginLimits.address)
    expect((await signIn({ email: agent.email, password: 'kgalagadi-2027' })).status).toBe(429)
  })

  test.each([
    [{ email: 'not-an-address', password: 'x' }, 'body.email'],
    [{ email: agent.email }, 'body.password'],
    [{ email: agent.email, password: 'x', role: 'superadmin' }, 'body.role'],
    [{ email: agent.email, password: 'x'.repeat(5000) }, 'body.password'],
  ])('names the field of %j', async (body, field) => {
    const answer = await setup().signIn(body)
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'request.invalid', details: { fields: [{ field }] } } },
    })
  })
})
