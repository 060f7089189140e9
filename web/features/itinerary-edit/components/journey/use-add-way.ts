import type { TransferView } from '#shared/api/suppliers'
import { hubName } from '#shared/map/route-plan'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { withOffer } from '../../../../trip/journey/way-offer'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentOfDraft } from '../../../../trip/segments/draft-segment'
import { emptyDraft } from '../../../../trip/segments/segment-draft'
import { segmentName } from '../../../../trip/segments/segment-words'

/** Adds an offer to the trip as the transfer that is missing, with an undo. */
export function useAddWay({ start }: MissingWay): (offer: TransferView) => void {
  const { trip, editor } = useTripPage()
  const { adults, children } = trip.itinerary
  return (offer) => {
    const draft = emptyDraft(trip, offer.type, {
      ...start,
      fromHubCode: offer.from,
      travelHubCode: offer.to,
    })
    const segment = segmentOfDraft(
      { ...draft, ...withOffer(draft, offer, Math.max(1, adults + children)) },
      {
        id: `hand-${crypto.randomUUID().slice(0, 8)}`,
        hubName: (code) => hubName(code === offer.from ? offer.fromName : offer.toName),
      },
    )
    if (segment === undefined) return
    const path = segmentPath(segment.id)
    const text = `${segmentName(segment)} added.`
    tellEdit(editor, { [path]: segment }, { text, back: { [path]: null } })
  }
}
