import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { amountText } from '#shared/money/money'
import { Field } from '../../../../components/inputs/Field'
import { moneyText } from '../../../../components/money/money-parts'
import { segmentFieldPath } from '../../../../trip/edits/trip-edits'
import { withEdits } from '../../../../trip/edits/trip-fields'
import { useTripPage } from '../../../../trip/page/trip-page'
import { livePrice } from '../../../../trip/price/live-price'
import { segmentName } from '../../../../trip/segments/segment-words'
import { readAmount } from '../../../../trip/segments/typed-amount'
import { dialogLooks } from './dialog-looks'

interface OverrideDialogProps {
  readonly segmentId: string
  readonly onClose: () => void
}

/** Sets what a segment sells for by hand, with the reason for it (pricing.md: it replaces the computed sell). */
export function OverrideDialog({ segmentId, onClose }: OverrideDialogProps) {
  const id = useId()
  const { trip, editor, pricing } = useTripPage()
  const segment = trip.itinerary.segments.find((one) => one.id === segmentId)
  const present = segment?.sellOverride
  const paths = {
    sell: segmentFieldPath(segmentId, 'sellOverride'),
    reason: segmentFieldPath(segmentId, 'sellOverrideReason'),
  }
  const [sell, setSell] = useState(() =>
    present === undefined ? '' : amountText({ amount: present, currency: trip.currency }),
  )
  const [reason, setReason] = useState(segment?.sellOverrideReason ?? '')
  const [wasSent, setWasSent] = useState(false)
  if (segment === undefined) return null

  const computed = livePrice(withEdits(trip, { [paths.sell]: { from: present ?? null, to: null } }), pricing)
  const amount = readAmount(sell, trip.currency)
  const sellError = amount === undefined || amount < 0 ? `Type an amount of ${trip.currency}, like 1250.00` : undefined
  const reasonError = reason.trim() === '' ? 'Say why, for your colleagues' : undefined
  const save = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (amount === undefined || sellError !== undefined || reasonError !== undefined) return
    editor.edit({ [paths.sell]: amount, [paths.reason]: reason.trim() })
    onClose()
  }
  const remove = () => {
    editor.edit({ [paths.sell]: null, [paths.reason]: null })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={save} noValidate>
        <DialogTitle id={id}>Override sell</DialogTitle>
        <DialogContentText sx={dialogLooks.text}>
          {segmentName(segment)} then sells for this amount, whatever it costs. Computed, it sells for{' '}
          <b className="tabular">{moneyText(computed.sells.get(segmentId) ?? 0, trip.currency)}</b>.
        </DialogContentText>
        <Box sx={dialogLooks.fields}>
          <Field
            label={`Sell in ${trip.currency}`}
            autoFocus
            autoComplete="off"
            inputMode="decimal"
            value={sell}
            error={wasSent ? sellError : undefined}
            onChange={(event) => setSell(event.target.value)}
          />
          <Field
            label="Reason"
            value={reason}
            inputProps={{ maxLength: 200 }}
            hint="Never shown to the client."
            error={wasSent ? reasonError : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </Box>
        <DialogActions>
          {present !== undefined && (
            <Button variant="text" color="error" sx={{ mr: 'auto !important' }} onClick={remove}>
              Back to computed
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Set sell</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
