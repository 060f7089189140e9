import type { AgentPrincipal, PartnerPrincipal } from '#shared/access/principal'
import { isContentManager } from '#shared/access/roles'
import type { CatalogueKind } from '../table/keys'
import type { Catalogue } from './catalogue-records'
import type { CatalogueStore } from './catalogue-store'
import { type CatalogueInMemory, catalogueInMemory } from './published-catalogue'
import { publicationOf, readSnapshot, readTexts } from './snapshot'

interface EntryRef {
  readonly kind: Exclude<CatalogueKind, 'feature' | 'connection'>
  readonly code: string
}

interface Sources {
  readonly published: CatalogueInMemory
  readonly entries: Pick<CatalogueStore, 'get'>
  readonly principal: AgentPrincipal | PartnerPrincipal
}

/**
 * The catalogue that has an entry: the published one, or, where the entry was added since, one of
 * that entry with its region and country. So what was just posted answers at once, and what is
 * published costs no read (2 §7.5). Content managers are answered from a camp, an activity or a
 * transit point as it stands: a change or removal that they made a moment ago is in it. Countries
 * and regions, which come with what lies in them, follow with the next publication.
 * @returns for everybody else, the published one also where there is no such entry
 */
export async function catalogueWith(
  ref: EntryRef,
  { published, entries, principal }: Sources,
): Promise<CatalogueInMemory> {
  if (isIn(published, ref) && !(isLeaf(ref) && editsContent(principal))) return published
  const { features } = published.snapshot
  return inMemoryOf({ ...(await catalogueOfOne(ref, entries)), features: [...features] })
}

const isLeaf = ({ kind }: EntryRef): boolean => kind !== 'country' && kind !== 'region'

const editsContent = (principal: AgentPrincipal | PartnerPrincipal): boolean =>
  principal.kind === 'agent' && isContentManager(principal)

/** An entry with its region and country; all lists are empty where there is no such entry. */
async function catalogueOfOne(
  { kind, code }: EntryRef,
  entries: Pick<CatalogueStore, 'get'>,
): Promise<Catalogue> {
  const get = async <K extends CatalogueKind>(one: K, key: string | undefined) => {
    const entry = key === undefined ? undefined : await entries.get(one, key)
    return entry === undefined ? [] : [entry]
  }
  const own = async <K extends CatalogueKind>(one: K) => (one === kind ? get(one, code) : [])
  const [camps, activities, transitPoints, ownRegions, ownCountries] = await Promise.all([
    own('camp'),
    own('activity'),
    own('transit-point'),
    own('region'),
    own('country'),
  ])
  const [place] = [...camps, ...activities, ...transitPoints]
  const regions = kind === 'region' ? ownRegions : await get('region', place?.countryRegionCode)
  const countries =
    kind === 'country' ? ownCountries : await get('country', regions[0]?.countryCode)
  return { countries, regions, camps, features: [], transitPoints, activities, connections: [] }
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
