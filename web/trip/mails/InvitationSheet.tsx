import type { ItineraryId } from '#shared/ids/ids'
import { useInvite } from '../api/trip-portal-query'
import { MailSheet } from './MailSheet'
import { previewTripMail } from './preview-trip-mail'

interface InvitationSheetProps {
  readonly id: ItineraryId
  readonly onClose: () => void
}

/** Shares a trip with its client by the invitation that is shown. */
export function InvitationSheet({ id, onClose }: InvitationSheetProps) {
  const invite = useInvite(id)
  return (
    <MailSheet
      place={['invitation', id]}
      title="Send invitation"
      preview={previewTripMail(id, 'invitation')}
      send={(ownWords) =>
        invite
          .mutateAsync(ownWords)
          .then(({ invitedTo }) => `Trip shared. Invitation sent to ${invitedTo}.`)
      }
      onClose={onClose}
    />
  )
}
