import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import { useState } from 'react'
import type { ChosenPicture } from '#shared/api/presentation-blocks'
import type { PresentationPicture } from '#shared/api/presentation-shapes'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { mediaUrl } from '../../../lib/media/picture-url'

interface PictureFieldProps {
  readonly label: string
  readonly library: readonly PresentationPicture[]
  /** Undefined while the original stands. */
  readonly chosen: readonly ChosenPicture[] | undefined
  readonly originals: readonly PresentationPicture[]
  /** One picture only. */
  readonly isSingle?: boolean
  readonly onUpload: (file: File) => Promise<ChosenPicture>
  readonly onChange: (pictures: readonly ChosenPicture[] | undefined) => void
}

const most = 12
const nameOf = ({ s3Key, mediaId }: ChosenPicture | PresentationPicture): string =>
  mediaId ?? s3Key ?? ''
const chosenOf = ({ s3Key, mediaId, caption, focus }: PresentationPicture): ChosenPicture =>
  mediaId === undefined ? { s3Key, caption, focus } : { mediaId, caption, focus }

/**
 * Pictures chosen from the library, in order, each with its caption and the point that stays in
 * view.
 */
export function PictureField({
  label,
  library,
  chosen,
  originals,
  isSingle,
  onUpload,
  onChange,
}: PictureFieldProps) {
  const pictures = chosen ?? originals.map(chosenOf)
  const [open, setOpen] = useState<string>()
  const [isPicking, setPicking] = useState(false)
  const shownPicture = pictures.find((one) => nameOf(one) === open)
  const srcOf = (picture: ChosenPicture | PresentationPicture) => {
    const libraryPicture = library.find((one) => nameOf(one) === nameOf(picture))
    return libraryPicture?.url ?? mediaUrl(libraryPicture?.s3Key)
  }
  const put = (picture: ChosenPicture) =>
    onChange(pictures.map((one) => (nameOf(one) === nameOf(picture) ? picture : one)))
  const add = (picture: ChosenPicture) => {
    if (isSingle) onChange([picture])
    else if (pictures.some((one) => nameOf(one) === nameOf(picture))) onChange(without(picture))
    else if (pictures.length < most) onChange([...pictures, picture])
  }
  const without = (picture: ChosenPicture) =>
    pictures.filter((one) => nameOf(one) !== nameOf(picture))
  const move = (picture: ChosenPicture, by: -1 | 1) => {
    const at = pictures.indexOf(picture)
    const rest = without(picture)
    onChange(rest.toSpliced(Math.max(0, at + by), 0, picture))
  }
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: '10px' }}>
      <Box component="legend" sx={{ typography: 'label', mb: '6px', float: 'left', width: '100%' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {pictures.map((picture, index) => (
          <Box
            component="button"
            type="button"
            key={nameOf(picture)}
            aria-label={`Picture ${index + 1}: caption and crop`}
            aria-expanded={open === nameOf(picture)}
            sx={{ ...thumb, ...(open === nameOf(picture) && selectedLook) }}
            onClick={() => setOpen(open === nameOf(picture) ? undefined : nameOf(picture))}
          >
            <img src={srcOf(picture)} alt="" loading="lazy" />
          </Box>
        ))}
      </Box>
      {shownPicture !== undefined && (
        <Box sx={{ display: 'grid', gap: '10px' }}>
          <Focus src={srcOf(shownPicture)} picture={shownPicture} onChange={put} />
          {!isSingle && (
            <Field
              label="Caption"
              value={shownPicture.caption ?? ''}
              inputProps={{ maxLength: 300, dir: 'auto' }}
              onChange={({ target }) => put({ ...shownPicture, caption: target.value })}
            />
          )}
          {!isSingle && (
            <Box sx={{ display: 'flex', gap: '8px' }}>
              <Button
                size="small"
                disabled={shownPicture === pictures[0]}
                onClick={() => move(shownPicture, -1)}
              >
                Earlier
              </Button>
              <Button
                size="small"
                disabled={shownPicture === pictures.at(-1)}
                onClick={() => move(shownPicture, 1)}
              >
                Later
              </Button>
              <Button size="small" variant="text" onClick={() => onChange(without(shownPicture))}>
                Remove
              </Button>
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="images" size={15} />}
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {isPicking ? 'Close library' : 'Choose from library'}
        </Button>
        {chosen !== undefined && (
          <Button
            size="small"
            variant="text"
            startIcon={<Icon name="rotate-ccw" size={14} />}
            onClick={() => onChange(undefined)}
          >
            Restore original
          </Button>
        )}
      </Box>
      {isPicking && (
        <Box sx={{ display: 'grid', gap: '10px' }}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
              gap: '8px',
              maxHeight: 300,
              overflowY: 'auto',
              p: '3px',
            }}
          >
            {library.map((picture, index) => {
              const isChosen = pictures.some((one) => nameOf(one) === nameOf(picture))
              return (
                <Box
                  component="button"
                  type="button"
                  key={nameOf(picture)}
                  aria-pressed={isChosen}
                  aria-label={`Library picture ${index + 1}`}
                  sx={{ ...thumb, width: 'auto', ...(isChosen && selectedLook) }}
                  onClick={() => add(chosenOf(picture))}
                >
                  <img src={srcOf(picture)} alt="" loading="lazy" />
                </Box>
              )
            })}
          </Box>
          <Upload onUpload={async (file) => add(await onUpload(file))} />
        </Box>
      )}
    </Box>
  )
}

/** Adds a picture of one's own to the library, and chooses it. */
function Upload({ onUpload }: { readonly onUpload: (file: File) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    setBusy(true)
    try {
      await onUpload(file)
    } catch (error) {
      showSnackbar(error instanceof Error ? error.message : 'The picture couldn’t be uploaded.', {
        tone: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <AsyncButton
      component="label"
      size="small"
      loading={isBusy}
      startIcon={<Icon name="upload" size={15} />}
    >
      Upload a picture
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="visually-hidden"
        onChange={({ target }) => void upload(target.files?.[0])}
      />
    </AsyncButton>
  )
}

interface FocusProps {
  readonly src: string | undefined
  readonly picture: ChosenPicture
  readonly onChange: (picture: ChosenPicture) => void
}

/** The point of a picture that stays in view, by a click or three sliders. */
function Focus({ src, picture, onChange }: FocusProps) {
  const focus = { x: 50, y: 50, zoom: 1, ...picture.focus }
  const setFocus = (change: Partial<typeof focus>) =>
    onChange({ ...picture, focus: { ...focus, ...change } })
  return (
    <Box>
      <Box
        sx={{
          position: 'relative',
          cursor: 'crosshair',
          lineHeight: 0,
          '& img': { width: '100%', borderRadius: '10px' },
        }}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          setFocus({
            x: Math.round(((clientX - left) / width) * 100),
            y: Math.round(((clientY - top) / height) * 100),
          })
        }}
      >
        <img src={src} alt="" />
        <Box component="i" sx={dot} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </Box>
      {(['x', 'y', 'zoom'] as const).map((axis) => (
        <Box
          key={axis}
          sx={{
            display: 'grid',
            gridTemplateColumns: '90px 1fr',
            alignItems: 'center',
            gap: '14px',
            px: '6px',
          }}
        >
          <span>{{ x: 'Across', y: 'Down', zoom: 'Zoom' }[axis]}</span>
          <Slider
            size="small"
            aria-label={{ x: 'Focus across', y: 'Focus down', zoom: 'Zoom' }[axis]}
            value={focus[axis]}
            {...(axis === 'zoom' ? { min: 1, max: 4, step: 0.1 } : { min: 0, max: 100 })}
            onChange={(_event, value) => setFocus({ [axis]: Number(value) })}
          />
        </Box>
      ))}
    </Box>
  )
}

const thumb = {
  width: 84,
  aspectRatio: '3 / 2',
  borderRadius: '8px',
  overflow: 'hidden',
  lineHeight: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-forest-600)', outlineOffset: '2px' },
} as const
const selectedLook = {
  boxShadow:
    '0 0 0 2px var(--mui-palette-background-paper), 0 0 0 4px var(--mui-palette-ember-600)',
}
const dot = {
  position: 'absolute',
  width: 22,
  height: 22,
  m: '-11px',
  borderRadius: 99,
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px rgba(0, 0, 0, 0.6)',
}
