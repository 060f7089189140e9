import { readEnv } from '../../runtime/env'
import { objectStore } from '../files/object-store'
import { bucketNamed } from '../files/storage-request'
import { type PublishedCatalogue, publishedCatalogue } from './published-catalogue'
import { type SnapshotStore, snapshotStore } from './snapshot-store'

/** The published snapshots of this stage, in the bucket that the environment names. */
export const theSnapshots = (): SnapshotStore =>
  snapshotStore(objectStore(bucketNamed(readEnv('catalogueBucket').catalogueBucket)))

let shared: PublishedCatalogue | undefined

/** The catalogue of this container: one memory, filled at its first use. */
export function theCatalogue(): PublishedCatalogue {
  shared ??= publishedCatalogue(theSnapshots())
  return shared
}
