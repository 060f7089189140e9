import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentClient } from '../../../../functions/data/table/document-client'
import {
  agencyKey,
  agentLoginKey,
  clientKey,
  exchangePk,
  paymentKey,
  publishedKey,
  sessionKey,
  supplierPk,
} from '../../../../functions/data/table/keys'
import { type Table, tableOver } from '../../../../functions/data/table/table-access'
import { everyFunction } from '../../../../infra/config/functions'
import { isolate, localReachable } from '../../../../infra/local/environment'
import { everyPermission, judgeBy } from '../../../../infra/local/judge/judge'
import { judgeClients } from '../../../../infra/local/judge/judged-clients'
import { tableRequests } from '../../../../infra/local/judge/table-requests'
import {
  agencyIdSchema,
  clientIdSchema,
  paymentIdSchema,
  supplierCodeSchema,
} from '../../../../shared/ids/ids'
import { engines, startTestTable, type TestTable } from '../../../support/engines'
import { startJudgedDynamoDb } from '../../../support/judged-dynamodb'

const reachable = localReachable()
const agency = agencyIdSchema.parse('agy_marula')
const eleanor = clientKey(agency, clientIdSchema.parse('cli_eleanor'))
const session = sessionKey('hash')
const another = sessionKey('another')
const denied = { name: 'AccessDeniedException' }

/** Functions that share this process, and one that has a process of its own. */
const ways = ['in the process', 'at an address'] as const

const cases = engines.slice(0, 1).flatMap((engine) => ways.map((way) => ({ engine, way })))

describe.each(cases)('a table judged $way', ({ engine, way }) => {
  const record = judgeBy(reachable)
  const ends: (() => unknown)[] = []
  let there: TestTable
  let clientOf: (functionName: string) => ReturnType<typeof documentClient>
  const tableOf = (functionName: string): Table => {
    const client = clientOf(functionName)
    ends.push(() => client.destroy())
    return tableOver(client, there.tableName)
  }
  beforeAll(async () => {
    there = await startTestTable(engine)
    const { endpoint } = there
    const judging = { judge: record.judge, arnOf: () => reachable.table.arn }
    if (way === 'in the process') {
      ends.push(judgeClients(judging))
      const inFunction = isolate(reachable)
      clientOf = (name) => inFunction(name, () => documentClient({ endpoint }))
    } else {
      const front = await startJudgedDynamoDb({ engine: endpoint, ...judging })
      ends.push(front.stop)
      clientOf = (accessKeyId) =>
        documentClient({
          endpoint: front.endpoint,
          credentials: { accessKeyId, secretAccessKey: 'S3RVER' },
        })
    }
    await there.table.write([
      { Put: { Item: { ...session, lastUsedAt: 1 } } },
      { Put: { Item: { ...another, lastUsedAt: 1 } } },
      { Put: { Item: { ...eleanor, name: 'E' } } },
    ])
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
    await there.stop()
  })

  test('lets a route that reads note that its session was used, and change nothing else', async () => {
    const table = tableOf('whoAmI')
    const used = {
      UpdateExpression: 'SET lastUsedAt = :at',
      ExpressionAttributeValues: { ':at': 2 },
    }
    await table.write([{ Update: { Key: session, ...used } }])
    expect(await there.table.get(session)).toMatchObject({ lastUsedAt: 2 })
    await expect(table.write([{ Update: { Key: eleanor, ...used } }])).rejects.toMatchObject(denied)
    await expect(table.write([{ Delete: { Key: session } }])).rejects.toMatchObject(denied)
    expect(await table.get(eleanor)).toEqual({ ...eleanor, name: 'E' })
  })

  test('refuses a transaction whole for one write that is not allowed', async () => {
    const entry = { pk: 'AGENCY#agy_marula#AUDIT#2026-11', sk: 'one' }
    const writes = [{ Put: { Item: entry } }, { Put: { Item: { ...eleanor, name: 'F' } } }]
    await expect(tableOf('getClient').write(writes)).rejects.toMatchObject(denied)
    expect(await there.table.get(entry)).toBeUndefined()
    await tableOf('getClient').write([{ Put: { Item: entry } }])
    expect(await there.table.get(entry)).toEqual(entry)
  })

  test('judges a batch and a query by all that they name', async () => {
    const query = {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': agencyKey(agency).pk },
    }
    expect(await tableOf('whoAmI').getMany([session, another])).toHaveLength(2)
    // Each by itself it may read, but one statement allows a batch.
    await expect(tableOf('whoAmI').getMany([session, eleanor])).rejects.toMatchObject(denied)
    expect(await tableOf('whoAmI').all(query)).toEqual([])
    await expect(tableOf('getDocs').all(query)).rejects.toMatchObject(denied)
    await expect(tableOf('getDocs').getMany([session])).rejects.toMatchObject(denied)
  })

  test('shows a reader of the catalogue who calls, and nothing that an agency has, whatever was asked before', async () => {
    const [camps, login] = [tableOf('getCamps'), tableOf('login')]
    const shared = [
      supplierPk(supplierCodeSchema.parse('SAVUTE')),
      exchangePk,
      publishedKey('latest', 0).pk,
    ]
    for (const pk of [...shared, agencyKey(agency).pk, session.pk])
      expect(await camps.get({ pk, sk: 'none' })).toBeUndefined()
    const payment = paymentKey(agency, paymentIdSchema.parse('pay_deposit'))
    for (const table of [camps, login])
      for (const key of [payment, eleanor])
        await expect(table.get(key)).rejects.toMatchObject(denied)
    await expect(camps.getMany([session, eleanor])).rejects.toMatchObject(denied)
    await expect(camps.get(agentLoginKey('naledi@marulajourneys.com'))).rejects.toMatchObject(
      denied,
    )
    const ofIndex = { IndexName: 'gsi1', KeyConditionExpression: 'gsi1pk = :pk' }
    const all = camps.all({ ...ofIndex, ExpressionAttributeValues: { ':pk': exchangePk } })
    await expect(all).rejects.toMatchObject(denied)
  })

  test('knows no stranger', async () => {
    await expect(tableOf('somebody').get(session)).rejects.toMatchObject(denied)
  })

  test('remembers what was used and what was denied', () => {
    expect(record.used()).toContain(
      `whoAmI: dynamodb:UpdateItem on ${reachable.table.arn} for SESSION#*`,
    )
    expect(record.denied()).toContain(
      `somebody: dynamodb:GetItem on ${reachable.table.arn} SESSION#hash`,
    )
    expect(everyPermission(reachable)).toEqual(expect.arrayContaining(record.used()))
  })
})

test('a call that no function makes is no request', () => {
  expect(() => tableRequests('Scan', { TableName: 'tembea' }, () => 'arn')).toThrow('Scan')
})

test('the leading key of a query is the partition key of its index', () => {
  const input = {
    TableName: 'tembea',
    IndexName: 'gsi4',
    KeyConditionExpression: '#p = :p AND pk > :s',

    ExpressionAttributeNames: { '#p': 'gsi4pk' },
    ExpressionAttributeValues: { ':p': { S: 'ONE' }, ':s': { S: 'x' } },
  }
  expect(tableRequests('Query', input, (name) => `table/${name}`)).toEqual([
    { action: 'dynamodb:Query', resource: 'table/tembea/index/gsi4', leadingKeys: ['ONE'] },
  ])
})

test('an index is asked by Query alone, and an account item by item', () => {
  const allowed = everyPermission(reachable)
  const ofIndexes = allowed.filter((permission) => permission.includes('/index/'))
  expect(ofIndexes.length).toBeGreaterThan(50)
  expect(ofIndexes.filter((permission) => !permission.includes(': dynamodb:Query on '))).toEqual([])
  const ofRegister = allowed.filter((permission) => permission.startsWith('register: dynamodb:'))
  const actions = ofRegister.map((permission) => /dynamodb:(\w+)/.exec(permission)?.[1])
  expect([...new Set(actions)]).toEqual(
    ['Get', 'Put', 'Update', 'Delete'].map((kind) => `${kind}Item`),
  )
})

test('files are asked for below the prefixes of documents and pictures alone, but for those that an agency shows', () => {
  const files = everyPermission(reachable).filter((permission) =>
    /: s3:(Get|Put|Delete)Object on /.test(permission),
  )
  expect(files.length).toBeGreaterThan(3)
  const isBelow = (permission: string) =>
    ['private', 'pictures'].some((folder) =>
      permission.endsWith(`${reachable.media.arn}/${folder}/*`),
    )
  const others = files.filter((permission) => !isBelow(permission))
  const { arn } = reachable.media
  const mails = reachable.inbound?.arn
  const papers = [
    'downloadItinerary',
    'getCosting',
    'getInvoice',
    'getReceipt',
    'getRoomingList',
    'getVoucher',
  ]
  const ofPapers = papers.flatMap((name) => [
    `${name}: s3:GetObject on ${arn}/agencies/*`,
    ...['Get', 'Put'].map((verb) => `${name}: s3:${verb}Object on ${arn}/private/papers/*`),
  ])
  expect(others.sort()).toEqual([
    `createMediaContent: s3:PutObject on ${arn}/private/incoming/*`,
    ...ofPapers,
    ...['Delete', 'Get'].map((verb) => `inboundWorker: s3:${verb}Object on ${mails}/*`),
    `patchAgency: s3:PutObject on ${arn}/agencies/*`,
    ...['Delete', 'Get'].map(
      (verb) => `setHeadshot: s3:${verb}Object on ${arn}/private/incoming/*`,
    ),
    ...['Get', 'Put'].map(
      (verb) => `showPicture: s3:${verb}Object on ${arn}/private/derivatives/*`,
    ),
    `showSharePicture: s3:GetObject on ${arn}/agencies/*`,
    `showSharePicture: s3:GetObject on ${arn}/private/previews/*`,
    `showSharePicture: s3:PutObject on ${arn}/private/previews/*`,
    `signMediaUpload: s3:PutObject on ${arn}/private/incoming/*`,
    `startHeadshot: s3:PutObject on ${arn}/private/incoming/*`,
  ])
})

test('no role allows everything of a service', () => {
  expect(everyFunction().length).toBeGreaterThan(130)
  expect(
    everyPermission(reachable).filter((permission) => /: \w+:\*| on \*/.test(permission)),
  ).toEqual([])
})

describe('a judged key', () => {
  const keyArn = 'arn:aws:kms:us-east-1:000000000000:key/table'
  const { judge } = judgeBy({
    ...reachable,
    table: { ...reachable.table, keyArn },
  })
  const ask = (functionName: string, service: string) =>
    judge(functionName, [
      {
        action: 'kms:Decrypt',
        resource: keyArn,
        context: { 'kms:ViaService': `${service}.us-east-1.amazonaws.com` },
      },
    ])

  test('of the table is used by way of the table alone, by every function that calls it', async () => {
    const calling = everyFunction().filter(({ touches }) => touches.includes('table:read'))
    for (const { name } of calling) {
      expect(await ask(name, 'dynamodb')).toBeUndefined()
      expect(await ask(name, 's3')).toContain('is not authorized')
    }
  }, 300_000)

  test('that seals opens and makes keys for the purposes of a function, and for no other', async () => {
    const sealKeyArn = 'arn:aws:kms:us-east-1:000000000000:key/seal'
    const sealing = judgeBy({ ...reachable, sealKeyArn })
    const purposes = ['travelers', 'factors', 'hooks'] as const
    let allowed = 0
    for (const { name, touches } of everyFunction())
      for (const action of ['kms:Decrypt', 'kms:GenerateDataKey'])
        for (const purpose of [...purposes, 'another', undefined]) {
          const context = purpose && { 'kms:EncryptionContext:purpose': purpose }
          const asked = { action, resource: sealKeyArn, ...(context && { context }) }
          const isAllowed = (await sealing.judge(name, [asked])) === undefined
          const isItsOwn = purposes.some(
            (one) => one === purpose && touches.includes(`sealed:${one}`),
          )
          expect([name, action, purpose, isAllowed]).toEqual([name, action, purpose, isItsOwn])
          if (isAllowed) allowed += 1
        }
    expect(allowed).toBeGreaterThan(20)
  }, 300_000)
})
