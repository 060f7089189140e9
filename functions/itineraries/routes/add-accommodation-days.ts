import { tripEditRoutes } from '#shared/api/trip-edits'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { editStays } from '../edit/edit-stays'
import { stretched } from '../edit/stay-patches'
import { type EditDeps, editDeps } from '../view/trip-deps'

const route = tripEditRoutes.addAccommodationDays

/** Makes a stay longer or shorter at its end; what comes after it moves along. */
export const addAccommodationDays = useCase(route, async (call, deps: EditDeps) => {
  const { itineraryId: id, ...wanted } = call.body
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays(
      {
        call,
        id,
        action: 'addAccommodationDays',
        keep,
        patchOf: (record) => stretched(record, wanted.segmentId, wanted.days),
      },
      deps,
    ),
  )
})

export const handler = lambdaFor(addAccommodationDays, editDeps)
