import type { AgentPrincipal } from '#shared/access/principal'
import { type ItineraryAnswer, itineraryAnswer } from '#shared/api/itinerary-shapes'
import { AppError } from '#shared/errors/app-error'
import { itineraryPatch } from '#shared/itinerary/itinerary'
import { getItinerary } from '../../functions/itineraries/routes/get-itinerary'
import { patchItinerary } from '../../functions/itineraries/routes/patch-itinerary'
import { isReply } from '../../functions/runtime/reply'
import type { FieldValue } from '../../web/trip/edits/field-value'
import { mergedWith, resolveEdits } from '../../web/trip/edits/merge-edits'
import { patchOf } from '../../web/trip/edits/patch-of'
import { type Edits, isEmpty } from '../../web/trip/edits/trip-edits'
import { fieldValue } from '../../web/trip/edits/trip-fields'
import { people } from '../support/trip-world'
import { callOf } from './ask'
import type { Random } from './random'
import type { Stage } from './stage'
import { inTurnOf, type Process, thinking } from './turns'
import type { SimulatedDeps } from './world'

const maxRounds = 4

/**
 * Somebody opens a trip, thinks, and stores what they changed; where somebody else was quicker,
 * their page merges what does not touch and asks them about the rest.
 */
export function editOf({ world, random, asker }: Stage) {
  return async (itineraryId: string): Promise<void> => {
    const by = random.pick([people.naledi, people.thabo])
    await world.start(`${by.agentId} edits ${itineraryId}`, async (deps, process) => {
      let seen = await opened(itineraryId, { by, deps })
      let edits = someEdits(seen, random)
      for (let round = 1; round <= maxRounds && !isEmpty(edits); round++) {
        await thinkingOver(process, random.below(3))
        const key = asker.nextKey()
        world.words.edits.set(key, { itineraryId, version: seen.version, edits })
        const body = itineraryPatch.parse(patchOf(seen, edits))
        const wanted = {
          use: patchItinerary,
          params: { id: itineraryId },
          body,
          version: seen.version,
          by,
        }
        const theirs = await callOf(wanted, key)(deps).then(() => undefined, presentOf)
        if (theirs === undefined) return
        const merged = mergedWith(theirs, edits)
        edits = resolveEdits(
          merged,
          Object.fromEntries(merged.contested.map(({ path }) => [path, random.pick(sides)])),
        )
        seen = theirs
      }
    })
  }
}

const sides = ['mine', 'theirs'] as const

async function opened(
  id: string,
  { by, deps }: { readonly by: AgentPrincipal; readonly deps: SimulatedDeps },
) {
  const result = await callOf({ use: getItinerary, params: { id }, by }, 'page')(deps)
  return itineraryAnswer.parse(
    isReply(result as never) ? (result as { answer: unknown }).answer : result,
  ) // with its version beside
}

/** The trip as it is now, out of a refusal that brings it. */
function presentOf(error: unknown): ItineraryAnswer {
  if (error instanceof AppError && error.code === 'record.changed')
    return itineraryAnswer.parse(error.facts.current)
  throw error
}

async function thinkingOver(process: Process, turns: number): Promise<void> {
  const failure = () => new Error('The page was closed')
  for (let turn = 0; turn < turns; turn++)
    await inTurnOf(process, { what: thinking, failure }, async () => undefined)
  process.age = 0 // what it asks now is a request of its own
}

/** One field or two, to values that nobody else writes. */
function someEdits(trip: ItineraryAnswer, random: Random): Edits {
  const value = 1 + random.below(100_000)
  const [first] = trip.itinerary.segments
  const choices: (readonly [path: string, to: FieldValue])[] = [
    ['name', `Trip ${value}`],
    ['discount', value],
    ['customPriceAdjustment', value],
    ['rates.land', 10 + (value % 20)],
    ['xfsm', !trip.flags.includes('xfsm')],
    ...(first === undefined
      ? []
      : ([
          [`segments.${first.id}.sellOverride`, 1_000_000 + value],
          [`segments.${first.id}.hideFromClient`, !first.hideFromClient],
        ] as const)),
  ]
  const chosen = [random.pick(choices), random.pick(choices)].slice(0, 1 + random.below(2))
  return Object.fromEntries(
    chosen.map(([path, to]) => [path, { from: fieldValue(trip, path) ?? null, to }]),
  )
}
