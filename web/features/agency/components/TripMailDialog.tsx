import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { AutomaticMail } from '#shared/api/agency-shapes'
import type { AgencyId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { MailView } from '../../../trip/mails/MailView'
import { tripMailPreviewQuery } from '../api/trip-mail-preview'

interface TripMailDialogProps {
  readonly kind: AutomaticMail
  readonly title: string
  readonly agencyId: AgencyId
  readonly onClose: () => void
}

/** An email that clients get automatically, with a sample trip in it. */
export function TripMailDialog({ kind, title, agencyId, onClose }: TripMailDialogProps) {
  const mail = useQuery(tripMailPreviewQuery(agencyId, kind))
  return (
    <FormDialog
      title={title}
      text={
        mail.data === undefined
          ? 'With a sample trip.'
          : `With a sample trip. Subject: ${mail.data.subject}`
      }
      width="sm"
      submitLabel={undefined}
      onSubmit={onClose}
      onClose={onClose}
    >
      <Box sx={{ mt: 1 }}>
        <MailView mail={mail} />
      </Box>
    </FormDialog>
  )
}
