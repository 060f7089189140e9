import { profitable } from './landing-words'
import { MarginPicture } from './MarginPicture'
import { StoryPage } from './StoryPage'

/** /profitable: a marketing subpage (1 §2). */
export function ProfitablePage() {
  return <StoryPage story={profitable} picture={<MarginPicture />} />
}
