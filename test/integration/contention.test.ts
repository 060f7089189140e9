import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelStore } from '../../functions/data/library/label-store'
import { noticeMarks } from '../../functions/data/people/notice-marks'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { commit } from '../../functions/data/table/commit'
import { WriteRefused } from '../../functions/data/table/refusals'
import { travelerFormStore } from '../../functions/data/travelers/traveler-form-store'
import { onceMore } from '../../functions/runtime/backoff'
import { engines, startTestTable, type TestTable } from '../support/engines'

const agencyId = 'agy_marula' as never
const many = (length: number) => Array.from({ length }, (_, at) => at)

describe.each(engines)('many at the same record at once, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())

  test('mark notices as read, and none is lost', async () => {
    const marks = noticeMarks(there.table)
    const who = { agencyId, agentId: 'agt_naledi' as never }
    await Promise.all(
      many(10).map((at) => marks.mark(who, { seen: [], read: [`n${at}`], unread: [] })),
    )
    const { read } = await marks.ofAgent(agencyId, who.agentId)
    expect([...read].sort()).toEqual(many(10).map((at) => `n${at}`))
  }, 60_000)

  test('keep labels, and none is lost', async () => {
    const labels = labelStore(there.table)
    await Promise.all(
      many(10).map((at) =>
        onceMore(['record.busy'], () => labels.add(agencyId, 'tags', `label ${at}`)),
      ),
    )
    expect(await labels.labels(agencyId, 'tags')).toHaveLength(10)
  }, 60_000)

  test('invite one address, and every invitation is known', async () => {
    const accounts = portalAccounts(there.table)
    const email = 'ada@contended.example'
    await Promise.all(
      many(10).map((at) =>
        accounts.open({
          agencyId: `agy_crowd${at}` as never,
          id: `cli_crowd${at}` as never,
          email,
        }),
      ),
    )
    expect((await accounts.login(email))?.invited).toHaveLength(10)
  }, 60_000)

  test('fill in one form, and no field is lost', async () => {
    const forms = travelerFormStore(there.table, () => {
      throw new Error('nothing of this part is sealed')
    })
    const slot = {
      agencyId,
      itineraryId: 'itn_crowd' as never,
      clientId: 'cli_crowd' as never,
      slot: 'adult-1',
    }
    const change = (at: number) =>
      forms.change(
        slot,
        {
          part: 'emergency',
          fields: { [at % 2 === 0 ? 'contact' : 'relation']: `said ${at}` },
          by: { kind: 'agent', id: 'agt_naledi', name: 'Naledi' },
          at: new Date('2026-11-20T09:00:00Z'),
          deletedOn: '2027-06-01',
        } as never,
        () => [],
      )
    const answers = await Promise.all(many(10).map(change))
    expect(Math.max(...answers.map(({ form }) => form.version))).toBe(10)
  }, 60_000)
})

test('a write that meets others until the end says what to do, and is no failure of ours', async () => {
  let tries = 0
  const write = async () => {
    tries += 1
    throw new WriteRefused([{ index: 0, reason: 'conflict', old: undefined }])
  }
  const planned = [{ write: { Delete: { Key: { pk: 'A', sk: 'B' } } } }]
  await expect(commit({ write }, planned, async () => undefined)).rejects.toMatchObject({
    code: 'record.busy',
  })
  expect(tries).toBeGreaterThan(5)
})
