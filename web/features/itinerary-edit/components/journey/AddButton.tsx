import Button from '@mui/material/Button'
import { Icon } from '../../../../components/icons/Icon'
import type { MenuAction } from '../../../../components/menu/ActionMenu'
import { MenuOpener } from '../../../../components/menu/MenuButton'
import type { JourneyDialog } from '../../../../trip/journey/journey-dialog'
import { missingWays } from '../../../../trip/journey/missing-ways'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import {
  type DraftKind,
  draftKindLabel,
  draftKindsOf,
  isWay,
} from '../../../../trip/segments/draft-kinds'
import { segmentIcon } from '../../../../trip/segments/segment-words'

/** What can be added to the journey now; hidden if there is nothing. */
export function AddButton() {
  const { trip, openJourney } = useTripPage()
  if (draftKindsOf(trip).length === 0) return null
  return (
    <MenuOpener actions={() => addActions(trip, openJourney)}>
      {(opens) => (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="plus" size={16} />}
          {...opens}
        >
          Add
        </Button>
      )}
    </MenuOpener>
  )
}

/** Kinds in the menu; the form has the rest. */
const offeredKinds: readonly DraftKind[] = [
  'scheduled',
  'chartered',
  'road',
  'service',
  'stay',
  'entry',
  'exit',
  'price',
]

/**
 * What can be added in the trip's state: camps at either end, travel, activities, self-arranged
 * stays, extra charges.
 */
function addActions(trip: Trip, open: (dialog: JourneyDialog) => void): MenuAction[] {
  const kinds = draftKindsOf(trip)
  const [missing] = missingWays(trip.itinerary.segments)
  const start = missing === undefined ? {} : { start: missing.start }
  const camp = (label: string, at: 'start' | 'end'): MenuAction => ({
    icon: 'bed-double',
    label,
    run: () => open({ kind: 'camp', place: { at } }),
  })
  const hasStays = trip.itinerary.segments.some(({ type }) => type === 'stay')
  const ends = hasStays
    ? [camp('Add camp at end', 'end'), camp('Add camp at start', 'start')]
    : [camp('Add first camp', 'end')]
  const camps = kinds.includes('stay') ? ends : []
  const others = offeredKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind): MenuAction => {
      const icon = kind === 'stay' ? 'tent-tree' : segmentIcon(kind)
      const label = kind === 'service' ? 'Activity or service' : draftKindLabel(kind)
      return {
        icon,
        label,
        run: () => open({ kind: 'add', draft: kind, ...(isWay(kind) ? start : {}) }),
      }
    })
  const regions: MenuAction = {
    icon: 'map-pin',
    label: 'Plan by regions',
    run: () => open({ kind: 'regions' }),
  }
  return [...camps, ...(camps.length > 0 ? [regions] : []), ...others]
}
