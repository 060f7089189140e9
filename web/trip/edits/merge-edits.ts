import type { Trip } from '../page/trip'
import { mergedSegment } from './merge-segment'
import { type Edit, type Edits, type FieldValue, isNoEdit, sameValue } from './trip-edits'
import { fieldValue, isSegment } from './trip-fields'

/** A field that both sides changed, to different ends. */
export interface Contested {
  readonly path: string
  readonly from: FieldValue
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

export interface Merged {
  /** Edits that touch nothing of theirs: they stand by themselves. */
  readonly kept: Edits
  readonly contested: readonly Contested[]
  /** Edits of segments that are there no more. */
  readonly lost: readonly string[]
}

/** Lays edits over what somebody else stored meanwhile, field by field. */
export function mergedWith(theirs: Trip, edits: Edits): Merged {
  const kept: Record<string, Edit> = {}
  const contested: Contested[] = []
  const lost: string[] = []
  for (const [path, { from, to }] of Object.entries(edits)) {
    const now = fieldValue(theirs, path)
    if (now === undefined) lost.push(path)
    else if (isNoEdit({ from: now, to }) || (sameValue(now, to) && !sameValue(from, to))) continue
    else {
      const both = mergedValue({ from, mine: to, theirs: now })
      if (both === undefined) contested.push({ path, from, mine: to, theirs: now })
      else if (!isNoEdit({ from: now, to: both })) kept[path] = { from: now, to: both }
    }
  }
  return { kept, contested, lost }
}

/** What holds of a field by itself: mine where they left it alone, both where a segment was changed in other fields. */
export function mergedValue({ from, mine, theirs }: Omit<Contested, 'path'>): FieldValue | undefined {
  if (isSegment(from) && isSegment(mine) && isSegment(theirs)) return mergedSegment({ from, mine, theirs })
  return sameValue(theirs, from) ? mine : undefined
}

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** The edits that are left when everything contested was chosen; a field that was not chosen stays mine. */
export function resolved({ kept, contested }: Pick<Merged, 'kept' | 'contested'>, choices: Choices): Edits {
  const mine = contested.filter(({ path }) => choices[path] !== 'theirs')
  return { ...kept, ...Object.fromEntries(mine.map(({ path, theirs, mine: to }) => [path, { from: theirs, to }])) }
}
