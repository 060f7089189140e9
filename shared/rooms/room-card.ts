import { childRestriction, isTooYoung } from './child-age'

/** Texts of a room card (2 §5.4), word for word. */
export const roomCardTexts = {
  addRoom: 'Add Room',
  selectDates: 'Select Dates',
  notAvailable: 'Not Available',
  invalidChildAge: 'Invalid Child Age',
  loading: 'Availability is loading',
} as const

/** What a room card knows. */
export interface RoomCardFacts {
  readonly hasDates: boolean
  /** Disabled by the supplier, without option key, or not available on one of the nights. */
  readonly disabled: boolean
  /** Its availability on these dates is being fetched. */
  readonly isLoading: boolean
  readonly minChildAge: number
  readonly youngestChildAge: number | undefined
  /** Travelers who are in no room yet. */
  readonly unassigned: number
}

export interface RoomCardButtons {
  readonly add: { readonly label: string; readonly enabled: boolean; readonly tooltip?: string }
  readonly fill: { readonly enabled: boolean; readonly tooltip?: string }
}

/**
 * The add and fill buttons of a room card (2 §5.4): a child too young stops both, before anything
 * else.
 */
export function roomCardButtons(facts: RoomCardFacts): RoomCardButtons {
  const { minChildAge } = facts
  if (isTooYoung(facts.youngestChildAge, minChildAge)) {
    const tooltip = childRestriction(minChildAge)
    const add = { label: roomCardTexts.invalidChildAge, enabled: false, tooltip }
    return { add, fill: { enabled: false, tooltip } }
  }
  if (!facts.hasDates) return stoppedButtons(roomCardTexts.selectDates)
  if (facts.isLoading) return stoppedButtons(roomCardTexts.loading)
  if (facts.disabled) return stoppedButtons(roomCardTexts.notAvailable)
  return {
    add: { label: roomCardTexts.addRoom, enabled: true },
    fill: { enabled: facts.unassigned > 0 },
  }
}

function stoppedButtons(label: string): RoomCardButtons {
  return { add: { label, enabled: false }, fill: { enabled: false } }
}
