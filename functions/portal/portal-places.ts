import type { Segment } from '#shared/itinerary/segment'
import type { CatalogueInMemory, PublishedCatalogue } from '../data/catalogue/published-catalogue'
import type { RoomStore } from '../data/rates/room-store'
import { suppliersOf } from '../itineraries/view/suppliers-of'
import { log } from '../runtime/log'
import type { CampInPortal, PortalPlaces } from './portal-view'

interface Sources {
  readonly catalogue: PublishedCatalogue
  readonly rooms: Pick<RoomStore, 'rooms' | 'info'>
  readonly now: Date
}

/**
 * What the catalogue tells of the places of a trip. A client reads the trip without it while it
 * cannot be read.
 */
export async function portalPlacesOf(
  segments: readonly Segment[],
  sources: Sources,
): Promise<PortalPlaces> {
  const shownSegments = segments.filter(({ hideFromClient }) => !hideFromClient)
  const codes = suppliersOf(shownSegments.filter(({ type }) => type === 'stay'))
  try {
    const catalogueNow = await sources.catalogue.now(sources.now)
    const nameless = suppliersOf(
      shownSegments.filter(({ rooms }) => rooms.some(({ name }) => name === undefined)),
    )
    const [camps, rooms] = await Promise.all([
      Promise.all(
        codes.map(async (code) => [code, await campOf(code, catalogueNow, sources)] as const),
      ),
      Promise.all(nameless.map((code) => sources.rooms.rooms(code))),
    ])
    const hubs = catalogueNow.snapshot.transitPoints.map(
      ({ transitPointCode, name, latitude, longitude }) =>
        [transitPointCode, { name, latitude, longitude }] as const,
    )
    return {
      camps: new Map(camps),
      hubs: new Map(hubs),
      rooms: new Map(rooms.flat().map(({ optionKey, name }) => [optionKey, name])),
    }
  } catch (error) {
    log.warn('portal.without-catalogue', { cause: String(error) })
    return { camps: new Map(), hubs: new Map(), rooms: new Map() }
  }
}

/** The most features that a client reads of a camp. */
const maxFeatures = 8

async function campOf(
  code: ReturnType<typeof suppliersOf>[number],
  { camps, snapshot, textsOf }: CatalogueInMemory,
  { rooms }: Sources,
): Promise<CampInPortal> {
  const at = camps.placeOf(code)
  if (at === undefined) return { place: undefined, text: undefined, image: undefined, features: [] }
  const { campName: name, latitude, longitude, featuredImageId, campFeatures } = camps.campAt(at)
  const [info, [text = '']] = await Promise.all([rooms.info(code, ['en']), textsOf([at])])
  const names = new Map(
    snapshot.features.map(({ featureId, featureName }) => [featureId, featureName]),
  )
  const features = campFeatures.flatMap((feature) => {
    const featureName = names.get(feature)
    return featureName === undefined ? [] : [{ code: feature, name: featureName }]
  })
  return {
    place: { name, latitude, longitude },
    text: info?.description.slice(0, 2).join('\n\n') || text || undefined,
    image: featuredImageId,
    images: info?.images ?? [],
    features: features.slice(0, maxFeatures),
  }
}
