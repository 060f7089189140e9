import { tripEditRoutes } from '#shared/api/trip-edits'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { type EditDeps, editMakers } from '../edit/edit-makers'
import { editStays } from '../edit/edit-stays'
import { swapStay } from '../edit/stay-patches'

/** Puts another camp in the place of a stay, for the same nights. */
export const swapAccommodation = useCaseOnce(
  tripEditRoutes.swapAccommodation,
  async (call, deps: EditDeps, keep) => {
    const { itineraryId: id, ...wanted } = call.body
    return editStays(
      {
        call,
        id,
        action: 'swapAccommodation',
        keep,
        patchOf: (record) => swapStay(record, wanted.segmentId, wanted),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(swapAccommodation, editMakers)
