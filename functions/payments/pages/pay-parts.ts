import { escapeHtml } from '#shared/format/html'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { People } from '../../data/itineraries/itinerary-records'
import { sharedStanding } from '../../portal/portal-trip'

/**
 * The address of a link to pay; for who comes back from the provider, with how often the page has
 * looked.
 */
export const payPath = (token: string, back = 0): string =>
  `/api/pay/${encodeURIComponent(token)}${back === 0 ? '' : `?back=${back}`}`

export const payStylePath = (token: string): string => `${payPath(token)}?part=style`

type Asked = Pick<ItineraryRecord, 'id' | 'name' | 'published' | 'state'>

/** Whom to ask: the agent of the trip, and where the client reads it once it is shared. */
export function contactOf({ record, people }: { record: Asked; people: People }): string {
  const { email, fullName } = people.user.agent
  const mailto = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(record.name)}`
  const way = `<p><a href="/client/trips/${encodeURIComponent(record.id)}#price">See your trip and all its payments</a></p>`
  return `${sharedStanding(record) === undefined ? '' : way}
<p>Questions? Email ${escapeHtml(fullName)}: <a href="${escapeHtml(mailto)}">${escapeHtml(email)}</a></p>`
}
