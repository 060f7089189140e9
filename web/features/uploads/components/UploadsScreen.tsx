import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import { libraryPageOf, mayApproveMedia } from '#shared/library/library-rights'
import { TitledCard } from '../../../components/card/TitledCard'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import { sizeWords } from '../../../lib/files/size-words'
import { useSession } from '../../../lib/session/session'
import { followScans, keptScans } from '../state/scans'
import { forgetUnfinished, unfinishedStore } from '../state/unfinished'
import {
  isSettled,
  isUnderWay,
  keepPlaceStore,
  type LibraryUpload,
  uploadsStore,
} from '../state/uploads-store'
import { FileDrop } from './FileDrop'
import { UploadLine } from './UploadLine'

/** The part that sends is loaded with the first file. */
const uploader = () => import('../state/uploader')
const add = (files: readonly File[]) => void uploader().then(({ addFiles }) => addFiles(files))

/**
 * `/content/uploads`: photos and films for the library, many at once, by choice, drop, folder or
 * paste.
 */
export function UploadsScreen() {
  const { principal } = useSession()
  const library = libraryPageOf(principal)
  const uploads = uploadsStore.use()
  const unfinishedUploads = unfinishedStore
    .use()
    .filter(({ name }) => !uploads.some((upload) => upload.name === name))
  const keepsPlace = keepPlaceStore.use()
  useEffect(() => {
    if (keptScans.length > 0) void followScans()
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) add(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <Box
      component="main"
      sx={{ maxWidth: 980, m: '0 auto', p: { xs: '24px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(1.6), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>Upload photos and films</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            They go to your agency’s library.{' '}
            {mayApproveMedia(principal)
              ? 'Approve them there.'
              : 'A lead agent approves them there.'}
          </Box>
        </Box>
        <Button
          component={RouterLink}
          to={library.path}
          variant="outlined"
          startIcon={<Icon name="images" size={17} />}
        >
          {library.label}
        </Button>
      </Box>
      <FileDrop onFiles={add} />
      <FormControlLabel
        sx={{ mt: 1.6 }}
        control={
          <Switch
            checked={keepsPlace}
            onChange={({ target }) => keepPlaceStore.set(target.checked)}
            size="small"
          />
        }
        label="Keep where photos were taken. Only your agency sees it; it is never in a photo that clients see."
      />
      {unfinishedUploads.map((file) => (
        <Typography key={file.mediaId} variant="body2" sx={{ mt: 1.2, color: 'ink.second' }}>
          <b>{file.name}</b> ({sizeWords(file.size)}) was not finished. Choose it again to continue
          where it stopped.{' '}
          <Link
            component="button"
            type="button"
            variant="inherit"
            onClick={() => forgetUnfinished(file)}
          >
            Forget it
          </Link>
        </Typography>
      ))}
      {uploads.length > 0 && <UploadsCard uploads={uploads} />}
    </Box>
  )
}

function UploadsCard({ uploads }: { readonly uploads: readonly LibraryUpload[] }) {
  const failedUploads = uploads.filter(({ state }) => state === 'failed')
  const sending = uploads.filter(({ state }) => state === 'sending')
  const pausedUploads = uploads.filter(({ state }) => state === 'paused')
  const inAll = (of: readonly LibraryUpload[], act: (part: Uploader, id: string) => void) => () =>
    void uploader().then((part) => {
      for (const { id } of of) act(part, id)
    })
  const actions = [
    sending.length > 0 && {
      label: 'Pause all',
      act: inAll(sending, (part, id) => part.pauseUpload(id, true)),
    },
    pausedUploads.length > 0 && {
      label: 'Resume all',
      act: inAll(pausedUploads, (part, id) => part.pauseUpload(id, false)),
    },
    failedUploads.length > 0 && {
      label: 'Retry failed',
      act: inAll(failedUploads, (part, id) => part.retryUpload(id)),
    },
    uploads.some(isSettled) && {
      label: 'Clear finished',
      act: () => uploadsStore.set(uploads.filter((upload) => !isSettled(upload))),
    },
  ].filter((action) => action !== false)
  return (
    <Box sx={{ mt: 2.4 }}>
      <TitledCard
        title="Uploads"
        actions={actions.map(({ label, act }) => (
          <Button key={label} size="xsmall" variant="text" onClick={act}>
            {label}
          </Button>
        ))}
      >
        <InAll uploads={uploads} />
        <Box component="ul" aria-label="Files" sx={{ mt: 1 }}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </Box>
      </TitledCard>
    </Box>
  )
}
type Uploader = Awaited<ReturnType<typeof uploader>>

function InAll({ uploads }: { readonly uploads: readonly LibraryUpload[] }) {
  const takenUploads = uploads.filter(({ state }) => state !== 'refused')
  const [size, sent] = (['size', 'sent'] as const).map((name) =>
    takenUploads.reduce((sum, one) => sum + one[name], 0),
  )
  const doneCount = uploads.filter(({ state }) => state === 'done').length
  const words = [
    `${doneCount} of ${countOf(takenUploads.length, 'file')} uploaded`,
    ...(uploads.some(isUnderWay) ? [`${sizeWords(sent ?? 0)} of ${sizeWords(size ?? 0)}`] : []),
    ...(takenUploads.length < uploads.length
      ? [`${uploads.length - takenUploads.length} not accepted`]
      : []),
  ]
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={Math.round(((sent ?? 0) / Math.max(size ?? 0, 1)) * 100)}
        aria-label="All uploads"
      />
      <Typography variant="caption" className="tabular" role="status" sx={{ color: 'ink.note' }}>
        {words.join(' · ')}
      </Typography>
    </>
  )
}
