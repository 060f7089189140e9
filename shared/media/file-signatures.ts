import type { DocumentType } from './document-types'

/** How many bytes of a file's beginning tell what it is. */
export const signatureBytes = 1_024

const office = /^PK\p{Cc}{2}/u
const oldOffice = /^\xd0\xcf\p{Cc}\xe0|^\{\\rtf/u
const container = /^.{4}(ftyp|moov|mdat|wide|free|skip)/s
/**
 * UTF-16 says so; any other text has no controls but spaces (of UTF-8 some bytes count as such).
 */
const text = /^(\xff\xfe|\xfe\xff|[\P{Cc}\s\x80-\x9f]*$)/u

/**
 * What a file of each type begins with, its bytes read as Latin-1. Most can do nothing worse than
 * not open: programs count.
 */
const signatures: Record<DocumentType, RegExp> = {
  'application/pdf': /%PDF-/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/gif': /^GIF8[79]a/,
  'image/avif': container,
  'image/heic': container,
  'image/heif': container,
  'text/plain': text,
  'text/csv': text,
  'text/calendar': text,
  'message/rfc822': text,
  'application/rtf': /^\{\\rtf/,
  'application/msword': oldOffice,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': office,
  'application/vnd.oasis.opendocument.text': office,
  'application/vnd.ms-excel': oldOffice,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': office,
  'application/vnd.oasis.opendocument.spreadsheet': office,
  'application/vnd.ms-powerpoint': oldOffice,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': office,
  'video/mp4': container,
  'video/quicktime': container,
  'audio/mpeg': /^(ID3|\xff[\xe2-\xff])/,
  'audio/mp4': container,
}

/** Programs, by their first bytes: of Windows, of Linux, of macOS, and scripts. */
const program = /^(MZ|\x7fELF|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|#!)/

/**
 * Whether a file's beginning goes with its type: no program that calls itself a PDF.
 * @param start - its first `signatureBytes`
 */
export function beginsAs(start: Uint8Array, type: DocumentType): boolean {
  const characters = Array.from(start, (byte) => String.fromCharCode(byte)).join('')
  return !program.test(characters) && signatures[type].test(characters)
}
