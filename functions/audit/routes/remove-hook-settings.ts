import { hooksRoutes } from '#shared/api/hooks'
import { agencyHookStore } from '../../data/config/agency-hook-store'
import { auditStore } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { hookAudit, hookSettingsOf } from '../hook-settings'

const makers = { hooks: agencyHookStore, audit: auditStore }

/** Removes the agency's own automation hook; events that are under way to it are dropped. */
export const removeHookSettings = useCase(
  hooksRoutes.removeHookSettings,
  async ({ principal }, deps: Deps<typeof makers>) => {
    const before = await deps.hooks.hook(principal.agencyId)
    if (before !== undefined) {
      await deps.hooks.remove(principal.agencyId)
      await deps.audit.add(hookAudit({ principal, action: 'agent_removed_hook' }, deps))
    }
    return hookSettingsOf(undefined)
  },
)

export const handler = lambdaFor(removeHookSettings, makers)
