import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { ContentKind } from '#shared/managers/content-kind'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorPage } from '../../../components/feedback/ErrorState'
import { isApiError } from '../../../lib/api/api-error'
import { contentForms } from '../model/content-fields'

interface ContentMissingProps {
  readonly kind: ContentKind
  readonly id: string
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * In place of an entry that can't be shown: there is none with this code, also where no code looks
 * like it, or it failed to load.
 */
export function ContentMissing({ kind, id, error, onRetry }: ContentMissingProps) {
  const { one, many, path } = contentForms[kind]
  if (!isApiError(error, 'record.not-found') && !isApiError(error, 'request.invalid'))
    return <ErrorPage title={`${id} couldn’t be loaded`} error={error} onRetry={onRetry} />
  return (
    <Box component="main" sx={{ p: '24px 28px' }}>
      <EmptyState
        level={1}
        title={`We can’t find this ${one}`}
        text={`No ${one} has the code ${id}. It may have been deleted, or the address mistyped.`}
        actions={
          <Button size="small" component={Link} to={path}>
            Show all {many.toLowerCase()}
          </Button>
        }
      />
    </Box>
  )
}
