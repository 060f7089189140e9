/**
 * Availability of a room type on a night, as suppliers give it (2 §3, 2 §4.1; domain.md, Supplier
 * system): above 0 that many rooms are free, 0 none, -1 may be available, -2 on request, -3 closed.
 * Undefined is loading or unknown.
 */
export type AvailabilityCode = number

/**
 * Counts above 0, -1 and -2 count as available; 0, -3 and anything else do not (2 §5.4, 2 §4.1).
 */
export function isAvailable(code: AvailabilityCode | undefined): boolean {
  return code !== undefined && (code > 0 || code === -1 || code === -2)
}

/**
 * One code for a whole camp on a night, from its room types: the rooms free together, else the most
 * hopeful of the others (may be available, on request, none, closed). Undefined when nothing is
 * known of any of them.
 */
export function campCodeOf(codes: Iterable<AvailabilityCode>): AvailabilityCode | undefined {
  let free = 0
  let best: AvailabilityCode | undefined
  for (const code of codes) {
    if (code > 0) free += code
    else if (best === undefined || hope(code) > hope(best)) best = code
  }
  return free > 0 ? free : best
}

function hope(code: AvailabilityCode): number {
  return hopefulLast.indexOf(code)
}

const hopefulLast: readonly AvailabilityCode[] = [-3, 0, -2, -1]

/**
 * One code for a stay in one room type, from its nights: the fewest rooms free on any night, or the
 * least hopeful code. Undefined when a night is unknown and none is unavailable.
 */
export function stayCodeOf(
  nights: Iterable<AvailabilityCode | undefined>,
): AvailabilityCode | undefined {
  let worst: AvailabilityCode | undefined
  let unknown = false
  for (const code of nights) {
    if (code === undefined) unknown = true
    else if (worst === undefined || comfort(code) < comfort(worst)) worst = code
  }
  return unknown && isAvailable(worst) ? undefined : worst
}

/** Counts rank above all other codes. */
function comfort(code: AvailabilityCode): number {
  return code > 0 ? code + hopefulLast.length : hope(code)
}

/** Availability labels of 2 §8. */
export const availabilityLabels = {
  mayBeAvailable: 'May be available',
  onRequest: 'Availability on request',
  noRooms: 'No Rooms Available',
  noPricing: 'No pricing available',
  rooms: 'Rooms available',
  roomsMayBe: 'Rooms may be available',
} as const

/** The label of a room type's availability (2 §8); undefined is still loading. */
export function roomAvailabilityLabel(code: AvailabilityCode | undefined): string {
  if (code === undefined) return 'Availability is loading'
  if (code > 0) return availabilityLabels.rooms
  if (code === -1) return availabilityLabels.roomsMayBe
  return code === -2 ? availabilityLabels.onRequest : availabilityLabels.noRooms
}

/** Calendar availability states (1 §4). */
export const availabilityStates = [
  'available',
  'config',
  'request',
  'request_check',
  'dmcarranged',
  'closed',
  'loading',
  'unknown',
  'quote_only',
] as const
export type AvailabilityState = (typeof availabilityStates)[number]

/**
 * The calendar availability state of a night (1 §4). `fits: false` says that rooms are free but not
 * in the configuration asked for (twin, double, family); a camp that only the DMC arranges, and a
 * calendar for quotes only, ask no code.
 */
export function availabilityStateOf(night: {
  readonly code: AvailabilityCode | undefined
  readonly loading?: boolean
  readonly quoteOnly?: boolean
  readonly dmcArranged?: boolean
  readonly fits?: boolean
}): AvailabilityState {
  const { code } = night
  if (night.dmcArranged) return 'dmcarranged'
  if (night.quoteOnly) return 'quote_only'
  if (code === undefined) return night.loading ? 'loading' : 'unknown'
  if (code > 0) return night.fits === false ? 'config' : 'available'
  if (code === -1) return 'request_check'
  return code === -2 ? 'request' : 'closed'
}
