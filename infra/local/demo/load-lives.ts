import { calendarMonthSchema } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import type { Table } from '../../../functions/data/table/table-access'
import { embeddedDay } from '../../../functions/info/embedded-rates'
import { log } from '../../../functions/runtime/log'
import { demoAgencies } from './agencies'
import { demoAgents } from './agents'
import { demoCamps } from './camps'
import { demoClients } from './clients'
import { lifeDeps } from './life-deps'
import { liveTrip } from './live-trip'
import { type DemoLife, livesFrom } from './lives'
import { allLived, readLivesToCome } from './lives-to-come'
import { demoPeople } from './people-items'
import { quietAbout } from './quiet-about'
import { knownFor } from './trip-items'

/**
 * Brings the demo trips of Marula Journeys to their states: each step is what the product itself does, with the clock put
 * back to when it was done, so that rooms, figures, payments and history are true. Done once for loaded data; broken off,
 * the next call goes on where it stopped. A trip that somebody has changed meanwhile stays as it is.
 *
 * @returns how many trips there are now; 0 where nothing was to be done
 */
export async function loadLives(table: Table): Promise<number> {
  const toCome = await readLivesToCome(table)
  if (toCome === undefined) return 0
  const loadedAt = new Date(toCome.loadedAt)
  const known = knownFor({ camps: demoCamps, exchange: { ...embeddedDay, base: 'USD' } })
  const people = demoPeople({ agencies: demoAgencies, agents: demoAgents, clients: demoClients }, loadedAt)
  const depsOf = lifeDeps(table, known.exchange)
  const lives = livesFrom(calendarMonthSchema.parse(toCome.startMonth))
  const ids = lives.map(({ trip }) => trip.itineraryId)
  await quietAbout(ids, async () => {
    for (const life of lives) await liveTrip(life, { ...known, people, loadedAt, depsOf }).catch(leftOf(life))
  })
  await allLived(table)
  return lives.length
}

/** What the domain refuses is left as it is; everything else fails. */
const leftOf =
  ({ trip: { itineraryId } }: DemoLife) =>
  (error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'service.busy') throw error
    log.warn('demo.trip-left', { itineraryId, code: error.code, ...error.facts })
  }
