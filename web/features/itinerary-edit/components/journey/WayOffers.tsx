import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { TransferView } from '#shared/api/suppliers'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { Bone } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import {
  isTakenOffer,
  offerPrice,
  offerWords,
  unitWords,
  withOffer,
} from '../../../../trip/journey/way-offer'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentIcon } from '../../../../trip/segments/segment-words'
import { dialogLooks } from './dialog-looks'
import { useSegmentForm } from './segment-form'
import { transfersQuery } from './transfers-query'
import type { Hubs } from './use-hubs'

/**
 * Flights and transfers between two places on the day, with times and cost; one click takes one.
 */
export function WayOffers({
  hubs,
  isKindOpen = false,
}: {
  readonly hubs: Hubs
  readonly isKindOpen?: boolean
}) {
  const { draft, set } = useSegmentForm()
  const { adults, children, childrenAges } = useTripPage().trip.itinerary
  const travelers = Math.max(1, adults + children)
  const { fromHubCode: from, travelHubCode: to, startDate } = draft
  const offers = useQuery(
    transfersQuery({
      from,
      to,
      pax: travelers,
      childrenAges,
      date: isCalendarDate(startDate) ? startDate : undefined,
    }),
  )
  useOfferedKind(isKindOpen, offers.data)
  if (from === '' || to === '') {
    return (
      <Box component="p" sx={dialogLooks.hint}>
        Choose the start and end points to see available transfers.
      </Box>
    )
  }
  if (from === to)
    return (
      <Box component="p" sx={dialogLooks.hint}>
        Both points are {hubs.nameOf(from)}: a short transfer at your own price.
      </Box>
    )
  if (offers.isPending) return <Bone height={64} radius={10} />
  if (offers.isError)
    return (
      <Box component="p" sx={dialogLooks.hint}>
        Transfers couldn’t be loaded. Enter the details yourself.
      </Box>
    )
  if (offers.data.length === 0) {
    if (draft.kind !== 'road' && draft.kind !== 'chartered') return null
    return (
      <Box component="p" sx={dialogLooks.hint}>
        Too far for a road transfer or a charter in a day. Choose a scheduled flight.
      </Box>
    )
  }
  return (
    <Box component="fieldset" sx={dialogLooks.offers}>
      <Box component="legend" sx={dialogLooks.legend}>
        Transfers from {hubs.nameOf(from)} to {hubs.nameOf(to)}
      </Box>
      {offers.data.map((offer) => (
        <WayOffer
          key={offer.connection?.code ?? offer.type}
          offer={offer}
          isTaken={isTakenOffer(draft, offer)}
          onTake={() => set(withOffer(draft, offer, travelers))}
        />
      ))}
    </Box>
  )
}

interface WayOfferProps {
  readonly offer: TransferView
  readonly isTaken: boolean
  readonly onTake: () => void
}

function WayOffer({ offer, isTaken, onTake }: WayOfferProps) {
  const { title, facts, luggage = '' } = offerWords(offer)
  const unit = unitWords(offer)
  return (
    <Box
      component="button"
      type="button"
      sx={dialogLooks.offer}
      aria-pressed={isTaken}
      onClick={onTake}
    >
      <Icon name={segmentIcon(offer.type)} size={17} />
      <Box component="span" sx={dialogLooks.offerWords}>
        <b>{title}</b>
        <span className="tabular">{[...facts, luggage].filter(Boolean).join(' · ')}</span>
        {unit !== undefined && <span className="tabular">{unit}</span>}
      </Box>
      <Box component="span" className="tabular" sx={dialogLooks.offerPrice}>
        {offer.costAmount === undefined || offer.currency === undefined
          ? 'Price on request'
          : offerPrice(offer.costAmount, offer.currency)}
      </Box>
      {isTaken && <Icon name="check" size={16} />}
    </Box>
  )
}

/**
 * Where no road leads, a transfer whose kind nobody chose becomes the first that is offered, else a
 * scheduled flight.
 */
function useOfferedKind(
  isOpen: boolean,
  offers: readonly Pick<TransferView, 'type'>[] | undefined,
): void {
  const { draft, set } = useSegmentForm()
  const { kind } = draft
  const proposedKind = useRef(isOpen ? kind : undefined)
  useEffect(() => {
    if (kind !== proposedKind.current) proposedKind.current = undefined
    if (proposedKind.current === undefined || offers === undefined) return
    const next = offers.some(({ type }) => type === 'road')
      ? 'road'
      : (offers[0]?.type ?? 'scheduled')
    if (next === kind) return
    proposedKind.current = next
    set({ kind: next })
  }, [kind, offers, set])
}
