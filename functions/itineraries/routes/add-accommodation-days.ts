import { tripEditRoutes } from '#shared/api/trip-edits'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { type EditDeps, editMakers } from '../edit/edit-makers'
import { editStays } from '../edit/edit-stays'
import { stretchStayBy } from '../edit/stay-patches'

/** Makes a stay longer or shorter at its end; what comes after it moves along. */
export const addAccommodationDays = useCaseOnce(
  tripEditRoutes.addAccommodationDays,
  async (call, deps: EditDeps, keep) => {
    const { itineraryId: id, ...wanted } = call.body
    return editStays(
      {
        call,
        id,
        action: 'addAccommodationDays',
        keep,
        patchOf: (record) => stretchStayBy(record, wanted.segmentId, wanted.days),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(addAccommodationDays, editMakers)
