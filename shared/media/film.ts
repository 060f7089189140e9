/** A film by the storage keys of its files; what is missing was not made. */
export interface FilmFiles {
  /** A playlist of several qualities. */
  readonly hls?: string | undefined
  readonly mp4?: string | undefined
  /** A still 1920 pixels wide (1 §9). */
  readonly thumbnail?: string | undefined
  /** WebVTT. */
  readonly captions?: string | undefined
}

/**
 * The files of a film by its storage key (1 §3, Media item). One that was made ready for the web is named by its playlist, and
 * its mp4, still and captions lie beside it under the same name; an upload is a file by itself.
 */
export function filmOf(s3Key: string | undefined): FilmFiles | undefined {
  if (s3Key === undefined) return undefined
  const stem = s3Key.replace(/\.m3u8$/, '')
  if (stem === s3Key) return { mp4: s3Key }
  return { hls: s3Key, mp4: `${stem}.mp4`, thumbnail: `${stem}-1920.jpg`, captions: `${stem}.vtt` }
}
