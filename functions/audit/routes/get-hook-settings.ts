import { hooksRoutes } from '#shared/api/hooks'
import { agencyHookStore } from '../../data/config/agency-hook-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { hookSettingsOf } from '../hook-settings'

const makers = { hooks: agencyHookStore }

/** The address of the agency's own automation hook. */
export const getHookSettings = useCase(
  hooksRoutes.getHookSettings,
  async ({ principal }, { hooks }: Deps<typeof makers>) =>
    hookSettingsOf(await hooks.hook(principal.agencyId)),
)

export const handler = lambdaFor(getHookSettings, makers)
