import type { CalendarDate } from '#shared/dates/calendar-date'

/** How a day looks: availability first, then what blocks it, then the stay it belongs to. */
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

/** The color number of a stay. */
export type Hue = 1 | 2 | 3 | 4 | 5 | 6

export interface CalendarDay {
  readonly look: DayLook
  /** Its tooltip and part of its accessible name, in the specification's words. */
  readonly words: string
  /** Rooms left, shown in the corner. */
  readonly count?: number | undefined
  /** The color of the stay that has the day. */
  readonly hue?: Hue | undefined
  /** The stay it belongs to; consecutive days of one stay are joined. */
  readonly stayId?: string | undefined
  /** Focusable and readable, but not selectable. */
  readonly isBlocked?: boolean | undefined
  /** It would be chosen if the pointer were let go now. */
  readonly isDragged?: boolean | undefined
}

/** The color of the nth stay of a journey, counted from 0. */
export function hueOfStay(index: number): Hue {
  const hues = [1, 2, 3, 4, 5, 6] as const
  return hues[index % hues.length] ?? 1
}

export type DayOf = (date: CalendarDate) => CalendarDay
