import type { RoomTypeRecord } from '../rates/room-records'

/**
 * The pictures of a room type: its own, else a landscape drawn for it where its camp lies.
 * @param campPicture - storage key of the camp's picture, `art/<biome>/<supplier code>` when that
 * is drawn
 */
export function roomPictures(
  { images, optionKey }: RoomTypeRecord,
  campPicture: string,
): { s3Key: string }[] {
  if (images.length > 0) return images.map((s3Key) => ({ s3Key }))
  const [folder, biome] = campPicture.split('/')
  return [
    { s3Key: folder === 'art' && biome !== undefined ? `art/${biome}/${optionKey}` : campPicture },
  ]
}
