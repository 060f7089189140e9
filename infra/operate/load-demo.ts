import { randomBytes } from 'node:crypto'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { theSnapshots } from '../../functions/data/catalogue/the-catalogue'
import { documentClient } from '../../functions/data/table/document-client'
import type { Table } from '../../functions/data/table/table-access'
import { systemClock } from '../../functions/runtime/clock'
import { randomId } from '../../functions/runtime/make-id'
import { loadLives } from '../local/demo/load-lives'
import { isSeeded } from '../local/demo/loaded'
import { demoAgents } from '../local/demo/people'
import { seedItems } from '../local/demo/seed'
import { writeItems } from '../local/seed/make-and-fill'

/**
 * Loads the demo data into a table without them. Their people get a password of this stage's own:
 * the written one is public.
 */
export async function loadDemo(table: Table): Promise<string> {
  const isThere = await isSeeded(table)
  const password = randomBytes(12).toString('base64url')
  if (!isThere) {
    const items = await seedItems({ now: systemClock.now(), password })
    await writeItems({ client: documentClient(), tableName: table.name, items })
  }
  const trips = await loadLives(table) // goes on where an earlier call was broken off
  await publish(table)
  if (isThere) return `The demo data are there; ${trips} trips were still to be made.`
  return `The demo data are loaded. Sign in as ${demoAgents[0]?.email} with the password ${password}: it is shown only now.`
}

/** Publishes the catalogue at once, which the job would do within a minute. */
export async function publish(table: Table): Promise<void> {
  const deps = {
    catalogue: catalogueStore(table),
    snapshots: theSnapshots(),
    clock: systemClock,
    makeId: randomId,
  }
  await publishCatalogue(deps, { force: true })
}
