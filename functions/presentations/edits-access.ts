import type { AgentPrincipal } from '#shared/access/principal'
import { type ClientId, clientIdSchema, type ItineraryId, itineraryIdSchema } from '#shared/ids/ids'
import { clientStore } from '../data/clients/client-store'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import { agencyStore } from '../data/people/agency-store'
import { actorOf, callerIn } from '../data/people/people'
import { type EditsOf, presentationStore } from '../data/presentations/presentation-store'
import { requireOwnTrip } from '../itineraries/view/require-own-trip'
import { requireOwn } from '../runtime/own'
import type { Deps } from '../runtime/use-case'

/** What the routes of edits reach. */
export const editsMakers = {
  presentations: presentationStore,
  itineraries: itineraryStore,
  clients: clientStore,
  agencies: agencyStore,
}
export type EditsDeps = Deps<typeof editsMakers>

/**
 * Whose edits an id names, when the agent may know of that trip or client.
 * @throws AppError record.not-found
 */
export async function requireEditsOf(
  principal: AgentPrincipal,
  id: ItineraryId | ClientId,
  { itineraries, clients }: EditsDeps,
): Promise<EditsOf> {
  const { agencyId } = principal
  const itineraryId = itineraryIdSchema.safeParse(id)
  if (itineraryId.success) {
    requireOwnTrip(principal, await itineraries.get(agencyId, itineraryId.data))
    return { agencyId, owner: { itineraryId: itineraryId.data } }
  }
  const clientId = clientIdSchema.parse(id)
  requireOwn(principal, await clients.get(agencyId, clientId))
  return { agencyId, owner: { clientId } }
}

/** Who changes edits, and when. */
export async function editorOf(principal: AgentPrincipal, { agencies, clock }: EditsDeps) {
  const { id, name } = actorOf(principal, await callerIn(agencies, principal))
  return { by: { id, name }, now: clock.now() }
}
