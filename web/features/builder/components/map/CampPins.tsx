import type { CampPin } from '#shared/map/camp-map'
import { Icon } from '../../../../components/icons/Icon'
import type { CampPlace } from '../../../../trip/building/api/camp-places-query'

interface CampPinsProps {
  readonly pins: readonly CampPin<CampPlace>[]
  readonly openCamps: readonly CampPlace[]
  readonly onOpen: (camps: readonly CampPlace[]) => void
}

/** A button for each camp; for several at one place their number. */
export function CampPins({ pins, openCamps, onOpen }: CampPinsProps) {
  return (
    <ul aria-label="Accommodations on the map">
      {pins.map(({ camps, at: [left, top] }) => (
        <li key={camps[0]?.supplierCode} style={{ left, top }}>
          <button
            type="button"
            className={camps.length === 1 ? 'one' : 'several'}
            aria-label={listNames(camps)}
            aria-pressed={camps.some((camp) => openCamps.includes(camp))}
            data-tip={listNames(camps)}
            onClick={() => onOpen(camps)}
          >
            {camps.length === 1 ? <Icon name="map-pin" size={17} /> : camps.length}
          </button>
        </li>
      ))}
    </ul>
  )
}

const maxNames = 4
const listNames = (camps: readonly CampPlace[]): string => {
  const names = camps.slice(0, maxNames).map(({ campName }) => campName)
  const rest = camps.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}
