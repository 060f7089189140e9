import { S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { mediaStatusSchema } from '#shared/api/media-content'
import { biomes, hours, seasons } from '#shared/art/picture-terms'
import { agencyIdSchema, lightboxIdSchema, mediaIdSchema } from '#shared/ids/ids'
import { libraryFolder } from '#shared/media/picture-url'
import { libraryFiles } from '../../../functions/data/files/library-files'
import { type MediaRecord, mediaRecord } from '../../../functions/data/files/media-records'
import { mediaStore } from '../../../functions/data/files/media-store'
import { type LightboxRecord, lightboxStore } from '../../../functions/data/library/lightbox-store'
import type { Table } from '../../../functions/data/table/table-access'
import { drawLandscape } from '../../../functions/media/art/draw-landscape'
import { readPicture } from '../../../functions/pictures/read-picture'
import { localCredentials } from '../aws-endpoint'
import { readTable } from './rows'

const labels = z.array(z.string())
const rowsSchema = z.array(
  z.object({
    name: z.string(),
    camp: z.string(),
    status: mediaStatusSchema,
    width: z.int(),
    height: z.int(),
    seed: z.string(),
    biome: z.enum(biomes),
    hour: z.enum(hours),
    season: z.enum(seasons),
    tags: labels,
    collections: labels,
    categories: labels,
  }),
)

interface LibraryPlace {
  readonly endpoint: string
  readonly bucket: string
  /** When the data were loaded: the pictures came in the weeks before. */
  readonly loadedAt: Date
}

/**
 * Puts drawn pictures into the library of the agency whose content manager is Zawadi, as uploads
 * leave them, and the demo film.
 */
export async function loadLibrary(
  table: Table,
  { endpoint, bucket, loadedAt }: LibraryPlace,
): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
  })
  const files = libraryFiles({ name: bucket, client })
  const box = lightboxRecordAt(loadedAt)
  const common = (at: number, id: string) => ({
    id,
    agencyId: 'agy_direct',
    createdBy: { id: 'agt_zawadi', name: 'Zawadi Achieng' },
    presentationOrder: 0,
    presentationVisibility: false,
    presentationCategory: 'library',
    scan: 'notScanned',
    mimeType: 'image/jpeg',
    createdAt: new Date(loadedAt.getTime() - at * 50 * 3_600_000).toISOString(),
  })
  for (const [at, row] of rowsSchema.parse(readTable('library')).entries()) {
    const {
      name: userFilename,
      camp: accommodation,
      tags,
      collections,
      categories,
      width,
      height,
    } = row
    const id = `med_demo${String(at + 1).padStart(4, '0')}`
    const svg = drawLandscape({ ...row, ratio: width / height, width })
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()
    const { facts, shown } = await readPicture(bytes)
    const [key, s3Key] = [`private/agy_direct/${id}`, `${libraryFolder}${id}`]
    await Promise.all([files.show(key, bytes), files.show(s3Key, shown)])
    const isInBox = row.status === 'approved' && box.mediaIds.length < 14
    if (isInBox) box.mediaIds.push(mediaIdSchema.parse(id))
    const mediumFields = {
      userFilename,
      accommodation,
      tags,
      collections,
      categories,
      key,
      s3Key,
      size: bytes.length,
    }
    await take(
      table,
      mediaRecord.parse({
        ...common(at, id),
        ...mediumFields,
        ...facts,
        lightboxes: isInBox ? [box.id] : [],
      }),
      row.status,
    )
  }
  const film = {
    userFilename: 'Okavango from the air.mp4',
    mimeType: 'video/mp4',
    size: 3_400_000,
    accommodation: 'JAO',

    tags: ['delta', 'aerial'],
    collections: ['Botswana'],
    key: 'films/okavango.mp4',
    s3Key: 'films/okavango.m3u8',
  }
  await take(table, mediaRecord.parse({ ...common(3, 'med_demofilm'), ...film }), 'approved')
  const lightboxes = lightboxStore(table)
  if ((await lightboxes.get(box.agencyId, box.id)) === undefined) await lightboxes.add(box, 0)
  client.destroy()
}

/** A lightbox for what is approved first. */
const lightboxRecordAt = (loadedAt: Date): LightboxRecord => ({
  agencyId: agencyIdSchema.parse('agy_direct'),
  id: lightboxIdSchema.parse('lbx_demo1'),
  label: 'Brochure 2027',
  mediaIds: [],
  createdAt: loadedAt.toISOString(),
  createdBy: 'Zawadi Achieng',
  version: 1,
})

/** Registers a medium and finishes it, as the routes do; one that is there already stays. */
async function take(
  table: Table,
  medium: MediaRecord,
  status: MediaRecord['status'],
): Promise<void> {
  const media = mediaStore(table)
  const present = await media.get(medium.agencyId, medium.id)
  if (present?.status !== undefined) return
  if (present === undefined) await media.add(medium, { until: new Date(medium.createdAt) })
  await media.finish(medium, { status }, { tag: medium.id, gone: undefined })
}
