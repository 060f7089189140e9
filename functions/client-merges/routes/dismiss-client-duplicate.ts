import { clientMergeRoutes } from '#shared/api/client-merges'
import { mergeStore } from '../../data/client-merges/merge-store'
import { clientReads } from '../../data/clients/client-reads'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { merges: mergeStore, clients: clientReads }

export const dismissClientDuplicate = useCase(
  clientMergeRoutes.dismissClientDuplicate,
  async ({ body: { clientIds }, principal }, { merges, clients }: Deps<typeof makers>) => {
    const [one, other] = clientIds
    const bothClients = await Promise.all(
      [one, other].map((id) => clients.getOne(principal.agencyId, id)),
    )
    for (const client of bothClients) requireOwn(principal, client)
    await merges.dismiss(principal.agencyId, [one, other])
    return { dismissed: true }
  },
)

export const handler = lambdaFor(dismissClientDuplicate, makers)
