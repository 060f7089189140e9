import { describe, expect, test } from 'vitest'
import { mailStops } from '../../../functions/data/mail/mail-stops'
import { sentMailStore } from '../../../functions/data/mail/sent-mails'
import { mailEventSchema, noteMailEvent } from '../../../functions/mail/mail-events'
import { mailLimits } from '../../../functions/mail/mail-limits'
import { stoppableMailer } from '../../../functions/mail/stoppable-mailer'
import { simulateMailEvent } from '../../../infra/local/mail/mail-simulator'
import { memoryTable } from '../../support/memory-table'
import { quietLog } from '../../support/store-kinds'

const now = new Date('2026-11-20T09:00:00Z')
const bouncing = 'bounce+zoe@simulator.amazonses.com'
const agency = { id: 'agy_marula' as never }

/** A world in which one client of Marula has the address; what is stored of them is in `saved`. */
function worldWith(email: string) {
  const table = memoryTable()
  const saved: { after: { mailStop?: unknown; version: number }; audit?: unknown }[] = []
  const client = { id: 'cli_zoe', agencyId: 'agy_marula', version: 3, email }
  const clients = {
    byEmail: async (agencyId: string, of: string) =>
      agencyId === 'agy_marula' && of === email ? client : undefined,
    save: async (change: never) => void saved.push(change),
  }
  const deps = {
    stops: mailStops(table),
    mails: sentMailStore(table),
    clients,
    clock: { now: () => now, today: () => '2026-11-20' },
    makeId: (kind: string) => `${kind}_1`,
  }
  const note = (event: unknown) => noteMailEvent(mailEventSchema.parse(event), deps as never)
  return { table, saved, note }
}
const tags = { agency: ['agy_marula'] }

describe('a mail that did not arrive', () => {
  test('stops its address, whatever its capitals, and shows it at the client', async () => {
    quietLog()
    const { table, saved, note } = worldWith(bouncing)
    await note(simulateMailEvent(bouncing, { tags, now }))
    const stop = { reason: 'bounce', at: now.toISOString() }
    expect(await mailStops(table).get(bouncing.toUpperCase())).toEqual(stop)
    expect(saved).toMatchObject([
      { after: { mailStop: stop, version: 4 }, audit: [{ action: 'system_stopped_mail' }] },
    ])
  })

  test('has nobody mailed there again, and says so before anything is done', async () => {
    quietLog()
    const { table, note } = worldWith(bouncing)
    const sent: string[] = []
    const mailer = stoppableMailer({ send: async ({ to }) => void sent.push(to) }, mailStops(table))
    const mail = { to: bouncing, subject: 'Your trip', text: '' }
    await mailer.send(mail)
    await note(simulateMailEvent(bouncing, { tags, now }))
    await mailer.send(mail)
    await mailer.send({ ...mail, to: 'ada@example.com' })
    expect(sent).toEqual([bouncing, 'ada@example.com'])
    const wish = { kind: 'invitation', to: bouncing, agency, now } as const
    let asked = 0
    const invite = async () => void asked++
    await expect(mailLimits(table).count(wish, invite)).rejects.toMatchObject({
      code: 'mail.address-stopped',
    })
    expect(asked).toBe(0)
  })

  test('is a complaint, too, but for one that says it is no spam', async () => {
    quietLog()
    const spam = 'complaint@simulator.amazonses.com'
    const { table, note } = worldWith(spam)
    const event = mailEventSchema.parse(simulateMailEvent(spam, { tags, now }))
    if (event.detail.eventType !== 'Complaint') throw new Error('The simulator made no complaint')
    const { complaint } = event.detail
    const notSpam = { ...complaint, complaintFeedbackType: 'not-spam' }
    await note({ ...event, detail: { ...event.detail, complaint: notSpam } })
    expect(await mailStops(table).get(spam)).toBeUndefined()
    await note(event)
    expect(await mailStops(table).get(spam)).toMatchObject({ reason: 'complaint' })
  })

  test('stops nothing while the mailbox is full, or only away for a while', async () => {
    quietLog()
    const { table, note, saved } = worldWith(bouncing)
    const event = mailEventSchema.parse(simulateMailEvent(bouncing, { tags, now }))
    if (event.detail.eventType !== 'Bounce') throw new Error('The simulator made no bounce')
    const bounce = { ...event.detail.bounce, bounceType: 'Transient' }
    await note({ ...event, detail: { ...event.detail, bounce } })
    expect(await mailStops(table).get(bouncing)).toBeUndefined()
    expect(saved).toEqual([])
  })

  test('is not shown at the client of an agency whose mail it was not', async () => {
    quietLog()
    const { table, note, saved } = worldWith(bouncing)
    await note(simulateMailEvent(bouncing, { tags: { agency: ['agy_other'] }, now }))
    await note(simulateMailEvent(bouncing, { tags: {}, now }))
    expect(saved).toEqual([])
    expect(await mailStops(table).get(bouncing)).toBeDefined()
  })
})
