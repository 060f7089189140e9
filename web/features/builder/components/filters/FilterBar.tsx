import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { quoteModeLabels, quoteModes } from '#shared/calendar/quote-mode'
import { longDate } from '#shared/format/dates'
import { guestWords, listed } from '#shared/format/words'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../../components/icons/Icon'
import { Segmented } from '../../../../components/inputs/Segmented'
import { centered, inRow, radius } from '../../../../components/looks/looks'
import { useSession } from '../../../../lib/session/session'
import { regionsWords } from '../../model/counting-words'
import { useBuilder } from '../../state/builder-store'
import { setDatePickerOpen, setOnlineMode, setQuoteMode, setRestOfWorldMode } from '../../state/search-actions'
import { resetBuilder } from '../../state/segment-actions'
import { DatePicker } from './DatePicker'
import { FilterButton } from './FilterButton'
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
    <Box
      sx={{
        ...inRow(2),
        position: 'sticky',
        top: 0,
        zIndex: 10,
        mx: -3,
        p: '20px 30px 14px',
        bgcolor: 'background.default',
        '@media (max-width: 1400px)': { gap: 1.2, mx: -2, p: '20px 20px 14px' },
        '@media (max-width: 1180px)': { flexWrap: 'wrap', rowGap: 1.2 },
        '@media (max-width: 700px)': { position: 'static' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          minWidth: 0,
          borderRadius: '14px',
          bgcolor: 'background.paper',
          boxShadow: 4,
          '@media (max-width: 1180px)': { flexBasis: '100%' },
          '@media (max-width: 600px)': { display: 'grid', '& button::before': { display: 'none' } },
        }}
      >
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
      </Box>
      <Box component="span" sx={{ flex: 1 }} />
      <Segmented label="Quote mode" value={quoteMode} segments={modes} onChange={setQuoteMode} />
      <ModeSwitches />
      <ResetButton />
    </Box>
  )
}

function PartyValue() {
  const adults = useBuilder((data) => data.adults)
  const children = useBuilder((data) => data.children)
  const ages = useBuilder((data) => data.childrenAges)
  return (
    <>
      {guestWords({ adults, children })}
      {ages.length > 0 && (
        <Box component="span" sx={{ fontWeight: 500, color: 'ink.note' }}>
          {' '}
          · {listed(ages)}
        </Box>
      )}
    </>
  )
}

function DateFilter() {
  const date = useBuilder((data) => data.date)
  const isOpen = useBuilder((data) => data.isDatePickerOpen)
  const value =
    date === undefined ? (
      <Box component="span" sx={{ color: 'ember.700' }}>
        Select Date
      </Box>
    ) : (
      longDate(date)
    )
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
      <Box component="span" sx={looks.switch}>
        <Switch
          checked={onlineMode}
          onChange={(event) => setOnlineMode(event.target.checked)}
          slotProps={{ input: { id: 'live-only', role: 'switch' } }}
        />
        <label htmlFor="live-only">Live availability only</label>
      </Box>
      {maySeeRestOfWorld && (
        <Box component="span" sx={looks.switch}>
          <Switch
            checked={restOfWorldMode}
            onChange={(event) => setRestOfWorldMode(event.target.checked)}
            slotProps={{ input: { id: 'rest-of-world', role: 'switch' } }}
          />
          <label htmlFor="rest-of-world">Rest of world</label>
        </Box>
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
      <Box
        component="button"
        type="button"
        sx={{
          ...centered,
          width: 36,
          height: 36,
          borderRadius: radius.field,
          color: 'ink.second',
          '&:hover': { bgcolor: 'ground.sand' },
        }}
        aria-label="Reset itinerary"
        data-tip="Reset itinerary"
        onClick={() => (stays > 0 ? setAsking(true) : reset())}
      >
        <Icon name="rotate-ccw" />
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Reset itinerary?"
        text="Stays, rooms, travelers, pins and filters will be cleared. Quoted itineraries are not affected."
        confirmLabel="Reset"
        cancelLabel="Keep itinerary"
        onConfirm={reset}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

const looks = {
  switch: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.9,
    fontWeight: 500,
    fontSize: 13,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
} as const
