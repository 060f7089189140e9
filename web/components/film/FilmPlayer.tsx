import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import { FilmVideo } from './FilmVideo'
import type { FilmProps } from './film-props'

/**
 * A film over the page. It starts by itself, since somebody asked for it, unless they prefer less
 * motion.
 */
export function FilmPlayer({
  film,
  poster,
  title,
  onPlayed,
  onClose,
}: FilmProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBroken, setBroken] = useState(false)
  const wasPlayed = useRef(false)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <Box component="dialog" ref={dialog} aria-label={`Film: ${title}`} onClose={onClose} sx={look}>
      {isBroken ? (
        <p role="alert">The film couldn’t be played. Check your connection and open it again.</p>
      ) : (
        <FilmVideo
          film={film}
          poster={poster}
          isAutoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
          onPlaying={() => {
            if (!wasPlayed.current) onPlayed?.()
            wasPlayed.current = true
          }}
          onError={() => setBroken(true)}
        />
      )}
      <Box
        component="button"
        type="button"
        aria-label="Close film"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" size={22} />
      </Box>
    </Box>
  )
}

const look = {
  border: 0,
  p: 0,
  m: 'auto',
  bgcolor: '#06120e',
  color: '#fff',
  overflow: 'hidden',
  borderRadius: '14px',
  width: 'min(1180px, calc(100vw - 24px))',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 24px)',
  '&::backdrop': { background: 'rgba(4, 14, 10, 0.86)' },
  '& video': {
    display: 'block',
    width: '100%',
    maxHeight: 'calc(100dvh - 24px)',
    aspectRatio: '16 / 9',
  },
  '& p': { p: '80px 24px', textAlign: 'center' },
  '& button': {
    position: 'absolute',
    top: 10,
    right: 10,
    width: 44,
    height: 44,
    borderRadius: 99,
    cursor: 'pointer',
    display: 'grid',
    placeItems: 'center',
    bgcolor: 'rgba(6, 18, 14, 0.7)',
    color: '#fff',
  },
} as const
