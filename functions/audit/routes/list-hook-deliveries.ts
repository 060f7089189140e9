import { hooksRoutes } from '#shared/api/hooks'
import { hookDeliveries } from '../../data/config/hook-deliveries'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { deliveries: hookDeliveries }

export const listHookDeliveries = useCase(
  hooksRoutes.listHookDeliveries,
  async ({ query: { state, cursor }, principal }, { deliveries }: Deps<typeof makers>) => {
    const page = await deliveries.page(principal.agencyId, {
      isFailed: state === 'failed',
      before: cursor,
    })
    const headers: Record<string, string> =
      page.next === undefined ? {} : { 'x-next-cursor': page.next }
    return reply(page.deliveries, { headers })
  },
)

export const handler = lambdaFor(listHookDeliveries, makers)
