import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { type KeyboardEvent, useState } from 'react'
import { countOf } from '#shared/format/words'
import { childRestriction } from '#shared/rooms/child-age'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { clampLines, cover, inRow } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { type BuilderCamp, isOwn, placeOf } from '../model/builder-camp'
import { pictureOf } from '../model/picture-of'
import { CampToggles } from './CampToggles'

interface DetailHeroProps {
  readonly camp: BuilderCamp
  readonly images: readonly { readonly s3Key: string }[]
  readonly onBack: () => void
}

/** The picture of an accommodation with its name, and the link back to the list. */
export function DetailHero({ camp, images, onBack }: DetailHeroProps) {
  const [isGalleryOpen, setGalleryOpen] = useState(false)
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        height: 'clamp(280px, calc(100vh - 620px), 400px)',
        overflow: 'hidden',
        color: '#fff',
      }}
    >
      <Picture
        src={pictureOf(camp.featuredImage, '2x1')}
        alt=""
        ratio="fill"
        eager
        focus="50% 80%"
      />
      <Box
        sx={{
          ...cover,
          background:
            'linear-gradient(0deg, rgba(8, 30, 24, 0.8), rgba(8, 30, 24, 0.46) 36%, rgba(8, 30, 24, 0.12) 62%, transparent 78%), radial-gradient(70% 110% at 6% 88%, rgba(8, 30, 24, 0.62), rgba(8, 30, 24, 0.28) 52%, transparent 100%), linear-gradient(180deg, rgba(8, 30, 24, 0.3), transparent 24%)',
        }}
      />
      <Box sx={{ position: 'relative', display: 'flex', gap: 0.8, py: 2, px: 3 }}>
        <Button
          size="small"
          variant="glass"
          startIcon={<Icon name="arrow-left" size={16} />}
          onClick={onBack}
        >
          View All Accommodations
        </Button>
        <Box component="span" sx={{ flex: 1 }} />
        <CampToggles camp={camp} look="glass" />
        {images.length > 1 && (
          <Button
            size="small"
            variant="glass"
            startIcon={<Icon name="images" size={16} />}
            onClick={() => setGalleryOpen(true)}
          >
            {countOf(images.length, 'picture')}
          </Button>
        )}
      </Box>
      <Box sx={{ position: 'absolute', left: 30, right: 30, bottom: { xs: 72, md: 88 } }}>
        {!isOwn(camp) && (
          <Box component="p" sx={{ ...inRow(0.7), fontWeight: 500, fontSize: 15 }}>
            <Icon name="map-pin" size={16} />
            {placeOf(camp)}
          </Box>
        )}
        <Box
          component="h1"
          sx={{
            ...clampLines(2),
            m: '4px 0 6px',
            pb: 0.6,
            overflowWrap: 'anywhere',
            fontSize: 48,
            lineHeight: '52px',
            letterSpacing: '-0.03em',
            '@media (max-width: 600px)': { fontSize: 32, lineHeight: '36px' },
          }}
        >
          {camp.campName}
        </Box>
        <Box
          component="p"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 22px',
            fontWeight: 500,
            '& span': { ...inRow(0.8) },
          }}
        >
          <CampMarks camp={camp} />
          {isOwn(camp) && <span>Self-arranged</span>}
        </Box>
      </Box>
      {isGalleryOpen && (
        <Gallery name={camp.campName} images={images} onClose={() => setGalleryOpen(false)} />
      )}
    </Box>
  )
}

/** Whether it is live, and from which age it takes children. */
export const CampMarks = ({ camp }: { readonly camp: BuilderCamp }) => (
  <>
    {camp.online && (
      <span>
        <Icon name="radio" size={16} />
        Live availability
      </span>
    )}
    {camp.minChildAge > 0 && (
      <span>
        <Icon name="baby" size={16} />
        {childRestriction(camp.minChildAge)}
      </span>
    )}
  </>
)

interface GalleryProps {
  readonly name: string
  readonly images: readonly { readonly s3Key: string }[]
  readonly onClose: () => void
}

/** An accommodation's pictures, one at a time, with arrows. */
function Gallery({ name, images, onClose }: GalleryProps) {
  const [at, setAt] = useState(0)
  const turn = (by: number) => setAt((at + by + images.length) % images.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-label={`Photos of ${name}`}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { sx: { p: 0, overflow: 'hidden' } } }}
    >
      <Box sx={{ position: 'relative', aspectRatio: '3 / 2', maxHeight: '82vh' }}>
        <Picture
          src={pictureOf(images[at], '3x2')}
          alt={`${name}, photo ${at + 1} of ${images.length}`}
          ratio="fill"
          eager
        />
      </Box>
      <IconAction
        icon="chevron-left"
        iconSize={22}
        label="Previous photo"
        sx={[looks.turn, { left: 16 }]}
        onClick={() => turn(-1)}
      />
      <IconAction
        icon="chevron-right"
        iconSize={22}
        label="Next photo"
        sx={[looks.turn, { right: 16 }]}
        onClick={() => turn(1)}
      />
      <IconAction
        icon="x"
        iconSize={18}
        label="Close"
        sx={[looks.glass, { top: 16, right: 16 }]}
        onClick={onClose}
      />
      <Box
        component="p"
        className="tabular"
        sx={[
          looks.glass,
          {
            left: '50%',
            bottom: 16,
            py: 0.4,
            px: 1.2,
            fontSize: 12.5,
            fontWeight: 600,
            translate: '-50%',
          },
        ]}
        aria-hidden="true"
      >
        {at + 1} / {images.length}
      </Box>
    </Dialog>
  )
}

const glass = {
  position: 'absolute',
  borderRadius: '99px',
  backdropFilter: 'blur(10px)',
  bgcolor: 'rgba(12, 34, 27, 0.55)',
  color: '#fff',
  '&:hover': { bgcolor: 'rgba(12, 34, 27, 0.8)' },
} as const
const looks = { glass, turn: { ...glass, top: 'calc(50% - 22px)', width: 44, height: 44 } } as const
