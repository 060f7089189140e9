import { clientPrivacyRoutes } from '#shared/api/client-privacy'
import { documentsOf } from '../../data/client-privacy/archive'
import { subjectOf } from '../../data/client-privacy/subject'
import { clientReads } from '../../data/clients/client-reads'
import { agencyStore } from '../../data/people/agency-store'
import { auditStore } from '../../data/people/audit-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { exportAudit } from '../export-audit'
import { exportMakers, exportSome, exportView } from '../make-export'

const makers = { ...exportMakers, clients: clientReads, agencies: agencyStore, audit: auditStore }
/**
 * An export with so few bytes of documents is made by the call itself; the job makes the others.
 */
const atOnceBytes = 20_000_000

export const startClientExport = useCase(
  clientPrivacyRoutes.startClientExport,
  async ({ params, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    const { id: clientId } = requireOwn(principal, await deps.clients.get(agencyId, params.id))
    const clientExport = await deps.exports.get(agencyId, clientId)
    const now = deps.clock.now()
    if (clientExport !== undefined && exportView(clientExport, now).state === 'making')
      return exportView(clientExport, now)
    const documents = await documentsOf(
      deps.table,
      await subjectOf(deps.table, { agencyId, clientId }),
    )
    const of = documents.reduce((sum, { size }) => sum + size, 0)
    const entry = exportAudit('agent_exported_client', {
      clientId,
      principal,
      now,
      id: deps.makeId('audit'),
    })
    const audit = entry(await callerIn(deps.agencies, principal))
    const newExport = {
      agencyId,
      clientId,
      by: audit.by,
      since: now.toISOString(),
      state: 'making' as const,
      tries: 0,
      documents: [],
      done: 0,
      of,
      files: [],
      resumeAt: now.toISOString(),
    }
    await deps.audit.add(audit)
    await deps.exports.save(newExport)
    return exportView(of > atOnceBytes ? newExport : await exportSome(newExport, deps, 1), now)
  },
)

export const handler = lambdaFor(startClientExport, makers)
