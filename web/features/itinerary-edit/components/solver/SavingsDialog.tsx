import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Saving } from '#shared/api/alternatives'
import { countOf } from '#shared/format/words'
import { Bone } from '../../../../components/feedback/Bone'
import { Stepper } from '../../../../components/inputs/Stepper'
import { moneyText } from '../../../../components/money/money-parts'
import { api } from '../../../../lib/api/api'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { campWanted } from '../../../../trip/journey/camp-place'
import { placeCamp } from '../../../../trip/journey/placed-camp'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { dialogLooks } from '../journey/dialog-looks'
import { changeWordsOf } from './change-words'
import { solverLooks } from './solver-looks'

const title = 'Lower the price'

/** Swaps that together bring the trip's price down by a share, to be taken with one click. */
export function SavingsDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const [percent, setPercent] = useState(10)
  const [chosen, setChosen] = useState(0)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['savings', trip.id, trip.version, percent],
    queryFn: ({ signal }) =>
      api('POST /api/Itineraries/{id}/savings', {
        params: { id: trip.id },
        body: { percent },
        safe: true,
        signal,
      }),
    staleTime: 60_000,
  })
  const saving = data?.savings[chosen]
  const take = () => {
    if (saving === undefined) return
    const { edits, back } = swapsOf(trip, saving)
    tellEdit(editor, edits, {
      text: `${countOf(saving.swaps.length, 'camp')} replaced. Get a new quote to check rooms and prices.`,
      back,
    })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Box component="p" sx={dialogLooks.lead}>
        Other camps of the same regions or a short flight away, with rooms for everyone on the same
        nights.
      </Box>
      <Stack direction="row" sx={solverLooks.ask}>
        <Box component="span" sx={dialogLooks.step}>
          Cheaper by percent
          <Stepper
            label="Percent"
            value={percent}
            min={1}
            max={60}
            onChange={(value) => {
              setPercent(value)
              setChosen(0)
            }}
          />
        </Box>
      </Stack>
      <Box
        sx={solverLooks.offers}
        role="radiogroup"
        aria-label="Ways to lower the price"
        aria-busy={isFetching}
      >
        {isError && <p>Savings couldn’t be searched. Try again in a moment.</p>}
        {data === undefined && !isError && [1, 2].map((row) => <Bone key={row} height={92} />)}
        {data?.savings.map((one, index) => (
          <SavingOption
            key={one.swaps.map(({ supplierCode }) => supplierCode).join()}
            saving={one}
            sell={data.sell ?? 0}
            currency={data.currency}
            isChosen={index === chosen}
            onChoose={() => setChosen(index)}
          />
        ))}
        {data !== undefined && (
          <Box component="p" sx={dialogLooks.hint}>
            {standingWords(data, percent)}
          </Box>
        )}
      </Box>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={saving === undefined} onClick={take}>
          {saving === undefined ? 'Swap camps' : `Swap ${countOf(saving.swaps.length, 'camp')}`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface OptionProps {
  readonly saving: Saving
  readonly sell: number
  readonly currency: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function SavingOption({ saving, sell, currency, isChosen, onChoose }: OptionProps) {
  const less = sell - saving.sell
  return (
    <Box component="label" sx={solverLooks.offer}>
      <input type="radio" name="saving" checked={isChosen} onChange={onChoose} />
      <ul>
        {saving.swaps.map((swap) => (
          <li key={swap.segmentId}>
            <b>{swap.campName}</b> instead of {swap.replaces}
            <small>
              {[
                swap.isSameRegion
                  ? swap.regionName
                  : `${swap.regionName}, ${swap.kilometers} km away`,
                ...changeWordsOf(swap),
                swap.state === 'free' ? 'Rooms available' : 'Availability on request',
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      <span className="tabular">
        <b>{moneyText(saving.sell, currency, { cents: false })}</b>
        <small>
          {moneyText(less, currency, { cents: false })} less, {((less * 100) / sell).toFixed(1)}%
        </small>
      </span>
    </Box>
  )
}

interface Found {
  readonly sell?: number | undefined
  readonly isReached: boolean
  readonly searched: number
  readonly savings: readonly Saving[]
}

function standingWords({ sell, isReached, savings, searched }: Found, percent: number): string {
  if (sell === undefined) return 'Get a quote first: a stay has no price yet.'
  if (savings.length === 0)
    return `No cheaper camp nearby has rooms for everyone. ${countOf(searched, 'camp')} checked.`
  return isReached
    ? `${countOf(searched, 'camp')} checked.`
    : `${percent}% less can’t be reached nearby. This is the lowest price among ${countOf(searched, 'camp')}.`
}

/** The edits of all swaps, and those that undo them. */
function swapsOf(trip: Trip, { swaps }: Saving) {
  const placedCamps = swaps.flatMap((swap) => {
    const wantedCamp = campWanted(trip, { at: 'stay', segmentId: swap.segmentId }, 1)
    return wantedCamp === undefined ? [] : [placeCamp(trip, wantedCamp, swap)]
  })
  return {
    edits: Object.assign({}, ...placedCamps.map(({ edits }) => edits)),
    back: Object.assign({}, ...placedCamps.map(({ back }) => back)),
  }
}
