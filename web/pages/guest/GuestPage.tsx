import type { PresentationView } from '#shared/api/presentation-shapes'
import { Presentation } from '../../features/presentation/components/Presentation'

/** The presentation of a trip, as guests see it. */
export const GuestPage = ({ view }: { readonly view: PresentationView }) => <Presentation view={view} />
