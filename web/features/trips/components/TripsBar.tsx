import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { type ItineraryState, itineraryStates, stateLabels } from '#shared/itinerary/states'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow, paint, radius } from '../../../components/looks/looks'
import { useShortcuts } from '../../../components/shortcuts/shortcut-store'
import { StateChip } from '../../../components/state/StateChip'
import { useSession } from '../../../lib/session/session'
import { countedWords } from '../model/counted'
import type { TripView } from '../model/trip-view'
import { useTabTotals } from '../state/use-trips'
import { DatesFilter } from './filters/DatesFilter'
import { FilterButton } from './filters/FilterButton'
import { TripTabs } from './filters/TripTabs'

const settleMs = 250

/** The table's keys, for the list of shortcuts. */
const tableKeys = [
  { keys: '↑ ↓', label: 'Move between trips', group: 'Trips' },
  { keys: '→ ←', label: 'Show or hide a trip’s payments', group: 'Trips' },
  { keys: 'Enter', label: 'Open itinerary', group: 'Trips' },
]

/** The tabs with their counts, the search and the filters. */
export function TripsBar({
  view,
  onChange,
}: {
  view: TripView
  onChange: (changes: Partial<TripView>) => void
}) {
  const isLead = useSession().may('admin')
  const { count } = useTabTotals(view)
  const countWords = countedWords(view.counted)
  useShortcuts(tableKeys)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 4px',
        m: '24px 0 12px',
        '@container page (min-width: 1200px)': {
          flexWrap: 'nowrap',
          '& > :not(* + *)': { flex: 'none' },
        },
      }}
    >
      <TripTabs tab={view.tab} countOf={count} onChange={(tab) => onChange({ tab })} />
      <Box component="span" sx={{ flex: 1 }} />
      <Box
        sx={{
          ...inRow(0.8),
          flexWrap: 'wrap',
          minWidth: 0,
          '@container page (max-width: 1199px)': {
            '& > :not(* + *)': { flex: '1 1 160px', minWidth: 130, maxWidth: 300 },
          },
          '@container page (min-width: 1200px)': {
            flexWrap: 'nowrap',
            '& > :not(* + *)': { flex: '0 1 230px', minWidth: 130 },
          },
        }}
      >
        <SearchBox
          label="Search trips and clients"
          shortcutGroup="Trips"
          term={view.term}
          onSearch={(term) => onChange({ term })}
          settleMs={settleMs}
        />
        {countWords !== undefined && (
          <Chip
            label={countWords}
            onDelete={() => onChange({ counted: {} })}
            sx={{ '&&': { flex: 'none' } }}
          />
        )}
        <StateFilter states={view.states} onChange={(states) => onChange({ states })} />
        <DatesFilter from={view.from} to={view.to} onChange={onChange} />
        {isLead && <WhoseFilter mine={view.mine} onChange={(mine) => onChange({ mine })} />}
      </Box>
    </Box>
  )
}

/** For lead agents: everyone's trips, or only their own. */
function WhoseFilter({ mine, onChange }: { mine: boolean; onChange: (mine: boolean) => void }) {
  return (
    <Segmented
      label="Whose trips"
      value={mine ? 'mine' : 'agency'}
      segments={[
        { value: 'agency', label: 'Agency' },
        { value: 'mine', label: 'Mine' },
      ]}
      onChange={(whose) => onChange(whose === 'mine')}
    />
  )
}

interface StateFilterProps {
  readonly states: readonly ItineraryState[]
  readonly onChange: (states: readonly ItineraryState[]) => void
}

/** Filters by any of the thirteen states, in the order of a trip's life. */
function StateFilter({ states, onChange }: StateFilterProps) {
  const [only, ...more] = states
  const value =
    only === undefined
      ? undefined
      : more.length === 0
        ? stateLabels[only]
        : `${states.length} states`
  const toggle = (state: ItineraryState) =>
    onChange(
      itineraryStates.filter((one) =>
        one === state ? !states.includes(one) : states.includes(one),
      ),
    )
  return (
    <FilterButton icon="list-filter" label="Status" value={value}>
      {(close) => (
        <>
          <Box
            component="fieldset"
            sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2px 10px' }}
          >
            <legend className="visually-hidden">Status</legend>
            {itineraryStates.map((state) => (
              <Box
                component="label"
                key={state}
                sx={{
                  ...inRow(1),
                  height: 34,
                  px: 0.8,
                  borderRadius: radius.control,
                  cursor: 'pointer',
                  '&:hover': { bgcolor: 'forest.50' },
                  '& input': { width: 16, height: 16, m: 0, accentColor: paint('forest-600') },
                }}
              >
                <input
                  type="checkbox"
                  checked={states.includes(state)}
                  onChange={() => toggle(state)}
                />
                <StateChip state={state} />
              </Box>
            ))}
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              justifyContent: 'space-between',
              mt: 1.4,
            }}
          >
            <Button size="small" onClick={close}>
              Done
            </Button>
            {states.length > 0 && (
              <Button size="small" variant="text" onClick={() => onChange([])}>
                Any status
              </Button>
            )}
          </Box>
        </>
      )}
    </FilterButton>
  )
}
