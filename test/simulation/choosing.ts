import { type ItineraryState, itineraryStateSchema } from '#shared/itinerary/states'
import type { Asked, Told } from './ask'
import { type Action, always, type Fits, type Stage } from './stage'

/** Who chooses which trip something is done to. */
export interface Choosing extends Stage {
  /** A trip that fits, mostly; undefined while there are none. */
  chosen(fits: Fits): string | undefined
  onTrip(
    name: string,
    askedOf: (id: string) => Asked,
    fits?: Fits,
    told?: (id: string) => Told,
  ): Action
  readonly states: ReadonlyMap<string, ItineraryState>
}

export function choosingOf(stage: Stage): Choosing {
  const { world, random, asker } = stage
  const states = new Map<string, ItineraryState>()
  world.table.watch((before, after) => {
    if (before?.sk === 'ITINERARY' && after === undefined) states.delete(String(before.id))
    if (after?.sk === 'ITINERARY')
      states.set(String(after.id), itineraryStateSchema.parse(after.state))
  })
  const chosen = (fits: Fits): string | undefined => {
    const all = [...states.keys()]
    const fitting = all.filter((id) => fits(states.get(id)))
    const some = random.chance(0.1) ? all : fitting
    return some.length === 0 ? undefined : random.pick(some)
  }
  const onTrip: Choosing['onTrip'] = (name, askedOf, fits = always, toldOf) => {
    return () => {
      const id = chosen(fits)
      return id === undefined
        ? undefined
        : asker.ask(`${name} ${shortId(id)}`, askedOf(id), toldOf?.(id))
    }
  }
  return { ...stage, states, chosen, onTrip }
}

const shortId = (id: string): string => id.replace(/^(\w+)_0*/, '$1_')
