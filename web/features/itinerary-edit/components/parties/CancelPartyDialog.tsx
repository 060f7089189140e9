import { useState } from 'react'
import type { Party } from '#shared/itinerary/party'
import { useSession } from '../../../../lib/session/session'
import { cancelParty } from '../../../../trip/api/life-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { partyCancelOutcome, partyCancelTerms } from '../../../../trip/life/cancel-terms'
import { useTripPage } from '../../../../trip/page/trip-page'
import { hasPaid } from '../../../../trip/people/party-steps'
import { groupName } from '../../../../trip/people/party-words'
import { CancelFeeDialog } from '../status/CancelFeeDialog'

interface CancelPartyDialogProps {
  readonly party: Party
  readonly onClose: () => void
}

/** Asks before one group is let off a trip that goes on, for which fee. */
export function CancelPartyDialog({ party, onClose }: CancelPartyDialogProps) {
  const { state, today } = useTripPage()
  // As it is now, until the cancellation is sent: then the figures stay while the dialog closes.
  const [sentTrip, setSentTrip] = useState<typeof state.base>()
  const trip = sentTrip ?? state.base
  const { agency } = useSession()
  const call = useTripCall()
  const { id: partyId } = party
  const name = groupName(party)
  const returnsServiceFees = agency.returnsServiceFees ?? false
  return (
    <CancelFeeDialog
      words={{
        title: `Cancel for ${name}?`,
        text: `The trip goes on for everyone else, and their payments stay as they are. Rooms and seats stay booked: take ${name}’s out and requote when you have told the camps.`,
        confirmLabel: 'Cancel this group',
      }}
      closeLabel="Keep this group"
      terms={partyCancelTerms(trip, { partyId, today })}
      mostWords="the group’s share"
      hasPaid={hasPaid(trip, partyId)}
      findOutcome={(fee) => partyCancelOutcome(trip, { partyId, fee, returnsServiceFees })}
      onCancel={(chosen) => {
        setSentTrip(state.base)
        return call((seen) => cancelParty(seen, { partyId, ...chosen }), `${name} cancelled.`)
      }}
      onClose={onClose}
    />
  )
}
