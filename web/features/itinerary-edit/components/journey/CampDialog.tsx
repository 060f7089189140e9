import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { literalLike } from '#shared/catalogue/like-pattern'
import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { partyWords } from '#shared/format/words'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { SearchBox } from '../../../../components/inputs/SearchBox'
import { Segmented } from '../../../../components/inputs/Segmented'
import { Stepper } from '../../../../components/inputs/Stepper'
import { api } from '../../../../lib/api/api'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { campWanted } from '../../../../trip/journey/camp-place'
import type { CampPlace } from '../../../../trip/journey/journey-dialog'
import { placeCamp } from '../../../../trip/journey/placed-camp'
import { useCamps } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { newStay } from '../../../../trip/segments/new-stay'
import { Alternatives } from './Alternatives'
import { CampChoice, type ChosenCamp } from './CampChoice'
import { dialogLooks } from './dialog-looks'
import { GuideFoot } from './GuideFoot'

type Scope = 'alternatives' | 'region' | 'everywhere'
const scopes = [
  { value: 'alternatives', label: 'Best matches' },
  { value: 'region', label: 'Same region' },
  { value: 'everywhere', label: 'All regions' },
] as const

/**
 * Camps for given nights, those of the region first, with availability and price per person; rooms
 * are matched to the party.
 */
export function CampDialog({ place, onClose }: { place: CampPlace; onClose: () => void }) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const [nights, setNights] = useState(2)
  const [term, setTerm] = useState('')
  const [scope, setScope] = useState<Scope>(place.at === 'stay' ? 'alternatives' : 'region')
  const [chosen, setChosen] = useState<ChosenCamp>()
  const { camps } = useCamps(trip.itinerary.segments)
  const wantedCamp = campWanted(trip, place, nights)
  const region = camps.get(wantedCamp?.near?.supplierCode ?? '')?.countryRegionCode
  const swap =
    place.at === 'stay' && wantedCamp?.instead?.supplierCode !== ownSupplierCode
      ? wantedCamp?.instead
      : undefined
  const isMatching = scope === 'alternatives' && swap !== undefined && term === ''
  const isEverywhere = scope === 'everywhere' || region === undefined
  const regionCodes = isEverywhere || region === undefined ? [] : [region]
  const searchResult = useQuery({ ...campSearchQuery({ term, regionCodes }), enabled: !isMatching })
  if (wantedCamp === undefined) return null
  const { startDate, endDate, slept, instead, title } = wantedCamp
  const mayMatch = scopes.filter(({ value }) => value !== 'alternatives' || swap !== undefined)
  const others = (searchResult.data ?? []).filter(
    ({ supplierCode }) => supplierCode !== instead?.supplierCode,
  )
  const isListed = others.some(({ supplierCode }) => supplierCode === chosen?.supplierCode)
  const isChoiceShown = chosen !== undefined && (isMatching || isListed)
  const length = daysBetween(startDate, endDate)
  const stay = chosen && newStay(wantedCamp, chosen)
  const put = () => {
    if (chosen === undefined) return
    const { edits, back, text } = placeCamp(trip, wantedCamp, chosen)
    tellEdit(editor, edits, { text, back })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Box component="p" className="tabular" sx={dialogLooks.lead}>
        {shortRange(startDate, endDate)}, {nightsLabel(length)} ·{' '}
        {slept.map(partyWords).join(' + ')}
      </Box>
      <Stack direction="row" sx={looks.search}>
        <SearchBox
          label="Search accommodations"
          shortcutGroup="Camps"
          term={term}
          settleMs={300}
          onSearch={setTerm}
        />
        {region !== undefined && (
          <Segmented
            label="Search in"
            value={isMatching || scope !== 'alternatives' ? scope : 'region'}
            segments={mayMatch}
            onChange={setScope}
          />
        )}
        {(place.at === 'start' || place.at === 'end') && (
          <Box component="span" sx={dialogLooks.step}>
            Nights
            <Stepper label="Nights" value={nights} min={1} max={60} onChange={setNights} />
          </Box>
        )}
      </Stack>
      <Box
        sx={looks.camps}
        role="radiogroup"
        aria-label="Accommodations"
        aria-busy={searchResult.isFetching}
      >
        {isMatching && <Alternatives stay={swap} chosen={chosen} onChoose={setChosen} />}
        {(isMatching ? [] : others).map((camp) => (
          <CampChoice
            key={`${camp.supplierCode} ${startDate} ${length}`}
            camp={camp}
            startDate={startDate}
            endDate={endDate}
            slept={slept}
            isChosen={chosen?.supplierCode === camp.supplierCode}
            onChoose={setChosen}
          />
        ))}
        {!isMatching && searchResult.isError && (
          <Box component="p" sx={dialogLooks.hint}>
            Accommodations couldn’t be loaded. Try again in a moment.
          </Box>
        )}
        {!isMatching && searchResult.isSuccess && others.length === 0 && (
          <Box component="p" sx={dialogLooks.hint}>
            No accommodation matches “{term}”
            {isEverywhere ? '.' : ' in this region. Search all regions.'}
          </Box>
        )}
        {!isMatching && others.length >= campsShown - 1 && (
          <Box component="p" sx={dialogLooks.hint}>
            Showing the first {campsShown}. Enter a name to narrow the list.
          </Box>
        )}
      </Box>
      <DialogActions>
        {isChoiceShown && stay !== undefined && (
          <GuideFoot changed={stay} supplierCode={chosen.supplierCode} />
        )}
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isChoiceShown} onClick={put}>
          {actionWords(place, chosen?.campName)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function actionWords({ at }: CampPlace, name: string | undefined): string {
  if (name === undefined) return at === 'stay' ? 'Swap' : 'Add'
  return at === 'stay' ? `Swap for ${name}` : `Add ${name}`
}

const fields = [
  'supplierCode',
  'campName',
  'regionName',
  'country',
  'countryRegionCode',
  'featuredImageId',
]
const more = ['dmcArrangedOnly', 'consultantInteractionRequired', 'minChildAge']

/** Maximum camps per search. */
const campsShown = 30

/**
 * Camps of some regions, or of all, whose name contains the term. The server leaves out what the
 * agency may not see.
 */
const campSearchQuery = ({
  term,
  regionCodes,
}: {
  readonly term: string
  readonly regionCodes: readonly string[]
}) =>
  queryOptions({
    queryKey: ['camps', 'search', term, regionCodes],
    queryFn: ({ signal }) => {
      const where = {
        disabled: { neq: true },
        ...(term === '' ? {} : { campName: { like: literalLike(term), options: 'i' } }),
        ...(regionCodes.length === 0 ? {} : { countryRegionCode: { inq: regionCodes } }),
      }
      const filter = {
        fields: [...fields, ...more],
        where,
        order: 'campName ASC',
        limit: campsShown,
      }
      return api('GET /api/Camps', { query: { filter: JSON.stringify(filter) }, signal })
    },
    staleTime: 5 * 60_000,
  })

const looks = {
  search: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    mt: '16px',
    '& > div:first-of-type': { flex: 1, minWidth: 220 },
  },
  camps: {
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    height: 'min(430px, 52vh)',
    m: '14px -10px 0',
    p: '2px 10px',
    overflowY: 'auto',
  },
} as const
