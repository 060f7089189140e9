export type MediaType = 'photo' | 'video' | 'audio' | 'unknown'

/** What a MIME type is (1 §5, media type): image is photo, video is video, audio is audio, else unknown. */
export function mediaTypeOf(mimeType: string): MediaType {
  if (mimeType.startsWith('image')) return 'photo'
  if (mimeType.startsWith('video')) return 'video'
  return mimeType.startsWith('audio') ? 'audio' : 'unknown'
}
