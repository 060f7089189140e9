import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agencyKey, clientKey, paymentKey, supplierPk } from '../../functions/data/table/keys'
import type { Item } from '../../functions/data/table/table-access'
import { writeItems } from '../../infra/local/seed/make-and-fill'
import { copyBack } from '../../infra/operate/copy-back'
import {
  agencyIdSchema,
  clientIdSchema,
  paymentIdSchema,
  supplierCodeSchema,
} from '../../shared/ids/ids'
import { startOperatedStage } from '../support/operated-stage'

const restored = 'tembea-restored'
const [marula, baobab] = [
  agencyIdSchema.parse('agy_marula'),
  agencyIdSchema.parse('agy_marulabaobab'),
]

/**
 * Two agencies of which one's id begins with the other's, with clients and payments, and what
 * belongs to nobody.
 */
const before: readonly Item[] = [
  ...[marula, baobab].flatMap((agency) => [
    { ...agencyKey(agency), name: agency },
    ...Array.from({ length: 60 }, (_, at) => ({
      ...clientKey(agency, clientIdSchema.parse(`cli_number${at}`)),
      name: `Client ${at}`,
      packed: Buffer.from(`packed ${at}`),
      version: 1,
    })),
    { ...paymentKey(agency, paymentIdSchema.parse('pay_deposit')), cents: 120_000 },
  ]),
  { pk: supplierPk(supplierCodeSchema.parse('JAO')), sk: 'LOWEST', cents: 90_000 },
  { pk: 'SESSION#hash', sk: 'SESSION', ttl: 1_700_000_000 },
]

let stage: Awaited<ReturnType<typeof startOperatedStage>>
beforeAll(async () => {
  stage = await startOperatedStage()
  await writeItems({ client: stage.client, tableName: stage.table.name, items: before })
  await stage.addTable(restored)
  await writeItems({
    client: stage.client,
    tableName: restored,
    items: await everyItem(stage.client, stage.table.name),
  })
})
afterAll(() => stage.stop())

test('what one agency lost comes back from a restored table; what others have, or has changed since, stays as it is', async () => {
  const others = async () =>
    (await everyItem(stage.client, stage.table.name)).filter(({ pk }) => !isOfMarula(pk))
  const othersBefore = await others()
  const [changed, ...lost] = before.filter(({ pk }) => isOfMarula(pk))
  for (const { pk, sk } of lost)
    await stage.table.write([{ Delete: { Key: { pk: String(pk), sk: String(sk) } } }])
  await stage.table.write([{ Put: { Item: { ...changed, name: 'Renamed since' } } }])
  const asked = [...stage.stage, '--from', restored, '--agency', marula]

  expect(await copyBack([...asked, '--dry-run'])).toBe(
    '61 records are missing; nothing was put back, 1 were there.',
  )
  expect(
    (await everyItem(stage.client, stage.table.name)).filter(({ pk }) => isOfMarula(pk)),
  ).toHaveLength(1)
  expect(await copyBack(asked)).toBe('61 records were put back, 1 were there.')
  expect(await copyBack(asked)).toBe('0 records were put back, 62 were there.')

  const now = await everyItem(stage.client, stage.table.name)
  expect(now.filter(({ pk }) => isOfMarula(pk))).toEqual(
    sorted([{ ...changed, name: 'Renamed since' }, ...lost].map(plain)),
  )
  expect(await others()).toEqual(othersBefore)
})

test('a whole table comes back but for what has expired', async () => {
  for (const { pk, sk } of before)
    await stage.table.write([{ Delete: { Key: { pk: String(pk), sk: String(sk) } } }])
  expect(await copyBack([...stage.stage, '--from', restored])).toBe(
    `${before.length - 1} records were put back, 0 were there.`,
  )
  const lasting = before.filter(({ ttl }) => ttl === undefined)
  expect(await everyItem(stage.client, stage.table.name)).toEqual(sorted(lasting.map(plain)))
})

test('the stage’s own table is not copied onto itself, and wrong words are told how it is called', async () => {
  await expect(copyBack([...stage.stage, '--from', stage.table.name])).rejects.toThrow('own table')
  for (const wrong of [[], ['--from', 'a'], ['--agency', 'marula']])
    await expect(copyBack([...stage.stage, ...wrong])).rejects.toThrow(
      'npm run copy-back -- --stage',
    )
})

const isOfMarula = (pk: unknown) =>
  String(pk) === 'AGENCY#agy_marula' || String(pk).startsWith('AGENCY#agy_marula#')
/** As it is read: bytes are no Buffer then. */
const plain = (item: Item): Item =>
  item.packed === undefined ? item : { ...item, packed: new Uint8Array(Object(item.packed)) }
const sorted = (items: readonly Item[]) =>
  items.toSorted((one, other) => (`${one.pk} ${one.sk}` < `${other.pk} ${other.sk}` ? -1 : 1))

async function everyItem(client: DynamoDBDocumentClient, TableName: string): Promise<Item[]> {
  const items: Item[] = []
  let start: Item | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ TableName, ExclusiveStartKey: start }),
    )
    items.push(...Items.map(plain))
    start = LastEvaluatedKey
  } while (start !== undefined)
  return sorted(items)
}
