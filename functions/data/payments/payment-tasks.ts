import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AgencyId, PaymentId } from '#shared/ids/ids'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { type Concern, concern, isUrgent, withConcern } from '#shared/payments/concern'
import { actorSchema } from '../people/actor'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { paymentTaskKey, paymentTasksOf } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import type { Table } from '../table/table-access'
import { ChargesChangedMeanwhile } from './payment-charges'

/** Something that a person has to do about a payment, and who did it. */
const paymentTask = z.object({
  id: z.string(),
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  paymentId: paymentIdSchema,
  version: z.int().check(z.minimum(1)),
  concern,
  done: z.optional(z.object({ at: z.iso.datetime(), by: actorSchema })),
})
export type PaymentTask = z.infer<typeof paymentTask>

type Place = Pick<PaymentTask, 'agencyId' | 'itineraryId' | 'paymentId'>

/** The same concern is the same task, however often it is told. */
export const taskIdOf = ({ kind, reference }: Pick<Concern, 'kind' | 'reference'>): string =>
  createHash('sha256').update(`${kind} ${reference}`).digest('base64url').slice(0, 20)

/** Tasks about payments: beside the payment, and in a list of their agency. */
export const paymentTasks = (table: Table) => ({
  async get(
    agencyId: AgencyId,
    paymentId: PaymentId,
    id: string,
  ): Promise<PaymentTask | undefined> {
    return parseFound(
      paymentTask,
      await table.get(paymentTaskKey(agencyId, paymentId, id), { consistent: true }),
    )
  },
  /**
   * Those of an agency: what is to be done, the most urgent first, and then what was done since a
   * day, the latest last.
   */
  async ofAgency(agencyId: AgencyId, doneSince: string): Promise<PaymentTask[]> {
    const between = async (from: string, to: string) => {
      const items = await table.all(queryIndex('gsi1', paymentTasksOf(agencyId), { from, to }))
      return items.map((item) => parseRecord(z.object({ listed: paymentTask }), item).listed)
    }
    const [open, done] = await Promise.all([
      between('open#', 'open#~'),
      between(`done#${doneSince}`, 'done#~'),
    ])
    return [...open, ...done]
  },
  /** @throws ChargesChangedMeanwhile when it was changed since it was read */
  save: (before: PaymentTask, done: PaymentTask['done'], also: readonly PlannedWrite[]) =>
    commit(table, [taskWrite({ ...before, done, version: before.version + 1 }), ...also]),
})
export type PaymentTasks = ReturnType<typeof paymentTasks>

/**
 * The writes of what was told: none where it says nothing new. A task that was done is to be done
 * again when its concern has come to another end since.
 */
export function concernWrites(
  place: Place,
  known: PaymentTask | undefined,
  said: Concern,
): PlannedWrite[] {
  const next = withConcern(known?.concern, said)
  if (known !== undefined && JSON.stringify(concern.parse(next)) === JSON.stringify(known.concern))
    return []
  const { agencyId, itineraryId, paymentId } = place
  const doneMark = known?.concern.state === next.state ? known.done : undefined
  const version = (known?.version ?? 0) + 1
  return [
    taskWrite({
      id: taskIdOf(said),
      agencyId,
      itineraryId,
      paymentId,
      version,
      concern: next,
      done: doneMark,
    }),
  ]
}

function taskWrite(task: PaymentTask): PlannedWrite {
  const { id, agencyId, paymentId, version, concern: about, done } = task
  const isOpen = done === undefined && isUrgent(about)
  const place = isOpen ? `open#${about.respondBy ?? about.at}` : `done#${done?.at ?? about.at}`
  const list = { gsi1pk: paymentTasksOf(agencyId), gsi1sk: `${place}#${id}`, listed: task }
  const item = { ...paymentTaskKey(agencyId, paymentId, id), ...task, ...list }
  const changedMeanwhile = () => new ChargesChangedMeanwhile('The task was changed meanwhile')
  return version === 1
    ? putNew(item, changedMeanwhile)
    : putOver(item, version - 1, changedMeanwhile)
}
