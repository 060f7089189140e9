import type { DocumentType } from './document-types'

/** Pictures that every mail program shows. */
const mailTypes = ['image/png', 'image/jpeg'] as const satisfies readonly DocumentType[]
const pictures = [
  ...mailTypes,
  'image/webp',
  'image/avif',
] as const satisfies readonly DocumentType[]
const films = ['video/mp4'] as const satisfies readonly DocumentType[]

/** What an agency may show in each place, by MIME type, and how that is said. */
export const agencyFileTypes = {
  logo: { types: mailTypes, words: 'a PNG or JPEG picture' },
  logoDark: { types: mailTypes, words: 'a PNG or JPEG picture' },
  featuredPhoto: { types: pictures, words: 'a PNG, JPEG, WebP or AVIF picture' },
  featuredVideo: { types: films, words: 'an MP4 video' },
  featuredVideoPreview: { types: [...pictures, ...films], words: 'a picture or an MP4 video' },
} as const
