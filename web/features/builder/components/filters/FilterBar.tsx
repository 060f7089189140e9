import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { quoteModeLabels, quoteModes } from '#shared/calendar/quote-mode'
import { longDate } from '#shared/format/dates'
import { guestWords, joinWords } from '#shared/format/words'
import { travelerLimits } from '#shared/rooms/traveler-count'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { IconAction } from '../../../../components/inputs/IconAction'
import { Segmented } from '../../../../components/inputs/Segmented'
import { inRow } from '../../../../components/looks/looks'
import { isDebugging } from '../../../../lib/debugging'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useFirstSign } from '../../../../lib/loading/use-first-sign'
import { useSession } from '../../../../lib/session/session'
import { regionsWords } from '../../../../trip/building/model/counting-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import {
  setDatePickerOpen,
  setOnlineMode,
  setQuoteMode,
  setRestOfWorldMode,
} from '../../../../trip/building/state/search-actions'
import { resetBuilder } from '../../../../trip/building/state/segment-actions'
import { DraftsButton } from '../drafts/DraftsButton'
import { FilterButton } from './FilterButton'

const DatePicker = lazyPage(() => import('./DatePicker'), 'DatePicker')
const RegionPicker = lazyPage(() => import('./RegionPicker'), 'RegionPicker')
const TravelerPicker = lazyPage(() => import('./TravelerPicker'), 'TravelerPicker')

function preloadPickers(): void {
  for (const picker of [TravelerPicker, DatePicker, RegionPicker]) picker.preload()
}

const modes = quoteModes.map((value) => ({ value, label: quoteModeLabels[value] }))

export interface FilterBarProps {
  /** Lets other parts open the traveler picker, such as a missing item before a quote. */
  readonly isTravelersOpen: boolean
  readonly onTravelersOpenChange: (open: boolean) => void
  /**
   * The first builder takes larger parties, and shows the rest of the world to whoever debugs (2
   * §4.2, §9).
   */
  readonly isFirst?: boolean
}

/** Travelers, date, regions and what the calendars show. It stays in view. */
export function FilterBar({
  isTravelersOpen,
  onTravelersOpenChange,
  isFirst = false,
}: FilterBarProps) {
  const limits = travelerLimits[isFirst ? 'picker' : 'secondBuilder']
  const quoteMode = useBuilder((data) => data.quoteMode)
  useFirstSign(preloadPickers)
  return (
    <Box sx={looks.bar}>
      <Box sx={looks.filters}>
        <FilterButton
          icon="users"
          label="Travelers"
          value={<PartyValue />}
          open={isTravelersOpen}
          onOpenChange={onTravelersOpenChange}
        >
          {(close) => <TravelerPicker limits={limits} onDone={close} />}
        </FilterButton>
        <DateFilter />
        <RegionFilter />
      </Box>
      <Box component="span" sx={{ flex: 1 }} />
      <Segmented label="Quote mode" value={quoteMode} segments={modes} onChange={setQuoteMode} />
      <ModeSwitches isFirst={isFirst} />
      <DraftsButton />
      <ResetButton />
    </Box>
  )
}

function PartyValue() {
  const adults = useBuilder((data) => data.adults)
  const children = useBuilder((data) => data.children)
  const ages = useBuilder((data) => data.childrenAges)
  const unchosen = useBuilder((data) => data.unchosenAges)
  const knownAges = ages.filter((_, child) => !unchosen.includes(child))
  return (
    <>
      {guestWords({ adults, children })}
      {ages.length > 0 && (
        <Box component="span" sx={{ fontWeight: 500, color: 'ink.note' }}>
          {' '}
          · {joinWords([...knownAges, ...(unchosen.length > 0 ? ['choose age'] : [])])}
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
    <FilterButton
      icon="calendar"
      label="Travel date"
      value={value}
      open={isOpen}
      onOpenChange={setDatePickerOpen}
    >
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

function ModeSwitches({ isFirst }: { readonly isFirst: boolean }) {
  const onlineMode = useBuilder((data) => data.onlineMode)
  const restOfWorldMode = useBuilder((data) => data.restOfWorldMode)
  const maySeeRestOfWorld = useSession().has('showRestOfWorld') && (!isFirst || isDebugging())
  return (
    <>
      <FormControlLabel
        sx={looks.switch}
        control={
          <Switch checked={onlineMode} onChange={(event) => setOnlineMode(event.target.checked)} />
        }
        label="Live availability only"
      />
      {maySeeRestOfWorld && (
        <FormControlLabel
          sx={looks.switch}
          control={
            <Switch
              checked={restOfWorldMode}
              onChange={(event) => setRestOfWorldMode(event.target.checked)}
            />
          }
          label="Rest of world"
        />
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
      <IconAction
        icon="rotate-ccw"
        iconSize={18}
        label="Reset itinerary"
        data-tip="Reset itinerary"
        onClick={() => (stays > 0 ? setAsking(true) : reset())}
      />
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
  bar: {
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
  },
  filters: {
    display: 'flex',
    minWidth: 0,
    borderRadius: '14px',
    bgcolor: 'background.paper',
    boxShadow: 4,
    '@media (max-width: 1180px)': { flexBasis: '100%' },
    '@media (max-width: 600px)': { display: 'grid', '& button::before': { display: 'none' } },
  },
  switch: {
    m: 0,
    gap: 0.9,
    whiteSpace: 'nowrap',
    '& > span:last-of-type': { fontWeight: 500, fontSize: 13 },
  },
} as const
