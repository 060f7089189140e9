import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { radius } from '../../../../components/looks/looks'
import { useSession } from '../../../../lib/session/session'
import { instantWords } from '../../../../trip/life/instant-words'
import { type Client, useResumeMail } from '../../api/client-queries'
import { repeatedBounce, stopWords } from '../../model/client-list-view'

/** Tells why a client gets no emails, and offers to resume them. */
export function StoppedMail({
  client,
}: {
  readonly client: Pick<Client, 'id' | 'email' | 'mailStop'>
}) {
  const { mailStop } = client
  const { may } = useSession()
  const [asks, setAsks] = useState(false)
  const resume = useResumeMail(client.id)
  if (mailStop === undefined) return null
  const { reason, isRepeated = false, at } = mailStop
  const isFirstBounce = reason === 'bounce' && !isRepeated
  return (
    <Box
      role="note"
      sx={{ p: 1.4, mt: 0.6, mb: 1.2, borderRadius: radius.field, bgcolor: 'warning.ground' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {stopWords[reason].short}
      </Typography>
      <Typography variant="body2">
        {reason === 'bounce' && isRepeated ? repeatedBounce : stopWords[reason].long}
      </Typography>
      <Typography variant="caption" sx={{ color: 'ink.second' }}>
        {`Since ${instantWords(new Date(at), new Date())}`}
      </Typography>
      {(isFirstBounce || may('superadmin')) && (
        <Box sx={{ mt: 0.8 }}>
          <Button size="xsmall" variant="outlined" onClick={() => setAsks(true)}>
            Send emails again
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asks}
        title="Send emails again?"
        text={
          reason === 'complaint'
            ? `Do this only if the client asked you to send to ${client.email}. Another complaint makes it harder for all agencies to reach their clients.`
            : `Do this only if you know that ${client.email} is right. If an email comes back again, the address stays stopped.`
        }
        confirmLabel="Send emails again"
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          resume
            .mutateAsync()
            .catch(() => undefined)
            .finally(() => setAsks(false))
        }
      />
    </Box>
  )
}
