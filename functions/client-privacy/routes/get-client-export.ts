import { clientPrivacyRoutes } from '#shared/api/client-privacy'
import { exportStore } from '../../data/client-privacy/export-store'
import { clientReads } from '../../data/clients/client-reads'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { exportView } from '../make-export'

const makers = { clients: clientReads, exports: exportStore }

export const getClientExport = useCase(
  clientPrivacyRoutes.getClientExport,
  async ({ params, principal }, { clients, exports, clock }: Deps<typeof makers>) => {
    const { id } = requireOwn(principal, await clients.get(principal.agencyId, params.id))
    return exportView(await exports.get(principal.agencyId, id), clock.now())
  },
)

export const handler = lambdaFor(getClientExport, makers)
