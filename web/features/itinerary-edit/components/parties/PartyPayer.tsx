import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Party } from '#shared/itinerary/party'
import { api } from '../../../../lib/api/api'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { partyPath } from '../../../../trip/people/party-edits'
import { groupName } from '../../../../trip/people/party-words'
import { partyLooks } from './party-looks'

/** Which client pays for a group: they get its mails, and see and pay its share in the portal. */
export function PartyPayer({ party }: { readonly party: Party }) {
  const { trip, editor, permission } = useTripPage()
  const { parts } = useTripSlots()
  const [isOpen, setOpen] = useState(false)
  const { id, name, clientId } = party
  const { data } = useQuery({
    queryKey: ['party-payer', clientId],
    queryFn: ({ signal }) =>
      api('GET /api/Clients/{id}', { params: { id: clientId ?? ('' as never) }, signal }),
    enabled: clientId !== undefined,
  })
  const payer = clientId === undefined ? trip.clientData?.name : (data?.name ?? '…')
  return (
    <Stack
      direction="row"
      sx={[partyLooks.aside, { alignItems: 'center', flexWrap: 'wrap', gap: '0 6px' }]}
    >
      <span>Paid by {payer ?? 'the trip’s client'}</span>
      {permission.details && (
        <Button size="xsmall" variant="text" sx={{ ml: -0.5 }} onClick={() => setOpen(true)}>
          Change<span className="visually-hidden"> who pays for {groupName(party)}</span>
        </Button>
      )}
      {parts.clientDialog({
        open: isOpen,
        text: `Who pays for ${groupName(party)}? They get its payment emails, and see its share alone in the portal.`,
        client: clientId === undefined ? undefined : { id: clientId, name: payer ?? '' },
        onClose: () => setOpen(false),
        onAssigned: (client) => {
          setOpen(false)
          editor.edit({ [partyPath('party', id)]: { kind: 'group', name, clientId: client?.id } })
        },
      })}
    </Stack>
  )
}
