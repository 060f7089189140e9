/** The most bytes of a document of a trip: 50 MB. */
export const maxDocumentBytes = 50_000_000

/** The most documents of a trip. */
export const maxDocuments = 200

export type DocumentKind =
  | 'pdf'
  | 'photo'
  | 'text'
  | 'sheet'
  | 'slides'
  | 'mail'
  | 'calendar'
  | 'video'
  | 'audio'

/**
 * What may be a document of a trip, by MIME type. Nothing in it runs when it is opened from our
 * storage: no page, no drawing with script, no program, no archive.
 */
export const documentTypes = {
  'application/pdf': { kind: 'pdf', extensions: ['pdf'] },
  'image/jpeg': { kind: 'photo', extensions: ['jpg', 'jpeg'] },
  'image/png': { kind: 'photo', extensions: ['png'] },
  'image/webp': { kind: 'photo', extensions: ['webp'] },
  'image/gif': { kind: 'photo', extensions: ['gif'] },
  'image/avif': { kind: 'photo', extensions: ['avif'] },
  'image/heic': { kind: 'photo', extensions: ['heic'] },
  'image/heif': { kind: 'photo', extensions: ['heif'] },
  'text/plain': { kind: 'text', extensions: ['txt'] },
  'text/csv': { kind: 'sheet', extensions: ['csv'] },
  'text/calendar': { kind: 'calendar', extensions: ['ics'] },
  'message/rfc822': { kind: 'mail', extensions: ['eml'] },
  'application/rtf': { kind: 'text', extensions: ['rtf'] },
  'application/msword': { kind: 'text', extensions: ['doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'text',
    extensions: ['docx'],
  },
  'application/vnd.oasis.opendocument.text': { kind: 'text', extensions: ['odt'] },
  'application/vnd.ms-excel': { kind: 'sheet', extensions: ['xls'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'sheet',
    extensions: ['xlsx'],
  },
  'application/vnd.oasis.opendocument.spreadsheet': { kind: 'sheet', extensions: ['ods'] },
  'application/vnd.ms-powerpoint': { kind: 'slides', extensions: ['ppt'] },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'slides',
    extensions: ['pptx'],
  },
  'video/mp4': { kind: 'video', extensions: ['mp4'] },
  'video/quicktime': { kind: 'video', extensions: ['mov'] },
  'audio/mpeg': { kind: 'audio', extensions: ['mp3'] },
  'audio/mp4': { kind: 'audio', extensions: ['m4a'] },
} as const satisfies Record<string, { kind: DocumentKind; extensions: readonly string[] }>
export type DocumentType = keyof typeof documentTypes

/** Whether a MIME type may be a document of a trip. */
export function isDocumentType(mimeType: string): mimeType is DocumentType {
  return Object.hasOwn(documentTypes, mimeType)
}

/**
 * The MIME type of a file, undefined when it may be no document. Browsers do not know every type:
 * one that is missing follows from the name's extension.
 */
export function documentTypeOf({
  name,
  type,
}: {
  readonly name: string
  readonly type: string
}): DocumentType | undefined {
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (isDocumentType(mediaType)) return mediaType
  if (!isVague(mediaType)) return undefined
  const extension = extensionOf(name)
  return Object.keys(documentTypes)
    .filter(isDocumentType)
    .find((mimeType) => documentTypes[mimeType].extensions.some((own) => own === extension))
}

/**
 * Whether a file's extension matches its type, so that `evil.exe` can't pass as a PDF. Names
 * without an extension match.
 */
export function isNamedAs(name: string, mimeType: string): boolean {
  const extension = extensionOf(name)
  if (extension === '' || !isDocumentType(mimeType)) return true
  return documentTypes[mimeType].extensions.some((own) => own === extension)
}

/** The extension that files of a type have; `bin` for a type that may be no document. */
export const extensionFor = (mimeType: string): string =>
  isDocumentType(mimeType) ? documentTypes[mimeType].extensions[0] : 'bin'

/** The part of a file's name behind its last dot, in small letters. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Missing or generic types; the file name is more reliable. */
const isVague = (type: string): boolean =>
  /^$|^application\/(octet-stream$|zip$|x-)|^text\/x-/.test(type)
