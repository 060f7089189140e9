import { tripEditRoutes } from '#shared/api/trip-edits'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { editStays } from '../edit/edit-stays'
import { lengthened } from '../edit/stay-patches'
import { type EditDeps, editDeps } from '../view/trip-deps'

const route = tripEditRoutes.addAccommodationToStartEnd

/** Adds a stay before the first or after the last night of the trip. */
export const addAccommodationToStartEnd = useCase(route, async (call, deps: EditDeps) => {
  const { itineraryId: id, ...wanted } = call.body
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays(
      { call, id, action: 'addAccommodationToStartEnd', keep, patchOf: (record) => lengthened(record, wanted) },
      deps,
    ),
  )
})

export const handler = lambdaFor(addAccommodationToStartEnd, editDeps)
