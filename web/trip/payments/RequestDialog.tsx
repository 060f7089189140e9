import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { useCopy } from '../../components/snackbar/use-copy'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { MailSheet } from '../mails/MailSheet'

interface RequestDialogProps {
  readonly trip: { readonly id: ItineraryId; readonly clientId?: string | undefined }
  readonly payment: Payment
  readonly onClose: () => void
}

type By = 'preview' | 'mail' | 'link'

/** Requests a payment from the client: by the email shown, or by a link to pass on. */
export function RequestDialog({ trip, payment, onClose }: RequestDialogProps) {
  const { paymentId } = payment
  const queries = useQueryClient()
  const copy = useCopy()
  const title = `Request ${paymentLabel(payment).toLowerCase()}`
  const ask = (by: By, ownWords?: string) =>
    api('POST /api/Payments/{paymentId}/request', { params: { paymentId }, body: { by, ownWords } })
  const showRequest = () => {
    void queries.invalidateQueries({ queryKey: ['itineraries', trip.id] })
    void queries.invalidateQueries({ queryKey: ['trips'] })
  }
  const link = useMutation({
    mutationFn: () => ask('link'),
    onSuccess: ({ address }) => {
      if (address !== null) copy(address, 'Payment link copied.')
      onClose()
    },
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: showRequest,
  })
  if (trip.clientId === undefined)
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="request-title">
        <DialogTitle id="request-title">{title}</DialogTitle>
        <p>Add a client to this trip first. The payment link belongs to them.</p>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <MailSheet
      place={['paymentRequest', paymentId]}
      title={title}
      preview={(ownWords) => ask('preview', ownWords)}
      send={(ownWords) =>
        ask('mail', ownWords)
          .finally(showRequest)
          .then(({ to }) => `Email sent to ${to}.`)
      }
      aside={
        <Button variant="outlined" disabled={link.isPending} onClick={() => link.mutate()}>
          Copy link
        </Button>
      }
      onClose={onClose}
    />
  )
}
