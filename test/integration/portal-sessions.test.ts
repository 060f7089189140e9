import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientSessions, newClientSession } from '../../functions/data/people/client-sessions'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { commit } from '../../functions/data/table/commit'
import { endClientSession } from '../../functions/portal/routes/end-client-session'
import { endOtherClientSessions } from '../../functions/portal/routes/end-other-client-sessions'
import { listClientSessions } from '../../functions/portal/routes/list-client-sessions'
import { clockAt } from '../../functions/runtime/clock'
import { httpLambda } from '../../functions/runtime/http-lambda'
import { randomId } from '../../functions/runtime/make-id'
import type { UseCase } from '../../functions/runtime/use-case'
import type { Route } from '../../shared/api/contract'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { callLambda } from '../support/http-event'

const agencyId = 'agy_marula' as never
const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Chrome/130 Safari/537'

describe.each(routeEngines)('the sessions of a client on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())

  /** A client with an account of the portal, signed in as often as a test wants. */
  async function person(name: string) {
    const { table } = there
    const id = `cli_${name}` as never
    let at = Date.parse('2026-11-20T06:00:00Z')
    const client = { id, agencyId, firstName: 'Zoe', lastName: 'Lund', archived: false }
    await portalAccounts(table).open({ agencyId, id, email: `${name}@example.com` })
    await table.write([
      { Put: { Item: { pk: `AGENCY#agy_marula#CLIENT#cli_${name}`, sk: 'CLIENT', ...client } } },
    ])
    const sessions = clientSessions(table)
    const deps = { sessions, clients: { get: async () => client } }
    const clock = clockAt(() => new Date(at))
    const signIn = async () => {
      at += 1_000
      const made = newClientSession(
        { kind: 'client', agencyId, clientId: id },
        { keep: true, now: new Date(at), device: { userAgent: chrome, place: 'Maun, Botswana' } },
      )
      await commit(table, [made.write])
      return made.token
    }
    const callWith = async <R extends Route>(
      token: string,
      useCase: UseCase<R, never>,
      params: Record<string, string> = {},
    ) => {
      const lambda = httpLambda(useCase, {
        deps: () => deps as never,
        authenticate: (bearer, { now }) => sessions.find(bearer, now(), useCase.route),
        clock,
        makeId: randomId,
      })
      const { method, path } = useCase.route
      return callLambda(lambda, { method, path, params, headers: { authorization: token } })
    }
    return { signIn, callWith }
  }
  type Listed = { id: string; isThis: boolean; device: string; place: string }

  test('are listed with their devices, this one first, and nobody sees another’s', async () => {
    const [zoe, ada] = [await person('zoe1'), await person('ada1')]
    const [, second] = [await zoe.signIn(), await zoe.signIn()]
    await ada.signIn()
    const { body } = await zoe.callWith(second, listClientSessions as never)
    expect(body).toMatchObject([
      { isThis: true, device: 'Chrome on macOS', place: 'Maun, Botswana' },
      { isThis: false },
    ])
  })

  test('end one by one, once, and only one’s own', async () => {
    const [zoe, ada] = [await person('zoe2'), await person('ada2')]
    const [first, second] = [await zoe.signIn(), await zoe.signIn()]
    const stranger = await ada.signIn()
    const [, other] = (await zoe.callWith(second, listClientSessions as never)).body as Listed[]
    const params = { id: other?.id ?? '' }
    const end = (token: string, by = zoe) => by.callWith(token, endClientSession as never, params)
    expect((await end(stranger, ada)).body).toMatchObject({ error: { code: 'record.not-found' } })
    expect((await end(second)).body).toEqual({ status: 'done' })
    expect((await end(second)).body).toMatchObject({ error: { code: 'record.not-found' } })
    const answer = await zoe.callWith(first, listClientSessions as never)
    expect(answer.body).toMatchObject({ error: { code: expect.stringContaining('auth.') } })
  })

  test('all end but this one', async () => {
    const zoe = await person('zoe3')
    const [first, second] = [await zoe.signIn(), await zoe.signIn()]
    for (const _again of [1, 2])
      expect((await zoe.callWith(second, endOtherClientSessions as never)).body).toEqual({
        status: 'done',
      })
    expect((await zoe.callWith(first, listClientSessions as never)).body).toMatchObject({
      error: { code: 'auth.expired' },
    })
    expect((await zoe.callWith(second, listClientSessions as never)).body).toMatchObject([
      { isThis: true },
    ])
  })
})
