import { isAppError } from '#shared/errors/app-error'
import { formatMoney } from '#shared/format/money'
import { supplierCodeSchema } from '#shared/ids/ids'
import { openQuotes } from '../agencies/open-quotes'
import { messageStore } from '../data/itineraries/message-store'
import { type RateNews, rateNews } from '../data/managers/rate-news'
import { agencyChanges } from '../data/people/agency-changes'
import { systemActor } from '../data/people/people'
import { roomStore } from '../data/rates/room-store'
import type { Deps } from '../runtime/use-case'
import { type ChangedTrip, impactPage } from './rate-impact'

export const tellMakers = {
  quotes: openQuotes,
  agencies: agencyChanges,
  news: rateNews,
  rooms: roomStore,
  messages: messageStore,
}

/** Publishing is over by then: a request ends within half a minute. */
const publishedMs = 60_000

/**
 * Tells the owners of trips that new rates change, by a message of the trip, which is mailed to
 * them. Each once: a run that is broken off goes on with the agency that it was at.
 */
export async function tellOwners(deps: Deps<typeof tellMakers>): Promise<number> {
  const now = deps.clock.now()
  let toldCount = 0
  for (const edition of await deps.news.due(new Date(now.getTime() - publishedMs))) {
    const camps = Object.keys(edition.rooms).map((code) => supplierCodeSchema.parse(code))
    const offers = new Map(
      await Promise.all(
        camps.map(async (camp) => [camp, await deps.rooms.roomsWithRates(camp)] as const),
      ),
    )
    const rates = { offers, changed: new Set(Object.values(edition.rooms).flat()) }
    const agencies = (await deps.agencies.all()).sort((one, other) => (one.id < other.id ? -1 : 1))
    for (const agency of agencies.filter(
      ({ id, archived }) => !archived && id > (edition.told ?? ''),
    )) {
      let cursor: string | undefined
      do {
        const { trips, next } = await impactPage(agency, { rates, cursor }, deps)
        for (const trip of trips) await tell(trip, edition, deps)
        toldCount += trips.length
        cursor = next
      } while (cursor !== undefined)
      await deps.news.add({ ...edition, told: agency.id })
    }
    await deps.news.done(edition.edition)
  }
  return toldCount
}

async function tell(
  { stored: { record }, change }: ChangedTrip,
  { edition, at }: RateNews,
  { messages }: Pick<Deps<typeof tellMakers>, 'messages'>,
) {
  const { agencyId, id: itineraryId, clientId } = record
  const { costChange, currency, marginAfter, limit, fallsBelowLimit, camps } = change
  const money =
    costChange === undefined ? '' : formatMoney({ amount: Math.abs(costChange), currency })
  const words =
    costChange === undefined
      ? 'Some nights no longer have a rate.'
      : `The cost ${costChange < 0 ? 'falls' : 'rises'} by ${money}. At the price you quoted, the margin becomes ${marginAfter}%${fallsBelowLimit ? `, below your limit of ${limit}%` : ''}.`
  const text = `New supplier rates: ${camps}. ${words}\n\nRefresh the quote to take them, or keep the price until it expires.`
  const about = {
    agencyId,
    itineraryId,
    clientId,
    conversation: 'consultant',
    by: systemActor('rates'),
  } as const
  try {
    await messages.add({ ...about, id: `msg_${edition}`, text, sentAt: at }, {})
  } catch (error) {
    if (!isAppError(error)) throw error // else it was told in an earlier run
  }
}
