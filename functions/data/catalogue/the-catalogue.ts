import { readEnv } from '../../runtime/env'
import type { Basics } from '../../runtime/use-case'
import { bucketNamed } from '../files/bucket'
import { objectStore } from '../files/object-store'
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

/** What reading the catalogue, and nothing else, reaches. */
export interface CatalogueDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

export const catalogueDeps = (): Omit<CatalogueDeps, keyof Basics> => ({ catalogue: theCatalogue() })
