import { hasCapability, type ItineraryState } from '#shared/itinerary/states'
import { canDo, type ItineraryAction } from '#shared/itinerary/transitions'
import type { Asker } from './ask'
import type { Random } from './random'
import type { SimulatedWorld } from './world'

/** Something that somebody may begin to do. */
export type Action = () => Promise<unknown> | undefined

export interface Stage {
  readonly world: SimulatedWorld
  readonly random: Random
  readonly asker: Asker
}

/** Whether something may succeed in a state: it is mostly tried there, and sometimes anywhere. */
export type Fits = (state: ItineraryState | undefined) => boolean

export const always: Fits = () => true
export const may =
  (action: ItineraryAction): Fits =>
  (state) =>
    state !== undefined && canDo(action, state)
export const mayPay: Fits = (state) => state !== undefined && hasCapability(state, 'payment')
export const mayMove: Fits = (state) => state === 'estimate' || state === 'quote'
