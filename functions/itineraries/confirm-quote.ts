import { itinerariesRoutes } from '#shared/api/itineraries'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import { beginDeps } from './begin-deps'
import { type BeginDeps, beginWork } from './begin-work'

const route = itinerariesRoutes.confirmQuote

/** Asks for the booking to be confirmed: the state becomes confirming, and a worker does the rest. */
export const confirmQuote = useCase(route, async (call, deps: BeginDeps) => {
  const { itineraryId: id } = call.body
  return beginWork({ route, call, action: 'ConfirmQuote', id, deps, answer: { id, state: 'confirming' } })
})

export const handler = lambdaFor(confirmQuote, beginDeps)
