import 'react-easy-crop/react-easy-crop.css'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Icon } from '../../../components/icons/Icon'
import { centeredLook, radius } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, isApiError } from '../../../lib/api/api-error'
import { useSetHeadshot } from '../api/account'

/** Chooses a picture, cuts it to a square and shows it; or takes it away. */
export function HeadshotDialog({
  hasPicture,
  onClose,
}: {
  readonly hasPicture: boolean
  readonly onClose: () => void
}) {
  const { mutateAsync, isPending } = useSetHeadshot()
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file === undefined) return
    const isPicture = await createImageBitmap(file).then(
      (picture) => {
        picture.close()
        return true
      },
      () => false,
    )
    setProblem(
      isPicture
        ? undefined
        : `${file.name} couldn’t be opened. Choose a JPEG, PNG or WebP picture.`,
    )
    if (isPicture) setUrl(URL.createObjectURL(file))
  }
  const save = async (cut: () => Promise<Blob | undefined>, said: string) => {
    try {
      await mutateAsync(await cut())
      showSnackbar(said)
      onClose()
    } catch (error) {
      setProblem(
        isApiError(error) ? failureText(error) : 'The picture couldn’t be uploaded. Try again.',
      )
    }
  }
  return (
    <FormDialog
      title="Your picture"
      text="Colleagues and clients see it beside your name."
      submitLabel="Save picture"
      isBusy={isPending}
      disabled={url === undefined || area === undefined}
      aside={
        hasPicture && (
          <Button
            variant="text"
            color="error"
            sx={{ mr: 'auto' }}
            disabled={isPending}
            onClick={() => save(async () => undefined, 'Picture removed.')}
          >
            Remove
          </Button>
        )
      }
      onSubmit={() => url && area && save(() => cutSquare(url, area), 'Picture saved.')}
      onClose={onClose}
    >
      <Box sx={stage}>
        {url === undefined ? (
          <Icon name="user-round" size={56} />
        ) : (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': 'Part of the picture that is shown; arrow keys move it' }}
          />
        )}
      </Box>
      {url !== undefined && (
        <Box sx={{ px: 1, pt: 1 }}>
          <Slider
            aria-label="Zoom"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(_event, next) => setZoom(Number(next))}
          />
        </Box>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Picture"
        onChange={choose}
      />
      <Button
        variant="outlined"
        startIcon={<Icon name="upload" size={16} />}
        sx={{ mt: 1 }}
        onClick={() => input.current?.click()}
      >
        Choose a picture
      </Button>
      {problem !== undefined && (
        <Box component="p" role="alert" sx={{ mt: 1, color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </FormDialog>
  )
}

const stage = {
  ...centeredLook,
  position: 'relative',
  height: 280,
  overflow: 'hidden',
  borderRadius: radius.card,
  bgcolor: 'ground.sand',
  color: 'ink.note',
}

/** Side of a stored picture in pixels: sharp at twice the largest size that it is shown at. */
const side = 512

/** Cuts a part of a picture to a JPEG of 512 by 512 pixels; transparent ones get a white ground. */
async function cutSquare(
  url: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    const takeBlob = (blob: Blob | null) =>
      blob === null ? reject(new Error('No picture was made')) : resolve(blob)
    canvas.toBlob(takeBlob, 'image/jpeg', 0.88)
  })
}
