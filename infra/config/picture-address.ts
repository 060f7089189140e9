/**
 * The edge's function for pictures in several formats: of what a browser accepts, it keeps apart
 * only what makes a difference.
 */
export const pictureAccept = `function acceptOf(accept) {
  if (accept.indexOf('image/avif') >= 0) return 'image/avif';
  return accept.indexOf('image/webp') >= 0 ? 'image/webp' : 'image/jpeg';
}`

/**
 * What tells apart the answers that the local edge keeps: the address, and of pictures in several
 * formats the accepted one.
 */
export function keptAs(url: string, accept = ''): string {
  if (!url.startsWith('/media/pictures/library/')) return url
  return `${/image\/(avif|webp)/.exec(accept)?.[0] ?? 'image/jpeg'} ${url}`
}
