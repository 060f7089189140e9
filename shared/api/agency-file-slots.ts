/**
 * What an agency shows: the slot of each file. Logos stand on the primary color (light) and on
 * paper (dark).
 */
export const agencyFileSlots = [
  'logo',
  'logoDark',
  'featuredPhoto',
  'featuredVideo',
  'featuredVideoPreview',
] as const
export type AgencyFileSlot = (typeof agencyFileSlots)[number]
