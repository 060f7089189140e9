import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { capitalize } from '#shared/format/words'
import { Icon } from '../icons/Icon'
import { centeredLook, radius } from '../looks/looks'

interface DropCardProps {
  /** What is dropped, as in `client list`. */
  readonly what: string
  readonly note: string
  readonly problem: string | undefined
  /** Endings of other files than lists and workbooks, as in `.pdf`. */
  readonly otherEndings?: string
  readonly onFile: (file: File) => void
}

/** Where a list or a sheet is dropped or chosen. */
export function DropCard({ what, note, problem, otherEndings, onFile }: DropCardProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      sx={{
        ...centeredLook,
        gap: 1.2,
        p: '46px 20px',
        textAlign: 'center',
        borderRadius: radius.card,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'ground.sand' : 'background.paper',
      }}
    >
      <Icon name="upload" size={28} />
      <Box component="p" sx={{ fontWeight: 600 }}>
        Drop a {what} here
      </Box>
      <Box component="p" sx={{ color: 'ink.second', maxWidth: 460 }}>
        {note}
      </Box>
      <Button variant="main" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={capitalize(what)}
        accept={['.csv,.txt,.tsv,.xlsx,text/csv', otherEndings].filter(Boolean).join(',')}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      {problem !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  )
}
