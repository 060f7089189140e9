import { clientMergeRoutes } from '#shared/api/client-merges'
import { mergeStore } from '../../data/client-merges/merge-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { isOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { merges: mergeStore }
const dayMs = 86_400_000

export const listClientMerges = useCase(
  clientMergeRoutes.listClientMerges,
  async ({ principal }, { merges, clock }: Deps<typeof makers>) => {
    const since = await merges.since(principal.agencyId, new Date(clock.now().getTime() - dayMs))
    return since.filter(
      ({ before }) => isOwn(principal, before.keep) && isOwn(principal, before.lose),
    )
  },
)

export const handler = lambdaFor(listClientMerges, makers)
