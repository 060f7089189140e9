import type { Basics } from '../../runtime/use-case'
import { theTable } from '../table/the-table'
import { type PublishedCatalogue, publishedCatalogue } from './published-catalogue'
import { publishedObjects } from './published-objects'
import { type SnapshotStore, snapshotStore } from './snapshot-store'

/** The published snapshots of this stage, in its table. */
export const theSnapshots = (): SnapshotStore => snapshotStore(publishedObjects(theTable()))

let shared: PublishedCatalogue | undefined

/** The catalogue of this container: one memory, filled at its first use. */
export function theCatalogue(): PublishedCatalogue {
  shared ??= publishedCatalogue(theSnapshots())
  return shared
}

/** What reading the catalogue, and nothing else, reaches. */
export interface CatalogueDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

export const catalogueDeps = (): Omit<CatalogueDeps, keyof Basics> => ({ catalogue: theCatalogue() })
