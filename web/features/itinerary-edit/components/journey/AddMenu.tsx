import type { JourneyDialog } from '../../../../trip/journey/journey-dialog'
import { missingWays } from '../../../../trip/journey/missing-ways'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { type DraftKind, draftKindLabel, draftKindsOf, isWay } from '../../../../trip/segments/draft-kinds'
import { segmentIcon } from '../../../../trip/segments/segment-words'
import { ActionMenu, type MenuAction } from '../ActionMenu'

interface AddMenuProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The menu of what can be added, loaded when it first opens. */
export function AddMenu({ anchor, onClose }: AddMenuProps) {
  const { trip, openJourney } = useTripPage()
  return <ActionMenu anchor={anchor} actions={addActions(trip, openJourney)} onClose={onClose} />
}

/** Kinds in the menu; the form has the others. */
const offered: readonly DraftKind[] = ['scheduled', 'chartered', 'road', 'service', 'stay', 'entry', 'exit', 'price']

/** What the state of a trip lets be added: camps at its ends, ways, things to do, own arrangements, price lines. */
function addActions(trip: Trip, open: (dialog: JourneyDialog) => void): MenuAction[] {
  const kinds = draftKindsOf(trip)
  const [missing] = missingWays(trip.itinerary.segments)
  const start = missing === undefined ? {} : { start: { startDate: missing.day } }
  const camp = (label: string, at: 'start' | 'end'): MenuAction => ({
    ...{ icon: 'bed-double', label },
    run: () => open({ kind: 'camp', place: { at } }),
  })
  const hasStays = trip.itinerary.segments.some(({ type }) => type === 'stay')
  const ends = hasStays
    ? [camp('Camp at the end', 'end'), camp('Camp at the start', 'start')]
    : [camp('First camp', 'end')]
  const camps = kinds.includes('stay') ? ends : []
  const others = offered
    .filter((kind) => kinds.includes(kind))
    .map((kind): MenuAction => {
      const icon = kind === 'stay' ? 'tent-tree' : segmentIcon(kind)
      const label = kind === 'service' ? 'Activity or service' : draftKindLabel(kind)
      return { icon, label, run: () => open({ kind: 'add', draft: kind, ...(isWay(kind) ? start : {}) }) }
    })
  return [...camps, ...others]
}
