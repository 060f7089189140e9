import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { commit, putNew } from '../../../../functions/data/table/commit'
import { documentClient } from '../../../../functions/data/table/document-client'
import { tableOver } from '../../../../functions/data/table/table-access'
import { errorResponse } from '../../../../functions/runtime/error-response'
import { quietLog } from '../../../support/store-kinds'

const client = mockClient(DynamoDBDocumentClient)
afterAll(() => client.restore())
const waits: number[] = []
const wait = async (attempt: number) => void waits.push(attempt)
const table = tableOver(documentClient(), 'tembea', wait)
const key = (sk: string) => ({ pk: 'a', sk })
const named = (name: string, message = name) => Object.assign(new Error(message), { name })
const $metadata = {}

/** What the caller of a route gets for a failure. */
async function answerTo(work: Promise<unknown>) {
  const error = await work.then(
    () => new Error('passed'),
    (cause: unknown) => cause,
  )
  const { statusCode, body } = errorResponse(error, 'r-1')
  return { statusCode, code: JSON.parse(body ?? '{}').error.code }
}

beforeEach(() => {
  quietLog()
  client.reset()
  waits.length = 0
})

describe('a table that fails as only the real service does', () => {
  test.each([
    ['throttles for good', named('ProvisionedThroughputExceededException'), 503, 'service.busy'],
    ['does not answer in time', named('TimeoutError'), 503, 'service.busy'],
    [
      'cannot be reached',
      Object.assign(new Error('socket'), { code: 'ECONNRESET' }),
      503,
      'service.busy',
    ],
    [
      'is down',
      Object.assign(named('InternalServerError'), { $fault: 'server' }),
      503,
      'service.busy',
    ],
    ['denies the call', named('AccessDeniedException'), 500, 'unknown'],
    ['finds the call wrong', named('ValidationException'), 500, 'unknown'],
  ])(
    'and %s says so to the caller, and nothing of the inside',
    async (_, failure, statusCode, code) => {
      client.on(GetCommand).rejects(failure)
      expect(await answerTo(table.get(key('b')))).toEqual({ statusCode, code })
    },
  )

  test('and answers half of a batch is asked for the rest, with a pause', async () => {
    client
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { tembea: [key('1')] },
        UnprocessedKeys: { tembea: { Keys: [key('2')] } },
      })
      .resolves({ Responses: { tembea: [key('2')] } })
    expect(await table.getMany([key('1'), key('2')])).toEqual([key('1'), key('2')])
    expect(client.commandCalls(BatchGetCommand)[1]?.args[0].input).toEqual({
      RequestItems: { tembea: { Keys: [key('2')], ConsistentRead: false } },
    })
    expect(waits).toEqual([1])
  })

  test('and never answers the rest of a batch is busy', async () => {
    client.on(BatchGetCommand).resolves({ UnprocessedKeys: { tembea: { Keys: [key('2')] } } })
    await expect(table.getMany([key('2')])).rejects.toMatchObject({ code: 'service.busy' })
  })
})

describe('a transaction that the real service cancels', () => {
  const writes = [putNew(key('1')), putNew(key('2'), () => new Error('there already'))]
  const cancelled = (...codes: string[]) =>
    new TransactionCanceledException({
      message: 'cancelled',
      $metadata,
      CancellationReasons: codes.map((Code) => ({ Code })),
    })

  test.each(['ValidationError', 'ItemCollectionSizeLimitExceeded', 'DuplicateItem'])(
    'for %s fails at once: no later try is taken either',
    async (code) => {
      client.on(TransactWriteCommand).rejects(cancelled('None', code))
      expect(await answerTo(commit(table, writes, wait))).toEqual({
        statusCode: 500,
        code: 'unknown',
      })
      expect(client.commandCalls(TransactWriteCommand)).toHaveLength(1)
    },
  )

  test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'for %s is tried again',
    async (code) => {
      client.on(TransactWriteCommand).rejectsOnce(cancelled(code, 'None')).resolves({})
      await commit(table, writes, wait)
      expect(client.commandCalls(TransactWriteCommand)).toHaveLength(2)
      expect(waits).toEqual([1])
    },
  )

  test('for a condition says what that write says', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'))
    await expect(commit(table, writes, wait)).rejects.toThrow('there already')
  })
})

describe('a single write', () => {
  const Item = { ...key('1'), version: 1 }
  const refused = (attempts: number, version: number) =>
    new ConditionalCheckFailedException({
      message: 'refused',
      $metadata: { attempts },
      Item: { pk: { S: 'a' }, sk: { S: '1' }, version: { N: String(version) } },
    })

  test('that meets its own item after an answer was lost is done', async () => {
    client.on(PutCommand).rejects(refused(2, 1))
    await expect(commit(table, [putNew(Item)], wait)).resolves.toBeUndefined()
  })

  test.each([
    ['at the first try', refused(1, 1)],
    ['as somebody else wrote it', refused(2, 2)],
  ])('that meets an item %s is refused', async (_, error) => {
    client.on(PutCommand).rejects(error)
    await expect(
      commit(table, [putNew(Item, () => new Error('there already'))], wait),
    ).rejects.toThrow('there already')
  })
})
