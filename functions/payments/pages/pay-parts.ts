import { escapeHtml } from '#shared/format/html'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { People } from '../../data/itineraries/itinerary-records'

/** The address of a link to pay; for who comes back from the provider, with how often the page has looked. */
export const payPath = (token: string, back = 0): string =>
  `/api/pay/${encodeURIComponent(token)}${back === 0 ? '' : `?back=${back}`}`

export const payStylePath = (token: string): string => `${payPath(token)}?part=style`

/** Whom to ask: the agent of the trip. */
export function contactOf({ record, people }: { record: Pick<ItineraryRecord, 'name'>; people: People }): string {
  const { email, fullName } = people.user.agent
  const mailto = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(record.name)}`
  return `<p>Questions? Email ${escapeHtml(fullName)}: <a href="${escapeHtml(mailto)}">${escapeHtml(email)}</a></p>`
}
