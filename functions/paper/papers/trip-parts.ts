import type { PresentationView } from '#shared/api/presentation-shapes'
import type { Entry } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import type { Logo, Photos } from '../layout/pictures'

export interface TripPaper {
  readonly paper: Paper
  readonly view: PresentationView
  readonly photos: Photos
  readonly logo: Logo | undefined
  readonly entries: Entry[]
}
