import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { quoteModeLabels, quoteModes } from '#shared/calendar/quote-mode'
import { longDate } from '#shared/format/dates'
import { guestWords, listed } from '#shared/format/words'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../../components/icons/Icon'
import { Segmented } from '../../../../components/inputs/Segmented'
import { useSession } from '../../../../lib/session/session'
import { regionsWords } from '../../model/counting-words'
import { useBuilder } from '../../state/builder-store'
import { setDatePickerOpen, setOnlineMode, setQuoteMode, setRestOfWorldMode } from '../../state/search-actions'
import { resetBuilder } from '../../state/trip-actions'
import { DatePicker } from './DatePicker'
import { FilterButton } from './FilterButton'
import styles from './filter-bar.module.css'
import { RegionPicker } from './RegionPicker'
import { TravelerPicker } from './TravelerPicker'

const modes = quoteModes.map((value) => ({ value, label: quoteModeLabels[value] }))

interface FilterBarProps {
  /** The travelers may be opened from elsewhere, as a reason that a quote waits for. */
  readonly isTravelersOpen: boolean
  readonly onTravelersOpenChange: (open: boolean) => void
}

/** Who travels, when, where to, and what the calendars show. It stays in sight. */
export function FilterBar({ isTravelersOpen, onTravelersOpenChange }: FilterBarProps) {
  const quoteMode = useBuilder((data) => data.quoteMode)
  return (
    <div className={styles.bar}>
      <div className={styles.trio}>
        <FilterButton
          icon="users"
          label="Travelers"
          value={<PartyValue />}
          open={isTravelersOpen}
          onOpenChange={onTravelersOpenChange}
        >
          {(close) => <TravelerPicker onDone={close} />}
        </FilterButton>
        <DateFilter />
        <RegionFilter />
      </div>
      <span className={styles.space} />
      <Segmented label="Quote mode" value={quoteMode} segments={modes} onChange={setQuoteMode} />
      <ModeSwitches />
      <ResetButton />
    </div>
  )
}

function PartyValue() {
  const adults = useBuilder((data) => data.adults)
  const children = useBuilder((data) => data.children)
  const ages = useBuilder((data) => data.childrenAges)
  return (
    <>
      {guestWords({ adults, children })}
      {ages.length > 0 && <span className={styles.ages}> · {listed(ages)}</span>}
    </>
  )
}

function DateFilter() {
  const date = useBuilder((data) => data.date)
  const isOpen = useBuilder((data) => data.isDatePickerOpen)
  const value = date === undefined ? <span className={styles.unset}>Select Date</span> : longDate(date)
  return (
    <FilterButton icon="calendar" label="Travel date" value={value} open={isOpen} onOpenChange={setDatePickerOpen}>
      {(close) => <DatePicker onDone={close} />}
    </FilterButton>
  )
}

function RegionFilter() {
  const regions = useBuilder((data) => data.selectedRegions)
  return (
    <FilterButton icon="map" label="Regions" value={regionsWords(Object.values(regions))}>
      {() => <RegionPicker />}
    </FilterButton>
  )
}

function ModeSwitches() {
  const onlineMode = useBuilder((data) => data.onlineMode)
  const restOfWorldMode = useBuilder((data) => data.restOfWorldMode)
  const maySeeRestOfWorld = useSession().has('showRestOfWorld')
  return (
    <>
      <span className={styles.switch}>
        <Switch
          checked={onlineMode}
          onChange={(event) => setOnlineMode(event.target.checked)}
          slotProps={{ input: { id: 'live-only', role: 'switch' } }}
        />
        <label htmlFor="live-only">Live availability only</label>
      </span>
      {maySeeRestOfWorld && (
        <span className={styles.switch}>
          <Switch
            checked={restOfWorldMode}
            onChange={(event) => setRestOfWorldMode(event.target.checked)}
            slotProps={{ input: { id: 'rest-of-world', role: 'switch' } }}
          />
          <label htmlFor="rest-of-world">Rest of world</label>
        </span>
      )}
    </>
  )
}

function ResetButton() {
  const stays = useBuilder((data) => data.segments.length)
  const [isAsking, setAsking] = useState(false)
  const reset = () => {
    setAsking(false)
    resetBuilder()
  }
  return (
    <>
      <button
        type="button"
        className={styles.reset}
        aria-label="Reset itinerary"
        data-tip="Reset itinerary"
        onClick={() => (stays > 0 ? setAsking(true) : reset())}
      >
        <Icon name="rotate-ccw" />
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Reset itinerary?"
        text="Stays, rooms, travelers, pins and filters go. Itineraries that were quoted stay."
        confirmLabel="Reset"
        cancelLabel="Keep it"
        onConfirm={reset}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
