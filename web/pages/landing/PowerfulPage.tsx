import { powerful } from './landing-words'
import { PricePicture } from './PricePicture'
import { StoryPage } from './StoryPage'

/** /powerful: a marketing subpage (1 §2). */
export function PowerfulPage() {
  return <StoryPage story={powerful} picture={<PricePicture />} />
}
