import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sentence } from '#shared/format/words'
import { failureText, isApiError } from '../../lib/api/api-error'
import { Icon } from '../icons/Icon'
import { noticeLook } from './notice-look'

interface ErrorStateProps {
  /** What failed: 'The accommodations couldn’t be loaded'. */
  readonly title: string
  readonly error: unknown
  /** What was kept, if work was at risk. */
  readonly kept?: string
  readonly onRetry?: () => unknown
  /** Whether it fills the page, so that its title is the page's heading. */
  readonly isPage?: boolean
}

/** Shown instead of content that failed: what happened, what was kept, and what to do. */
export function ErrorState({ title, error, kept, onRetry, isPage = false }: ErrorStateProps) {
  const requestId = isApiError(error) ? error.requestId : undefined
  return (
    <Box component="section" role="alert" sx={{ ...noticeLook.card, display: 'flex' }}>
      <Box component="span" sx={{ p: '21px 0 0 24px', color: 'error.main' }}>
        <Icon name="circle-alert" size={22} />
      </Box>
      <Box sx={noticeLook.body}>
        <Box component={isPage ? 'h1' : 'p'} sx={noticeLook.title}>
          {title}
        </Box>
        <Box component="p" sx={noticeLook.text}>
          {sentence(failureText(error))}
          {kept !== undefined && ` ${kept}`}
        </Box>
        <Box sx={noticeLook.actions}>
          {onRetry !== undefined && (
            <Button size="small" onClick={() => void onRetry()}>
              Try again
            </Button>
          )}
          {requestId !== undefined && (
            <Typography
              variant="caption"
              component="span"
              className="tabular"
              sx={{ color: 'ink.note' }}
            >
              Request {requestId}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  )
}

/** The error in place of a page. */
export const ErrorPage = (props: Omit<ErrorStateProps, 'isPage' | 'kept'>) => (
  <Box component="main" sx={{ maxWidth: 640, m: '60px auto', px: 3 }}>
    <ErrorState isPage {...props} />
  </Box>
)
