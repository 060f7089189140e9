import { type CalendarDate, daysBetween } from '../dates/calendar-date'

/** A picture by its storage key. */
export interface FeaturedImage {
  readonly s3Key: string
}

interface Pictured {
  readonly type: string
  readonly startDate: CalendarDate
  readonly featuredImage?: FeaturedImage | undefined
}

/**
 * The picture of a trip (1 §5): the one in customizations, else that of the second stay, or of the
 * first where there is but one. A stay without a picture is skipped for the first that has one;
 * undefined when none has.
 */
export function featuredImageOf({
  segments,
  customized,
}: {
  readonly segments: readonly Pictured[]
  readonly customized?: FeaturedImage | undefined
}): FeaturedImage | undefined {
  if (customized !== undefined) return customized
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((a, b) => daysBetween(b.startDate, a.startDate))
  const pictures = [stays[1], ...stays].map((stay) => stay?.featuredImage)
  return pictures.find((picture) => picture !== undefined)
}
