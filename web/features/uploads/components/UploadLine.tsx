import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { memo } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { pictureUrl } from '#shared/media/picture-url'
import { Icon } from '../../../components/icons/Icon'
import { centeredLook, ellipsis, inRow, radius } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { sizeWords } from '../../../lib/files/size-words'
import { thumbBlur } from '../../../lib/media/thumb-blur'
import { isUnderWay, type LibraryUpload } from '../state/uploads-store'

const act = (run: (part: typeof import('../state/uploader')) => void) => () =>
  void import('../state/uploader').then(run)

/** A file with how far it is, what became of it, and what can be done. */
export const UploadLine = memo(function UploadLine({ upload }: { readonly upload: LibraryUpload }) {
  const { id, name, state, medium, reason } = upload
  const isBad = state === 'failed' || state === 'refused'
  const shownKey = !isBad && medium?.mediaType === 'photo' && medium.s3Key
  return (
    <Box component="li" sx={{ ...inRow(1.2), minHeight: 60, py: 0.6, contentVisibility: 'auto' }}>
      <Box
        sx={{
          ...centeredLook,
          position: 'relative',
          flex: 'none',
          width: 48,
          height: 48,
          ...tile,
          color: isBad ? 'error.main' : 'ink.second',
        }}
      >
        {shownKey ? (
          <Picture
            src={pictureUrl(shownKey, { width: '160', ratio: '1x1' })}
            alt=""
            ratio="fill"
            blur={medium.blur && thumbBlur(medium.blur)}
          />
        ) : (
          <Icon name={isBad ? 'circle-alert' : medium ? 'circle-play' : 'upload'} size={19} />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 12.5, color: 'ink.note' }}>
        <Box
          component="b"
          title={name}
          sx={{ ...ellipsis, display: 'block', fontSize: 13.5, fontWeight: 500, color: 'ink.main' }}
        >
          {name}
        </Box>
        {(isUnderWay(upload) || state === 'paused') && (
          <LinearProgress
            variant={state === 'finishing' ? 'indeterminate' : 'determinate'}
            value={Math.round((upload.sent / Math.max(upload.size, 1)) * 100)}
            sx={{ my: 0.4 }}
            aria-label={`Uploading ${name}`}
          />
        )}
        <Box
          className="tabular"
          role={isBad ? 'alert' : undefined}
          sx={{ color: isBad ? 'error.main' : undefined }}
        >
          {isBad || state === 'same' ? reason : wordsOf(upload)}
        </Box>
      </Box>
      {state === 'failed' && (
        <Act
          label={`Retry ${name}`}
          icon="refresh-cw"
          onClick={act((part) => part.retryUpload(id))}
        />
      )}
      {state === 'sending' && (
        <Act
          label={`Pause ${name}`}
          icon="pause"
          onClick={act((part) => part.pauseUpload(id, true))}
        />
      )}
      {state === 'paused' && (
        <Act
          label={`Resume ${name}`}
          icon="play"
          onClick={act((part) => part.pauseUpload(id, false))}
        />
      )}
      {state !== 'finishing' && (
        <Act
          label={isUnderWay(upload) ? `Cancel ${name}` : `Dismiss ${name}`}
          icon="x"
          onClick={act((part) => part.dismissUpload(id))}
        />
      )}
    </Box>
  )
})

const tile = { overflow: 'hidden', borderRadius: radius.control, bgcolor: 'ground.sand' } as const

interface ActProps {
  readonly label: string
  readonly icon: 'refresh-cw' | 'pause' | 'play' | 'x'
  readonly onClick: () => void
}
const Act = ({ label, icon, onClick }: ActProps) => (
  <IconButton size="small" aria-label={label} title={label.split(' ')[0]} onClick={onClick}>
    <Icon name={icon} size={17} />
  </IconButton>
)

function wordsOf({ state, sent, size, medium }: LibraryUpload): string {
  if (state === 'waiting') return `${sizeWords(size)}, waiting`
  if (state === 'scanning') return `${sizeWords(size)}, being scanned for viruses`
  if (state === 'finishing') return `${sizeWords(size)}, checking`
  if (medium === undefined)
    return `${sizeWords(sent)} of ${sizeWords(size)}${state === 'paused' ? ', paused' : ''}`
  const { width, height, takenAt, place, scan } = medium
  return [
    sizeWords(size),
    ...(width && height ? [`${width} × ${height}`] : []),
    ...(takenAt ? [`taken ${longDate(takenAt.slice(0, 10) as CalendarDate)}`] : []),
    ...(place ? ['place kept'] : []),
    ...(scan === 'notScanned' ? ['not scanned for viruses'] : []),
  ].join(' · ')
}
