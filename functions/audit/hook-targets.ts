import type { HookTargetName } from '#shared/api/hooks'
import type { AgencyId } from '#shared/ids/ids'
import { type AgencyHookStore, hookSealOf } from '../data/config/agency-hook-store'
import type { Sealing } from '../data/secrets/sealing'
import { optionalEnv } from '../runtime/env'
import { readSecret } from '../runtime/secrets'

/** A hook that events of an agency go to. */
export interface HookTarget {
  readonly name: HookTargetName
  readonly url: string
  /** What deliveries are signed with: the receiver has the same. */
  readonly secret: () => Promise<string>
}

interface OwnHookDeps {
  readonly hooks: Pick<AgencyHookStore, 'hook'>
  readonly sealing: () => Sealing
}

/** The agency's own hook; undefined while it has none. */
export async function agencyTarget(
  agencyId: AgencyId,
  { hooks, sealing }: OwnHookDeps,
): Promise<HookTarget | undefined> {
  const hook = await hooks.hook(agencyId)
  return (
    hook && {
      name: 'agency',
      url: hook.url,
      secret: () => sealing().open(hook.sealedSecret, hookSealOf(agencyId)),
    }
  )
}

/** The hooks that an agency's events go to: that of the installation, and the agency's own. */
export async function targetsOf(agencyId: AgencyId, deps: OwnHookDeps): Promise<HookTarget[]> {
  const url = optionalEnv('zapUrl')
  const own = await agencyTarget(agencyId, deps)
  return [
    ...(url === undefined
      ? []
      : [{ name: 'installation' as const, url, secret: () => readSecret('zap') }]),
    ...(own === undefined ? [] : [own]),
  ]
}
