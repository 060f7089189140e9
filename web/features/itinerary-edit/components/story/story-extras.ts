import type { ReactNode } from 'react'
import type { GapItem } from '../../../../trip/journey/journey'
import type { TripSegment } from '../../../../trip/page/trip'
import type { StayWords } from '../../../../trip/story/story'

/** Extras for agents beside the story, hidden in the client view. */
export interface StoryExtras {
  /** Chips beside a name: how it stands, whether it is hidden. */
  readonly notes?: (segment: TripSegment) => ReactNode
  /** Its price. */
  readonly figure?: (segment: TripSegment) => ReactNode
  readonly menu?: (segment: TripSegment) => ReactNode
  /** The words of a stay, to be changed where they stand. */
  readonly words?: (stay: TripSegment, words: StayWords) => ReactNode
  /** What has to be said before a stay: that nothing leads there. */
  readonly before?: (stay: TripSegment) => ReactNode
  readonly mayEditRooms?: boolean
  /** What can be done about nights without a stay. */
  readonly gap?: (gap: GapItem) => ReactNode
}
