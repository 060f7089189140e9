import Box from '@mui/material/Box'
import { useState } from 'react'
import { FormDialog } from '../../components/dialogs/FormDialog'
import { Field } from '../../components/inputs/Field'

interface FeedbackDialogProps {
  readonly onSend: (message: string) => void
  readonly onClose: () => void
}

/**
 * What somebody was doing when a page failed, sent to the error-reporting service with the event.
 */
export function FeedbackDialog({ onSend, onClose }: FeedbackDialogProps) {
  const [message, setMessage] = useState('')
  const [state, setState] = useState<'open' | 'missing' | 'sent'>('open')
  const isSent = state === 'sent'
  return (
    <FormDialog
      title="Report feedback"
      text={
        isSent ? 'Thank you. Your feedback was sent.' : 'Tell us what you did before this happened.'
      }
      submitLabel={isSent ? undefined : 'Send feedback'}
      onSubmit={() => {
        if (message.trim() === '') return setState('missing')
        onSend(message.trim())
        setState('sent')
      }}
      onClose={onClose}
    >
      {!isSent && (
        <Box sx={{ mb: 2 }}>
          <Field
            label="What happened"
            value={message}
            multiline
            minRows={4}
            autoFocus
            error={state === 'missing' ? 'Tell us what happened' : undefined}
            inputProps={{ maxLength: 2_000 }}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Box>
      )}
    </FormDialog>
  )
}
