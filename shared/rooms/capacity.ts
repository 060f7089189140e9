/**
 * How many travelers a room type takes (2 §3): guestNormal is the most of any age, minPax the
 * fewest.
 */
export interface RoomCapacity {
  readonly minPax: number
  readonly normalAdults: number
  readonly normalChildren: number
  readonly guestNormal: number
  readonly roomTypeId?: number | undefined
}

/** Travelers by number. */
export interface Party {
  readonly adults: number
  readonly children: number
}

/** Capacity hint, word for word (2 §5.4). */
export function capacityHint({ guestNormal, normalAdults, normalChildren }: RoomCapacity): string {
  return (
    `This room accommodates a maximum of ${guestNormal} travelers, which can be comprised of ` +
    `up to ${normalAdults} adults and up to ${normalChildren} children`
  )
}
