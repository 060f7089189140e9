import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useEffect, useRef, useState } from 'react'
import type { LightboxMedium } from '#shared/api/lightboxes'
import { shortDate } from '#shared/format/dates'
import { filmOf } from '#shared/media/film'
import { FilmVideo } from '../../../components/film/FilmVideo'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { FieldNote } from '../../../components/inputs/FieldNote'
import { IconAction } from '../../../components/inputs/IconAction'
import { inRow } from '../../../components/looks/looks'
import { failureText } from '../../../lib/api/api-error'
import { dayOfInstant } from '../../../lib/time/instants'
import { pickersOf, type Said, stillOf } from '../model/lightbox-media'

interface MediumViewerProps {
  readonly media: readonly LightboxMedium[]
  readonly opened: LightboxMedium['id']
  readonly said: readonly Said[]
  readonly onSay: ((said: Said) => Promise<void>) | undefined
  readonly onTakeOut: ((medium: LightboxMedium) => Promise<unknown>) | undefined
  readonly onOpen: (id: LightboxMedium['id']) => void
  readonly onClose: () => void
}

/** A swipe is at least so many pixels long. */
const swipePx = 50

/** One medium in large, the others by arrow keys or swipes, with what is said of it. */
export function MediumViewer(props: MediumViewerProps) {
  const { media, opened, said, onSay, onTakeOut, onOpen, onClose } = props
  const at = media.findIndex(({ id }) => id === opened)
  const medium = media[at]
  const touchedAt = useRef(0)
  useEffect(() => {
    if (medium === undefined) onClose()
  }, [medium, onClose])
  if (medium === undefined) return null
  const go = (by: number) => {
    const next = media[(at + by + media.length) % media.length]
    if (next !== undefined) onOpen(next.id)
  }
  const words = said.filter(({ mediaId }) => mediaId === medium.id)
  const comments = words.filter(({ comment }) => comment !== '')
  const film = medium.mediaType === 'photo' ? undefined : filmOf(medium.s3Key)
  const pickers = onSay === undefined ? pickersOf(words) : ''
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby="medium-name"
      onKeyDown={({ key, target }) => {
        if (target instanceof HTMLTextAreaElement || target instanceof HTMLVideoElement) return
        if (key === 'ArrowRight') go(1)
        if (key === 'ArrowLeft') go(-1)
      }}
      slotProps={{ paper: { sx: { p: 0, bgcolor: '#0b1a15' } } }}
    >
      <Box sx={frame}>
        <Box
          sx={stage}
          onTouchStart={({ touches }) => {
            touchedAt.current = touches[0]?.clientX ?? 0
          }}
          onTouchEnd={({ changedTouches }) => {
            const movedBy = (changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current
            if (Math.abs(movedBy) > swipePx) go(movedBy < 0 ? 1 : -1)
          }}
        >
          {film === undefined ? (
            <img src={stillOf(medium, '1920')} alt={medium.name} />
          ) : (
            <FilmVideo
              key={medium.id}
              film={film}
              poster={stillOf(medium, '1920')}
              label={medium.name}
            />
          )}
          {media.length > 1 && (
            <>
              <IconAction
                className="back"
                icon="chevron-left"
                iconSize={26}
                label="Previous"
                onClick={() => go(-1)}
              />
              <IconAction
                className="next"
                icon="chevron-right"
                iconSize={26}
                label="Next"
                onClick={() => go(1)}
              />
            </>
          )}
          <IconAction className="close" icon="x" iconSize={24} label="Close" onClick={onClose} />
        </Box>
        <Box component="section" aria-label="Comments" sx={side}>
          <Box
            component="h2"
            id="medium-name"
            sx={{ fontSize: 17, lineHeight: '24px', overflowWrap: 'anywhere' }}
          >
            {medium.name}
          </Box>
          <Box component="p" className="tabular" sx={{ color: 'ink.second' }}>
            {at + 1} of {media.length}
            {pickers !== '' && `. Picked by ${pickers}.`}
          </Box>
          {onSay === undefined ? (
            <Box component="ul" sx={{ display: 'grid', gap: 1.4 }}>
              {comments.map(({ by, comment, at: when = '' }) => (
                <Box component="li" key={by} sx={{ overflowWrap: 'anywhere' }}>
                  <b dir="auto">{by}</b>{' '}
                  <Box component="span" sx={{ color: 'ink.note', fontSize: 13 }}>
                    {shortDate(dayOfInstant(when))}
                  </Box>
                  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
                    {comment}
                  </Box>
                </Box>
              ))}
              {comments.length === 0 && (
                <Box component="li" sx={{ color: 'ink.second' }}>
                  No comments yet.
                </Box>
              )}
            </Box>
          ) : (
            <OwnWords
              key={medium.id}
              said={words[0] ?? { mediaId: medium.id, isPicked: false, comment: '' }}
              onSay={onSay}
            />
          )}
          {onTakeOut !== undefined && (
            <Box sx={{ ...inRow(1), mt: 'auto', pt: 2 }}>
              <AsyncButton
                size="small"
                variant="text"
                color="error"
                onClick={() => onTakeOut(medium).catch(() => undefined)}
              >
                Take out of lightbox
              </AsyncButton>
            </Box>
          )}
        </Box>
      </Box>
    </Dialog>
  )
}

interface OwnWordsProps {
  readonly said: Said
  readonly onSay: (said: Said) => Promise<void>
}

/** What a guest says of a medium: whether they pick it, and one comment that they can change. */
function OwnWords({ said, onSay }: OwnWordsProps) {
  const { isPicked } = said
  const [comment, setComment] = useState(said.comment)
  const [note, setNote] = useState<{ text: string; isError: boolean }>()
  const say = (change: Partial<Said>, done: string) =>
    onSay({ ...said, ...change }).then(
      () => setNote({ text: done, isError: false }),
      (error: unknown) => setNote({ text: failureText(error), isError: true }),
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.6, justifyItems: 'start' }}>
      <Button
        variant={isPicked ? 'main' : 'outlined'}
        aria-pressed={isPicked}
        startIcon={<Icon name="heart" size={17} />}
        onClick={() => void say({ isPicked: !isPicked }, '')}
      >
        {isPicked ? 'Picked' : 'Pick'}
      </Button>
      <Box sx={{ width: '100%' }}>
        <Field
          label="Your comment"
          multiline
          minRows={3}
          value={comment}
          inputProps={{ maxLength: 1_000 }}
          onChange={({ target }) => {
            setNote(undefined)
            setComment(target.value)
          }}
        />
        <FieldNote id="comment-note" text={note?.text} isError={note?.isError ?? false} />
      </Box>
      <AsyncButton
        size="small"
        disabled={comment.trim() === said.comment}
        onClick={() => say({ comment: comment.trim() }, 'Your comment was sent.')}
      >
        Send comment
      </AsyncButton>
    </Box>
  )
}

const frame = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
  minHeight: '100%',
  gridTemplateRows: { xs: 'minmax(240px, 58vh) 1fr', md: '100vh' },
}
const stage = {
  position: 'relative',
  minWidth: 0,
  touchAction: 'pan-y',
  '& img, & video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
  },
  '& button': {
    position: 'absolute',
    width: 44,
    height: 44,
    color: '#fff',
    bgcolor: 'rgba(9,30,24,.5)',
  },
  '& button:hover': { bgcolor: 'rgba(9,30,24,.8)' },
  '& .back, & .next': { top: 'calc(50% - 22px)' },
  '& .back': { left: 8 },
  '& .next': { right: 8 },
  '& .close': { right: 8, top: 8 },
}
const side = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 1.6,
  p: '20px 22px 28px',
  bgcolor: 'background.paper',
  overflowY: { md: 'auto' },
}
