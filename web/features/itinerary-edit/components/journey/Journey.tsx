import Box from '@mui/material/Box'
import { memo, useMemo, useState } from 'react'
import { monthOf } from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import { Icon } from '../../../../components/icons/Icon'
import { Segmented } from '../../../../components/inputs/Segmented'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import {
  anchorOf,
  type GapItem,
  type JourneyItem,
  journeyOf,
} from '../../../../trip/journey/journey'
import type { JourneyMove } from '../../../../trip/journey/journey-move'
import { gapTitle } from '../../../../trip/journey/journey-words'
import { type JourneyRow, withMissingWays } from '../../../../trip/journey/missing-ways'
import { useCamps, useMissingWays } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { useRoomNames } from '../../../../trip/story/use-room-names'
import { LockNote } from '../LockNote'
import { AddButton } from './AddButton'
import { EmptyJourney } from './EmptyJourney'
import { GapActions } from './GapActions'
import { gapLooks } from './gap-looks'
import { JointRow } from './JointRow'
import { journeyLooks } from './journey-looks'
import { MissingWayRow } from './MissingWayRow'
import { type JourneyLook, NightMarks, StayRow } from './StayRow'
import { useFlightStatus } from './use-flight-status'

const CarryBar = lazyPart(() => import('./CarryBar'), 'CarryBar')

const looks = [
  { value: 'days', label: 'Days' },
  { value: 'compact', label: 'Compact' },
] as const

/** The trip day by day: stays as bands, travel between them, and nights without a stay. */
export function Journey() {
  const { trip, journey, permission } = useTripPage()
  const [look, setLook] = useState<JourneyLook>('days')
  const [move, setMove] = useState<JourneyMove>()
  const { itinerary } = trip
  const { pictures } = useCamps(itinerary.segments)
  const roomNames = useRoomNames(itinerary.segments)
  const flights = useFlightStatus(trip)
  const missing = useMissingWays(itinerary.segments)
  const shownJourney = useMemo(
    () => (move?.kind === 'stretch' ? journeyOf(move.segments) : journey),
    [move, journey],
  )
  const places = useMemo(() => placesOf(shownJourney), [shownJourney])
  const rows = permission.transit ? withMissingWays(shownJourney, missing) : shownJourney
  const rowOf = (item: JourneyRow) => {
    if (item.kind === 'gap') return <GapRow gap={item} look={look} />
    if (item.kind === 'missing') return <MissingWayRow way={item.way} />
    if (item.kind === 'joint')
      return <JointRow segment={item.segment} status={flights.get(item.segment.id)} />
    const own = move?.segmentId === item.segment.id ? move : undefined
    const place = places.get(item.segment.id) ?? 0
    return (
      <StayRow
        stay={item}
        look={look}
        pictures={pictures}
        roomNames={roomNames}
        place={place}
        count={places.count}
        move={own}
        onMove={setMove}
      />
    )
  }
  return (
    <Box component="section" sx={journeyLooks} aria-label="Journey">
      <header className="head">
        <h2>Journey</h2>
        <span className="months tabular">{monthsOf(itinerary)}</span>
        <Segmented label="Journey layout" value={look} segments={looks} onChange={setLook} />
        <AddButton />
      </header>
      <Box sx={{ m: '-2px 0 12px', '&:empty': { display: 'none' } }}>
        <LockNote trip={trip} />
      </Box>
      {journey.length === 0 ? (
        <EmptyJourney />
      ) : (
        <ol className={look === 'compact' ? 'line compact' : 'line'}>
          {rows.map((item) => (
            <li
              key={anchorOfRow(item)}
              id={anchorOfRow(item)}
              tabIndex={-1}
              data-place={placeIn(places, item)}
              className={`item ${carryClass({ move, place: placeIn(places, item) })}`}
            >
              {rowOf(item)}
            </li>
          ))}
        </ol>
      )}
      {move?.kind === 'carry' && <CarryBar move={move} count={places.count} />}
    </Box>
  )
}

type Places = ReturnType<typeof placesOf>

/** The position of each stay among the stays; stays that share nights share one. */
function placesOf(items: readonly JourneyItem[]) {
  const places = new Map<string, number>()
  let [count, until] = [0, '']
  for (const item of items) {
    if (item.kind !== 'stay') continue
    const { id, startDate, endDate } = item.segment
    if (startDate >= until) count += 1
    if (endDate > until) until = endDate
    places.set(id, count - 1)
  }
  return { get: (id: string) => places.get(id), count }
}

const anchorOfRow = (row: JourneyRow): string =>
  row.kind === 'missing' ? `way-to-${row.way.to.id}` : anchorOf(row)

const placeIn = (places: Places, item: JourneyRow): number | undefined =>
  item.kind === 'stay' ? places.get(item.segment.id) : undefined

/** The stay being moved, and a line where it would go. */
function carryClass({
  move,
  place,
}: {
  readonly move: JourneyMove | undefined
  readonly place: number | undefined
}): string {
  if (move?.kind !== 'carry' || place === undefined) return ''
  if (place === move.from) return 'carried'
  if (place !== move.to) return ''
  return move.to < move.from ? 'before' : 'after'
}

/** `June 2027`, `June 2027 – January 2028`. */
function monthsOf({
  startDate,
  endDate,
}: ReturnType<typeof useTripPage>['trip']['itinerary']): string {
  const [first, last] = [monthLabel(monthOf(startDate)), monthLabel(monthOf(endDate))]
  if (first === last) return first
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return `${isOneYear ? first.replace(/ \d+$/, '') : first} – ${last}`
}

/** Nights without a stay, with ways to fill them. */
const GapRow = memo(({ gap, look }: { readonly gap: GapItem; readonly look: JourneyLook }) => {
  const { mayArrange } = useTripTools()
  return (
    <div className="stay gap">
      <NightMarks nights={gap.nights} look={look} />
      <span className="band" aria-hidden="true" />
      <article className="gapCard">
        <Icon name="moon-star" size={20} />
        <div className="gapWords">
          <h3>{gapTitle(gap)}</h3>
          {gap.between !== '' && <p>{gap.between}</p>}
        </div>
        {mayArrange && (
          <Box sx={gapLooks.gapActions}>
            <GapActions gap={gap} />
          </Box>
        )}
      </article>
    </div>
  )
})
