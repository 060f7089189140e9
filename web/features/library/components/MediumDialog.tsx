import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { filmOf } from '#shared/media/film'
import { Film } from '../../../components/film/Film'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { inRow } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { sizeWords } from '../../../lib/files/size-words'
import { mediaUrl } from '../../../lib/media/picture-url'
import { useSession } from '../../../lib/session/session'
import { instantDay, instantText } from '../../../lib/time/instants'
import { type Medium, mediumQuery } from '../api/library'
import { mayRemove } from '../model/media-rights'
import { CaptionsButton } from './CaptionsButton'
import { HeroNote } from './HeroNote'
import { MediumStatus } from './MediaTile'

interface MediumDialogProps {
  readonly medium: Medium
  readonly onClose: () => void
}

/** A medium in large, with what is known of it. */
export function MediumDialog({ medium, onClose }: MediumDialogProps) {
  const {
    id,
    name,
    mediaType,
    s3Key,
    width,
    height,
    size,
    status,
    takenAt,
    createdAt,
    by,
    campName,
  } = medium
  const { data } = useQuery(mediumQuery(id))
  const { principal } = useSession()
  const film = mediaType === 'video' ? filmOf(s3Key) : undefined
  const facts = {
    Size: [width && `${width} × ${height}`, sizeWords(size)].filter(Boolean).join(', '),
    Taken: takenAt && instantText(takenAt),
    Place: data?.place && `${data.place.lat.toFixed(3)}, ${data.place.lng.toFixed(3)}`,
    Uploaded: `${instantDay(createdAt)} by ${by}`,
    Camp: campName,
    Tags: medium.tags.join(', '),
    Collections: medium.collections.join(', '),
    Film: film && data?.film && filmWords[data.film],
    'Virus scan': data?.scan === 'notScanned' ? 'Not scanned for viruses' : data?.scan && 'Clean',
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`}>
      <Box sx={{ ...inRow(1.2), mb: 1.4 }}>
        <DialogTitle id={`${id}-title`} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </DialogTitle>
        <MediumStatus status={status} />
        <IconAction icon="x" label="Close" onClick={onClose} />
      </Box>
      {film === undefined ? (
        <Picture src={s3Key && mediaUrl(s3Key, undefined, '1280')} alt={name} eager />
      ) : (
        <>
          <Film film={film} title={name} />
          {mayRemove(principal, medium) && <CaptionsButton id={id} />}
        </>
      )}
      <Box component="dl" sx={factsLook}>
        {Object.entries(facts).map(
          ([term, words]) =>
            Boolean(words) && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </Box>
      <Box sx={{ ...inRow(1.2), flexWrap: 'wrap', mt: 1 }}>
        <HeroNote media={[medium]} />
        {data?.url !== undefined && (
          <Button
            component="a"
            href={data.url}
            variant="outlined"
            size="small"
            startIcon={<Icon name="download" size={16} />}
            sx={{ ml: 'auto' }}
          >
            Download original
          </Button>
        )}
      </Box>
    </Dialog>
  )
}

const filmWords = {
  pending: 'Being made ready for the web',
  made: 'Ready for the web',
  failed: 'Plays as it was uploaded',
} as const

const factsLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '10px 20px',
  mt: 1.6,
  '& dt': { fontSize: 12.5, color: 'ink.note' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
}
