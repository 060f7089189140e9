import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CampListed } from '#shared/api/catalogue-shapes'
import type { SleptRoom } from '#shared/calendar/match-rooms'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { RoomLine } from '#shared/rooms/room-line'
import { Bone } from '../../../../components/feedback/Bone'
import { moneyText } from '../../../../components/money/money-parts'
import { Picture } from '../../../../components/picture/Picture'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { roomOffersQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import { type CampOffer, campOffer } from '../../../../trip/journey/camp-offer'
import { useTripPage } from '../../../../trip/page/trip-page'
import { inTripCurrency } from '../../../../trip/price/in-trip-currency'
import styles from './dialogs.module.css'
import { useSeen } from './use-seen'

/** A camp with the rooms that it would have. */
export interface ChosenCamp extends Pick<CampListed, 'supplierCode' | 'campName' | 'regionName' | 'country'> {
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

/** A camp that can be chosen when it has rooms for everybody; it is asked for once it is seen. */
export function CampChoice({ camp, startDate, endDate, slept, isChosen, onChoose }: CampChoiceProps) {
  const row = useRef<HTMLLabelElement>(null)
  const isSeen = useSeen(row)
  const { trip, pricing } = useTripPage()
  const { supplierCode, campName = supplierCode, regionName = '', country = '', featuredImageId } = camp
  const isArranged = camp.dmcArrangedOnly === true || camp.consultantInteractionRequired === true
  const enabled = isSeen && !isArranged
  const types = useQuery({ ...roomTypesQuery(supplierCode), enabled })
  const offers = useQuery({ ...roomOffersQuery({ supplierCode, startDate, endDate }), enabled })
  const { agencyCode, agencyFlags: flags, firstPartyAgencies } = pricing
  const terms = { agencyCode, flags, rates: trip.rates, firstPartyAgencies }
  const offer = isArranged
    ? arranged
    : types.data && offers.data && campOffer(slept, { roomTypes: types.data, rooms: offers.data }, terms)
  const mayChoose = offer !== undefined && offer.unmatched.length === 0
  const choose = () => {
    if (mayChoose) onChoose({ supplierCode, campName, regionName, country, rooms: offer.rooms })
  }
  return (
    <label ref={row} className={`${styles.camp} ${mayChoose || offer === undefined ? '' : styles.off}`}>
      <input type="radio" name="camp" checked={isChosen} disabled={!mayChoose} onChange={choose} />
      <span className={styles.campPicture}>
        <Picture
          src={featuredImageId === undefined ? undefined : mediaUrl(featuredImageId, '3x2')}
          alt=""
          ratio="3 / 2"
        />
      </span>
      <span className={styles.campWords}>
        <b>{campName}</b>
        <span>{[regionName, country].filter(Boolean).join(', ')}</span>
        {isChosen && offer !== undefined && <span className={styles.matched}>{roomsWords(offer)}</span>}
      </span>
      <span className={styles.campOffer}>
        {offer === undefined ? <Standing isFailed={types.isError || offers.isError} /> : <OfferWords offer={offer} />}
      </span>
    </label>
  )
}

function OfferWords({ offer: { words, tone, perPerson } }: { readonly offer: CampOffer }) {
  const { trip } = useTripPage()
  const price = perPerson === undefined ? undefined : inTripCurrency(perPerson, trip)
  return (
    <>
      <em className={styles[tone]}>{words}</em>
      {price !== undefined && (
        <span className="tabular">
          <b>{moneyText(price.amount, price.currency, { cents: false })}</b> per person a night
        </span>
      )}
    </>
  )
}

function Standing({ isFailed }: { readonly isFailed: boolean }) {
  return isFailed ? <em className={styles.warn}>Availability not loaded</em> : <Bone width={130} height={34} />
}

const arranged: CampOffer = {
  ...{ rooms: [], unmatched: [], perPerson: undefined },
  ...{ words: 'Rooms are arranged by the supplier', tone: 'info' },
}

/** `Tented Suite, Tented Suite`, `2 × Tented Suite`. */
function roomsWords({ rooms }: CampOffer): string {
  const counts = new Map<string, number>()
  for (const { name, optionKey } of rooms) counts.set(name ?? optionKey, (counts.get(name ?? optionKey) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ')
}
