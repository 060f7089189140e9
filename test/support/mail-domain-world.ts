import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailDomainStore } from '../../functions/data/mail/mail-domain-store'
import { agencyChanges } from '../../functions/data/people/agency-changes'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyStore } from '../../functions/data/people/agency-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import type { Table } from '../../functions/data/table/table-access'
import { sesIdentities } from '../../functions/mail/domains/ses-identities'
import { dnsTextRecords } from '../../functions/mail/domains/text-records'
import type { Mail as SentMail } from '../../functions/mail/mailer'
import { theMailer } from '../../functions/mail/ses-mailer'
import { clockAt } from '../../functions/runtime/clock'
import { environment } from '../../functions/runtime/env'
import { randomId } from '../../functions/runtime/make-id'
import { startAwsEndpoint } from '../../infra/local/aws-endpoint'
import { isolate, localReachable } from '../../infra/local/environment'
import { judgeBy } from '../../infra/local/judge/judge'
import { type Identities, identitiesIn } from '../../infra/local/mail/identities'
import { type Mailbox, mailboxIn } from '../../infra/local/mail/mailbox'
import { sesEndpoint } from '../../infra/local/mail/ses-endpoint'
import { testNow } from './call-as'

const webAddress = 'https://app.tembea.example'

/** An agency by its id, with one lead agent. */
export const agency = (id: string, agencyName: string, named: object = {}) =>
  agencyRecord.parse({
    id,
    agencyCode: id.slice(-3).toUpperCase(),
    name: agencyName,
    admins: [`agt_${id.slice(4)}`],
    currency: 'USD',
    model: 'net',
    pricingSettings: {},
    featureFlags: [],
    ...named,
  })
/** The lead agent of an agency. */
export const lead = (agencyId: string) =>
  agentRecord.parse({
    id: `agt_${agencyId.slice(4)}`,
    agencyId,
    email: `lead@${agencyId.slice(4)}.example`,
    firstName: 'Thabo',
    lastName: 'Mokoena',
    capabilities: [],
  })

interface DnsEntry {
  readonly name: string
  readonly type: string
  readonly value: string
}

/** DNS as tests write it, for whoever asks for CNAME and TXT records. */
export function writtenDns() {
  const entries = new Map<string, string>()
  const read = async (type: string, name: string) => {
    const value = entries.get(`${type} ${name}`)
    if (value === 'SERVFAIL') throw Object.assign(new Error('No answer'), { code: 'ESERVFAIL' })
    if (value === undefined) throw Object.assign(new Error('No record'), { code: 'ENOTFOUND' })
    return value
  }
  return {
    resolver: {
      resolveCname: async (name: string) => [await read('CNAME', name)],
      resolveTxt: async (name: string) => [[await read('TXT', name)]],
    },
    put: (records: readonly DnsEntry[]) => {
      for (const { name, type, value } of records) entries.set(`${type} ${name}`, value)
    },
    remove: (records: readonly DnsEntry[]) => {
      for (const { name, type } of records) entries.delete(`${type} ${name}`)
    },
  }
}

/** Sending domains on a table, with SES and DNS of this machine: each call by its function's role. */
export async function mailDomainWorld(table: Table) {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-domains-'))
  let now = testNow
  const dns = writtenDns()
  const identities: Identities = identitiesIn({
    file: join(folder, 'mail-domains.json'),
    now: () => now,
    resolver: dns.resolver,
  })
  const mailbox: Mailbox = mailboxIn(join(folder, 'mail'))
  const { judge } = judgeBy(localReachable())
  const ses = await startAwsEndpoint(sesEndpoint({ mailbox, identities, judge, now: () => now }))
  const before = environment.current
  const inFunction = isolate(localReachable({ ses: ses.endpoint, webAddress }))
  const deps = {
    agencies: agencyStore(table),
    changes: agencyChanges(table),
    attempts: attemptStore(table),
    domains: mailDomainStore(table),
    identities: sesIdentities(),
    readTextRecords: dnsTextRecords(dns.resolver),
    mailer: inFunction('checkMailDomains', () => theMailer(table)),
    webAddress,
    clock: clockAt(() => now),
    makeId: randomId,
    taken: ['tembea.example'],
    sendsMails: true,
  }
  return {
    dns,
    inFunction,
    now: () => now,
    identities,
    deps,
    /** The mails that were sent, the newest first. */
    mails: () => mailbox.all(),
    /** The month of the trail. */
    month: () => now.toISOString().slice(0, 7),
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** Sends a mail as the worker of mails does, and gives whom it was from. */
    send: async (mail: SentMail) => {
      const known = new Set(mailbox.all().map(({ id }) => id))
      await inFunction('messageWorker', () => theMailer(table).send(mail))
      return mailbox.all().find(({ id }) => !known.has(id))?.from
    },
    async stop() {
      environment.current = before
      await ses.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
