import { thumbHashToDataURL } from 'thumbhash'

/** A picture's blurred colors by its thumbhash, as a CSS background for while it loads. */
export function thumbBlur(hash: string): string {
  const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))
  return `center / cover url(${thumbHashToDataURL(bytes)})`
}
