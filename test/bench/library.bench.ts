import { agencyIdSchema } from '#shared/ids/ids'
import { type LibraryFacet, libraryFacets } from '#shared/library/facets'
import { catalogueOf } from '../../functions/data/catalogue/catalogue-records'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publicationOf } from '../../functions/data/catalogue/snapshot'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { mediaRecord } from '../../functions/data/files/media-records'
import { mediaLines } from '../../functions/data/library/media-lines'
import { listReader } from '../../functions/data/lists/list-reader'
import { mediaKey, mediaOf } from '../../functions/data/table/keys'
import { getFacetCounts } from '../../functions/library/routes/get-facet-counts'
import { syntheticCatalogue } from '../../infra/local/demo/synthetic'
import { anAgent } from '../support/call-as'
import { memoryObjects } from '../support/memory-objects'
import { memoryTable } from '../support/memory-table'
import { type BenchRow, type BenchSize, quantile } from './bench-row'

const agencyId = agencyIdSchema.parse('agy_marula')
const catalogue = catalogueOf(syntheticCatalogue(1_000))
const codes = catalogue.camps.map(({ supplierCode }) => supplierCode)
const words = [
  'delta',
  'mokoro',
  'elephant',
  'dusk',
  'dry season',
  'aerial',
  'lion',
  'dunes',
  'falls',
  'family',
]

/**
 * A library of 50,000 media: a page with the counts of every facet, from the request's query to the
 * text of its answer, in processor time.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const count = isSmall ? 200 : 50_000
  const list = await mediaIn(count)
  const snapshots = snapshotStore(memoryObjects())
  await snapshots.publish(publicationOf(catalogue), {
    editions: 0,
    publishedAt: '2026-11-20T06:00:00.000Z',
  })
  const deps = {
    library: { now: async () => list },
    catalogue: publishedCatalogue(snapshots),
    lightboxes: { all: async () => [] },
    clock: { now: () => new Date('2026-11-20T08:00:00Z') },
  }
  const principal = anAgent({ capabilities: ['contentmanager'] })
  const ask = async (query: object) => {
    const { user, system } = process.cpuUsage()
    JSON.stringify(
      await getFacetCounts.run({ query: { skip: 0, ...query }, principal } as never, deps as never),
    )
    const after = process.cpuUsage({ user, system })
    return (after.user + after.system) / 1_000
  }
  const times: number[] = []
  for (let round = 0; round < (isSmall ? 3 : 60); round++) {
    for (const query of questions(round)) {
      const ms = await ask(query)
      if (round >= 3 || isSmall) times.push(ms)
    }
  }
  const size = count.toLocaleString('en')
  const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  yield [
    { name: `${size} media: computing of a page with facets, median`, value: median, unit: 'ms' },
    {
      name: `${size} media: computing of a page with facets, p99`,
      value: p99,
      unit: 'ms',
      target: '≤ 10',
      ok: p99 <= 10,
    },
    {
      name: `${size} media: photos that look alike`,
      value: await ask({ alike: 'true' }),
      unit: 'ms',
    },
  ]
}

/** So many media in memory, as a container has them: the table that they come from is not kept. */
async function mediaIn(count: number) {
  const table = memoryTable()
  for (let at = 0; at < count; at++) await table.write([{ Put: { Item: mediumItem(at) } }])
  return listReader(table, mediaLines).now(agencyId)
}

/** What a content manager asks one after the other. */
function questions(round: number): object[] {
  const word = words[round % words.length] ?? ''
  const chosen = (facets: Partial<Record<LibraryFacet, string[]>>) => ({
    chosen: JSON.stringify(facets),
  })
  return [
    {},
    { skip: (round * 977) % 50_000 },
    { term: word },
    { term: `${word.slice(0, 4)} ${round}`, ...chosen({ status: ['approved'] }) },
    chosen({ tags: [word], type: ['photo'] }),
    chosen({ camp: [codes[round] ?? ''], shape: ['landscape', 'panorama'] }),
    chosen(
      Object.fromEntries(
        libraryFacets
          .slice(2, 4)
          .map((facet) => [facet, facet === 'type' ? ['photo'] : ['uploaded']]),
      ),
    ),
  ]
}

function mediumItem(at: number) {
  const id = `med_${String(at).padStart(8, '0')}`
  const createdAt = new Date(Date.UTC(2024, 0, 1) + at * 1_800_000).toISOString()
  const tag = (step: number) => words[(at * step + step) % words.length] ?? ''
  const medium = mediaRecord.parse({
    id,
    agencyId,
    key: `private/${id}`,
    s3Key: `pictures/library/${id}`,
    size: 900_000 + at,
    createdAt,
    userFilename: `IMG_${at} ${tag(3)}.jpg`,
    mimeType: at % 12 === 0 ? 'video/mp4' : 'image/jpeg',
    presentationOrder: 0,
    presentationVisibility: false,
    presentationCategory: 'library',
    width: 3_000,
    height: at % 3 === 0 ? 4_000 : 2_000,
    status: at % 5 === 0 ? 'uploaded' : 'approved',
    createdBy: { id: 'agt_naledi', name: `Agent ${at % 25}` },
    tags: [...new Set([tag(3), tag(7)])],
    collections: [`Collection ${at % 40}`],
    categories: at % 2 === 0 ? ['Wildlife'] : [],
    accommodation: codes[(at * 7) % codes.length],
    perceptualHash: (BigInt(at) * 0x9e3779b97f4a7c15n).toString(16).slice(-16).padStart(16, '0'),
  })
  return {
    ...mediaKey(agencyId, medium.id),
    gsi1pk: mediaOf(agencyId, 'library'),
    gsi1sk: `${createdAt}#${id}`,
    listed: medium,
  }
}
