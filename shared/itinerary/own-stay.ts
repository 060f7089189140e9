/** What an own-arranged segment says where the agent said nothing (2 §7.1, 2 §9). */
export const ownStayDefaults = {
  locationCode: 'ZZZ',
  description: 'Own Arranged Accommodation',
} as const

/** Saving an own-arranged stay requires a region (2 §5.2, 2 §8). */
export const regionRequired = 'You must select a region'
