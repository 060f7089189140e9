import Box from '@mui/material/Box'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-page'
import { Icon } from '../icons/Icon'
import type { FilmProps } from './film-props'

const FilmPlayer = lazyPart(() => import('./FilmPlayer'), 'FilmPlayer')

/** A button that opens a film. Nothing of the film is loaded before somebody asks for it. */
export function Film(props: FilmProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={button}
      >
        <Icon name="play" size={17} />
        Watch the film
        <span className="visually-hidden">: {props.title}</span>
      </Box>
      {isOpen && <FilmPlayer {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const button = {
  justifySelf: 'start',
  alignSelf: 'flex-start',
  width: 'fit-content',
  mt: '16px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: 44,
  p: '8px 18px',
  borderRadius: 99,
  bgcolor: 'rgba(9, 30, 24, 0.62)',
  color: '#fff',
  fontWeight: 600,
  fontSize: 15,
  cursor: 'pointer',
  boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.4)',
  '&:hover': { bgcolor: 'rgba(9, 30, 24, 0.84)' },
  '@media print': { display: 'none' },
} as const
