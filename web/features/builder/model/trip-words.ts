import { counted } from '#shared/format/words'
import type { BuilderSegment } from './builder-segment'
import { nightsCount, rangeWords } from './date-words'

type Dated = Pick<BuilderSegment, 'startDate' | 'endDate'>

/** `4 stays · 12 nights · Jun 12 – 24, 2027`. */
export function tripWords(segments: readonly Dated[]): string {
  const [first] = segments
  const last = segments.at(-1)
  if (first === undefined || last === undefined) return ''
  const nights = segments.reduce((sum, segment) => sum + nightsCount(segment), 0)
  const range = rangeWords({ startDate: first.startDate, endDate: last.endDate }, { year: true })
  return [counted(segments.length, 'stay'), counted(nights, 'night'), range].join(' · ')
}
