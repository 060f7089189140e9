import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { isAvailable } from '#shared/calendar/availability'
import { partyNight } from '#shared/calendar/house-party'
import { weekdayDate } from '#shared/format/dates'
import { countOf, guestWords } from '#shared/format/words'
import { Bone } from '../../../../components/feedback/Bone'
import hues from '../../../../components/hue/hue.module.css'
import { Icon } from '../../../../components/icons/Icon'
import { inRow, radius } from '../../../../components/looks/looks'
import { Kbd } from '../../../../components/shortcuts/Kbd'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { roomOffersQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import { SeeFreeDates } from '../../../../trip/building/calendar/SeeFreeDates'
import { useEditedStay, useUnassigned } from '../../../../trip/building/detail/use-edited-stay'
import {
  type BuilderCamp,
  isArrangedByOthers,
  isOwn,
} from '../../../../trip/building/model/builder-camp'
import type { BuilderSegment, Stay } from '../../../../trip/building/model/builder-segment'
import { roomsChosenWords } from '../../../../trip/building/model/counting-words'
import { nightsCount } from '../../../../trip/building/model/date-words'
import { useBuilder, useTravelers } from '../../../../trip/building/state/builder-store'
import { chooseSegment } from '../../../../trip/building/state/segment-actions'
import { OwnStay } from './OwnStayForm'

const StayPrice = lazyPart(
  () => import('../../../../trip/building/drawer/StayPrice'),
  'StayPrice',
  <Bone width={80} height={16} />,
)

/** The itinerary's dates at this accommodation, and what is still missing. */
export function YourDates({ camp }: { readonly camp: BuilderCamp }) {
  const { stays, edited } = useEditedStay(camp)
  return (
    <>
      <Box component="h2" sx={{ fontSize: 18, lineHeight: '24px' }}>
        Your dates
      </Box>
      {edited === undefined ? (
        <Box component="p" sx={{ mt: 1, color: 'ink.second' }}>
          Click nights in the calendar, or drag across several. Consecutive nights form one stay.
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, mt: 1.2 }}>
          {stays.map((stay) => (
            <DatesStrip
              key={stay.segment.id}
              stay={stay}
              isEdited={stay === edited}
              isAlone={stays.length === 1}
            />
          ))}
        </Box>
      )}
      {edited !== undefined &&
        (isOwn(camp) ? (
          <OwnStay key={edited.segment.id} segment={edited.segment} />
        ) : (
          <StayFacts camp={camp} stay={edited} />
        ))}
      <Box component="p" sx={[looks.keys, edited === undefined && { mt: 'auto' }]}>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd> move by a day, <Kbd>Space</Kbd> selects
      </Box>
    </>
  )
}

function StayFacts({ camp, stay }: { readonly camp: BuilderCamp; readonly stay: Stay }) {
  const unassignedTravelers = useUnassigned(stay.segment)
  const { segment } = stay
  const isArranged = isArrangedByOthers(camp)
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1,
          m: '14px 0 16px',
          '& div': {
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: 1.2,
          },
          '& dt': { color: 'ink.second' },
          '& dd': { fontWeight: 600, textAlign: 'right' },
        }}
      >
        {!isArranged && (
          <>
            <div>
              <dt>Rooms</dt>
              <dd>{roomsChosenWords(segment.rooms.length, unassignedTravelers)}</dd>
            </div>
            <div>
              <dt>Unassigned travelers</dt>
              <dd>
                {unassignedTravelers.adults + unassignedTravelers.children === 0
                  ? 'None'
                  : guestWords(unassignedTravelers)}
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>This stay</dt>
          <dd>
            <StayPrice segmentId={segment.id} />
          </dd>
        </div>
      </Box>
      {!isArranged && <NoRooms camp={camp} segment={segment} />}
      {!isArranged && (
        <Button
          variant="main"
          sx={{ mt: 'auto' }}
          endIcon={<Icon name="arrow-down" size={17} />}
          onClick={goToRooms}
        >
          Select Rooms
        </Button>
      )}
    </>
  )
}

/**
 * Nights that are free one by one may leave no room that is free on all of them: says so, and leads
 * on.
 */
function NoRooms({
  camp,
  segment,
}: {
  readonly camp: BuilderCamp
  readonly segment: BuilderSegment
}) {
  const { supplierCode, startDate, endDate } = segment
  const isLive = useBuilder((data) => data.quoteMode === 'availability')
  const party = useTravelers()
  const { data: rooms } = useQuery(roomTypesQuery(supplierCode))
  const { data: offered } = useQuery(roomOffersQuery({ supplierCode, startDate, endDate }))
  if (!isLive || rooms === undefined || offered === undefined || segment.rooms.length > 0)
    return null
  const isFree = (codes: Readonly<Record<string, number>>) =>
    isAvailable(partyNight(codes, { rooms, party }).code)
  if (
    isFree(
      Object.fromEntries(offered.map(({ optionKey, available }) => [optionKey, available ?? 0])),
    )
  )
    return null
  return (
    <Box component="p" role="status" sx={{ mb: 1.6, color: 'warning.main' }}>
      No rooms for your party on {nightsCount(segment) === 1 ? 'this night' : 'all of these nights'}
      . <SeeFreeDates camp={camp} from={startDate} nights={nightsCount(segment)} isFree={isFree} />
    </Box>
  )
}

/** Scrolls to the rooms and focuses them. */
function goToRooms(): void {
  const rooms = document.getElementById('rooms')
  rooms?.scrollIntoView({ behavior: 'smooth' })
  rooms?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

/** Arrival, departure and nights of a stay; with several stays, it can be selected for editing. */
function DatesStrip({
  stay,
  isEdited,
  isAlone,
}: {
  stay: Stay
  isEdited: boolean
  isAlone: boolean
}) {
  const { segment, hue } = stay
  const pick = {
    type: 'button',
    'aria-pressed': isEdited,
    onClick: () => chooseSegment(segment.id),
  } as const
  return (
    <Box
      component={isAlone ? 'div' : 'button'}
      {...(!isAlone && pick)}
      className={hues[`hue${hue}`] ?? ''}
      sx={[looks.strip, !isEdited && looks.resting]}
    >
      <Box component="span" sx={looks.day}>
        <small>Arrive</small>
        <b>{weekdayDate(segment.startDate)}</b>
      </Box>
      <Icon name="arrow-right" />
      <Box component="span" sx={looks.day}>
        <small>Leave</small>
        <b>{weekdayDate(segment.endDate)}</b>
      </Box>
      <Typography component="em" variant="note" sx={looks.nights}>
        {countOf(nightsCount(segment), 'night')}
      </Typography>
    </Box>
  )
}

const looks = {
  strip: {
    display: 'grid',
    gridTemplateColumns: '1fr 18px 1fr',
    alignItems: 'center',
    gap: 1.2,
    width: 1,
    p: '12px 16px 0',
    overflow: 'hidden',
    borderRadius: radius.card,
    background: 'var(--stay-tint)',
    '& svg': { color: 'var(--stay)' },
  },
  nights: {
    gridColumn: '1 / -1',
    m: '8px -16px 0',
    py: 0.4,
    px: 1.6,
    background: 'var(--stay)',
    color: '#fff',
    fontStyle: 'normal',
    fontWeight: 600,
  },
  resting: { opacity: 0.7, '&:hover': { opacity: 1 } },
  keys: {
    typography: 'caption',
    ...inRow(0.6),
    justifyContent: 'center',
    mt: 1,
    color: 'ink.note',
  },
  day: {
    '& small': { typography: 'caption', display: 'block', color: 'ink.second' },
    '& b': {
      display: 'block',
      fontWeight: 600,
      fontSize: 16,
      lineHeight: '20px',
      whiteSpace: 'nowrap',
    },
  },
} as const
