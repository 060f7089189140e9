import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { AppError } from '#shared/errors/app-error'
import type { Table } from '../../../functions/data/table/table-access'
import { embeddedDay } from '../../../functions/info/embedded-rates'
import { log, logSink } from '../../../functions/runtime/log'
import { demoCamps } from './catalogue'
import { liveTrip } from './live-trip'
import { allLived, readLivesToCome } from './loaded'
import { demoPeople } from './people'
import { loadTravelerForms } from './traveler-forms'
import { knownFor } from './trip-items'
import { type DemoLife, livesFrom } from './trips'

/**
 * Brings the demo trips of Marula Journeys to their states: each step asks the route that a page
 * asks, with the clock put back to when it was done, so that rooms, figures, payments and history
 * are true. Done once for loaded data; broken off, the next call goes on where it stopped. A trip
 * that somebody has changed meanwhile stays as it is.
 * @param sealKey - the key of this machine that seals passports; they stay out without it
 * @returns how many trips there are now; 0 where nothing was to be done
 */
export async function loadLives(table: Table, sealKey?: string): Promise<number> {
  const toCome = await readLivesToCome(table)
  if (toCome === undefined) return 0
  const loadedAt = new Date(toCome.loadedAt)
  const knownFacts = knownFor({ camps: demoCamps, exchange: { ...embeddedDay, base: 'USD' } })
  const people = demoPeople(loadedAt)
  const lives = livesFrom(calendarMonthSchema.parse(toCome.startMonth))
  const ids = lives.map(({ trip }) => trip.itineraryId)
  const living = { ...knownFacts, people, loadedAt, world: { table, ...knownFacts } }
  await quietAbout(ids, async () => {
    for (const life of lives) await liveTrip(life, living).catch(leftOf(life))
    await loadTravelerForms(table, loadedAt, sealKey)
  })
  await allLived(table)
  return lives.length
}

/** Refusals by the product are ignored; other errors fail. */
const leftOf =
  ({ trip: { itineraryId } }: DemoLife) =>
  (error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'service.busy') throw error
    log.warn('demo.trip-left', { itineraryId, code: error.code, ...error.facts })
  }

/** Runs work without logging, because demo data would only clutter the log. */
async function quietAbout<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
  const { write } = logSink
  logSink.write = (line) => {
    const isOurs = line.includes('"message":"demo.')
    if (isOurs || !ids.some((id) => line.includes(`"${id}"`))) write(line)
  }
  try {
    return await work()
  } finally {
    logSink.write = write
  }
}
