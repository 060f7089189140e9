import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { sheetStore } from '../../data/managers/sheet-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { sheets: sheetStore }

export const getRateSheet = useCase(
  rateSheetRoutes.getRateSheet,
  ({ params: { id } }, { sheets }: Deps<typeof makers>) => sheets.get(id),
)

export const handler = lambdaFor(getRateSheet, makers)
