import type { CalendarDate } from '#shared/dates/calendar-date'
import { type BenchRow, quantile } from '../bench-row'
import type { MeasuredStack } from '../requests/measured-stack'
import { sixCamps } from './bench-trips'

interface Timed {
  readonly clientId: string
  readonly today: CalendarDate
  readonly rounds: number
}

/**
 * A quote of 14 days at six camps from the request to the trip at rest: request, message, worker,
 * and the page that shows it. Processor time of handlers and worker in one process, the engine's
 * own not counted; and the time on the clock, with the engine's and whatever else the machine does.
 */
export async function quoteTimes(
  stack: MeasuredStack,
  { clientId, today, rounds }: Timed,
): Promise<BenchRow[]> {
  const made = await stack.ask('createItinerary', { body: { ...sixCamps(today), clientId } })
  const itineraryId = String(Object(made.body).id)
  const times: { readonly cpu: number; readonly wall: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const [cpu, wall] = [process.cpuUsage(), performance.now()]
    await stack.ask('getQuote', { body: { itineraryId } })
    await stack.work('itinerary')
    const { body } = await stack.ask('getItinerary', { params: { id: itineraryId } })
    if (Object(body).state !== 'quote') throw new Error(`the quote ended in ${Object(body).state}`)
    const used = process.cpuUsage(cpu)
    times.push({ cpu: (used.user + used.system) / 1000, wall: performance.now() - wall })
  }
  const [first, ...later] = times
  const median = (of: 'cpu' | 'wall') =>
    quantile(
      later.map((one) => one[of]),
      0.5,
    )
  const name = 'quote of 14 days, six camps, request to rest'
  return [
    { name: `${name}: processor, the first`, value: first?.cpu ?? Number.NaN, unit: 'ms' },
    {
      name: `${name}: processor, median`,
      value: median('cpu'),
      unit: 'ms',
      target: '≤ 50',
      ok: median('cpu') <= 50,
    },
    { name: `${name}: on the clock, median`, value: median('wall'), unit: 'ms' },
  ]
}
