import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import { BoneLines } from '../../components/feedback/Bone'
import { ErrorState } from '../../components/feedback/ErrorState'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { useCopy } from '../../components/snackbar/use-copy'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'

interface RequestDialogProps {
  readonly trip: { readonly id: ItineraryId; readonly clientId?: string | undefined }
  readonly payment: Payment
  readonly onClose: () => void
}

const ask = (paymentId: Payment['paymentId'], by: 'preview' | 'mail' | 'link') =>
  api('POST /api/Payments/{paymentId}/request', { params: { paymentId }, body: { by } })

/** Requests a payment from the client: by the email shown, or by a link to pass on. */
export function RequestDialog({ trip, payment, onClose }: RequestDialogProps) {
  const { paymentId } = payment
  const queries = useQueryClient()
  const copy = useCopy()
  const hasClient = trip.clientId !== undefined
  const preview = useQuery({
    queryKey: ['itineraries', trip.id, 'request', paymentId],
    queryFn: () => ask(paymentId, 'preview'),
    enabled: hasClient,
    staleTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: async (by: 'mail' | 'link') => {
      const { address, to } = await ask(paymentId, by)
      return { address, words: by === 'mail' ? `Email sent to ${to}.` : 'Payment link copied.' }
    },
    onSuccess: ({ address, words }) => {
      if (address === null) showSnackbar(words)
      else copy(address, words)
      onClose()
    },
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['itineraries', trip.id] })
      void queries.invalidateQueries({ queryKey: ['trips'] })
    },
  })
  const mail = preview.data
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="request-title">
      <DialogTitle id="request-title">Request {paymentLabel(payment).toLowerCase()}</DialogTitle>
      <DialogContent>
        {!hasClient && <p>Add a client to this trip first. The payment link belongs to them.</p>}
        {preview.isError && (
          <ErrorState
            title="We couldn’t prepare the email"
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        {hasClient && preview.isPending && <BoneLines lines={6} gap={14} />}
        {mail !== undefined && (
          <>
            <Typography
              variant="body2"
              sx={{ color: 'ink.second', mb: 1, overflowWrap: 'anywhere' }}
            >
              To {mail.to}
              <br />
              Subject: {mail.subject}
            </Typography>
            <Box
              sx={{
                p: 2,
                bgcolor: 'ground.paper',
                borderRadius: '8px',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {mail.text}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="outlined"
          disabled={!hasClient || isPending}
          onClick={() => mutate('link')}
        >
          Copy link
        </Button>
        <Button
          variant="main"
          disabled={mail === undefined || isPending}
          onClick={() => mutate('mail')}
        >
          Send email
        </Button>
      </DialogActions>
    </Dialog>
  )
}
