import { oncePerContainer } from '../../runtime/env'
import type { Deps } from '../../runtime/use-case'
import { theTable } from '../table/the-table'
import { catalogueStore } from './catalogue-store'
import { type PublishedCatalogue, publishedCatalogue } from './published-catalogue'
import { publishedObjects } from './published-objects'
import { type SnapshotStore, snapshotStore } from './snapshot-store'

/** The published snapshots of this stage, in its table. */
export const theSnapshots = (): SnapshotStore => snapshotStore(publishedObjects(theTable()))

/** The catalogue of this container: one memory, filled at its first use. */
export const theCatalogue: () => PublishedCatalogue = oncePerContainer(() =>
  publishedCatalogue(theSnapshots()),
)

/** What reading the catalogue, and nothing else, reaches. */
export const catalogueMakers = { catalogue: theCatalogue }
export type CatalogueDeps = Deps<typeof catalogueMakers>

/** The same, and entries that were added since it was published. */
export const entryMakers = { ...catalogueMakers, entries: catalogueStore }
export type EntryDeps = Deps<typeof entryMakers>
