import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import type { PartyCancellation } from '#shared/itinerary/cancellation-fee-record'
import type { Party } from '#shared/itinerary/party'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { saveStatement } from '../../../../trip/payments/save-statement'
import { groupName } from '../../../../trip/people/party-words'

const CancelPartyDialog = lazyPart(() => import('./CancelPartyDialog'), 'CancelPartyDialog')

interface PartyCancellingProps {
  readonly party: Party
  readonly cancellation: PartyCancellation | undefined
  readonly canCancel: boolean
}

/** Lets a group off the trip, or hands out the statement once it has cancelled. */
export function PartyCancelling({ party, cancellation, canCancel }: PartyCancellingProps) {
  const { trip, permission } = useTripPage()
  const [isOpen, setOpen] = useState(false)
  const name = groupName(party)
  const save = () => saveStatement(trip, { partyId: party.id, name })
  if (cancellation === undefined && !(canCancel && permission.details)) return null
  return (
    <Stack direction="row" sx={{ ml: '-6px' }}>
      {cancellation === undefined ? (
        <Button size="xsmall" variant="text" onClick={() => setOpen(true)}>
          Cancel for this group<span className="visually-hidden">: {name}</span>
        </Button>
      ) : (
        <AsyncButton size="xsmall" variant="text" onClick={save}>
          Cancellation statement<span className="visually-hidden">: {name}</span>
        </AsyncButton>
      )}
      {isOpen && <CancelPartyDialog party={party} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
