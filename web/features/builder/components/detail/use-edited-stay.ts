import { useMemo } from 'react'
import type { BuilderCamp } from '../../model/builder-camp'
import { type Stay, staysOf } from '../../model/stay-of-night'
import { useBuilder } from '../../state/builder-store'

interface EditedStay {
  /** The stays at this accommodation, in order. */
  readonly stays: readonly Stay[]
  /** The one that rooms go into: the one that was opened or last clicked, else the first. */
  readonly edited: Stay | undefined
}

export function useEditedStay({ supplierCode }: Pick<BuilderCamp, 'supplierCode'>): EditedStay {
  const segments = useBuilder((data) => data.segments)
  const segmentId = useBuilder((data) => data.viewed?.segmentId)
  return useMemo(() => {
    const stays = staysOf(segments).filter(({ segment }) => segment.supplierCode === supplierCode)
    return { stays, edited: stays.find(({ segment }) => segment.id === segmentId) ?? stays[0] }
  }, [segments, segmentId, supplierCode])
}
