import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { MediaId } from '#shared/ids/ids'
import { Icon } from '../../../components/icons/Icon'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'

/** Chooses a WebVTT file, which the film is shown with from then on. */
export function CaptionsButton({ id }: { readonly id: MediaId }) {
  const input = useRef<HTMLInputElement>(null)
  const send = async (file: File) => {
    try {
      await api('PUT /api/MediaContent/{id}/captions', {
        params: { id },
        body: { captions: await file.text() },
      })
      showSnackbar(`${file.name} is shown with the film within a minute.`)
    } catch (error) {
      const reason = fieldErrorsOf(error).captions ?? failureText(error)
      showSnackbar(`The captions couldn’t be saved. ${reason}`, { tone: 'error' })
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="upload" size={16} />}
        sx={{ width: 'fit-content', mt: '12px' }}
        onClick={() => input.current?.click()}
      >
        Upload captions
      </Button>
      <input
        ref={input}
        type="file"
        accept=".vtt,text/vtt"
        hidden={true}
        aria-label="Captions"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) void send(file)
          target.value = ''
        }}
      />
    </>
  )
}
