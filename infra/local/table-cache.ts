import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { tableDefinition } from '../../functions/data/table/table'
import { tableRequests } from './judge/table-requests'

/** What was read of one partition, while nothing has written to it since. */
interface Partition {
  readonly answers: Map<string, unknown>
  /** Rises with each write: an answer that was asked for before is not remembered. */
  writes: number
  /** Writes under way, and those of which nobody knows whether they have happened. */
  openWrites: number
}

/** Past so many partitions everything is forgotten, past so many answers those of a partition. */
const maxPartitions = 5_000
const maxAnswers = 500

/**
 * Remembers what was read of the table, items and queries of a partition, until something writes to
 * the partition. All writes of this process go through here, so what is remembered is what the
 * engine would answer; who writes past it, from another process, calls `forget`.
 */
export function tableCache() {
  let partitions = new Map<string, Partition>()

  const partitionOf = (pk: string): Partition => {
    const there = partitions.get(pk)
    if (there !== undefined) return there
    if (partitions.size >= maxPartitions) forget()
    const partition: Partition = { answers: new Map(), writes: 0, openWrites: 0 }
    partitions.set(pk, partition)
    return partition
  }

  /** Partitions that are being written to stay, or what is read of them meanwhile would be kept. */
  const forget = (): void => {
    const open = [...partitions].filter(([, { openWrites }]) => openWrites > 0)
    for (const [, partition] of partitions) touch(partition)
    partitions = new Map(open)
  }

  const recall = ({ answers, openWrites }: Partition, question: string): Remembered => {
    if (openWrites > 0 || !answers.has(question)) return undefined
    return { answer: structuredClone(answers.get(question)) }
  }

  /** What remembers the answer to a question that is about to be asked. */
  const rememberer = (partition: Partition) => {
    const { writes } = partition
    return (question: string, answer: unknown): void => {
      if (partition.writes !== writes || partition.openWrites > 0) return
      if (partition.answers.size >= maxAnswers) partition.answers.clear()
      partition.answers.set(question, structuredClone(answer))
    }
  }

  async function getItem(input: GetInput, ask: Ask): Promise<object> {
    const partition = partitionOf(pkOf(input.Key))
    const question = itemQuestion(input.Key)
    const there = recall(partition, question)
    if (there !== undefined) return { Item: there.answer, $metadata: {} }
    const remember = rememberer(partition)
    const output = await ask()
    remember(question, Object(output).Item)
    return output
  }

  async function batchGetItem(input: BatchInput, ask: Ask): Promise<object> {
    const [only, ...others] = Object.entries(input.RequestItems)
    if (only === undefined || others.length > 0) return ask()
    const [table, { Keys: keys }] = only
    const rememberedItems = keys.map((key) => recall(partitionOf(pkOf(key)), itemQuestion(key)))
    if (rememberedItems.every((one) => one !== undefined)) {
      const items = rememberedItems.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
      return { Responses: { [table]: items }, UnprocessedKeys: {}, $metadata: {} }
    }
    const rememberers = keys.map((key) => rememberer(partitionOf(pkOf(key))))
    const output = await ask()
    const { Responses = {}, UnprocessedKeys = {} } = Object(output)
    if (Object.keys(UnprocessedKeys).length > 0) return output
    const byKey = new Map((Responses[table] ?? []).map((item: Key) => [itemQuestion(item), item]))
    keys.forEach((key, at) => {
      rememberers[at]?.(itemQuestion(key), byKey.get(itemQuestion(key)))
    })
    return output
  }

  async function query(input: object, ask: Ask): Promise<object> {
    const [asked] = tableRequests('Query', input, (name) => name)
    const partition = partitionOf(asked?.leadingKeys?.[0] ?? '')
    const question = JSON.stringify(input)
    const there = recall(partition, question)
    if (there !== undefined) return Object(there.answer)
    const remember = rememberer(partition)
    const { $metadata, ...answer } = Object(await ask())
    remember(question, { ...answer, $metadata: {} })
    return { ...answer, $metadata }
  }

  async function write(operation: string, input: object, ask: Ask): Promise<object> {
    const pks = tableRequests(operation, input, (name) => name).flatMap(
      ({ leadingKeys = [] }) => leadingKeys,
    )
    const touchedPartitions = [...new Set(pks)].map((pk) => {
      const partition = partitionOf(pk)
      touch(partition)
      partition.openWrites += 1 // at once: it is not forgotten while the next is looked up
      return partition
    })
    const close = () => {
      for (const partition of touchedPartitions) {
        touch(partition)
        partition.openWrites -= 1
      }
    }
    try {
      const output = await ask()
      close()
      return output
    } catch (error) {
      // Without the engine's answer it may still happen: the partition is asked for each time.
      if (isAnswer(error)) close()
      throw error
    }
  }

  function through(operation: string, input: object, ask: Ask): Promise<object> {
    switch (operation) {
      case 'GetItem':
        return isWhole(input) ? getItem(input as GetInput, ask) : ask()
      case 'BatchGetItem':
        return batchGetItem(input as BatchInput, ask)
      case 'Query':
        return isOfTable(input) ? query(input, ask) : ask()
      case 'PutItem':
      case 'UpdateItem':
      case 'DeleteItem':
      case 'TransactWriteItems':
        return write(operation, input, ask)
      case 'Scan':
        return ask()
      default:
        forget()
        return ask().finally(forget)
    }
  }

  return {
    /** Puts it between a client and the engine; what is refused before is not answered by it. */
    attach({ middlewareStack }: Pick<DynamoDBClient, 'middlewareStack'>): void {
      middlewareStack.add(
        (next, { commandName = '' }) =>
          async (args) => {
            let response: unknown
            const ask = async () => {
              const result = await next(args)
              response = result.response
              return result.output
            }
            const operation = commandName.replace(/Command$/, '')
            const output = await through(operation, args.input, ask)
            return { response, output: output as never } // the engine's answer, or one that equals it
          },
        { step: 'initialize', name: 'tableCache', priority: 'low' },
      )
    },
    forget,
  }
}
export type TableCache = ReturnType<typeof tableCache>

type Ask = () => Promise<object>
type Key = Readonly<Record<string, unknown>>
type Remembered = { readonly answer: unknown } | undefined

/** What calls of reading have, as the client of documents writes them. */
interface GetInput {
  readonly Key: Key
}
interface BatchInput {
  readonly RequestItems: Readonly<Record<string, { readonly Keys: readonly Key[] }>>
}

const { partitionKey, sortKey } = tableDefinition
const pkOf = (key: Key): string => String(key[partitionKey])
const itemQuestion = (key: Key): string => `${pkOf(key)}\n${String(key[sortKey])}`

/** Whether a get asks for all that an item has. */
const isWhole = (input: object): boolean => !('ProjectionExpression' in input)

/** Whether a query is one of the table itself, and its values are no sets or bytes. */
const isOfTable = (input: object): boolean => {
  const { IndexName, ExpressionAttributeValues: values } = Object(input)
  return (
    IndexName === undefined && Object.values(values ?? {}).every((one) => typeof one !== 'object')
  )
}

const touch = (partition: Partition): void => {
  partition.writes += 1
  partition.answers.clear()
}

const isAnswer = (error: unknown): boolean => {
  const { $metadata } = Object(error)
  const status = Number($metadata?.httpStatusCode)
  return status >= 400 && status < 500
}
