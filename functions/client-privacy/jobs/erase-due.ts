import { addDays } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { clientListMakers } from '../../clients/client-list'
import { erasureStore } from '../../data/client-privacy/erasure-store'
import { agencyChanges } from '../../data/people/agency-changes'
import type { AgencyRecord } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { systemActor } from '../../data/people/people'
import { jobFor } from '../../data/table/job-for'
import type { Table } from '../../data/table/table-access'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { brandOf } from '../../mail/brand'
import { letter } from '../../mail/letter'
import { theMailer } from '../../mail/ses-mailer'
import { earliestToday } from '../../runtime/clock'
import { webAddress } from '../../runtime/configuration'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { newErasure } from '../erase-client'
import { planErasure } from '../erasure-plan'
import { clientsDue } from '../retention'

const makers = {
  ...clientListMakers,
  ...tripListMakers,
  changes: agencyChanges,
  agencies: agencyStore,
  erasures: erasureStore,
  mailer: theMailer,
  webAddress,
  table: (table: Table) => table,
}
export type RetentionDeps = Deps<typeof makers>
type Due = ReturnType<typeof clientsDue>

/** Clients of an agency whose erasure begins in one run; the next day goes on. */
const maxADay = 200
/** Lead agents are told once a week while somebody is due. */
const everyDays = 7
const maxNamed = 20

/**
 * Begins to erase clients whose time is over, by each agency's own rule, and tells lead agents who
 * is next.
 */
export async function eraseDue(deps: RetentionDeps): Promise<{ begun: number }> {
  let begunCount = 0
  for (const agency of await deps.changes.all()) {
    try {
      begunCount += await eraseDueOf(agency, deps)
    } catch (error) {
      setAside('retention.failed', { agencyId: agency.id, cause: String(error) })
    }
  }
  return { begun: begunCount }
}

async function eraseDueOf(agency: AgencyRecord, deps: RetentionDeps): Promise<number> {
  const { id: agencyId, retention } = agency
  if (retention === undefined) return 0
  const today = earliestToday(deps.clock)
  const [clients, trips] = await Promise.all([
    deps.clientList.now(agencyId),
    deps.tripList.now(agencyId),
  ])
  const due = clientsDue({ clients, trips, retention, today })
  const isTold = retention.toldOn !== undefined && retention.toldOn > addDays(today, -everyDays)
  if (due.length > 0 && !isTold) await tellLeads(agency, due, deps)
  if (retention.toldOn === undefined) return 0 // nobody goes before somebody knows
  let begunCount = 0
  for (const { clientId } of due.filter(({ eraseOn }) => eraseOn <= today).slice(0, maxADay)) {
    const erasure = await deps.erasures.get(agencyId, clientId)
    const { blockers } = await planErasure(deps.table, { agencyId, clientId, today })
    if (erasure !== undefined || blockers.length > 0) continue
    await deps.erasures.save(newErasure({ agencyId, clientId, by: systemActor('retention') }))
    begunCount += 1
  }
  return begunCount
}

/** That they were told is noted after the mails: a crash in between tells them twice. */
async function tellLeads(agency: AgencyRecord, due: Due, deps: RetentionDeps): Promise<void> {
  const { id: agencyId, admins, retention } = agency
  if (retention === undefined) return
  const leads = await Promise.all(admins.map((id) => deps.agencies.agent(agencyId, id)))
  const heading = `${countOf(due.length, 'client')} will be erased within 30 days`
  const parts = letter({
    heading,
    paragraphs: [
      `Your agency erases clients ${countOf(retention.years, 'year')} after their last trip. Names and documents go; payments and what was sold stay in the books.`,
      'Clients with a trip to come or money owed are never erased. To keep somebody, start a trip with them, or change the rule.',
    ],
    facts: [
      ...due.slice(0, maxNamed).map(({ name, eraseOn }) => [name, longDate(eraseOn)] as const),
      ...(due.length > maxNamed ? [['And others', String(due.length - maxNamed)] as const] : []),
    ],
    action: { label: 'See who is due', url: `${deps.webAddress}/customizations?part=privacy` },
    brand: brandOf(agency, { id: agencyId, name: agency.name }, deps.webAddress),
  })
  for (const lead of leads) {
    if (lead !== undefined && !lead.archived && !agency.archived)
      await deps.mailer.send({ to: lead.email, subject: heading, ...parts })
  }
  const audit = {
    id: deps.makeId('audit'),
    agencyId,
    action: 'system_announced_erasures',
    details: { clients: due.length },
    timestamp: deps.clock.now().toISOString(),
    by: systemActor('retention'),
  }
  const toldOn = earliestToday(deps.clock)
  await deps.changes.change(
    agencyId,
    { retention: { ...retention, toldOn } },
    { audit, flags: agency.featureFlags },
  )
}

/** Runs every day. */
export const handler = jobFor(eraseDue, makers)
