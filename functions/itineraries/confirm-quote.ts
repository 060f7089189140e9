import { tripLifeRoutes } from '#shared/api/trip-life'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import { beginDeps } from './begin-deps'
import { type BeginDeps, beginWork } from './begin-work'

const route = tripLifeRoutes.confirmQuote

/** Asks for the booking to be confirmed: the state becomes confirming, and a worker does the rest. */
export const confirmQuote = useCase(route, async (call, deps: BeginDeps) => {
  const { itineraryId: id } = call.body
  return beginWork({ route, call, action: 'ConfirmQuote', id, deps, answer: { id, state: 'confirming' } })
})

export const handler = lambdaFor(confirmQuote, beginDeps)
