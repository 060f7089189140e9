import { tripEditRoutes } from '#shared/api/trip-edits'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { editStays } from '../edit/edit-stays'
import { swapped } from '../edit/stay-patches'
import { type EditDeps, editDeps } from '../view/trip-deps'

const route = tripEditRoutes.swapAccommodation

/** Puts another camp in the place of a stay, for the same nights. */
export const swapAccommodation = useCase(route, async (call, deps: EditDeps) => {
  const { itineraryId: id, ...wanted } = call.body
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays(
      { call, id, action: 'swapAccommodation', keep, patchOf: (record) => swapped(record, wanted.segmentId, wanted) },
      deps,
    ),
  )
})

export const handler = lambdaFor(swapAccommodation, editDeps)
