import * as z from 'zod/mini'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { commit, putNew, writeIf } from '../table/commit'
import { ticketKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'

/** How long a step of signing in waits for the next one, in milliseconds. */
export const ticketLifeMs = 10 * 60_000

const ticketRecord = z.object({
  /**
   * The second step after a right password, or a challenge that a passkey signs: to sign in, to
   * prove, to be added.
   */
  kind: z.enum(['second-step', 'sign-in', 'proof', 'new-passkey']),
  /** Whose it is; a passkey alone tells that itself. */
  agencyId: z.optional(agencyIdSchema),
  agentId: z.optional(agentIdSchema),
  /** Whether the session is to last. */
  keep: z.optional(z.boolean()),
  expiresAt: z.number(),
})
export type Ticket = z.infer<typeof ticketRecord>

/**
 * Steps of signing in that wait for the next one: each is used once, and only a hash of its secret
 * is kept.
 */
export function ticketStore(table: Table) {
  const find = async (
    secret: string,
    kind: Ticket['kind'],
    now: Date,
  ): Promise<Ticket | undefined> => {
    const ticket = parseFound(
      ticketRecord,
      await table.get(ticketKey(hashOf(secret)), { consistent: true }),
    )
    return ticket?.kind === kind && ticket.expiresAt > now.getTime() ? ticket : undefined
  }
  return {
    async add(secret: string, ticket: Omit<Ticket, 'expiresAt'>, now: Date): Promise<void> {
      const expiresAt = now.getTime() + ticketLifeMs
      const item = {
        ...ticketKey(hashOf(secret)),
        ...ticket,
        expiresAt,
        ttl: Math.ceil(expiresAt / 1000),
      }
      await commit(table, [putNew(item)])
    },
    find,
    /**
     * The ticket of a secret, which works no longer then; undefined when it was used, is over, or
     * for something else.
     */
    async use(secret: string, kind: Ticket['kind'], now: Date): Promise<Ticket | undefined> {
      const ticket = await find(secret, kind, now)
      if (ticket === undefined) return undefined
      const Delete = { Key: ticketKey(hashOf(secret)), ConditionExpression: 'attribute_exists(pk)' }
      return (await writeIf(table, { Delete })) ? ticket : undefined
    },
  }
}
export type TicketStore = ReturnType<typeof ticketStore>
