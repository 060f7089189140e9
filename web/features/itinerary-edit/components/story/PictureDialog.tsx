import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { ellipsis, insetLine } from '../../../../components/looks/looks'
import { Picture } from '../../../../components/picture/Picture'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { stayItems } from '../../../../trip/journey/journey'
import { useCamps } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'
import { pictureOf, tripPicture } from '../../../../trip/story/featured-image'

/** Chooses the trip's picture from those of its stays (1 §5: a chosen one takes precedence). */
export function PictureDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const { segments, params } = trip.itinerary
  const { pictures } = useCamps(segments)
  const present = tripPicture(trip, pictures)
  const choices = new Map(
    stayItems(segments).flatMap(({ segment }) => {
      const s3Key = pictureOf(segment, pictures)
      return s3Key === undefined ? [] : [[s3Key, segmentName(segment)] as const]
    }),
  )
  const choose = (featuredImage: string | null) => {
    editor.edit({ featuredImage })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Trip picture</DialogTitle>
      <DialogContentText sx={{ m: '6px 0 16px' }}>
        Shown on the cover, in lists and to the client.
      </DialogContentText>
      {choices.size === 0 && <p>None of this trip’s stays has a picture yet.</p>}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
          gap: '12px',
        }}
      >
        {[...choices].map(([s3Key, name]) => (
          <li key={s3Key}>
            <Box
              component="button"
              type="button"
              sx={looks.choice}
              aria-pressed={s3Key === present}
              onClick={() => choose(s3Key)}
            >
              <Picture src={mediaUrl(s3Key)} alt="" />
              <span>{name}</span>
            </Box>
          </li>
        ))}
      </Box>
      <DialogActions>
        {params.customizations?.featuredImage !== undefined && (
          <Button variant="text" sx={{ mr: 'auto !important' }} onClick={() => choose(null)}>
            Automatic
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const looks = {
  choice: {
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    borderRadius: 1,
    boxShadow: insetLine('ground-line2'),
    '& span:last-child': { typography: 'h6', display: 'block', ...ellipsis, p: '8px 12px 10px' },
    '&:hover': { bgcolor: 'ground.sand' },
    '&[aria-pressed="true"]': {
      outline: '3px solid var(--mui-palette-forest-600)',
      outlineOffset: '-3px',
    },
  },
} as const
