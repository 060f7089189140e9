import { itinerariesRoutes } from '#shared/api/itineraries'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type BeginDeps, beginMakers, beginWork } from '../work/begin-work'

const route = itinerariesRoutes.getQuote

/** Asks for a quote: the state becomes quoting, and a worker does the rest. */
export const getQuote = useCase(route, async (call, deps: BeginDeps) => {
  const { itineraryId: id, sendNotify } = call.body
  return beginWork({
    route,
    call,
    action: 'GetQuote',
    id,
    sendNotify,
    deps,
    answer: { id, state: 'quoting' },
  })
})

export const handler = lambdaFor(getQuote, beginMakers)
