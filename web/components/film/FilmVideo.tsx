import { useEffect, useRef, useState } from 'react'
import type { FilmFiles } from '#shared/media/film'

const appleHls = 'application/vnd.apple.mpegurl'
const addressOf = (key: string | undefined) => (key === undefined ? undefined : `/media/${key}`)

interface FilmVideoProps {
  readonly film: FilmFiles
  /** What is shown until it plays, where the film has no still of its own. */
  readonly poster?: string | undefined
  readonly label?: string
  readonly isAutoPlay?: boolean
  readonly onPlaying?: () => void
  readonly onError?: () => void
}

/** A film in its page, with its captions where somebody has written some. */
export function FilmVideo({
  film,
  poster,
  label,
  isAutoPlay = false,
  onPlaying,
  onError,
}: FilmVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasCaptions, setHasCaptions] = useState(true)
  const { hls, mp4 } = film
  useEffect(
    () => (video.current === null ? undefined : attach(video.current, { hls, mp4 })),
    [hls, mp4],
  )
  const captions = addressOf(film.captions)
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film without words has no captions
    <video
      ref={video}
      controls
      playsInline
      autoPlay={isAutoPlay}
      preload="metadata"
      poster={addressOf(film.thumbnail) ?? poster}
      aria-label={label}
      onPlaying={onPlaying}
      onError={onError}
    >
      {captions !== undefined && hasCaptions && (
        <track
          kind="captions"
          src={captions}
          srcLang="en"
          label="English"
          default={true}
          onLoad={({ currentTarget: { track } }) =>
            setHasCaptions(track.cues !== null && track.cues.length > 0)
          }
        />
      )}
    </video>
  )
}

/**
 * Plays the playlist where the browser can, by hls.js where it can be taught, and else the plain
 * file.
 */
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
