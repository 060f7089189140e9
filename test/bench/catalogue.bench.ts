import { type AgentPrincipal, agentPrincipalSchema } from '#shared/access/principal'
import { getCamps } from '../../functions/catalogue/routes/get-camps'
import { type CatalogueInput, catalogueOf } from '../../functions/data/catalogue/catalogue-records'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import type { Objects } from '../../functions/data/catalogue/published-objects'
import { publicationOf } from '../../functions/data/catalogue/snapshot'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { clockAt } from '../../functions/runtime/clock'
import { responseOf } from '../../functions/runtime/reply'
import type { CallContext } from '../../functions/runtime/use-case'
import { syntheticCatalogue } from '../../infra/local/demo/synthetic'
import { type BenchRow, type BenchSize, quantile } from './bench-row'

type CampsCall = CallContext<typeof getCamps.route>

/**
 * What the second builder asks for, in turn: the first page, a page deep inside, a term, regions,
 * another order.
 */
const fields = [
  'supplierCode',
  'campName',
  'regionName',
  'campInfo',
  'country',
  'dmcArrangedOnly',
  'campFeatures',
  'online',
  'minChildAge',
]
const seen = { restOfWorld: { neq: true }, disabled: { neq: true } }
const questions = [
  { where: seen, order: 'campName ASC' },
  { where: { ...seen, online: true }, order: 'campName ASC', skip: 400 },
  { where: { ...seen, campName: { like: 'river', options: 'i' } }, order: 'campName ASC' },
  {
    where: {
      ...seen,
      countryRegionCode: {
        inq: ['BW-OKA', 'BW-MOR', 'BW-KHW', 'BW-LIN', 'ZA-SAB', 'KE-MAR', 'TZ-SER'],
      },
    },
    order: 'campName ASC',
  },
  {
    where: { and: [seen, { or: [{ campFeatures: 'MOKO' }, { minChildAge: { lte: 6 } }] }] },
    order: ['country ASC', 'minChildAge DESC'],
  },
].map((question) => JSON.stringify({ fields, include: ['featuredImage'], limit: 20, ...question }))

/**
 * A filtered, sorted, included page of 20 camps with its exact count, from the text of the filter
 * to the text of the answer, at four sizes of the catalogue; and how large what is published is.
 * Times are of the processor: nothing in a search waits, and a machine that does something else
 * beside does not count.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  if (isSmall) return yield await atSize(200, { rounds: 10 })
  yield await atSize(1_000, { targetMs: 5 })
  yield await atSize(5_000, { targetMs: 5 })
  yield await atSize(10_000)
  yield await atSize(100_000, { targetMs: 25, rounds: 60 })
}

async function atSize(
  camps: number,
  { targetMs, rounds = 300 }: { readonly targetMs?: number; readonly rounds?: number } = {},
): Promise<BenchRow[]> {
  const size = `${camps.toLocaleString('en')} camps`
  const publication = publicationOf(catalogueOf(inputOf(syntheticCatalogue(camps))))
  const objects = objectsInMemory()
  await snapshotStore(objects).publish(publication, {
    editions: 0,
    publishedAt: '2026-11-20T06:00:00.000Z',
  })
  const started = performance.now()
  const catalogue = publishedCatalogue(snapshotStore(objects))
  await catalogue.now(now)
  const readMs = performance.now() - started
  const times = await timesOf((filter) => answerTo(filter, catalogue), rounds)

  const snapshotKb = publication.snapshot.bytes.length / 1024
  const textsKb = publication.texts.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024
  const per5000 = (kb: number) => (kb * 5_000) / camps
  const p99 = quantile(times, 0.99)
  return [
    {
      name: `${size}: a page of 20 with its count, median`,
      value: quantile(times, 0.5),
      unit: 'ms',
    },
    {
      name: `${size}: a page of 20 with its count, p99`,
      value: p99,
      unit: 'ms',
      ...(targetMs === undefined ? {} : { target: `≤ ${targetMs}`, ok: p99 <= targetMs }),
    },
    { name: `${size}: snapshot into a container's memory`, value: readMs, unit: 'ms' },
    {
      name: `${size}: snapshot for each 5,000 camps`,
      value: per5000(snapshotKb),
      unit: 'KB',
      ...(camps < 5_000 ? {} : { target: '≤ 130', ok: per5000(snapshotKb) <= 130 }),
    },
    {
      name: `${size}: with the texts, for each 5,000`,
      value: per5000(snapshotKb + textsKb),
      unit: 'KB',
    },
    {
      name: `${size}: table reads of a search`,
      value: 0,
      unit: 'reads',
      target: '0 (no table in reach)',
      ok: true,
    },
  ]
}

const inputOf = (data: ReturnType<typeof syntheticCatalogue>): CatalogueInput => ({
  ...data,
  camps: data.camps.map((camp) => ({ ...camp, campFeatures: [...camp.campFeatures] })),
})

const now = new Date('2026-11-20T06:00:00Z')
const principal: AgentPrincipal = agentPrincipalSchema.parse({
  kind: 'agent',
  agencyId: 'agy_marula',
  agentId: 'agt_naledi',
  agencyCode: 'MAR001',
  isAgencyAdmin: false,
  capabilities: [],
  flags: [],
})

/** The use case as its lambda runs it, without the session; its collaborators hold no table. */
async function answerTo(
  filter: string,
  catalogue: ReturnType<typeof publishedCatalogue>,
): Promise<void> {
  const call = { query: { filter }, principal } as CampsCall // the rest of a call is not read
  const result = await getCamps.run(call, {
    catalogue,
    clock: clockAt(() => now),
    makeId: () => '',
  })
  const { body = '', headers } = responseOf(getCamps.route, result)
  if (!body.startsWith('[') || headers?.['x-total-count'] === undefined)
    throw new Error('not a page')
}

async function timesOf(run: (filter: string) => Promise<void>, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const filter of questions) {
      const started = process.cpuUsage()
      await run(filter)
      const { user, system } = process.cpuUsage(started)
      if (round >= rounds / 10) times.push((user + system) / 1000) // the first tenth warms up
    }
  }
  return times
}

function objectsInMemory(): Objects {
  const objects = new Map<string, Uint8Array>()
  return {
    get: async (key) => objects.get(key),
    put: async (key, bytes) => void objects.set(key, bytes),
  }
}
