import { randomBytes } from 'node:crypto'
import { hooksRoutes } from '#shared/api/hooks'
import { refuseField } from '#shared/errors/refuse-field'
import { nameOf } from '../../data/clients/client-records'
import { agencyHookStore, hookSealOf } from '../../data/config/agency-hook-store'
import { agencyStore } from '../../data/people/agency-store'
import { auditStore } from '../../data/people/audit-store'
import { callerIn } from '../../data/people/people'
import { theSealing } from '../../data/secrets/sealing'
import { lambdaFor } from '../../data/table/lambda-for'
import { optionalEnv } from '../../runtime/env'
import { AddressRefused, requirePublicUrl } from '../../runtime/public-https'
import { type Deps, useCase } from '../../runtime/use-case'
import { hookAudit, hookSettingsOf } from '../hook-settings'

const makers = {
  hooks: agencyHookStore,
  agencies: agencyStore,
  audit: auditStore,
  sealing: () => theSealing(),
}

/**
 * Sets the agency's own automation hook. Its secret is made here, stored sealed, and told only by
 * the answer that makes it.
 */
export const saveHookSettings = useCase(
  hooksRoutes.saveHookSettings,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    requireHookAddress(body.url)
    const [before, caller] = await Promise.all([
      deps.hooks.hook(agencyId),
      callerIn(deps.agencies, principal),
    ])
    const isKept = before !== undefined && !body.renewSecret
    const secret = isKept ? undefined : `whs_${randomBytes(32).toString('base64url')}`
    const sealedSecret =
      secret === undefined
        ? (before?.sealedSecret ?? '')
        : await deps.sealing.seal(secret, hookSealOf(agencyId))
    const hook = {
      agencyId,
      url: body.url,
      sealedSecret,
      updatedAt: deps.clock.now().toISOString(),
      updatedBy: caller === undefined ? agentId : nameOf(caller),
    }
    await deps.hooks.save(hook)
    const details = { host: new URL(body.url).hostname, renewedSecret: secret !== undefined }
    await deps.audit.add(hookAudit({ principal, action: 'agent_changed_hook', details }, deps))
    return { settings: hookSettingsOf(hook), ...(secret !== undefined && { secret }) }
  },
)

/** @throws AppError request.invalid for an address that events may not be sent to */
function requireHookAddress(url: string): void {
  if (optionalEnv('allowLocalAddresses') === 'true' && URL.canParse(url)) return
  try {
    requirePublicUrl(url)
  } catch (error) {
    if (error instanceof AddressRefused) refuseField('body.url', error.message)
    throw error
  }
}

export const handler = lambdaFor(saveHookSettings, makers)
