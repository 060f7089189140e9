import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { radius } from '../../../../components/looks/looks'
import { instantWords } from '../../../../trip/life/instant-words'
import type { Client } from '../../api/client-queries'
import { stopWords } from '../../model/client-list-view'

/** Why a client gets no emails, above the address that has to be corrected. */
export function StoppedMail({ client }: { readonly client: Pick<Client, 'mailStop'> }) {
  const { mailStop } = client
  if (mailStop === undefined) return null
  return (
    <Box
      role="note"
      sx={{ p: 1.4, mt: 0.6, mb: 1.2, borderRadius: radius.field, bgcolor: 'warning.ground' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {stopWords[mailStop.reason].short}
      </Typography>
      <Typography variant="body2">{stopWords[mailStop.reason].long}</Typography>
      <Typography variant="caption" sx={{ color: 'ink.second' }}>
        {`Since ${instantWords(new Date(mailStop.at), new Date())}`}
      </Typography>
    </Box>
  )
}
