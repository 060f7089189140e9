import { catalogueStore } from '../../data/catalogue/catalogue-store'
import { publicationOf } from '../../data/catalogue/snapshot'
import { isAging } from '../../data/catalogue/snapshot-store'
import { theSnapshots } from '../../data/catalogue/the-catalogue'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import type { Deps } from '../../runtime/use-case'

const makers = { catalogue: catalogueStore, snapshots: theSnapshots }

const maxReads = 3
export type PublishOutcome = 'published' | 'unchanged'

/**
 * Publishes a snapshot of the catalogue when it was edited since the last one, or before that one
 * expires. The edit count is read before the entries, so an edit in between is published now and
 * again by the next run.
 * @param force - publishes in any case, as the seeder does
 */
export async function publishCatalogue(
  { catalogue, snapshots, clock }: Deps<typeof makers>,
  { force = false }: { readonly force?: boolean } = {},
): Promise<PublishOutcome> {
  const [editions, pointer] = await Promise.all([catalogue.editions(), snapshots.pointer()])
  const now = clock.now()
  const isFresh = pointer !== undefined && pointer.editions === editions && !isAging(pointer, now)
  if (!force && isFresh) return 'unchanged'
  let [before, entries, after] = [editions, await catalogue.all(), await catalogue.editions()]
  // An edition that came out between two of the lists: they are read again, not forever.
  for (let round = 1; after !== before && round < maxReads; round++)
    [before, entries, after] = [after, await catalogue.all(), await catalogue.editions()]
  const publication = publicationOf(entries)
  if (publication.leftOut.length > 0)
    log.error('catalogue.camps-without-region', { suppliers: publication.leftOut })
  await snapshots.publish(publication, { editions: before, publishedAt: now.toISOString() })
  log.info('catalogue.published', {
    snapshot: publication.snapshot.key,
    camps: entries.camps.length,
    bytes: publication.snapshot.bytes.length,
  })
  return 'published'
}

/** Runs every minute: two small reads while nothing was edited. */
export const handler = jobFor(async (deps) => ({ outcome: await publishCatalogue(deps) }), makers)
