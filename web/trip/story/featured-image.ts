import { featuredImageOf } from '#shared/itinerary/featured-image'
import type { Trip, TripSegment } from '../page/trip'

/** Storage keys of camps' pictures by supplier code, for stays stored without one. */
export type CampPictures = ReadonlyMap<string, string>

/** The storage key of a stay's picture. */
export function pictureOf(
  { featuredImage, supplierCode }: TripSegment,
  camps: CampPictures,
): string | undefined {
  return featuredImage?.s3Key ?? camps.get(supplierCode ?? '')
}

/** The storage key of the trip's picture (1 §5); undefined if nothing in it has one. */
export function tripPicture(
  { itinerary: { segments, params } }: Trip,
  camps: CampPictures,
): string | undefined {
  const segmentPictures = segments.map((segment) => {
    const s3Key = pictureOf(segment, camps)
    return { ...segment, featuredImage: s3Key === undefined ? undefined : { s3Key } }
  })
  return featuredImageOf({
    segments: segmentPictures,
    customized: params.customizations?.featuredImage,
  })?.s3Key
}
