import { clientPrivacyRoutes } from '#shared/api/client-privacy'
import { clientReads } from '../../data/clients/client-reads'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { earliestToday } from '../../runtime/clock'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { planErasure } from '../erasure-plan'

const makers = { clients: clientReads, table: (table: Table) => table }

export const getClientErasure = useCase(
  clientPrivacyRoutes.getClientErasure,
  async ({ params, principal }, { clients, table, clock }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const { id: clientId } = requireOwn(principal, await clients.get(agencyId, params.id))
    return planErasure(table, { agencyId, clientId, today: earliestToday(clock) })
  },
)

export const handler = lambdaFor(getClientErasure, makers)
