import { isAdmin } from '#shared/access/roles'
import { clientImportRoutes } from '#shared/api/client-imports'
import { AppError } from '#shared/errors/app-error'
import { nameOf } from '../../data/clients/client-records'
import { agencyStore } from '../../data/people/agency-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { importMakers } from '../own-import'

const makers = { ...importMakers, agencies: agencyStore }

/**
 * Begins an import. The same file, read the same way, goes on with the one that its agent is still
 * sending.
 */
export const createClientImport = useCase(
  clientImportRoutes.createClientImport,
  async ({ body, principal }, { imports, agencies, clock, makeId }: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    const [last, caller] = await Promise.all([
      imports.last(agencyId),
      callerIn(agencies, principal),
    ])
    const isSame = (record: (typeof last)[number]) =>
      record.agentId === agentId &&
      record.state === 'sending' &&
      record.fingerprint === body.fingerprint
    const openImport = last.find(isSame)
    if (openImport !== undefined) return (await imports.get(agencyId, openImport.id)) ?? openImport
    if (caller === undefined) throw new AppError('auth.required')
    const at = clock.now().toISOString()
    const record = {
      ...body,
      id: makeId('import'),
      agencyId,
      agentId,
      version: 1,
      state: 'sending' as const,
      agent: { firstName: caller.firstName, lastName: caller.lastName },
      by: nameOf(caller),
      isLead: isAdmin(principal),
      duplicates: 'skip' as const,
      counts: {},
      sent: 0,
      done: 0,
      next: { part: 1, row: 0 },
      createdAt: at,
      updatedAt: at,
    }
    await imports.add(record)
    return record
  },
)

export const handler = lambdaFor(createClientImport, makers)
