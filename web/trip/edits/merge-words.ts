import { counted } from '#shared/format/words'

interface MergeNote {
  readonly kept: number
  readonly lost: readonly string[]
}

/** What a merge did, in a sentence or two. */
export function mergeWords({ kept, lost }: MergeNote): string {
  const yours = ['', ' Your change is laid over it.'][kept] ?? ` Your ${kept} changes are laid over it.`
  const gone = lost.length === 0 ? '' : ` ${counted(lost.length, 'change')} of a segment that is gone went with it.`
  return `Somebody changed this itinerary meanwhile.${yours}${gone}`
}
