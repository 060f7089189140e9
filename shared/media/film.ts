/** A film by the storage keys of its files; what is missing was not made. */
export interface FilmFiles {
  /** A playlist of several qualities. */
  readonly hls?: string | undefined
  readonly mp4?: string | undefined
  /** A still 1920 pixels wide (1 §9). */
  readonly thumbnail?: string | undefined
  /** WebVTT; without a cue where nobody has captioned the film. */
  readonly captions?: string | undefined
}

/** Where an uploaded film lies, with what is made of it. Everybody may read what is there. */
export const filmFolder = (id: string): string => `pictures/films/${id}/`

/**
 * The files of a film by its storage key (1 §3, Media item). One that was made ready for the web is
 * named by its playlist, and its mp4, still and captions lie beside it under the same name; an
 * upload is a file by itself, with its captions.
 */
export function filmOf(s3Key: string | undefined): FilmFiles | undefined {
  if (s3Key === undefined) return undefined
  const stem = s3Key.replace(/\.m3u8$/, '')
  if (stem !== s3Key)
    return {
      hls: s3Key,
      mp4: `${stem}.mp4`,
      thumbnail: `${stem}-1920.jpg`,
      captions: `${stem}.vtt`,
    }
  const folder = /^pictures\/films\/[^/]+\//.exec(s3Key)?.[0]
  return { mp4: s3Key, captions: folder && `${folder}film.vtt` }
}
