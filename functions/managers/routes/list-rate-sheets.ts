import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { sheetStore } from '../../data/managers/sheet-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { sheets: sheetStore }

export const listRateSheets = useCase(
  rateSheetRoutes.listRateSheets,
  (_call, { sheets }: Deps<typeof makers>) => sheets.all(),
)

export const handler = lambdaFor(listRateSheets, makers)
