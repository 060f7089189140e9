import type { ReactNode } from 'react'
import type { GapItem } from '../../../../trip/journey/journey'
import type { TripSegment } from '../../../../trip/page/trip'
import type { StayWords } from '../../../../trip/story/story'

/** Extras for agents beside the story, hidden in the client view. */
export interface StoryExtras {
  /** Chips beside a name: its status, whether it is hidden. */
  readonly notes?: (segment: TripSegment) => ReactNode
  readonly figure?: (segment: TripSegment) => ReactNode
  readonly menu?: (segment: TripSegment) => ReactNode
  /** The editable description of a stay. */
  readonly words?: (stay: TripSegment, words: StayWords) => ReactNode
  /** Shown before a stay that no travel leads to. */
  readonly before?: (stay: TripSegment) => ReactNode
  readonly mayEditRooms?: boolean
  /** Ways to fill nights without a stay. */
  readonly gap?: (gap: GapItem) => ReactNode
}
