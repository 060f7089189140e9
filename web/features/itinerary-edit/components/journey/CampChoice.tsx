import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CampListed } from '#shared/api/catalogue-shapes'
import type { SleptRoom } from '#shared/calendar/match-rooms'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { convertMoney } from '#shared/fx/convert-money'
import { type Amount, fromMoney, moneyOf } from '#shared/money/money'
import type { RoomLine } from '#shared/rooms/room-line'
import { Bone } from '../../../../components/feedback/Bone'
import { ellipsis } from '../../../../components/looks/looks'
import { moneyText } from '../../../../components/money/money-parts'
import { Picture } from '../../../../components/picture/Picture'
import { unlessAppError } from '../../../../lib/errors/unless-app-error'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { roomOffersQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import { type CampOffer, campOffer } from '../../../../trip/journey/camp-offer'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'

/** A camp and the rooms that would be booked there. */
export interface ChosenCamp
  extends Pick<CampListed, 'supplierCode' | 'campName' | 'regionName' | 'country'> {
  readonly rooms: readonly RoomLine[]
}

interface CampChoiceProps {
  readonly camp: CampListed
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly slept: readonly SleptRoom[]
  readonly isChosen: boolean
  readonly onChoose: (camp: ChosenCamp) => void
}

/**
 * A camp that can be chosen if it has rooms for everyone; its availability is requested once it is
 * visible.
 */
export function CampChoice({
  camp,
  startDate,
  endDate,
  slept,
  isChosen,
  onChoose,
}: CampChoiceProps) {
  const row = useRef<HTMLLabelElement>(null)
  const isSeen = useWasSeen(row)
  const { trip, pricing } = useTripPage()
  const {
    supplierCode,
    campName = supplierCode,
    regionName = '',
    country = '',
    featuredImageId,
  } = camp
  const isArranged = camp.dmcArrangedOnly === true || camp.consultantInteractionRequired === true
  const isEnabled = isSeen && !isArranged
  const types = useQuery({ ...roomTypesQuery(supplierCode), enabled: isEnabled })
  const offers = useQuery({
    ...roomOffersQuery({ supplierCode, startDate, endDate }),
    enabled: isEnabled,
  })
  const { agencyCode, agencyFlags: flags, firstPartyAgencies } = pricing
  const terms = { agencyCode, flags, rates: trip.rates, firstPartyAgencies }
  const offer = isArranged
    ? arrangedOffer
    : types.data &&
      offers.data &&
      campOffer(slept, { roomTypes: types.data, rooms: offers.data }, terms)
  const mayChoose = offer !== undefined && offer.unmatched.length === 0
  const choose = () => {
    if (mayChoose) onChoose({ supplierCode, campName, regionName, country, rooms: offer.rooms })
  }
  return (
    <Box
      component="label"
      ref={row}
      sx={[campLooks.camp, !mayChoose && offer !== undefined && campLooks.off]}
    >
      <input type="radio" name="camp" checked={isChosen} disabled={!mayChoose} onChange={choose} />
      <Box component="span" sx={campLooks.picture}>
        <Picture src={mediaUrl(featuredImageId, '3x2')} alt="" ratio="3 / 2" />
      </Box>
      <Box component="span" sx={campLooks.campWords}>
        <b>{campName}</b>
        <span>{[regionName, country].filter(Boolean).join(', ')}</span>
        {isChosen && offer !== undefined && (
          <Box component="span" sx={{ color: 'forest.700' }}>
            {roomsWords(offer)}
          </Box>
        )}
      </Box>
      <Box component="span" sx={campLooks.offer}>
        {offer === undefined ? (
          <Standing isFailed={types.isError || offers.isError} />
        ) : (
          <OfferWords offer={offer} />
        )}
      </Box>
    </Box>
  )
}

function OfferWords({ offer: { words, tone, perPerson } }: { readonly offer: CampOffer }) {
  const { trip } = useTripPage()
  const price = perPerson === undefined ? undefined : inTripCurrency(perPerson, trip)
  return (
    <>
      <Box component="em" sx={{ fontStyle: 'normal', color: colors[tone] }}>
        {words}
      </Box>
      {price !== undefined && (
        <span className="tabular">
          <b>{moneyText(price.amount, price.currency, { cents: false })}</b> per person per night
        </span>
      )}
    </>
  )
}

function Standing({ isFailed }: { readonly isFailed: boolean }) {
  if (!isFailed) return <Bone width={130} height={34} />
  return (
    <Box component="em" sx={{ fontStyle: 'normal', color: colors.warn }}>
      Availability couldn’t be loaded
    </Box>
  )
}

const colors = {
  ok: 'success.main',
  warn: 'warning.main',
  bad: 'ink.note',
  info: 'info.main',
} as const

const arrangedOffer: CampOffer = {
  rooms: [],
  unmatched: [],
  perPerson: undefined,
  words: 'Rooms arranged by the supplier',
  tone: 'info',
}

/** `Tented Suite, Tented Suite`, `2 × Tented Suite`. */
export function roomsWords({ rooms }: Pick<CampOffer, 'rooms'>): string {
  const counts = new Map<string, number>()
  for (const { name = 'Room' } of rooms) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ')
}

/** Whether an element has ever been visible. */
function useWasSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isSeen) return
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    sight.observe(element)
    return () => sight.disconnect()
  }, [ref, isSeen])
  return isSeen
}

/**
 * Converts minor units of USD to the trip's currency; stays in USD if the trip has no rate for it.
 */
export function inTripCurrency(
  dollars: number,
  { currency, exchange }: Pick<Trip, 'currency' | 'exchange'>,
): Amount {
  const { spotRates } = exchange
  const convertedPrice = unlessAppError(() =>
    fromMoney(convertMoney(moneyOf(dollars, 'USD'), { to: currency, spotRates })),
  )
  return convertedPrice ?? { amount: dollars, currency: 'USD' }
}

export const campLooks = {
  camp: {
    display: 'grid',
    gridTemplateColumns: '18px 84px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '14px',
    minHeight: 72,
    p: '7px 12px',
    borderRadius: 'var(--mui-radius-card)',
    cursor: 'pointer',
    '& input': { width: 17, height: 17, m: 0, accentColor: 'var(--mui-palette-forest-700)' },
    '&:hover': { bgcolor: 'ground.soft' },
    '&:has(:checked)': { bgcolor: 'forest.50' },
    '&:has(:focus-visible)': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-600)' },
    '@media (max-width: 620px)': { gridTemplateColumns: '18px minmax(0, 1fr) auto' },
  },
  off: { cursor: 'default', '& > span:first-of-type': { filter: 'grayscale(0.7)', opacity: 0.6 } },
  picture: {
    overflow: 'hidden',
    borderRadius: '8px',
    '@media (max-width: 620px)': { display: 'none' },
  },
  offer: {
    display: 'grid',
    justifyItems: 'end',
    gap: '2px',
    fontSize: 12.5,
    lineHeight: '17px',
    textAlign: 'right',
    color: 'ink.second',
    '& b': { fontSize: 14.5, color: 'ink.main' },
  },
  campWords: {
    display: 'grid',
    minWidth: 0,
    fontSize: 12.5,
    lineHeight: '17px',
    color: 'ink.second',
    '& b': { ...ellipsis, fontSize: 14.5, lineHeight: '20px', fontWeight: 600, color: 'ink.main' },
  },
} as const
