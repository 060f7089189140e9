import { expect, test } from 'vitest'
import { auditEntriesIn } from '../../../../functions/data/people/audit-store'
import { noteRefusal } from '../../../../functions/data/people/refusals'
import { clockAt } from '../../../../functions/runtime/clock'
import { httpLambda } from '../../../../functions/runtime/http-lambda'
import { randomId } from '../../../../functions/runtime/make-id'
import { useCase } from '../../../../functions/runtime/use-case'
import type { Principal } from '../../../../shared/access/principal'
import { routes } from '../../../../shared/api/routes'
import { anAgent } from '../../../support/call-as'
import { callLambda } from '../../../support/http-event'
import { memoryTable } from '../../../support/memory-table'

/** A route of lead agents, with what is noted of those whom it refuses. */
function setup(principal: Principal) {
  const table = memoryTable()
  let at = Date.parse('2026-11-20T06:00:00Z')
  const clock = clockAt(() => new Date(at))
  const lambda = httpLambda(
    useCase(routes.listApiKeys, async () => []),
    {
      clock,
      makeId: randomId,
      authenticate: async () => principal,
      refused: (refusal) => noteRefusal(table, refusal),
    },
  )
  const call = () => callLambda(lambda, { headers: { authorization: 'a-token' } })
  const trail = () =>
    [...table.items()]
      .filter(({ pk, sk }) => String(pk).includes('#AUDIT#') && !String(sk).startsWith('VISIT'))
      .filter(({ action }) => action !== undefined)
      .flatMap(auditEntriesIn)
  return { call, trail, later: (ms: number) => (at += ms) }
}

test('a refused call is in the audit trail, once in half an hour however often it is tried', async () => {
  const { call, trail, later } = setup(anAgent({ isAgencyAdmin: false }))
  for (let count = 0; count < 20; count++) expect(await call()).toMatchObject({ status: 403 })
  expect(trail()).toMatchObject([
    {
      action: 'access_refused',
      by: { kind: 'agent', id: anAgent().agentId },
      details: { route: routes.listApiKeys.domain, code: 'auth.forbidden' },
    },
  ])
  later(31 * 60_000)
  await call()
  expect(trail()).toHaveLength(2)
})

test('a client and an API key who are refused are named; a guest of a link is not noted', async () => {
  const agencyId = anAgent().agencyId
  const client = setup({ kind: 'client', agencyId, clientId: 'cli_zoe' as never })
  await client.call()
  expect(client.trail()).toMatchObject([{ clientId: 'cli_zoe', by: { kind: 'client' } }])
  const key = setup({
    kind: 'partner',
    agencyId,
    keyId: 'key_1',
    name: 'Partner',
    scopes: [],
    flags: [],
  })
  await key.call()
  expect(key.trail()).toMatchObject([{ by: { kind: 'partner', id: 'key_1' } }])
  const guest = setup({ kind: 'guest', agencyId, sharedId: 'shr_1' })
  expect(await guest.call()).toMatchObject({ status: 403 })
  expect(guest.trail()).toEqual([])
})
