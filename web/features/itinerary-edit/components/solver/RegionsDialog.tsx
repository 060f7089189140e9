import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Chain } from '#shared/api/alternatives'
import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { joinWords } from '#shared/format/words'
import { keptWithoutRoute } from '#shared/itinerary/route-stays'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { IconAction } from '../../../../components/inputs/IconAction'
import { SelectField } from '../../../../components/inputs/SelectField'
import { Stepper } from '../../../../components/inputs/Stepper'
import { moneyText } from '../../../../components/money/money-parts'
import { api } from '../../../../lib/api/api'
import { regionsQuery } from '../../../../trip/api/regions-query'
import type { NewValues } from '../../../../trip/edits/editor-state'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import { useCamps } from '../../../../trip/journey/use-camps'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { newStay } from '../../../../trip/segments/new-stay'
import { dialogLooks } from '../journey/dialog-looks'
import { solverLooks } from './solver-looks'

const title = 'Plan by regions'
const maxRegions = 7

interface Wanted {
  readonly countryRegionCode: string
  readonly nights: number
}

/**
 * Regions and nights for which camps with rooms are found one after the other, in whatever order
 * works.
 */
export function RegionsDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const { itinerary } = trip
  const { camps } = useCamps(itinerary.segments)
  const { data: regions = [] } = useQuery(regionsQuery)
  const [typed, setTyped] = useState<readonly Wanted[]>()
  const [isOrdered, setOrdered] = useState(false)
  const [chosen, setChosen] = useState(0)
  const wantedRegions = typed ?? regionsOf(trip, (code) => camps.get(code)?.countryRegionCode)
  const search = useMutation({
    mutationFn: () =>
      api('POST /api/Itineraries/{id}/chains', {
        params: { id: trip.id },
        body: { startDate: itinerary.startDate, regions: [...wantedRegions], isOrdered },
      }),
    onSuccess: () => setChosen(0),
  })
  const change = (next: readonly Wanted[]) => {
    setTyped(next)
    search.reset()
  }
  const nameOf = (code: string) =>
    regions.find((one) => one.countryRegionCode === code)?.name ?? code
  const chain = search.data?.chains[chosen]
  const [total, length] = [
    wantedRegions.reduce((sum, { nights }) => sum + nights, 0),
    daysBetween(itinerary.startDate, itinerary.endDate),
  ]
  const take = () => {
    if (chain === undefined) return
    tellEdit(editor, ...chainEdits(trip, chain))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Box component="p" sx={dialogLooks.lead}>
        From {shortRange(itinerary.startDate, itinerary.endDate)}, {nightsLabel(length)}. Finds
        camps with rooms for everyone, region after region.
      </Box>
      <Box sx={{ display: 'grid', gap: '10px', mt: '16px' }}>
        {wantedRegions.map((one, index) => (
          <Stack key={one.countryRegionCode} direction="row" sx={{ alignItems: 'end', gap: '8px' }}>
            <Box
              sx={{
                flex: 1,
                minWidth: 0,
                '& .MuiFormControl-root': { width: '100%', minWidth: 0 },
              }}
            >
              <SelectField
                label={`Region ${index + 1}`}
                value={one.countryRegionCode}
                options={regions
                  .filter(
                    ({ countryRegionCode = '' }) =>
                      !isElsewhere(wantedRegions, countryRegionCode, index),
                  )
                  .map(({ countryRegionCode = '', name, country }) => [
                    countryRegionCode,
                    [name, country].filter(Boolean).join(', '),
                  ])}
                onChange={({ target: { value: countryRegionCode } }) =>
                  change(
                    wantedRegions.map((old, at) =>
                      at === index ? { ...old, countryRegionCode } : old,
                    ),
                  )
                }
              />
            </Box>
            <Stepper
              label="Nights"
              value={one.nights}
              min={1}
              max={30}
              onChange={(nights) =>
                change(wantedRegions.map((old, at) => (at === index ? { ...old, nights } : old)))
              }
            />
            <IconAction
              icon="x"
              label={`Remove ${nameOf(one.countryRegionCode)}`}
              disabled={wantedRegions.length === 1}
              onClick={() => change(wantedRegions.filter((_old, at) => at !== index))}
            />
          </Stack>
        ))}
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px' }}>
          <Button
            size="small"
            variant="text"
            disabled={wantedRegions.length >= maxRegions || regions.length === 0}
            onClick={() =>
              change([
                ...wantedRegions,
                { countryRegionCode: nextRegion(wantedRegions, regions), nights: 2 },
              ])
            }
          >
            Add region
          </Button>
          <FormControlLabel
            control={
              <Switch checked={isOrdered} onChange={(event) => setOrdered(event.target.checked)} />
            }
            label="Keep this order"
          />
          <Box component="span" sx={total === length ? dialogLooks.hint : dialogLooks.warn}>
            {total === length
              ? nightsLabel(total)
              : `${nightsLabel(total)}; the trip has ${nightsLabel(length)}`}
          </Box>
          <Button
            size="small"
            variant="outlined"
            loading={search.isPending}
            disabled={wantedRegions.length === 0}
            onClick={() => search.mutate()}
          >
            Find camps
          </Button>
        </Stack>
      </Box>
      <Box
        sx={solverLooks.offers}
        role="radiogroup"
        aria-label="Routes"
        aria-busy={search.isPending}
      >
        {search.isError && (
          <p>Camps couldn’t be searched. Nothing was changed; try again in a moment.</p>
        )}
        {search.data?.chains.map((one, index) => (
          <ChainOption
            key={one.stays.map(({ supplierCode }) => supplierCode).join()}
            chain={one}
            currency={trip.currency}
            isChosen={index === chosen}
            onChoose={() => setChosen(index)}
          />
        ))}
        {search.data?.chains.length === 0 && (
          <Box component="p" sx={dialogLooks.hint}>
            {search.data.full.length > 0
              ? `No camp has rooms for everyone in ${joinWords(search.data.full.map(nameOf))} on these dates.`
              : 'No order of these regions has rooms for everyone. Change the nights, or the regions.'}
          </Box>
        )}
        {chain !== undefined && (
          <Box component="p" sx={dialogLooks.hint}>
            Totals are for camps and charges. Transfers and activities of the present route are
            removed; add them again once the camps are in place.
          </Box>
        )}
      </Box>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chain === undefined} onClick={take}>
          Use these camps
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface OptionProps {
  readonly chain: Chain
  readonly currency: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ChainOption({
  chain: { stays, state, minutes, sell },
  currency,
  isChosen,
  onChoose,
}: OptionProps) {
  return (
    <Box component="label" sx={solverLooks.offer}>
      <input type="radio" name="chain" checked={isChosen} onChange={onChoose} />
      <ul>
        {stays.map(({ supplierCode, campName, regionName, startDate, endDate }) => (
          <li key={supplierCode}>
            <b>{campName}</b>, {regionName}
            <small>
              {shortRange(startDate, endDate)}, {nightsLabel(daysBetween(startDate, endDate))}
            </small>
          </li>
        ))}
      </ul>
      <span className="tabular">
        <b>{moneyText(sell, currency, { cents: false })}</b>
        <small>{state === 'free' ? 'Rooms available' : 'Some rooms on request'}</small>
        <small>
          {minutes === 0 ? '' : `${Math.floor(minutes / 60)} h ${minutes % 60} min between camps`}
        </small>
      </span>
    </Box>
  )
}

const isElsewhere = (wanted: readonly Wanted[], code: string, index: number): boolean =>
  wanted.some(({ countryRegionCode }, at) => at !== index && countryRegionCode === code)

const nextRegion = (
  wanted: readonly Wanted[],
  regions: readonly { readonly countryRegionCode?: string }[],
): string =>
  regions.find(({ countryRegionCode = '' }) => !isElsewhere(wanted, countryRegionCode, -1))
    ?.countryRegionCode ?? ''

/** The regions of the trip's camps with their nights, each once. */
function regionsOf(
  { itinerary }: Trip,
  regionOf: (supplierCode: string) => string | undefined,
): Wanted[] {
  const nights = new Map<string, number>()
  for (const stay of itinerary.segments.filter(isSupplierStay)) {
    const region = regionOf(stay.supplierCode ?? '')
    if (region !== undefined) nights.set(region, (nights.get(region) ?? 0) + stay.nights)
  }
  return [...nights]
    .slice(0, maxRegions)
    .map(([countryRegionCode, own]) => ({ countryRegionCode, nights: own }))
}

/** The trip with these camps instead of its own and the ways between them, and the way back. */
function chainEdits(trip: Trip, { stays }: Chain): [NewValues, { text: string; back: NewValues }] {
  const { segments } = trip.itinerary
  const keptIds = new Set<string>(keptWithoutRoute(segments).map(({ id }) => id))
  const removedSegments = segments.filter(({ id }) => !keptIds.has(id))
  const newStays = stays.map((stay) => newStay({ ...wantedAt(stay), segments }, stay))
  const edits: Record<string, NewValues[string]> = {}
  const back: Record<string, NewValues[string]> = {}
  for (const stay of newStays)
    [edits[segmentPath(stay.id)], back[segmentPath(stay.id)]] = [stay, null]
  for (const segment of removedSegments)
    [edits[segmentPath(segment.id)], back[segmentPath(segment.id)]] = [null, segment]
  return [edits, { text: 'Camps replaced. Add transfers, then get a new quote.', back }]
}

const wantedAt = ({ startDate, endDate }: Chain['stays'][number]) => ({
  title,
  startDate,
  endDate,
  slept: [],
  instead: undefined,
  near: undefined,
})
