import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { AppError } from '#shared/errors/app-error'
import { sheetStore } from '../../data/managers/sheet-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { editorIn, managerMakers } from '../manage-content'

const makers = { ...managerMakers, sheets: sheetStore }

/**
 * Keeps a sheet, or puts it over the one that the page had; what the supplier was asked stays with
 * it. A published one stays for its supplier's next sheet, which takes over its answers.
 */
export const saveRateSheet = useCase(
  rateSheetRoutes.saveRateSheet,
  async (
    { body: { of, name, work, noted, camps, isDone }, principal },
    deps: Deps<typeof makers>,
  ) => {
    const { by, now } = await editorIn(principal, deps)
    const before = of && (await deps.sheets.get(of.id))
    if (before !== undefined && before.version !== of?.version) throw new AppError('record.changed')
    const answers = new Map(Object.entries(noted))
    const requests = (before?.asked ?? []).map((one) => ({
      ...one,
      answer: answers.get(one.id) ?? one.answer,
    }))
    const sheet = {
      id: before?.id ?? deps.makeId('sheet'),
      version: (before?.version ?? 0) + 1,
      name,
      work,
      asked: requests,
      camps,
      isDone,
      updatedAt: now.toISOString(),
      updatedBy: by.name,
    }
    return deps.sheets.save(sheet)
  },
)

export const handler = lambdaFor(saveRateSheet, makers)
