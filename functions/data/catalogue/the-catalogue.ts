import type { Deps } from '../../runtime/use-case'
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
export const catalogueMakers = { catalogue: theCatalogue }
export type CatalogueDeps = Deps<typeof catalogueMakers>
