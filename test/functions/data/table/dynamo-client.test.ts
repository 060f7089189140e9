import { describe, expect, test } from 'vitest'
import { dynamoClient } from '../../../../functions/data/table/dynamo-client'
import { DynamoError } from '../../../../functions/data/table/dynamo-error'
import type { Wire, WireAnswer } from '../../../../functions/data/table/dynamo-wire'

const refusal = (name: string, status = 400, rest: object = {}): WireAnswer => ({
  status,
  text: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: `says ${name}`, ...rest }),
})
const good: WireAnswer = { status: 200, text: '{"Item":{"pk":{"S":"a"}}}' }

/** A client whose wire answers one thing after the other, the last for ever; `sent` are the bodies, `waits` the pauses. */
function clientOf(...answers: (WireAnswer | Error)[]) {
  const sent: string[] = []
  const waits: number[] = []
  const wire: Wire = async (_, body) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push(body)
    if (answer === undefined || answer instanceof Error) throw answer
    return answer
  }
  const client = dynamoClient(wire, async (attempt) => void waits.push(attempt))
  return { client, sent, waits }
}

const read = { TableName: 't', Key: {} }

describe('a call', () => {
  test.each([
    ['throttling', refusal('ProvisionedThroughputExceededException')],
    ['throttling of the account', refusal('ThrottlingException')],
    ['a failure of the service', refusal('InternalServerError', 500)],
    ['a failure without words', { status: 503, text: '<html>Service Unavailable</html>' }],
    ['a connection that broke', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
    ['no answer in time', new DynamoError({ name: 'TimeoutError', message: 'No answer within 5 ms' })],
    ['an answer that was cut off', { status: 200, text: '{"Item":' }],
  ])('is made again after %s, with a pause before each try', async (_, failure) => {
    const { client, sent, waits } = clientOf(failure, failure, good)
    expect(await client.call('GetItem', read)).toEqual({ Item: { pk: { S: 'a' } } })
    expect(sent).toHaveLength(3)
    expect(waits).toEqual([1, 2])
  })

  test('gives up after five tries, by the name of the last failure', async () => {
    const { client, sent } = clientOf(refusal('ThrottlingException'))
    await expect(client.call('GetItem', read)).rejects.toMatchObject({ name: 'ThrottlingException', passing: true })
    expect(sent).toHaveLength(5)
  })

  test.each([
    'ValidationException',
    'ResourceNotFoundException',
    'AccessDeniedException',
    'TransactionCanceledException',
  ])('is not made again after %s', async (name) => {
    const { client, sent } = clientOf(refusal(name))
    await expect(client.call('GetItem', read)).rejects.toMatchObject({ name, message: `says ${name}` })
    expect(sent).toHaveLength(1)
  })

  test('tells a refusal of one that is no JSON', async () => {
    const { client } = clientOf({ status: 403, text: '<html>' })
    await expect(client.call('GetItem', read)).rejects.toMatchObject({
      name: 'UnknownError',
      message: 'DynamoDB answered 403',
    })
  })
})

describe('a transaction', () => {
  test('keeps its token over its tries, and another transaction has another', async () => {
    const { client, sent } = clientOf(new Error('socket hang up'), { status: 200, text: '{}' })
    await client.call('TransactWriteItems', { TransactItems: [] })
    await client.call('TransactWriteItems', { TransactItems: [] })
    const tokens = sent.map((body) => JSON.parse(body).ClientRequestToken)
    expect(tokens).toEqual([tokens[0], tokens[0], expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(tokens[2]).not.toBe(tokens[0])
  })

  test('that was cancelled tells why of each write, with the items that stood in the way', async () => {
    const CancellationReasons = [
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Message: 'no', Item: { version: { N: '7' } } },
    ]
    const { client } = clientOf(refusal('TransactionCanceledException', 400, { CancellationReasons }))
    await expect(client.call('TransactWriteItems', {})).rejects.toMatchObject({
      reasons: [
        { code: 'None', item: undefined },
        { code: 'ConditionalCheckFailed', item: { version: 7 } },
      ],
    })
  })

  test('a read has no token', async () => {
    const { client, sent } = clientOf(good)
    await client.call('GetItem', read)
    expect(JSON.parse(sent[0] ?? '')).toEqual(read)
  })
})
