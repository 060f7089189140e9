import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { commit, putNew, putOver } from '../table/commit'
import { sandboxKey, sandboxSecretKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'

/**
 * What the sandbox provider keeps of a payment: the order and how it went, never a number of a card
 * or an account.
 */
export const sandboxPayment = z.object({
  token: z.string(),
  version: z.int().check(z.minimum(1)),
  owner: z.object({
    agencyId: agencyIdSchema,
    itineraryId: itineraryIdSchema,
    paymentId: paymentIdSchema,
  }),
  chargeId: z.string(),
  method: z.enum(['credit', 'ach']),
  amount: z.int(),
  serviceFee: z.int(),
  currency: z.string(),
  title: z.string(),
  returnPath: z.string(),
  /** Who gets the receipt, and what stands on the statement. */
  payerEmail: z.optional(z.string()),
  descriptor: z.optional(z.string()),
  /** Undefined while nobody has paid; `closed` when it was taken back. */
  outcome: z.optional(z.enum(['paid', 'failed', 'processing', 'closed'])),
  /** What a bank's transfer under way comes to, and when. */
  settles: z.optional(z.object({ to: z.enum(['paid', 'failed']), at: z.iso.datetime() })),
  outcomeAt: z.optional(z.iso.datetime()),
  tries: z._default(z.int(), 0),
  /** The payer's bank wants to be asked before it pays. */
  isAsked: z.optional(z.boolean()),
  /** What it sends back does not arrive. */
  refundFails: z.optional(z.boolean()),
  refundedAt: z.optional(z.iso.datetime()),
  /** What was asked back; all of it unless it says so. */
  refundedAmount: z.optional(z.int()),
  ttl: z.int(),
})
export type SandboxPayment = z.infer<typeof sandboxPayment>

/** Thrown when a sandbox payment was changed since it was read. */
export class SandboxChangedMeanwhile extends Error {
  override readonly name = 'SandboxChangedMeanwhile'
}

export function sandboxStore(table: Table) {
  let knownToken: string | undefined
  const changedMeanwhile = () => new SandboxChangedMeanwhile()
  const secretIn = async () =>
    parseFound(secretItem, await table.get(sandboxSecretKey, { consistent: true }))?.secret
  return {
    get: async (token: string) =>
      parseFound(sandboxPayment, await table.get(sandboxKey(token), { consistent: true })),
    /** Keeps a new one; one that is there already stays as it is. */
    async add(payment: Omit<SandboxPayment, 'version'>): Promise<void> {
      const item = { ...sandboxKey(payment.token), ...payment, version: 1 }
      await commit(table, [putNew(item, changedMeanwhile)]).catch(unlessThere)
    },
    /** @throws SandboxChangedMeanwhile */
    async change(
      before: SandboxPayment,
      changed: Partial<SandboxPayment>,
    ): Promise<SandboxPayment> {
      const after = { ...before, ...changed, version: before.version + 1 }
      await commit(table, [
        putOver({ ...sandboxKey(before.token), ...after }, before.version, changedMeanwhile),
      ])
      return after
    },
    /** The secret that the sandbox signs with: made once, at its first use. */
    async secret(): Promise<string> {
      knownToken ??= await secretIn()
      if (knownToken !== undefined) return knownToken
      const item = { ...sandboxSecretKey, secret: randomBytes(32).toString('base64url') }
      await commit(table, [putNew(item, changedMeanwhile)]).catch(unlessThere)
      knownToken = (await secretIn()) ?? item.secret
      return knownToken
    },
  }
}
export type SandboxStore = ReturnType<typeof sandboxStore>

const secretItem = z.object({ secret: z.string().check(z.minLength(32)) })

function unlessThere(error: unknown): void {
  if (!(error instanceof SandboxChangedMeanwhile)) throw error
}
