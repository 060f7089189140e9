import { tripEditRoutes } from '#shared/api/trip-edits'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { type EditDeps, editMakers } from '../edit/edit-makers'
import { editStays } from '../edit/edit-stays'
import { addStay } from '../edit/stay-patches'

/** Adds a stay before the first or after the last night of the trip. */
export const addAccommodationToStartEnd = useCaseOnce(
  tripEditRoutes.addAccommodationToStartEnd,
  async (call, deps: EditDeps, keep) => {
    const { itineraryId: id, ...wanted } = call.body
    return editStays(
      {
        call,
        id,
        action: 'addAccommodationToStartEnd',
        keep,
        patchOf: (record) => addStay(record, wanted),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(addAccommodationToStartEnd, editMakers)
