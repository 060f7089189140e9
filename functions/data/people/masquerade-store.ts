import { randomBytes } from 'node:crypto'
import type { AgentPrincipal } from '#shared/access/principal'
import { commit, putNew } from '../table/commit'
import { sessionKey } from '../table/keys'
import { hashOf } from '../table/secret-token'
import type { Table } from '../table/table-access'
import { type AuditEntry, auditWrite } from './audit-store'

/**
 * Sessions in which somebody acts as another user. Nothing begins or ends without its entry of the
 * audit trail.
 */
export function masqueradeStore(table: Table) {
  return {
    /**
     * Begins one, which stands in nobody's list of sessions.
     * @param principal - the user, with who acts as them
     */
    async start(
      principal: AgentPrincipal,
      { durationMs, now, audit }: { durationMs: number; now: Date; audit: AuditEntry },
    ): Promise<{ token: string; ends: Date }> {
      const token = randomBytes(32).toString('base64url')
      const at = now.getTime()
      const times = {
        createdAt: at,
        lastUsedAt: at,
        idleMs: durationMs,
        expiresAt: at + durationMs,
      }
      const item = {
        ...sessionKey(hashOf(token)),
        principal,
        ...times,
        ttl: Math.ceil((at + durationMs) / 1000),
      }
      await commit(table, [putNew(item), auditWrite(audit)])
      return { token, ends: new Date(at + durationMs) }
    },
    /** Ends one before its time. */
    end: (token: string, audit: AuditEntry): Promise<void> =>
      commit(table, [{ write: { Delete: { Key: sessionKey(hashOf(token)) } } }, auditWrite(audit)]),
  }
}
