import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { agencyIdSchema, agentIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { conversations } from '#shared/itinerary/conversations'
import { optionalEnv } from '../../runtime/env'
import { commit, putNew } from '../table/commit'
import { answerAddressKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'

const trip = { agencyId: agencyIdSchema, itineraryId: itineraryIdSchema }

/** Whose answers arrive at an address: the client's of a mail, an agent's, or those of who arranges things. */
const answererSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('client'), ...trip, at: z.iso.datetime(), id: z.string() }),
  z.object({
    kind: z.literal('agent'),
    ...trip,
    agentId: agentIdSchema,
    conversation: z.enum(conversations),
  }),
  z.object({ kind: z.literal('partner'), ...trip }),
])
export type Answerer = z.infer<typeof answererSchema>

/** How long a mail can be answered: trips are talked about until long after they end. */
const lifeMs = 400 * 86_400_000

/** Before the secret of an address: mails to no such address are nobody's. */
const localPrefix = 'answer+'

/**
 * Addresses of ours at which people answer mails of a trip. Of each only the hash of its 160 random
 * bits is kept; they are lower case, as some mail programs write every address.
 * @param domain - whose mails SES takes in; without one mails are answered elsewhere
 */
export function answerAddresses(table: Table, domain = optionalEnv('inboundDomain')) {
  return {
    /** A new address for somebody's answers; undefined where mails are not taken in. */
    async create(answerer: Answerer, now: Date): Promise<string | undefined> {
      if (domain === undefined) return undefined
      const secret = randomBytes(20).toString('hex')
      const expiresMs = now.getTime() + lifeMs
      const item = {
        ...answerAddressKey(hashOf(secret)),
        ...answerer,
        expiresAt: new Date(expiresMs).toISOString(),
        ttl: Math.ceil(expiresMs / 1000),
      }
      await commit(table, [putNew(item)])
      return `${localPrefix}${secret}@${domain}`
    },
    /** Whose answers an address is for: undefined for one that nobody was given, or that is over. */
    async find(address: string, now: Date): Promise<Answerer | undefined> {
      const [local = '', host] = address.toLowerCase().split('@')
      if (host !== domain || !local.startsWith(localPrefix)) return undefined
      const hash = hashOf(local.slice(localPrefix.length))
      const item = await table.get(answerAddressKey(hash))
      const isOver = item === undefined || Date.parse(String(item.expiresAt)) <= now.getTime()
      return isOver ? undefined : parseFound(answererSchema, item)
    },
  }
}
