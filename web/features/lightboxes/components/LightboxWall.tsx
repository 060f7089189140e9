import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import type { LightboxMedium } from '#shared/api/lightboxes'
import { countOf, joinWords } from '#shared/format/words'
import { AgencyLogo } from '../../../components/brand/AgencyLogo'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { centeredLook, cover, inRow, paint } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { thumbBlur } from '../../../lib/media/thumb-blur'
import { pickersOf, type Said, stillOf } from '../model/lightbox-media'

const MediumViewer = lazyPart(() => import('./MediumViewer'), 'MediumViewer')

interface LightboxWallProps {
  readonly label: string
  readonly agency: ComponentProps<typeof AgencyLogo>['agency']
  readonly media: readonly LightboxMedium[]
  readonly said: readonly Said[]
  /** For guests: keeps what they say of a medium. */
  readonly onSay?: (said: Said) => Promise<void>
  /** For content managers. */
  readonly onTakeOut?: ((medium: LightboxMedium) => Promise<unknown>) | undefined
  /** Shown above the title, on the cover. */
  readonly actions?: ReactNode
}

/** A lightbox: its cover, and a wall of its photos and films in rows, each as broad as it is. */
export function LightboxWall({
  label,
  agency,
  media,
  said,
  onSay,
  onTakeOut,
  actions,
}: LightboxWallProps) {
  const [wantsPicked, setNarrowed] = useState(false)
  const [opened, setOpened] = useState<LightboxMedium['id']>()
  const [saved, setSaved] = useState<string>()
  const of = ({ id }: LightboxMedium) => said.filter(({ mediaId }) => mediaId === id)
  const isPicked = (medium: LightboxMedium) => of(medium).some((one) => one.isPicked)
  const comments = said.filter(({ comment }) => comment !== '').length
  const pickedMedia = media.filter(isPicked)
  const isNarrowed = wantsPicked && pickedMedia.length > 0
  const shownMedia = isNarrowed ? pickedMedia : media
  const first = media.find(({ mediaType }) => mediaType === 'photo')
  const download = async () => {
    const { saveZip } = await import('../model/save-zip')
    await saveZip(label, shownMedia, (done) => setSaved(`${done} of ${shownMedia.length}`)).then(
      (without) =>
        setSaved(
          without.length === 0 ? undefined : `Without ${joinWords(without)}: not ready yet.`,
        ),
      (error: unknown) => setSaved(error instanceof Error ? error.message : 'The download failed.'),
    )
  }
  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: 'ground.sand', pb: 8 }}>
      <Box component="header" sx={coverLook}>
        <Picture
          src={stillOf(first, '1920')}
          alt=""
          ratio="fill"
          eager
          blur={first?.blur && thumbBlur(first.blur)}
        />
        <Box sx={{ ...cover, background: scrim }} />
        <Box
          sx={{
            ...inRow(1),
            position: 'relative',
            alignItems: 'flex-start',
            justifyContent: 'space-between',
          }}
        >
          <AgencyLogo agency={agency} on="dark" height={34} />
          {actions}
        </Box>
        <Box sx={{ position: 'relative', mt: 'auto' }}>
          <Box
            component="h1"
            dir="auto"
            sx={{ fontSize: { xs: 34, md: 54 }, lineHeight: 1.08, overflowWrap: 'anywhere' }}
          >
            {label}
          </Box>
          <Box component="p" className="tabular" sx={{ mt: 0.8, fontSize: 16 }}>
            {countOf(media.length, 'item')}
            {pickedMedia.length > 0 && `, ${pickedMedia.length} picked`}
            {comments > 0 && `, ${countOf(comments, 'comment')}`}
          </Box>
        </Box>
      </Box>
      {media.length === 0 && (
        <Box sx={{ maxWidth: 520, m: '40px auto', px: 2 }}>
          <EmptyState
            title="Nothing here yet"
            text="Photos and films appear here as soon as they are added."
          />
        </Box>
      )}
      {media.length > 0 && (
        <Box sx={bar}>
          {pickedMedia.length > 0 && (
            <Button
              variant={isNarrowed ? 'main' : 'outlined'}
              aria-pressed={isNarrowed}
              startIcon={<Icon name="heart" size={17} />}
              onClick={() => setNarrowed(!isNarrowed)}
            >
              Picked {pickedMedia.length}
            </Button>
          )}
          <Box component="p" role="status" sx={{ ml: 'auto', color: 'ink.second', fontSize: 13.5 }}>
            {saved}
          </Box>
          <AsyncButton
            variant="outlined"
            startIcon={<Icon name="download" size={17} />}
            onClick={download}
          >
            {isNarrowed ? 'Download picked' : 'Download all'}
          </AsyncButton>
        </Box>
      )}
      <Box component="ul" aria-label="Photos and films" sx={wall}>
        {shownMedia.map((medium) => {
          const commentCount = of(medium).filter(({ comment }) => comment !== '').length
          const is = isPicked(medium)
          return (
            <Box
              component="li"
              key={medium.id}
              sx={tile}
              style={{ '--ratio': ratioOf(medium) } as CSSProperties}
            >
              <Picture
                src={stillOf(medium, '640')}
                alt=""
                ratio="fill"
                blur={medium.blur && thumbBlur(medium.blur)}
              />
              {medium.mediaType !== 'photo' && (
                <Box
                  sx={{ ...centeredLook, ...cover, bgcolor: 'rgba(10,35,27,.4)', color: '#fff' }}
                >
                  <Icon name="circle-play" size={44} />
                </Box>
              )}
              <button
                type="button"
                className="open"
                aria-label={medium.name}
                onClick={() => setOpened(medium.id)}
              />
              {commentCount > 0 && (
                <Box component="span" className="said">
                  <Icon name="message-circle" size={14} /> {commentCount}
                </Box>
              )}
              {onSay === undefined && is && (
                <Heart isPicked label={`Picked by ${pickersOf(of(medium))}`} />
              )}
              {onSay !== undefined && (
                <Heart
                  isPicked={is}
                  label={`Pick ${medium.name}`}
                  onClick={() => {
                    const before = of(medium)[0] ?? { mediaId: medium.id, comment: '' }
                    void onSay({ ...before, isPicked: !is }).catch(() => undefined) // it stands as it was
                  }}
                />
              )}
            </Box>
          )
        })}
      </Box>
      {opened !== undefined && (
        <MediumViewer
          media={shownMedia}
          opened={opened}
          said={said}
          onSay={onSay}
          onTakeOut={onTakeOut}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  )
}

/** As broad as it is high times so much; very broad and very high ones are cropped. */
const ratioOf = ({ width = 3, height = 2 }: LightboxMedium): number =>
  Math.min(2.4, Math.max(0.66, width / height))

interface HeartProps {
  readonly isPicked: boolean
  readonly label: string
  readonly onClick?: () => void
}

/** The sign that a medium is picked; for guests a button. */
const Heart = ({ isPicked, label, onClick }: HeartProps) =>
  onClick === undefined ? (
    <Box component="span" className="heart on" role="img" aria-label={label} title={label}>
      <Icon name="heart" size={18} />
    </Box>
  ) : (
    <button
      type="button"
      className={isPicked ? 'heart on' : 'heart'}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="heart" size={20} />
    </button>
  )

const scrim = 'linear-gradient(180deg, rgba(9,30,24,.6), rgba(9,30,24,.05) 40%, rgba(9,30,24,.78))'
const coverLook = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: '52vh', md: '60vh' },
  p: { xs: '18px 18px 22px', md: '24px 44px 34px' },
  color: '#fff',
  bgcolor: 'forest.800',
  overflow: 'hidden',
}
const bar = { ...inRow(1.4), flexWrap: 'wrap', p: { xs: '14px 12px', md: '18px 44px' } }
const wall = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: '6px', md: '10px' },
  px: { xs: '6px', md: '44px' },
  '&::after': { content: '""', flex: '1e5 0 0' }, // the last row keeps its height
}
const tile = {
  position: 'relative',
  flexGrow: 'var(--ratio)',
  aspectRatio: 'var(--ratio)',
  overflow: 'hidden',
  flexBasis: { xs: 'calc(var(--ratio) * 150px)', md: 'calc(var(--ratio) * 250px)' },
  borderRadius: '8px',
  maxWidth: '100%',
  bgcolor: 'ground.sand2',
  '& .open': { ...cover, borderRadius: 'inherit', cursor: 'zoom-in' },
  '& .open:focus-visible': { outline: `3px solid ${paint('forest-500')}`, outlineOffset: -3 },
  '& .said': {
    ...inRow(0.5),
    position: 'absolute',
    left: 8,
    bottom: 8,
    height: 26,
    px: 1,
    borderRadius: 13,
    bgcolor: 'rgba(9,30,24,.72)',
    color: '#fff',
    fontSize: 13,
    fontWeight: 600,
    pointerEvents: 'none',
  },
  '& .heart': {
    ...centeredLook,
    position: 'absolute',
    right: 4,
    top: 4,
    width: 44,
    height: 44,
    borderRadius: '50%',
    color: '#fff',
    filter: 'drop-shadow(0 1px 3px rgba(0,0,0,.55))',
  },
  '& button.heart': { cursor: 'pointer' },
  '& .heart.on svg': { fill: paint('ember-500'), stroke: '#fff' },
} as const
