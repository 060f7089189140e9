import { AppError } from '#shared/errors/app-error'
import { log } from '../../runtime/log'
import { type CampIndex, campIndexOf } from './camp-index'
import { type Snapshot, textsAChunk } from './snapshot'
import type { SnapshotStore } from './snapshot-store'

/** The catalogue in memory; only camps' texts are fetched on demand. */
export interface CatalogueInMemory {
  readonly snapshot: Snapshot
  readonly camps: CampIndex
  /**
   * The texts (campInfo) of camps by their places; a chunk of texts is fetched when it is first
   * asked for.
   */
  textsOf(places: readonly number[]): Promise<string[]>
}

export interface PublishedCatalogue {
  /**
   * The catalogue in force, at most a minute old.
   * @throws AppError service.busy while none has been published
   */
  now(time: Date): Promise<CatalogueInMemory>
}

/** How often a container looks for a newer snapshot. */
export const pointerKeptMs = 60_000

/**
 * The published catalogue, kept in the memory of the container. The pointer is read at most once a
 * minute. If it or the new snapshot can't be read, the one in memory stays in use.
 */
export function publishedCatalogue(store: SnapshotStore): PublishedCatalogue {
  let cache: { readonly key: string; readonly catalogue: CatalogueInMemory } | undefined
  let lookAgainAt = 0
  let looking: Promise<CatalogueInMemory> | undefined

  const look = async (): Promise<CatalogueInMemory> => {
    const pointer = await store.pointer()
    if (pointer === undefined) throw new AppError('service.busy', { retryAfterSeconds: 5 })
    if (cache === undefined || cache.key !== pointer.snapshot) {
      cache = {
        key: pointer.snapshot,
        catalogue: catalogueInMemory(store, await store.snapshot(pointer.snapshot)),
      }
    }
    return cache.catalogue
  }
  const lookOrGoOn = async (): Promise<CatalogueInMemory> => {
    try {
      return await look()
    } catch (error) {
      if (cache === undefined) throw error
      log.warn('catalogue.not-refreshed', { snapshot: cache.key, cause: String(error) })
      return cache.catalogue
    }
  }
  return {
    async now(time) {
      if (cache !== undefined && time.getTime() < lookAgainAt) return cache.catalogue
      looking ??= lookOrGoOn().finally(() => {
        looking = undefined
      })
      const catalogue = await looking
      lookAgainAt = time.getTime() + pointerKeptMs
      return catalogue
    },
  }
}

/** A snapshot ready for searching; a chunk of texts is fetched when it is first asked for. */
export function catalogueInMemory(
  store: Pick<SnapshotStore, 'texts'>,
  snapshot: Snapshot,
): CatalogueInMemory {
  const chunks = new Map<string, Promise<string[]>>()
  const chunkOf = (place: number): Promise<string[]> => {
    const key = snapshot.texts[Math.floor(place / textsAChunk)]
    if (key === undefined) return Promise.resolve([])
    const cachedChunk = chunks.get(key)
    if (cachedChunk !== undefined) return cachedChunk
    const texts = store.texts(key)
    texts.catch(() => chunks.delete(key)) // the next one tries again
    chunks.set(key, texts)
    return texts
  }
  return {
    snapshot,
    camps: campIndexOf(snapshot),
    textsOf: (places) =>
      Promise.all(places.map(async (place) => (await chunkOf(place))[place % textsAChunk] ?? '')),
  }
}
