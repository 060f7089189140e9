import {
  demoAgencies,
  demoAgents,
  demoClients,
  demoPassword,
  demoPortalClient,
} from './demo/people'
import { readOptions, type StartOptions } from './options'
import { StartFailure } from './start-failure'
import { startTembea } from './tembea'

interface MainOptions {
  readonly args: readonly string[]
  readonly projectFolder: string
  /** The built web app, when it is ready. */
  readonly web: Promise<string>
  /** Whether it starts again at every change of a source; not unless said. */
  readonly isDevelopment?: boolean
}

/** `npm start`: runs until it is told to stop. */
export async function main({
  args,
  projectFolder,
  web,
  isDevelopment = false,
}: MainOptions): Promise<void> {
  const options = readOptions(args)
  const stopSignal = toldToStop()
  const tembea = await startTembea({
    ...options,
    projectFolder,
    web,
    isDevelopment,
    dynamodbEndpoint: process.env.DYNAMODB_ENDPOINT || undefined,
    say: (text) => process.stderr.write(`${text}\n`),
    reportFailure: (name, error) => process.stderr.write(`${name} failed: ${reasonOf(error)}\n`),
  })
  process.stdout.write(welcome(tembea.address, options))
  const end = await Promise.race([stopSignal, tembea.databaseEnded.then(() => 'database' as const)])
  await tembea.stop()
  if (end === 'database')
    throw new StartFailure(
      'The database engine stopped unexpectedly. Start again; if it happens again, start with --fresh.',
    )
}

/**
 * Resolves at the first signal, which may come while the parts are still starting; the second ends
 * at once.
 */
function toldToStop(): Promise<'signal'> {
  return new Promise((resolve) => {
    let isSecond = false
    const hear = () => {
      if (isSecond) process.exit(130)
      isSecond = true
      resolve('signal')
    }
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, hear)
  })
}

function welcome(address: string, { memory }: StartOptions): string {
  const agencyName = new Map(demoAgencies.map((agency) => [agency.agencyId, agency.name]))
  const rows = demoAgents
    .filter(({ archived, objectives }) => !archived && objectives.includes('passwordSet'))
    .map((agent) => [
      agent.email,
      `${agent.firstName} ${agent.lastName}`,
      roleOf(agent),
      agencyName.get(agent.agencyId) ?? '',
    ])
  const clients = demoClients
    .filter(({ clientId }) => clientId === demoPortalClient)
    .map(({ email, firstName, lastName }) => [
      email,
      `${firstName} ${lastName}`,
      `client, at ${address}/client/login`,
    ])
  return `
Tembea is at ${address}

Sign in with the password ${demoPassword} as
${table(rows)}
${table(clients)}

Also ${address}/api/docs, ${address}/dev/mail, ${address}/dev/queues.${memory ? ' Data is not saved.' : ''} Ctrl-C stops everything.
`
}

function roleOf({ agentId, capabilities }: (typeof demoAgents)[number]): string {
  if (capabilities.includes('superadmin')) return 'superadmin'
  if (capabilities.includes('contentmanager')) return 'content manager'
  return demoAgencies.some(({ admins }) => admins.includes(agentId)) ? 'lead agent' : 'agent'
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
    .join('\n')
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
