import type { CatalogueKind } from '../table/keys'
import type { Catalogue } from './catalogue-records'
import type { CatalogueStore } from './catalogue-store'
import { type CatalogueInMemory, catalogueInMemory } from './published-catalogue'
import { publicationOf, readSnapshot, readTexts } from './snapshot'

interface EntryRef {
  readonly kind: Exclude<CatalogueKind, 'feature'>
  readonly code: string
}

/**
 * The catalogue that has an entry: the published one, or, where the entry was added since, one of
 * that entry with its region and country. So what was just posted answers at once, and what is
 * published costs no read (2 §7.5).
 * @returns the published one also where there is no such entry
 */
export async function catalogueWith(
  { kind, code }: EntryRef,
  { published, entries }: { published: CatalogueInMemory; entries: Pick<CatalogueStore, 'get'> },
): Promise<CatalogueInMemory> {
  if (isIn(published, { kind, code })) return published
  const entry = await entries.get(kind, code)
  if (entry === undefined) return published
  const own = { ...entry }
  const region =
    'countryRegionCode' in own && kind !== 'region'
      ? await entries.get('region', own.countryRegionCode)
      : undefined
  const countryCode = 'countryCode' in own ? own.countryCode : region?.countryCode
  const country =
    kind === 'country' || countryCode === undefined
      ? undefined
      : await entries.get('country', countryCode)
  const only = {
    countries: [country, kind === 'country' && own],
    regions: [region, kind === 'region' && own],
    camps: [kind === 'camp' && own],
    features: published.snapshot.features,
    transitPoints: [kind === 'transit-point' && own],
    activities: [kind === 'activity' && own],
  }
  return inMemoryOf(
    Object.fromEntries(
      Object.entries(only).map(([list, some]) => [list, some.filter(Boolean)]),
    ) as unknown as Catalogue,
  )
}

function isIn({ snapshot, camps }: CatalogueInMemory, { kind, code }: EntryRef): boolean {
  if (kind === 'camp') return camps.placeOf(code) !== undefined
  if (kind === 'region') return camps.regionAt.has(code)
  if (kind === 'country') return snapshot.countries.some(({ countryCode }) => countryCode === code)
  if (kind === 'activity') return snapshot.activities.some(({ optionKey }) => optionKey === code)
  return snapshot.transitPoints.some(({ transitPointCode }) => transitPointCode === code)
}

function inMemoryOf(catalogue: Catalogue): CatalogueInMemory {
  const { snapshot, texts } = publicationOf(catalogue)
  const chunks = new Map(texts.map(({ key, bytes }) => [key, readTexts(bytes)]))
  return catalogueInMemory(
    { texts: async (key) => chunks.get(key) ?? [] },
    readSnapshot(snapshot.bytes),
  )
}
