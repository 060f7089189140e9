import { hkdfSync } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { decryptBytes, encryptBytes } from '../secrets/encrypted-bytes'
import { commit, type PlannedWrite } from './commit'
import { idempotencyKey } from './keys'
import { pack, unpack } from './packed'
import { parseFound, parseRecord } from './parse-record'
import { hashOf } from './secret-token'
import type { Table } from './table-access'

/** An answer kept for repeats of its request: the very bytes. */
export interface KeptAnswer {
  readonly agencyId: AgencyId
  readonly key: string
  /** Of the route, the caller and the body. */
  readonly requestHash: string
  readonly body: string
  readonly version?: number | undefined
  readonly now: Date
}

/**
 * Thrown by a transaction whose request was answered before: the effect is there, and so is the
 * answer.
 */
export class AnsweredBefore extends Error {
  override readonly name = 'AnsweredBefore'
  constructor(readonly kept: Pick<KeptAnswer, 'body' | 'version'>) {
    super('Answered before')
  }
}

const keptSeconds = 24 * 3600

/**
 * The body is sealed by the caller's key, of which only a hash is stored: an answer may hold what was erased since, and
 * the table alone tells nobody.
 */
const keptItem = z.object({
  requestHash: z.string(),
  sealed: z.instanceof(Uint8Array),
  version: z.optional(z.int()),
  ttl: z.int(),
})
type KeptItem = z.infer<typeof keptItem>
type Repeated = Pick<KeptAnswer, 'agencyId' | 'key' | 'requestHash'>

/** Answers kept for repeats. */
export interface AnswerStore {
  /**
   * The answer that a request got before, when it is still kept.
   * @throws AppError request.idempotency-mismatch when the key was used with another body
   */
  find(request: Omit<KeptAnswer, 'body' | 'version'>): Promise<AnsweredBefore['kept'] | undefined>
  /**
   * Keeps the answer of a request that changed nothing.
   * @throws AnsweredBefore; AppError of the idempotency key
   */
  keep(answer: KeptAnswer): Promise<void>
}

export function answerStore(table: Table): AnswerStore {
  return {
    async find({ now, ...request }) {
      const item = await table.get(answerPlace(request), { consistent: true })
      const keptAnswer = parseFound(keptItem, item)
      return keptAnswer === undefined || keptAnswer.ttl <= now.getTime() / 1000
        ? undefined
        : answerOf(keptAnswer, request)
    },
    keep: (answer) => commit(table, [keepAnswer(answer)]),
  }
}

function answerOf(kept: KeptItem, request: Repeated): AnsweredBefore['kept'] {
  const { key, requestHash } = request
  if (kept.requestHash !== requestHash) throw new AppError('request.idempotency-mismatch', { key })
  const body = unpack(decryptBytes(kept.sealed, answerSecret(request), about))
  return { body: String(body), version: kept.version }
}

type CallersKey = Pick<KeptAnswer, 'agencyId' | 'key'>
const answerPlace = ({ agencyId, key }: CallersKey) =>
  idempotencyKey(agencyId, hashOf(`${agencyId} ${key}`))
const about = Buffer.from('answer')
const answerSecret = ({ agencyId, key }: CallersKey): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, agencyId, about, 32))

/**
 * The write that keeps an answer, in the transaction of its effect: it refuses a second effect of
 * the same key within a day (domain.md, Money in). Put it first, so that a repeat is recognised
 * before anything else is refused.
 */
export function keepAnswer({ body, version, now, ...request }: KeptAnswer): PlannedWrite {
  const { key, requestHash } = request
  const seconds = Math.floor(now.getTime() / 1000)
  const Put = {
    Item: {
      ...answerPlace(request),
      requestHash,
      sealed: encryptBytes(pack(body), answerSecret(request), about),
      version,
      ttl: seconds + keptSeconds,
    },
    ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': seconds },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  return {
    write: { Put },
    refused: (old) => new AnsweredBefore(answerOf(parseRecord(keptItem, old ?? {}), request)),
    busy: () => new AppError('request.idempotency-busy', { key }),
  }
}
