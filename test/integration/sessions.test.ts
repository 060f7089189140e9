import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mayCall } from '#shared/access/route-access'
import { termsVersion } from '#shared/access/terms-of-service'
import type { AgentRecord } from '../../functions/data/people/agency-records'
import { sessionLimits, sessionStore } from '../../functions/data/people/session-store'
import { itemsOfAnAgent } from '../support/agent-items'
import { anAgent } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'

const start = new Date('2026-11-20T06:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const hour = 3_600_000

describe.each(routeEngines)('sessions on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
    await setAgent({})
  }, 60_000)
  afterAll(() => running.stop())

  const setAgent = (named: Partial<AgentRecord>) =>
    running.table.write(itemsOfAnAgent(named).map((Item) => ({ Put: { Item } })))

  const begin = async (keep: boolean) => {
    const sessions = sessionStore(running.table)
    const { token } = await sessions.start(anAgent(), { keep, now: start })
    return { sessions, token }
  }

  test('are found by their token, and by no other', async () => {
    const { sessions, token } = await begin(false)
    expect(await sessions.find(token, later(hour))).toMatchObject({ agentId: 'agt_naledi' })
    expect(await sessions.find(`${token}x`, later(hour))).toBeUndefined()
  })

  test('keep no token in the table', async () => {
    const { token } = await begin(false)
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb')
    const { Items } = await running.client.send(new ScanCommand({ TableName: running.tableName }))
    expect(JSON.stringify(Items)).not.toContain(token)
  })

  test('end when they are idle, and go on while they are used', async () => {
    const { sessions, token } = await begin(false)
    const { idleMs } = sessionLimits.day
    expect(await sessions.find(token, later(idleMs - hour))).toBeDefined()
    expect(await sessions.find(token, later(idleMs + hour))).toBeDefined()
    await expect(sessions.find(token, later(idleMs + 11 * hour + 13 * hour))).rejects.toMatchObject(
      {
        code: 'auth.expired',
      },
    )
  })

  test('end for good after their longest time, however much they are used', async () => {
    const { sessions, token } = await begin(false)
    for (let at = 0; at < sessionLimits.day.absoluteMs; at += 6 * hour)
      await sessions.find(token, later(at))
    await expect(sessions.find(token, later(sessionLimits.day.absoluteMs))).rejects.toMatchObject({
      code: 'auth.expired',
    })
  })

  test('last a month of rest for those who stay signed in', async () => {
    const { sessions, token } = await begin(true)
    expect(await sessions.find(token, later(29 * 24 * hour))).toBeDefined()
  })

  test('have the roles of now, and end with their agent, in a container that knows them', async () => {
    const { sessions, token } = await begin(false)
    expect(await sessions.find(token, later(1_000))).toMatchObject({ capabilities: [] })
    await setAgent({ capabilities: ['contentmanager'] })
    expect(await sessions.find(token, later(1_000))).toMatchObject({
      capabilities: ['contentmanager'],
    })
    await setAgent({ archived: true })
    await expect(sessions.find(token, later(1_000))).rejects.toMatchObject({ code: 'auth.expired' })
    await setAgent({})
    expect(await sessions.find(token, later(1_000))).toBeDefined()
    await setAgent({ sessionsFrom: later(1).getTime() })
    await expect(sessions.find(token, later(1_000))).rejects.toMatchObject({ code: 'auth.expired' })
    await setAgent({})
  })

  test('end at once in another container when they are signed out', async () => {
    const { sessions, token } = await begin(false)
    const elsewhere = sessionStore({ ...running.table })
    expect(await elsewhere.find(token, later(1_000))).toBeDefined()
    await sessions.end(token)
    expect(await elsewhere.find(token, later(1_000))).toBeUndefined()
  })

  test('have the flags and the list of content managers that the server’s configuration says', async () => {
    vi.stubEnv('FEATURE_FLAGS', 'showRestOfWorld, -editPayments')
    vi.stubEnv('CONTENT_MANAGER_AGENCY_CODES', 'ITR006,MAR001')
    const { sessions, token } = await begin(false)
    const found = await sessions.find(token, later(3 * hour))
    expect(found?.flags).toContain('showRestOfWorld')
    expect(found?.flags).not.toContain('editPayments')
    expect(found && mayCall('contentManager', found)).toBe('ok')
    vi.stubEnv('FEATURE_FLAGS', 'noSuchFlag')
    await expect(sessions.find(token, later(4 * hour))).rejects.toThrow('noSuchFlag')
    vi.unstubAllEnvs()
    const later2 = await sessions.find(token, later(5 * hour))
    expect(later2 && mayCall('contentManager', later2)).toBe('forbidden')
  })

  test.each([
    ['nothing', hour, {}],
    [
      'an older version',
      2 * hour,
      { objectives: { termsAccepted: true }, acceptedTerms: '2020-01-01' },
    ],
  ])(
    'of an agent who accepted %s of the terms say so until they accept',
    async (_what, at, named) => {
      await setAgent({ objectives: {}, ...named })
      const { sessions, token } = await begin(false)
      expect(await sessions.find(token, later(at))).toMatchObject({ mustAcceptTerms: true })
      await setAgent({ objectives: { termsAccepted: true }, acceptedTerms: termsVersion })
      expect(await sessions.find(token, later(at + 1_000))).not.toHaveProperty('mustAcceptTerms')
    },
  )

  test('are read with agent and agency in one batch a call, after the first in a container', async () => {
    const { token } = await begin(false)
    const getMany = vi.fn(running.table.getMany)
    const counted = { ...running.table, getMany, get: vi.fn() }
    for (let call = 0; call < 10; call++)
      await sessionStore(counted).find(token, later(hour + call * 1_000))
    expect(getMany).toHaveBeenCalledTimes(11)
    expect(counted.get).not.toHaveBeenCalled()
  })

  test('of superadmins and content managers ask for a second step where the stage does', async () => {
    const find = async () => {
      const { sessions, token } = await begin(false)
      return sessions.find(token, later(1_000))
    }
    await setAgent({ capabilities: ['contentmanager'] })
    expect(await find()).not.toHaveProperty('mustSetUpSecondStep')
    vi.stubEnv('STAFF_SECOND_STEP', 'required')
    expect(await find()).toMatchObject({ mustSetUpSecondStep: true })
    await setAgent({ capabilities: ['superadmin'], hasSecondStep: true })
    expect(await find()).not.toHaveProperty('mustSetUpSecondStep')
    await setAgent({})
    expect(await find()).not.toHaveProperty('mustSetUpSecondStep')
    vi.unstubAllEnvs()
  })

  test('are gone once they are ended', async () => {
    const { sessions, token } = await begin(false)
    await sessions.end(token)
    expect(await sessions.find(token, later(hour))).toBeUndefined()
  })
})
