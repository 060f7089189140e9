import type { PresentationView } from '#shared/api/presentation-shapes'
import { Presentation } from '../../features/presentation/components/Presentation'

/** The presentation of a trip, as guests see it: nowhere to go back to. */
export const GuestPage = ({ view }: { readonly view: PresentationView }) => (
  <Presentation view={view} />
)
