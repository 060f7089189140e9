import Box from '@mui/material/Box'
import { failureText, isApiError } from '../../../lib/api/api-error'
import { Act } from './Act'

interface PortalFailureProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** In place of a page that failed. What is not there, or is not shared any more, is told alike. */
export function PortalFailure({ title, error, onRetry }: PortalFailureProps) {
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400)
  const isOffline = !navigator.onLine
  return (
    <Box component="main" role="alert" sx={page}>
      <h1>{isMissing ? 'We can’t find this trip' : title}</h1>
      <p>
        {isMissing
          ? 'It may have been withdrawn. Your agent can tell you more.'
          : isOffline
            ? 'This page hasn’t been opened on this device yet. It opens once you’re back online.'
            : failureText(error)}
      </p>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {!isMissing && <Act onClick={onRetry}>Try again</Act>}
        <Act look={isMissing ? 'solid' : 'soft'} href="/client">
          See your trips
        </Act>
      </Box>
    </Box>
  )
}

const page = {
  maxWidth: 560,
  m: '12vh auto 0',
  p: '0 20px',
  display: 'grid',
  gap: '14px',
  fontSize: 15.5,
  lineHeight: '24px',
  '& h1': { fontSize: 28, lineHeight: '34px', fontWeight: 600, letterSpacing: '-.018em' },
}
