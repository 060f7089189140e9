import { isOnRelaxedList } from '../itinerary/relaxed-agencies'

/** The one problem that pricing itself can find (1 §5). */
export const marginBelowZero = 'The total margin is below zero.'

/** Problems of a price: a total margin below zero; in the rack model only when the state is not quoting (1 §5). */
export function pricingProblems({ totalMargin, model, state, agencyCode }: ProblemQuestion): string[] {
  if (totalMargin >= 0 || isOnRelaxedList(agencyCode ?? '')) return []
  return model === 'rack' && state === 'quoting' ? [] : [marginBelowZero]
}

interface ProblemQuestion {
  /** Minor units. */
  readonly totalMargin: number
  readonly model?: string | null | undefined
  readonly state?: string | null | undefined
  readonly agencyCode?: string | null | undefined
}
