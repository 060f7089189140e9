import { emailKeyOf } from '#shared/api/client-import-row'
import { clientImportRoutes } from '#shared/api/client-imports'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { recount } from '../../data/client-imports/import-records'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { checkRows } from '../check-rows'
import { importMakers, moveImport, ownImport } from '../own-import'

/** Parts come in their order; one that is here already changes nothing. */
export const sendClientImportPart = useCase(
  clientImportRoutes.sendClientImportPart,
  async ({ params, body: { part, rows }, principal }, deps: Deps<typeof importMakers>) => {
    const record = await ownImport(deps.imports, principal, params.id)
    return moveImport(deps.imports, record, async ({ sent, parts, version, counts }) => {
      if (part <= sent) return undefined
      if (part !== sent + 1 || part > parts)
        refuseField('body.part', `must be ${Math.min(sent + 1, parts)}`)
      if (record.state !== 'sending') throw new AppError('import.wrong-state')
      const emails = rows
        .map(({ email }) => emailKeyOf(email))
        .filter((email) => email.includes('@'))
      const outcomes = checkRows(rows, await deps.clientRows.byEmail(record.agencyId, emails))
      const after = {
        ...record,
        version: version + 1,
        sent: part,
        counts: recount(counts, [], outcomes),
        state: part === parts ? ('checked' as const) : record.state,
        updatedAt: deps.clock.now().toISOString(),
      }
      await deps.imports.save(after, { part: { part, rows, outcomes } })
      return after
    })
  },
)

export const handler = lambdaFor(sendClientImportPart, importMakers)
