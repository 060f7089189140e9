import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import type { FilmFiles } from '#shared/media/film'
import { Icon } from '../icons/Icon'
import type { FilmProps } from './Film'

const appleHls = 'application/vnd.apple.mpegurl'
const addressOf = (key: string | undefined) => (key === undefined ? undefined : `/media/${key}`)

/** A film over the page. It starts by itself, since somebody asked for it, unless they prefer less motion. */
export function FilmPlayer({ film, poster, title, onPlayed, onClose }: FilmProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  const wasPlayed = useRef(false)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  useEffect(() => (video.current === null ? undefined : attach(video.current, film)), [film])
  const still = addressOf(film.thumbnail) ?? poster
  const captions = addressOf(film.captions)
  return (
    <Box component="dialog" ref={dialog} aria-label={`Film: ${title}`} onClose={onClose} sx={look}>
      {isBroken ? (
        <p role="alert">The film couldn’t be played. Check your connection and open it again.</p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a film without words has no captions
        <video
          ref={video}
          controls
          playsInline
          autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
          poster={still}
          onPlaying={() => {
            if (!wasPlayed.current) onPlayed?.()
            wasPlayed.current = true
          }}
          onError={() => setBroken(true)}
        >
          {captions !== undefined && <track kind="captions" src={captions} srcLang="en" label="English" default />}
        </video>
      )}
      <Box component="button" type="button" aria-label="Close film" onClick={() => dialog.current?.close()}>
        <Icon name="x" size={22} />
      </Box>
    </Box>
  )
}

/** Plays the playlist where the browser can, by hls.js where it can be taught, and else the plain file. */
function attach(video: HTMLVideoElement, { hls, mp4 }: FilmFiles): () => void {
  const [playlist, file] = [addressOf(hls), addressOf(mp4)]
  const play = (address: string | undefined) => {
    if (address !== undefined) video.src = address
  }
  let end = () => {}
  if (playlist === undefined) play(file)
  else if (video.canPlayType(appleHls) !== '' || !('MediaSource' in globalThis)) play(playlist)
  else {
    let isOver = false
    end = () => {
      isOver = true
    }
    void import('hls.js/light').then(
      ({ default: Hls }) => {
        if (isOver) return
        const player = new Hls({ enableWorker: false }) // the page's policy allows no worker of text
        player.on(Hls.Events.ERROR, (_event, { fatal }) => {
          if (!fatal) return
          player.destroy()
          play(file)
        })
        player.loadSource(playlist)
        player.attachMedia(video)
        end = () => player.destroy()
      },
      () => play(file),
    )
  }
  return () => {
    end()
    video.removeAttribute('src')
    video.load()
  }
}

const look = {
  ...{ border: 0, p: 0, m: 'auto', bgcolor: '#06120e', color: '#fff', overflow: 'hidden', borderRadius: '14px' },
  ...{ width: 'min(1180px, calc(100vw - 24px))', maxWidth: 'none', maxHeight: 'calc(100dvh - 24px)' },
  '&::backdrop': { background: 'rgba(4, 14, 10, 0.86)' },
  '& video': { display: 'block', width: '100%', maxHeight: 'calc(100dvh - 24px)', aspectRatio: '16 / 9' },
  '& p': { p: '80px 24px', textAlign: 'center' },
  '& button': {
    ...{ position: 'absolute', top: 10, right: 10, width: 44, height: 44, borderRadius: 99, cursor: 'pointer' },
    ...{ display: 'grid', placeItems: 'center', bgcolor: 'rgba(6, 18, 14, 0.7)', color: '#fff' },
  },
} as const
