import type { CalendarDate } from '#shared/dates/calendar-date'

/** How a day looks. Availability first, then what stands in its way, then what it belongs to. */
export type DayLook =
  | 'free'
  | 'few'
  | 'may'
  | 'request'
  | 'config'
  | 'arranged'
  | 'none'
  | 'closed'
  | 'child'
  | 'past'
  | 'taken'
  | 'selected'
  | 'loading'
  | 'plain'

/** The number of a stay's colour. */
export type Hue = 1 | 2 | 3 | 4 | 5 | 6

/** One day as the calendar draws it. */
export interface CalendarDay {
  readonly look: DayLook
  /** Its tooltip, and part of its name: the specification's words. */
  readonly words: string
  /** Rooms left, in the corner. */
  readonly count?: number | undefined
  /** The stay's colour, where it is selected or taken. */
  readonly hue?: Hue | undefined
  /** The stay it belongs to: days of one stay in a row are joined. */
  readonly stayId?: string | undefined
  /** It can be focused and read, not picked. */
  readonly isBlocked?: boolean | undefined
}

/** The colour of the nth stay of a journey, counted from 0. */
export function hueOfStay(index: number): Hue {
  const hues = [1, 2, 3, 4, 5, 6] as const
  return hues[index % hues.length] ?? 1
}

export type DayOf = (date: CalendarDate) => CalendarDay
