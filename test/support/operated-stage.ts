import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAwsEndpoint } from '../../infra/local/aws-endpoint'
import { leavePlace } from '../../infra/local/environment'
import { identitiesIn } from '../../infra/local/mail/identities'
import { mailboxIn } from '../../infra/local/mail/mailbox'
import { sesEndpoint } from '../../infra/local/mail/ses-endpoint'
import { ensureTable } from '../../infra/local/table'
import { engines, startTestTable } from './engines'

/**
 * An empty stage on this machine that commands reach by `--stage local --data folder`: table,
 * mailbox and its place.
 */
export async function startOperatedStage() {
  const [engine] = engines
  if (engine === undefined) throw new Error('No engine')
  const there = await startTestTable(engine)
  const folder = mkdtempSync(join(tmpdir(), 'tembea-operate-'))
  const mailbox = mailboxIn(join(folder, 'mail'))
  const now = () => new Date()
  const identities = identitiesIn({ file: join(folder, 'mail-domains.json'), now })
  const ses = await startAwsEndpoint(sesEndpoint({ mailbox, now, identities }))
  const { tableName, endpoint: dynamodb } = there
  process.env.MAIL_FROM = 'Tembea <hello@tembea.example>'
  leavePlace(folder, {
    tableName,
    dynamodb,
    ses: ses.endpoint,
    webAddress: 'https://tembea.example',
  })
  return {
    folder,
    mailbox,
    table: there.table,
    client: there.client,
    /** Another table of the same engine, as one that was restored. */
    addTable: (name: string) => ensureTable(there.client, name),
    stage: ['--stage', 'local', '--data', folder] as const,
    async stop() {
      await Promise.all([there.stop(), ses.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
