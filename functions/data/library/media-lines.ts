import { libraryCategory } from '#shared/api/media-content'
import { mediaTypeOf } from '#shared/format/media-type'
import { type MediaRecord, mediaIn } from '../files/media-records'
import type { ListKind } from '../lists/list-kind'
import { mediaOf } from '../table/keys'

export type MediaLine = ReturnType<typeof lineOf>

/**
 * The media of an agency's library, with those whose file is on its way and those that were
 * removed: they have no status.
 */
export const mediaLines: ListKind<MediaLine> = {
  name: 'media',
  partition: (agency) => mediaOf(agency, libraryCategory),
  fields: [
    'id',
    'version',
    'name',
    'size',
    'mimeType',
    'type',
    'status',
    'shape',
    'by',
    'byId',
    'month',
    'createdAt',
    'takenAt',
    's3Key',
    'width',
    'height',
    'blur',
    'hash',
    'camp',
    'tags',
    'collections',
    'categories',
    'lightboxes',
    'text',
  ],
  order: { field: 'createdAt', direction: 'descending' },
  lineIn: (item) => lineOf(mediaIn(item)),
}

function lineOf(medium: MediaRecord) {
  const {
    id,
    version = 1,
    userFilename: name,
    size,
    mimeType,
    status,
    createdBy,
    createdAt,
    takenAt,
  } = medium
  const { s3Key, width, height, blur, perceptualHash: hash, accommodation } = medium
  const { tags = [], collections = [], categories = [], lightboxes = [] } = medium
  const camp = accommodation || undefined
  return {
    id,
    version,
    name,
    size,
    mimeType,
    type: mediaTypeOf(mimeType),
    status,
    by: createdBy.name,
    byId: createdBy.id,
    createdAt,
    month: createdAt.slice(0, 7),
    takenAt,
    s3Key,
    width,
    height,
    blur,
    hash,
    camp,
    shape: shapeOf(medium),
    tags: joinLabels(tags),
    collections: joinLabels(collections),
    categories: joinLabels(categories),
    lightboxes: joinLabels(lightboxes),
    /** What the search box finds it by. */
    text: [name, ...tags, ...collections, ...categories, createdBy.name, camp].join(' '),
  }
}

/** Broader than high by a tenth is landscape, and panorama from two to one on. */
function shapeOf({ width, height }: Pick<MediaRecord, 'width' | 'height'>) {
  if (width === undefined || height === undefined) return undefined
  const ratio = width / height
  if (ratio >= 2) return 'panorama'
  if (ratio > 1.1) return 'landscape'
  return ratio < 0.9 ? 'portrait' : 'square'
}

/**
 * A list as one text, so that a column can hold and find it: `|delta|dry season|`. No label has the
 * stroke in it.
 */
const joinLabels = (labels: readonly string[]): string | undefined =>
  labels.length === 0 ? undefined : `|${labels.join('|')}|`

/** The labels of such a text. */
export const labelsIn = (text: string | undefined): string[] =>
  text?.split('|').filter((label) => label !== '') ?? []
