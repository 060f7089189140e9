import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { sizeWords } from '../../../lib/files/size-words'
import type { Upload } from '../state/upload-queue'
import { documentLooks } from './document-looks'

interface UploadRowProps {
  readonly upload: Upload
  readonly onCancel: () => void
  readonly onAgain: () => void
}

/** An upload in progress, or why it failed. */
export function UploadRow({ upload, onCancel, onAgain }: UploadRowProps) {
  const { name, size, sent, state, reason } = upload
  const isOver = state === 'failed' || state === 'refused'
  const percent = Math.round((sent / Math.max(size, 1)) * 100)
  return (
    <Box component="li" sx={[documentLooks.row, { pr: 0 }]}>
      <Box
        component="span"
        sx={[
          documentLooks.tile,
          isOver ? { bgcolor: 'error.ground', color: 'error.main' } : { color: 'forest.600' },
        ]}
      >
        <Icon name={isOver ? 'circle-alert' : 'upload'} size={18} />
      </Box>
      <Typography component="div" variant="caption" sx={documentLooks.words}>
        <b className="name" title={name}>
          {name}
        </b>
        {isOver ? (
          <Box
            component="span"
            sx={{ '&&&': { whiteSpace: 'normal', color: 'error.main' } }}
            role="alert"
          >
            {reason}{' '}
            {state === 'failed' && (
              <Link component="button" type="button" variant="inherit" onClick={onAgain}>
                Try again
              </Link>
            )}
          </Box>
        ) : (
          <>
            <LinearProgress
              variant="determinate"
              value={percent}
              sx={{ my: 0.4 }}
              aria-label={`Uploading ${name}`}
            />
            <span className="tabular">{progressWords(upload)}</span>
          </>
        )}
      </Typography>
      <IconAction
        icon="x"
        iconSize={17}
        label={isOver ? `Dismiss ${name}` : `Cancel ${name}`}
        size="small"
        title={isOver ? 'Dismiss' : 'Cancel'}
        onClick={onCancel}
      />
    </Box>
  )
}

function progressWords({ state, sent, size }: Upload): string {
  if (state === 'waiting') return `${sizeWords(size)}, waiting`
  if (state === 'finishing') return `${sizeWords(size)}, finishing`
  return `${sizeWords(sent)} of ${sizeWords(size)}`
}
