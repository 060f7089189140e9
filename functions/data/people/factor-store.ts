import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { type AgencyId, type AgentId, agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew } from '../table/commit'
import { agentKey, factorsKey, passkeyKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'

const passkeyRecord = z.object({
  /** The credential's id as the browser names it. */
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.optional(z.string()),
})
export type PasskeyRecord = z.infer<typeof passkeyRecord>

const factorsRecord = z.object({
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  version: z.number(),
  /** The authenticator app; a code counts once, so the last one's time step is kept. */
  totp: z.optional(z.object({ secret: z.string(), since: z.string(), lastStep: z.number() })),
  /** A secret that was shown and has yet to be confirmed. */
  pending: z.optional(z.object({ secret: z.string(), until: z.number() })),
  passkeys: z.array(passkeyRecord),
  /** SHA-256 of the recovery codes that were not used yet. */
  recovery: z.array(z.string()),
})
/** By what else than a password an agent signs in. */
export type Factors = z.infer<typeof factorsRecord>

/** Whether signing in takes a second step. */
export const hasSecondStep = ({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean =>
  totp !== undefined || passkeys.length > 0

/**
 * The second steps of agents. All of one agent's are one item with a version, so that a code or a
 * challenge counts once.
 */
export function factorStore(table: Table) {
  return {
    async of(agencyId: AgencyId, agentId: AgentId): Promise<Factors> {
      const factors = parseFound(
        factorsRecord,
        await table.get(factorsKey(agencyId, agentId), { consistent: true }),
      )
      return factors ?? { agencyId, agentId, version: 0, passkeys: [], recovery: [] }
    },
    /** Whose a passkey is. */
    ownerOf: async (id: string) =>
      parseFound(passkeyOwner, await table.get(passkeyKey(hashOf(id)), { consistent: true })),
    /**
     * Stores what has changed, with what belongs to it; the agent's record says whether there is a
     * second step, and since when sessions count where a change ends those from before it.
     * @throws AppError auth.wrong-proof when something else changed meanwhile,
     * account.passkey-known for another's passkey
     */
    async save(
      before: Factors,
      change: Partial<Factors>,
      more: readonly PlannedWrite[] = [],
      { sessionsFrom }: { readonly sessionsFrom?: number } = {},
    ): Promise<Factors> {
      const after = { ...before, ...change, version: before.version + 1 }
      const { agencyId, agentId } = before
      const had = new Set(before.passkeys.map(({ id }) => id))
      const has = new Set(after.passkeys.map(({ id }) => id))
      const isFirst = before.version === 0
      await commit(table, [
        {
          write: {
            Put: {
              Item: { ...factorsKey(agencyId, agentId), ...after },
              ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : 'version = :version',
              ...(!isFirst && { ExpressionAttributeValues: { ':version': before.version } }),
            },
          },
          refused: () => new AppError('auth.wrong-proof'),
        },
        ...[...has]
          .filter((id) => !had.has(id))
          .map((id) => putNew(ownerItem(id, before), passkeyKnown)),
        ...[...had]
          .filter((id) => !has.has(id))
          .map((id) => ({ write: { Delete: { Key: passkeyKey(hashOf(id)) } } })),
        ...(hasSecondStep(before) === hasSecondStep(after) && sessionsFrom === undefined
          ? []
          : [noteSecondStep(after, sessionsFrom)]),
        ...more,
      ])
      return after
    },
  }
}
export type FactorStore = ReturnType<typeof factorStore>

const passkeyOwner = z.object({ agencyId: agencyIdSchema, agentId: agentIdSchema })
const ownerItem = (id: string, { agencyId, agentId }: Factors) => ({
  ...passkeyKey(hashOf(id)),
  agencyId,
  agentId,
})
const passkeyKnown = () => new AppError('account.passkey-known')

const noteSecondStep = (factors: Factors, sessionsFrom?: number): PlannedWrite => ({
  write: setFields(agentKey(factors.agencyId, factors.agentId), {
    hasSecondStep: hasSecondStep(factors),
    ...(sessionsFrom !== undefined && { sessionsFrom }),
  }),
  refused: () => new AppError('record.not-found'),
})
