import * as z from 'zod/mini'
import { type AgencyId, agencyIdSchema } from '#shared/ids/ids'
import { hookSettingsKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'

/** An agency's own automation hook. */
const agencyHook = z.object({
  agencyId: agencyIdSchema,
  url: z.string(),
  /** What deliveries are signed with, sealed. */
  sealedSecret: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
})
export type AgencyHook = z.infer<typeof agencyHook>

/** Automation hooks of agencies: at most one each. */
export const agencyHookStore = (table: Table) => ({
  hook: async (agencyId: AgencyId): Promise<AgencyHook | undefined> =>
    parseFound(agencyHook, await table.get(hookSettingsKey(agencyId), { consistent: true })),
  save: (hook: AgencyHook): Promise<void> =>
    table.write([{ Put: { Item: { ...hookSettingsKey(hook.agencyId), ...hook } } }]),
  remove: (agencyId: AgencyId): Promise<void> =>
    table.write([{ Delete: { Key: hookSettingsKey(agencyId) } }]),
})
export type AgencyHookStore = ReturnType<typeof agencyHookStore>

/** What the secret of an agency's hook is sealed for. */
export const hookSealOf = (agencyId: AgencyId) => ({
  purpose: 'hooks' as const,
  agencyId,
  of: 'agency-hook',
})
