import { CalendarPicture } from './CalendarPicture'
import { productive } from './landing-words'
import { StoryPage } from './StoryPage'

/** /productive: a marketing subpage (1 §2). */
export function ProductivePage() {
  return <StoryPage story={productive} picture={<CalendarPicture />} />
}
