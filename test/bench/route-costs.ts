import { readdirSync, readFileSync } from 'node:fs'
import { addDays } from '#shared/dates/calendar-date'
import { systemClock } from '../../functions/runtime/clock'
import { demoPassword } from '../../infra/local/demo/people'
import type { BenchRow } from './bench-row'

interface Asked {
  readonly path: string
  readonly body?: object
}

const filter = (asked: object) => `filter=${encodeURIComponent(JSON.stringify(asked))}`

/**
 * Milliseconds of processor that the whole local stack (gateway, function, engine) takes for one
 * request of a route. Linux alone tells what a process and its children took.
 * @param stack - the process and the port of a running product with its demo data
 */
export async function routeCosts(
  { pid, port }: { pid: number; port: number },
  requests: number,
): Promise<BenchRow[]> {
  if (process.platform !== 'linux') return []
  const address = `http://127.0.0.1:${port}/api`
  const call = async ({ path, body }: Asked, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const sent =
      body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${address}${path}`, sent)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const login = { email: 'naledi@marulajourneys.com', password: demoPassword }
  const { id: token } = await call({ path: '/Agents/login', body: login })
  const rows: BenchRow[] = []
  for (const [name, asked] of Object.entries(routesAsked())) {
    for (let warming = 0; warming < requests / 4; warming++) await call(asked, token)
    const before = processorMs(pid)
    for (let done = 0; done < requests; done++) await call(asked, token)
    rows.push({
      name: `processor a request: ${name}`,
      value: (processorMs(pid) - before) / requests,
      unit: 'ms',
    })
  }
  return rows
}

function routesAsked(): Record<string, Asked> {
  const [startDate, endDate] = [60, 63].map((days) => addDays(systemClock.today(), days))
  const dates = { startDate, endDate }
  const stay = { type: 'stay', supplierCode: 'JAO', ...dates, rooms: [] }
  return {
    'camp list': { path: `/Camps?${filter({ order: 'campName ASC', limit: 20 })}` },
    'camp get': { path: '/Camps/JAO' },
    'camp count': { path: '/Camps/count' },
    'client search': {
      path: `/Clients?${filter({ where: { lastName: { like: 'har', options: 'i' } }, limit: 20 })}`,
    },
    'trip create': {
      path: '/Itineraries',
      body: {
        name: 'Measured',
        ...dates,
        itinerary: { adults: 2, children: 0, ...dates, segments: [stay] },
      },
    },
  }
}

/**
 * What a process and all that it started have taken of the processor; the kernel counts in
 * hundredths of a second.
 */
function processorMs(root: number): number {
  const processes = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? [statOf(pid)] : []))
  const family = new Set([root])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  return processes
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, { ticks }) => sum + ticks * 10, 0)
}

function statOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    return {
      pid: Number(pid),
      parent: fields[1] ?? 0,
      ticks: (fields[11] ?? 0) + (fields[12] ?? 0),
    }
  } catch {
    return { pid: Number(pid), parent: 0, ticks: 0 } // it has ended since
  }
}
