import { beforeEach, describe, expect, test } from 'vitest'
import { resumeClientMail } from '../../../../functions/clients/routes/resume-client-mail'
import { clientItems } from '../../../../functions/data/clients/client-change'
import { clientStore } from '../../../../functions/data/clients/client-store'
import { mailStops } from '../../../../functions/data/mail/mail-stops'
import { agencyStore } from '../../../../functions/data/people/agency-store'
import { auditEntriesIn } from '../../../../functions/data/people/audit-store'
import { answerStore } from '../../../../functions/data/table/idempotency'
import { mailEventSchema, noteMailEvent } from '../../../../functions/mail/mail-events'
import { clockAt } from '../../../../functions/runtime/clock'
import { randomId } from '../../../../functions/runtime/make-id'
import { simulateMailEvent } from '../../../../infra/local/mail/mail-simulator'
import { aClient, peopleItems } from '../../../integration/client-data/people-world'
import { anAgent, callAs, testNow } from '../../../support/call-as'
import { memoryTable } from '../../../support/memory-table'
import { quietLog } from '../../../support/store-kinds'

const bouncing = 'bounce+ada@simulator.amazonses.com'
const complaining = 'complaint+ada@simulator.amazonses.com'
const superadmin = anAgent({ capabilities: ['superadmin'] as never })

async function worldWith(email: string) {
  const table = memoryTable()
  const client = aClient('ada1', { email })
  const items = [...peopleItems(), ...Object.values(clientItems(client))]
  await table.write(items.map((Item) => ({ Put: { Item } })))
  const clients = clientStore(table)
  const stops = mailStops(table)
  const deps = { clients, stops, agencies: agencyStore(table), answers: answerStore(table) }
  const noting = {
    ...deps,
    mails: { settle: async () => undefined },
    clock: clockAt(() => testNow),
    makeId: randomId,
  }
  return {
    stops,
    stop: () =>
      noteMailEvent(
        mailEventSchema.parse(
          simulateMailEvent(email, { tags: { agency: [client.agencyId] }, now: testNow }),
        ),
        noting,
      ),
    resume: (principal = anAgent()) =>
      callAs(resumeClientMail, deps, { principal })({ params: { id: client.id } }),
    shown: async () => (await clients.get(client.agencyId, client.id))?.mailStop,
    actions: () =>
      [...table.items()]
        .filter(({ pk }) => String(pk).includes('#AUDIT#'))
        .flatMap(auditEntriesIn)
        .map(({ action }) => action),
  }
}

beforeEach(() => void quietLog())

describe('an address that was stopped', () => {
  test('is tried once more after a bounce, which the audit trail tells, and then by superadmins alone', async () => {
    const { stop, stops, resume, shown, actions } = await worldWith(bouncing)
    await stop()
    expect(await shown()).toMatchObject({ reason: 'bounce' })
    expect(await resume()).toMatchObject({ status: 200 })
    expect([await shown(), await stops.get(bouncing)]).toEqual([undefined, undefined])
    expect(actions()).toContain('agent_resumed_mail')
    await stop()
    expect(await shown()).toMatchObject({ reason: 'bounce', isRepeated: true })
    expect(await resume()).toMatchObject({ status: 403 })
    expect(await stops.get(bouncing)).toMatchObject({ isRepeated: true })
    expect(await resume(superadmin)).toMatchObject({ status: 200 })
    expect(await stops.get(bouncing)).toBeUndefined()
  })

  test('is sent to again after a complaint by superadmins alone', async () => {
    const { stop, stops, resume, shown } = await worldWith(complaining)
    await stop()
    expect(await resume()).toMatchObject({ status: 403 })
    expect(await stops.get(complaining)).toMatchObject({ reason: 'complaint' })
    expect(await resume(superadmin)).toMatchObject({ status: 200 })
    expect([await shown(), await stops.get(complaining)]).toEqual([undefined, undefined])
  })

  test('stays as it is where nothing is stopped, and no other agency’s client is found', async () => {
    const { resume, actions } = await worldWith('ada@example.com')
    expect(await resume()).toMatchObject({ status: 200 })
    expect(actions()).toEqual([])
    const stranger = anAgent({ agencyId: 'agy_other' as never, agentId: 'agt_peter' as never })
    expect(await resume(stranger)).toMatchObject({ status: 404 })
  })
})
