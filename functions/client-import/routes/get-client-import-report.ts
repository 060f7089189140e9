import { clientImportRoutes } from '#shared/api/client-imports'
import { cutText } from '#shared/format/plain-text'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { importMakers, ownImport } from '../own-import'

/** Rows that need no word are left out: those to be created, and those that were. */
export const getClientImportReport = useCase(
  clientImportRoutes.getClientImportReport,
  async ({ params, principal }, { imports }: Deps<typeof importMakers>) => {
    const { rows, outcomes } = await imports.part(
      await ownImport(imports, principal, params.id),
      params.part,
    )
    return rows.flatMap(({ row, firstName, lastName, email }, at) => {
      const { kind = 'ready', why = '', clientId } = outcomes[at] ?? {}
      if (['ready', 'created', 'removed', 'restored'].includes(kind)) return []
      return [
        { row, kind, why, clientId, name: cutText(`${firstName} ${lastName}`.trim(), 120), email },
      ]
    })
  },
)

export const handler = lambdaFor(getClientImportReport, importMakers)
