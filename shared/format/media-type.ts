export type MediaType = 'photo' | 'video' | 'audio' | 'unknown'

/**
 * Media type of a MIME type (1 §5): image is photo, video is video, audio is audio, anything else
 * is unknown.
 */
export function mediaTypeOf(mimeType: string): MediaType {
  if (mimeType.startsWith('image')) return 'photo'
  if (mimeType.startsWith('video')) return 'video'
  return mimeType.startsWith('audio') ? 'audio' : 'unknown'
}
