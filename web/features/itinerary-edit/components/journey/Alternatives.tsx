import Box from '@mui/material/Box'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CampAlternative } from '#shared/api/alternatives'
import { countOf } from '#shared/format/words'
import type { ItineraryId, SegmentId } from '#shared/ids/ids'
import { Bone } from '../../../../components/feedback/Bone'
import { Field } from '../../../../components/inputs/Field'
import { moneyText } from '../../../../components/money/money-parts'
import { Picture } from '../../../../components/picture/Picture'
import { api } from '../../../../lib/api/api'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { useSettled } from '../../../../lib/time/use-settled'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { readAmount } from '../../../../trip/segments/typed-amount'
import { changeWordsOf } from '../solver/change-words'
import { type ChosenCamp, campLooks, roomsWords } from './CampChoice'
import { dialogLooks } from './dialog-looks'

interface AlternativesProps {
  readonly stay: TripSegment
  readonly chosen: ChosenCamp | undefined
  readonly onChoose: (camp: ChosenCamp | undefined) => void
}

/**
 * Camps near a stay that are free for its nights and people, with what the whole trip would cost.
 */
export function Alternatives({ stay, chosen, onChoose }: AlternativesProps) {
  const { trip } = useTripPage()
  const [typed, setTyped] = useState('')
  const text = useSettled(typed, 500).trim()
  const budget = text === '' ? undefined : readAmount(text, trip.currency)
  const isUnread = text !== '' && (budget === undefined || budget < 0)
  const question = {
    id: trip.id,
    version: trip.version,
    segmentId: stay.id,
    budget: isUnread ? undefined : budget,
  }
  return (
    <>
      <Field
        label={`Budget for the trip in ${trip.currency}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isUnread ? 'Enter an amount, such as 12,500' : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          onChoose(undefined)
        }}
      />
      <Offers asked={question} chosen={chosen} onChoose={onChoose} />
    </>
  )
}

interface OffersProps extends Omit<AlternativesProps, 'stay'> {
  readonly asked: Asked
}

function Offers({ asked, chosen, onChoose }: OffersProps) {
  const { data, isError } = useQuery(alternativesQuery(asked))
  if (isError) return <Hint>Alternatives couldn’t be loaded. Search the region instead.</Hint>
  if (data === undefined) return [1, 2, 3, 4].map((row) => <Bone key={row} height={72} />)
  const { alternatives, searched, sell, currency } = data
  return (
    <>
      {alternatives.map((camp) => (
        <Box component="label" key={camp.supplierCode} sx={campLooks.camp}>
          <input
            type="radio"
            name="camp"
            checked={chosen?.supplierCode === camp.supplierCode}
            onChange={() => onChoose(camp)}
          />
          <Box component="span" sx={campLooks.picture}>
            <Picture src={mediaUrl(camp.featuredImageId, '3x2')} alt="" ratio="3 / 2" />
          </Box>
          <Box component="span" sx={campLooks.campWords}>
            <b>{camp.campName}</b>
            <span>{placeWords(camp)}</span>
            <span>{[roomsWords(camp), ...changeWordsOf(camp)].join(' · ')}</span>
          </Box>
          <Box component="span" sx={campLooks.offer}>
            <Box
              component="em"
              sx={{
                fontStyle: 'normal',
                color: camp.state === 'free' ? 'success.main' : 'info.main',
              }}
            >
              {camp.state === 'free' ? 'Rooms available' : 'Availability on request'}
            </Box>
            <span className="tabular">
              <b>{moneyText(camp.sell, currency, { cents: false })}</b> new trip total
            </span>
            {sell !== undefined && (
              <span className="tabular">{changeWords(camp.sell - sell, currency)}</span>
            )}
          </Box>
        </Box>
      ))}
      <Hint>
        {alternatives.length > 0
          ? ''
          : `No camp nearby has rooms for everyone on these nights${asked.budget === undefined ? '' : ' within this budget'}. `}
        {countOf(searched, 'camp')} nearby checked.
      </Hint>
    </>
  )
}

const Hint = ({ children }: { readonly children: React.ReactNode }) => (
  <Box component="p" sx={dialogLooks.hint}>
    {children}
  </Box>
)

const placeWords = ({ regionName, country, isSameRegion, kilometers }: CampAlternative): string =>
  [regionName, isSameRegion ? country : `${country} · ${kilometers} km away`].join(', ')

/** `1,200.00 less`; the trip may be quoted at other exchange rates by then. */
function changeWords(change: number, currency: string): string {
  if (change === 0) return 'Same total'
  return `${moneyText(Math.abs(change), currency, { cents: false })} ${change < 0 ? 'less' : 'more'}`
}

interface Asked {
  readonly id: ItineraryId
  readonly version: number
  readonly segmentId: SegmentId
  /** Minor units of the trip's currency. */
  readonly budget: number | undefined
}

/** Kept for a minute only: rooms go quickly. */
const alternativesQuery = ({ id, version, ...body }: Asked) =>
  queryOptions({
    queryKey: ['alternatives', id, version, body],
    queryFn: ({ signal }) =>
      api('POST /api/Itineraries/{id}/alternatives', { params: { id }, body, safe: true, signal }),
    staleTime: 60_000,
  })
