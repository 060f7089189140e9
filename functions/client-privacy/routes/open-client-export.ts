import { clientPrivacyRoutes } from '#shared/api/client-privacy'
import { AppError } from '#shared/errors/app-error'
import { exportStore } from '../../data/client-privacy/export-store'
import { clientReads } from '../../data/clients/client-reads'
import { agencyStore } from '../../data/people/agency-store'
import { auditStore } from '../../data/people/audit-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { theFiles } from '../../media/the-files'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { exportAudit } from '../export-audit'
import { exportView } from '../make-export'

const makers = {
  clients: clientReads,
  exports: exportStore,
  files: theFiles,
  agencies: agencyStore,
  audit: auditStore,
}

export const openClientExport = useCase(
  clientPrivacyRoutes.openClientExport,
  async ({ params, principal }, { clock, makeId, ...deps }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const { id: clientId } = requireOwn(principal, await deps.clients.get(agencyId, params.id))
    const now = clock.now()
    const clientExport = await deps.exports.get(agencyId, clientId)
    const file = clientExport?.files.find(({ id }) => id === params.file)
    if (file === undefined || exportView(clientExport, now).state === 'none')
      throw new AppError('record.not-found')
    const auditFacts = { clientId, principal, now, id: makeId('audit') }
    await deps.audit.add(
      exportAudit(
        'agent_downloaded_client_export',
        auditFacts,
      )(await callerIn(deps.agencies, principal)),
    )
    return { url: await deps.files.downloadUrl(file, now) }
  },
)

export const handler = lambdaFor(openClientExport, makers)
