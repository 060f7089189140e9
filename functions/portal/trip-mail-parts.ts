import type { ClientRecord } from '../data/clients/client-records'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'

/** What a mail of an agent to the client of a trip is made of, before it is sent and when it is. */
export interface TripMailParts {
  readonly client: ClientRecord
  readonly agency: AgencyRecord
  readonly stored: StoredItinerary
  /** The trip's agent. */
  readonly signer: AgentRecord | undefined
  readonly ownWords?: string | undefined
  /** Signs in and opens the trip: for the client alone. */
  readonly url: string
  readonly webAddress: string
}

/** What a mail says of a button that signs the client in. */
export const entryLinkWords =
  'The button signs you in. It works once, for three days; after that, ask for a new link on the sign-in page.'
