import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getDroppedFiles } from '@uppy/core/utils'
import { useRef, useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { radius } from '../../../components/looks/looks'

/** Where files and folders are dropped or chosen. */
export function FileDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  // Read at once: what is dropped is gone when its event is over.
  const take = async (dropped: DataTransfer) => {
    onFiles((await getDroppedFiles(dropped)).filter(({ name }) => !name.startsWith('.')))
  }
  return (
    <Box
      role="group"
      aria-label="Add files"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer)
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 0.8,
        p: '34px 20px',
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isOver ? 'forest.500' : 'ground.field',
        borderRadius: radius.card,
        bgcolor: isOver ? 'forest.50' : 'background.paper',
      }}
    >
      <Icon name="images" size={28} />
      <b>Drop photos, films or folders here, or paste them</b>
      <Typography variant="caption" sx={{ color: 'ink.note' }}>
        JPEG, PNG, WebP or AVIF up to 100 MB and 100 megapixels; MP4 or MOV up to 5 GB, with
        captions (.vtt) of the same name
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 0.6 }}>
        <Button variant="contained" onClick={() => files.current?.click()}>
          Choose files
        </Button>
        <Button variant="outlined" onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </Box>
      {[files, folder].map((input) => (
        <input
          key={input === folder ? 'folder' : 'files'}
          ref={input}
          type="file"
          multiple={true}
          hidden={true}
          aria-label={input === folder ? 'Folder' : 'Files'}
          webkitdirectory={input === folder ? '' : undefined}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])].filter(({ name }) => !name.startsWith('.')))
            target.value = ''
          }}
        />
      ))}
    </Box>
  )
}

declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** Chooses a folder with all that is in it. */
    webkitdirectory?: T extends unknown ? string | undefined : never
  }
}
