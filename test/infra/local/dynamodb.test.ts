import {
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDynamoDb } from '../../../infra/local/dynamodb'
import { ensureTable } from '../../../infra/local/table'
import { engines, startTestTable, type TestTable } from '../../support/engines'

describe.each(engines)('the table on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())

  test('refuses a condition and shows the old item', async () => {
    const put = (version: number) =>
      there.client.send(
        new PutCommand({
          TableName: there.tableName,
          Item: { pk: 'conditions', sk: 'A', version },
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      )
    await put(1)
    await expect(put(2)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { version: { N: '1' } },
    })
  })

  test('writes all of a transaction or none, and says which write was refused', async () => {
    await there.client.send(
      new PutCommand({ TableName: there.tableName, Item: { pk: 'stock', sk: 'A', rooms: 0 } }),
    )
    const refused = there.client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: there.tableName, Item: { pk: 'hold', sk: 'A' } } },
          {
            Update: {
              TableName: there.tableName,
              Key: { pk: 'stock', sk: 'A' },
              UpdateExpression: 'SET rooms = rooms - :one',
              ConditionExpression: 'rooms >= :one',
              ExpressionAttributeValues: { ':one': 1 },
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
        ],
      }),
    )
    await expect(refused).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { rooms: { N: '0' } } },
      ],
    })
    expect(await there.table.get({ pk: 'hold', sk: 'A' }, { consistent: true })).toBeUndefined()
  })

  test('gives the last room to one of many who ask at once', async () => {
    await there.client.send(
      new PutCommand({ TableName: there.tableName, Item: { pk: 'race', sk: 'A', rooms: 1 } }),
    )
    const takes = Array.from({ length: 40 }, () =>
      there.table.write([
        {
          Update: {
            Key: { pk: 'race', sk: 'A' },
            UpdateExpression: 'SET rooms = rooms - :one',
            ConditionExpression: 'rooms >= :one',
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
      ]),
    )
    const outcomes = await Promise.allSettled(takes)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await there.table.get({ pk: 'race', sk: 'A' })).toMatchObject({ rooms: 0 })
  })

  test('keeps in each index only the keys and what lists show, and only the items that have its keys', async () => {
    const item = {
      pk: 'index',
      sk: 'A',
      gsi1pk: 'LIST',
      gsi1sk: '1',
      listed: { name: 'Marula' },
      secret: 'kept out',
    }
    await there.client.send(new PutCommand({ TableName: there.tableName, Item: item }))
    const { secret: _, ...visible } = item
    const inIndex = (name: string) => ({
      IndexName: name,
      KeyConditionExpression: `${name}pk = :key`,
      ExpressionAttributeValues: { ':key': 'LIST' },
    })
    expect(await there.table.all(inIndex('gsi1'))).toEqual([visible])
    expect(await there.table.all(inIndex('gsi2'))).toEqual([])
  })

  test('counts the capacity that a read consumes', async () => {
    await there.client.send(
      new PutCommand({ TableName: there.tableName, Item: { pk: 'capacity', sk: 'A' } }),
    )
    const answer = await there.client.send(
      new QueryCommand({
        TableName: there.tableName,
        KeyConditionExpression: 'pk = :key',
        ExpressionAttributeValues: { ':key': 'capacity' },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    )
    expect(answer.ConsumedCapacity?.CapacityUnits).toBe(0.5)
  })

  test('returns the new item of an update', async () => {
    const answer = await there.client.send(
      new UpdateCommand({
        TableName: there.tableName,
        Key: { pk: 'update', sk: 'A' },
        UpdateExpression: 'ADD attempts :one',
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    )
    expect(answer.Attributes).toMatchObject({ attempts: 1 })
  })

  test('is made once and left alone the second time', async () => {
    const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb')
    const low = new DynamoDBClient({
      endpoint: there.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    })
    expect(await ensureTable(low, 'tembea-twice')).toBe('made')
    expect(await ensureTable(low, 'tembea-twice')).toBe('there')
    low.destroy()
  })
})

test('an endpoint at which nothing answers is told in a sentence', async () => {
  const start = startDynamoDb({ projectFolder: process.cwd(), endpoint: 'http://127.0.0.1:9' })
  await expect(start).rejects.toThrow('No response from DYNAMODB_ENDPOINT (http://127.0.0.1:9).')
})

test('a machine without any engine is told what to install', async () => {
  const path = process.env.PATH
  process.env.PATH = ''
  try {
    await expect(startDynamoDb({ projectFolder: '/nowhere' })).rejects.toThrow('install Java 17')
  } finally {
    process.env.PATH = path
  }
})
