import { availabilityLabels, isAvailable } from '#shared/calendar/availability'
import type { StatusWord } from '../../../components/state/StatusChip'
import type { StayAvailability } from './saved-trip'

export interface StayNote extends StatusWord {
  /** What the supplier says against it, in sentences. */
  readonly problems: readonly string[]
}

/** The supplier counts the rooms of a stay by their kind: what it says no more of than the label is full in that kind. */
const noneOfKind = 'Its kind of room is full: another may be free'

/** How a stay would find its rooms (2 §8, availability labels). */
export function stayNote({ availability, problems }: StayAvailability): StayNote {
  const said = [...new Set(problems.map(({ message }) => message))].filter(
    (text) => text !== availabilityLabels.noRooms,
  )
  if (availability === undefined) return { label: 'Not known', tone: 'plain', problems: said }
  if (availability > 0) {
    const tone = said.length > 0 ? 'warn' : 'ok'
    return { label: `${availabilityLabels.rooms}: ${availability}`, tone, problems: said }
  }
  if (availability === -1) return { label: availabilityLabels.roomsMayBe, tone: 'warn', problems: said }
  if (availability === -2) return { label: availabilityLabels.onRequest, tone: 'info', problems: said }
  return { label: availabilityLabels.noRooms, tone: 'bad', problems: said.length > 0 ? said : [noneOfKind] }
}

/** All stays in a sentence. */
export function availabilitySummary(stays: readonly StayAvailability[]): StayNote {
  const full = stays.filter(({ availability, problems }) => !isAvailable(availability) || problems.length > 0)
  const known = stays.filter(({ availability }) => availability !== undefined)
  const note = (label: string, tone: StayNote['tone']): StayNote => ({ label, tone, problems: [] })
  if (stays.length === 0) return note('No stay of it is booked with a supplier', 'plain')
  if (known.length === 0) return note('Nothing is known of these dates yet', 'plain')
  if (full.length > 0) return note(`${full.length} of ${stays.length} stays do not find their rooms`, 'bad')
  if (stays.every(({ availability = 0 }) => availability > 0)) return note('Every stay finds its rooms', 'ok')
  return note('No stay is full; some have to be asked', 'warn')
}
