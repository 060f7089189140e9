import * as z from 'zod/mini'
import type { FlightStatusView } from '#shared/api/flight-status'
import { addDays } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { flightStatusSchema } from '#shared/itinerary/flight-status'
import type { Segment } from '#shared/itinerary/segment'
import { optionalEnv } from '../runtime/env'
import { log } from '../runtime/log'
import { outwardRequest } from '../runtime/outward-request'
import { readSecret } from '../runtime/secrets'

/** What a service says of a flight. */
export type FlightWord = Pick<FlightStatusView, 'status' | 'departsAt' | 'arrivesAt'>

/**
 * Knows how flights stand today; undefined for a flight that it does not know, and where it does
 * not answer.
 */
export interface FlightService {
  statusOf(flight: Segment, now: Date): Promise<FlightWord | undefined>
}

const serviceAnswer = z.object({
  status: flightStatusSchema,
  departsAt: z.optional(z.iso.datetime()),
  arrivesAt: z.optional(z.iso.datetime()),
})
const keptMs = 2 * 60_000
const maxKept = 500
const timeLimitMs = 3_000

/**
 * Asks a service over HTTP: a GET of the address, with the flight's number and day in it, answers
 * `{ "status": "delayed", "departsAt": "…Z", "arrivesAt": "…Z" }`, or 404. Only flights of
 * yesterday, today and tomorrow are asked for.
 */
export function httpFlights(
  url: string,
  { send = outwardRequest, readKey = () => readSecret('flight-status') } = {},
): FlightService {
  const cache = new Map<string, { readonly at: number; readonly word: FlightWord | undefined }>()
  const ask = async (flight: string, date: string): Promise<FlightWord | undefined> => {
    try {
      const values = { flight, date, key: url.includes('{key}') ? await readKey() : '' }
      const address = Object.entries(values).reduce(
        (text, [name, value]) => text.replaceAll(`{${name}}`, encodeURIComponent(value)),
        url,
      )
      const { status, text } = await send({
        url: address,
        method: 'GET',
        timeLimitMs,
        limitBytes: 16_384,
      })
      if (status === 404) return undefined
      if (status !== 200) throw new Error(`The service answered ${status}`)
      return serviceAnswer.parse(JSON.parse(text))
    } catch (error) {
      log.warn('flight-status.unavailable', {
        flight,
        cause: error instanceof Error ? error.name : 'unknown',
      })
      return undefined
    }
  }
  return {
    async statusOf({ flightNumber, startDate, endDate }, now) {
      const today = dateInZone(now, 'UTC')
      const isNear = startDate <= addDays(today, 1) && endDate >= addDays(today, -1)
      const flight = flightNumber?.replace(/\s+/g, '').toUpperCase()
      if (!isNear || !flight) return undefined
      const key = `${flight} ${startDate}`
      const before = cache.get(key)
      if (before !== undefined && now.getTime() - before.at < keptMs) return before.word
      const word = await ask(flight, startDate)
      if (cache.size >= maxKept) cache.clear()
      cache.set(key, { at: now.getTime(), word })
      return word
    },
  }
}

/** The service of this place; none where no address is configured. */
export function theFlightService(): FlightService | undefined {
  const url = optionalEnv('flightStatusUrl')
  return url === undefined ? undefined : httpFlights(url)
}
