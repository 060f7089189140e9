import type { Route } from '#shared/api/contract'
import { type RouteName, routes } from '#shared/api/routes'
import { monthOf } from '#shared/dates/calendar-date'
import { systemClock } from '../../functions/runtime/clock'
import { demoData } from '../../infra/local/demo/demo-data'
import { type BenchRow, type BenchSize, quantile } from './bench-row'
import { tripsOf } from './requests/counted-engine'
import { type Measured, measuredStack } from './requests/measured-stack'
import { readingCases } from './requests/request-cases'
import { twelveMonths } from './requests/twelve-months'
import { writingScenario } from './requests/writing-scenario'

const limits = { medianUnits: 2, highUnits: 6, trips: 2 }
const writing = [
  'createClient',
  'patchClient',
  'createItinerary',
  'patchItinerary',
  'getQuote',
] as const
const others = ['login', 'logout', 'logAudit', 'queueZap', 'logMessage'] as const

/**
 * What requests take of the table, with the session's read: calls one after the other, and capacity
 * units. The bundled handlers run over a real engine with the demo data; the first request of each
 * fills what containers keep, and is not counted.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const today = systemClock.today()
  const data = demoData(monthOf(today))
  const every = readingCases(data, today)
  const { whoAmI, getCamps } = every
  const cases = isSmall ? { whoAmI, getCamps } : every
  const names = [...namesOf(cases), ...writing, ...others]
  const stack = await measuredStack(names, { now: systemClock.now() })
  try {
    const rows: BenchRow[] = []
    const units: number[] = []
    for (const name of namesOf(cases)) {
      const asked = every[name] ?? []
      const measured: Measured[] = []
      for (const one of [...asked.slice(0, 1), ...asked]) measured.push(await stack.ask(name, one))
      const counted = measured.slice(1)
      units.push(...counted.map(unitsOf))
      if (name === 'getCamps') rows.unshift(searchRow(counted))
      rows.push(readRow(name, counted))
    }
    const written = await writingScenario(stack, data, today)
    yield [
      ...overall(units),
      await twelveMonths(stack, data, monthOf(today)),
      ...rows,
      ...written.map(([name, measured]) => ({
        name: labelOf(name, [measured]),
        value: unitsOf(measured),
        unit: 'units',
      })),
    ]
  } finally {
    await stack.stop()
  }
}

function overall(units: readonly number[]): BenchRow[] {
  const [median, high] = [quantile(units, 0.5), quantile(units, 0.95)]
  return [
    {
      name: `reading requests: median of ${units.length}`,
      value: median,
      unit: 'units',
      target: `≤ ${limits.medianUnits}`,
      ok: median <= limits.medianUnits,
    },
    {
      name: 'reading requests: 95th percentile',
      value: high,
      unit: 'units',
      target: `≤ ${limits.highUnits}`,
      ok: high <= limits.highUnits,
    },
  ]
}

function readRow(name: RouteName, measured: readonly Measured[]): BenchRow {
  const units = measured.map(unitsOf)
  const high = quantile(units, 0.95)
  const trips = Math.max(...measured.map(({ calls }) => tripsOf(calls)))
  return {
    name: labelOf(name, measured),
    value: quantile(units, 0.5),
    unit: 'units',

    target: `95 % ≤ ${limits.highUnits}, trips ≤ ${limits.trips}`,
    ok: high <= limits.highUnits && trips <= limits.trips,
  }
}

/** Searching camps reads nothing of the table but the session. */
function searchRow(measured: readonly Measured[]): BenchRow {
  const reads = Math.max(...measured.map(({ calls }) => calls.length)) - 1
  return {
    name: 'search of camps: table reads beside the session’s',
    value: reads,
    unit: 'reads',
    target: '0',
    ok: reads === 0,
  }
}

/** `GET /api/Camps: 3 requests, 1 trip, 1 call, 95 % 0.5` */
function labelOf(name: RouteName, measured: readonly Measured[]): string {
  const { method, path }: Route = routes[name]
  const trips = Math.max(...measured.map(({ calls }) => tripsOf(calls)))
  const calls = Math.max(...measured.map((one) => one.calls.length))
  const high = quantile(measured.map(unitsOf), 0.95)
  return `${method} ${path}: ${measured.length} asked, ${trips} trips, ${calls} calls, 95 % ${high}`
}

const unitsOf = ({ calls }: Measured): number => calls.reduce((sum, { units }) => sum + units, 0)

const namesOf = (cases: object): RouteName[] =>
  Object.keys(routes).filter((name): name is RouteName => name in cases)
