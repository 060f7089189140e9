import Chip from '@mui/material/Chip'
import { memo, Suspense } from 'react'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { isArrangedByPeople, isUnpricedStay } from '#shared/itinerary/supplier-stays'
import hues from '../../../../components/hue/hue.module.css'
import { Icon } from '../../../../components/icons/Icon'
import { Picture } from '../../../../components/picture/Picture'
import { statusColors } from '../../../../components/state/StatusChip'
import { lazyPage, lazyPart } from '../../../../lib/loading/lazy-page'
import { mediaUrl } from '../../../../lib/media/picture-url'
import type { StayItem } from '../../../../trip/journey/journey'
import type { JourneyMove } from '../../../../trip/journey/journey-move'
import { datesOfSegment, nightRows } from '../../../../trip/journey/journey-words'
import { isAsked, stayStatus } from '../../../../trip/journey/stay-status'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { placeWords, segmentName } from '../../../../trip/segments/segment-words'
import { type CampPictures, pictureOf } from '../../../../trip/story/featured-image'
import type { RoomNames } from '../../../../trip/story/use-room-names'
import { SegmentMarks } from './SegmentMarks'
import { SegmentMenu } from './SegmentMenu'
import { SellFigure } from './SellFigure'
import { StayRooms } from './StayRooms'

export type JourneyLook = 'days' | 'compact'

/** The drag handles load after the rows. */
const StretchHandle = lazyPage(() => import('./StretchHandle'), 'StretchHandle')
const RequestAnswer = lazyPart(() => import('./RequestAnswer'), 'RequestAnswer')
const ArrangedPrice = lazyPart(() => import('./ArrangedPrice'), 'ArrangedPrice')
const CarryGrip = lazyPart(() => import('./CarryGrip'), 'CarryGrip')

interface StayRowProps {
  readonly stay: StayItem
  readonly look: JourneyLook
  readonly pictures: CampPictures
  readonly roomNames: RoomNames
  /** Its position among the stays, from 0, and how many there are. */
  readonly place: number
  readonly count: number
  /** The drag in progress on this stay. */
  readonly move: JourneyMove | undefined
  readonly onMove: (move: JourneyMove | undefined) => void
}

/**
 * Height of a night in pixels, by density, as in journey-looks.ts; rows of the compact one don't
 * stretch.
 */
const nightHeights = { days: 52, compact: 30 } as const

/** A stay: its nights at the edge, a band in its color, and a card with the essentials. */
export const StayRow = memo((props: StayRowProps) => {
  const { stay, look, pictures, roomNames, place, count, move, onMove } = props
  const { mayArrange } = useTripTools()
  const { segment, number, nights, services, hue } = stay
  const name = segmentName(segment)
  const s3Key = pictureOf(segment, pictures)
  const { label, tone } = stayStatus(segment)
  return (
    <div className={`stay ${hues[`hue${hue}`]}`}>
      <NightMarks nights={nights} look={look} />
      <span className="band" aria-hidden="true" />
      {mayArrange && (
        <Suspense>
          <StretchHandle
            stay={segment}
            move={move}
            onMove={onMove}
            end="start"
            nightHeight={nightHeights[look]}
          />
          <StretchHandle
            stay={segment}
            move={move}
            onMove={onMove}
            end="end"
            nightHeight={nightHeights[look]}
          />
        </Suspense>
      )}
      <article className="card">
        {look === 'days' && (
          <div className="picture">
            <Picture src={mediaUrl(s3Key, '3x4')} alt="" ratio="fill" />
            <em>{number}</em>
          </div>
        )}
        <div className="body">
          <header className="title">
            {mayArrange && count > 1 && (
              <span className="gripPlace">
                <CarryGrip stay={segment} place={place} count={count} move={move} onMove={onMove} />
              </span>
            )}
            {look === 'compact' && <em>{number}</em>}
            <h3 title={name}>
              <span className="visually-hidden">{`Stay ${number}: `}</span>
              {name}
            </h3>
            <SegmentMarks segment={segment} />
            <Chip
              component="span"
              size="small"
              color={statusColors[tone]}
              className="status"
              title={look === 'compact' ? label : undefined}
              label={look === 'compact' ? <span className="visually-hidden">{label}</span> : label}
            />
            <SegmentMenu segment={segment} />
          </header>
          {look === 'days' && (
            <>
              <p className="place">
                {[placeWords(segment), segment.mealBasis].filter(Boolean).map((part, index) => (
                  <span key={part} title={index === 1 ? segment.inclusions : undefined}>
                    {index > 0 && <i aria-hidden="true">·</i>}
                    {part}
                  </span>
                ))}
              </p>
              <StayRooms segment={segment} roomNames={roomNames} mayEdit={mayArrange} />

              {isAsked(segment) && <RequestAnswer segment={segment} />}
              {mayArrange && isUnpricedStay(segment) && isArrangedByPeople(segment) && (
                <ArrangedPrice stay={segment} />
              )}

              {services.map((service) => (
                <Service key={service.id} service={service} />
              ))}
            </>
          )}
          <footer className="foot">
            <span className="tabular">
              <Nights segment={segment} isCompact={look === 'compact'} />
              {look === 'days' && ` · ${shortRange(segment.startDate, segment.endDate)}`}
              {look === 'compact' &&
                services.length > 0 &&
                ` · ${countOf(services.length, 'service')}`}
            </span>
            <SellFigure segment={segment} look="strong" />
          </footer>
        </div>
      </article>
    </div>
  )
})

/**
 * Number of nights, with buttons to change them at the end of the stay; the menu changes the start.
 */
function Nights({
  segment,
  isCompact,
}: {
  readonly segment: TripSegment
  readonly isCompact: boolean
}) {
  const { mayArrange, stretch } = useTripTools()
  const words = <span className="nights">{nightsLabel(segment.nights)}</span>
  if (!mayArrange || isCompact) return words
  const button = (nights: 1 | -1, label: string) => (
    <button
      type="button"
      className="night"
      aria-label={`${label} at ${segmentName(segment)}`}
      disabled={segment.nights + nights < 1}
      onClick={() => stretch(segment, { end: 'end', nights })}
    >
      <Icon name={nights > 0 ? 'plus' : 'minus'} size={13} />
    </button>
  )
  return (
    <>
      {button(-1, 'One night less')}
      {words}
      {button(1, 'One night more')}
    </>
  )
}

/** The nights of a stay or a gap at the journey's edge. */
export function NightMarks({
  nights,
  look,
}: Pick<StayItem, 'nights'> & { readonly look: JourneyLook }) {
  const rows = nightRows(look === 'compact' ? nights.slice(0, 1) : nights)
  return (
    <ol className="days" aria-hidden="true">
      {rows.map((row) =>
        typeof row === 'number' ? (
          <li key="more" className="more">
            {row} more
          </li>
        ) : (
          <li key={row.date} className={row.isWeekend ? 'weekend' : undefined}>
            <b className="tabular">{row.day}</b>
            {row.weekday}
          </li>
        ),
      )}
    </ol>
  )
}

function Service({ service }: { readonly service: StayItem['segment'] }) {
  return (
    <div className="service">
      <Icon name="ticket" size={14} />
      <span className="serviceName" title={service.title}>
        {service.title ?? segmentName(service)}
      </span>
      <span className="serviceDay tabular">{datesOfSegment(service)}</span>
      <SegmentMarks segment={service} />
      <SellFigure segment={service} />
      <SegmentMenu segment={service} />
    </div>
  )
}
