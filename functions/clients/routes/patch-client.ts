import { type ClientPatch, clientsRoutes } from '#shared/api/clients'
import { AppError } from '#shared/errors/app-error'
import { ClientChangedMeanwhile } from '../../data/clients/client-change'
import type { ClientRecord } from '../../data/clients/client-records'
import { callerIn } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { optionalIfMatchOf } from '../../runtime/parse-request'
import { clientAudit } from '../client-audit'
import { type ClientDeps, clientMakers } from '../client-deps'
import { clientViewOf } from '../client-view'

/**
 * Updates the fields in the body; If-Match, when sent, must be the current version. A new name goes into the client's
 * trips too.
 */
export const patchClient = useCaseOnce(clientsRoutes.patchClient, async (call, deps: ClientDeps, keep) => {
  const { principal, params, body, event } = call
  const now = deps.clock.now()
  const [found, agent] = await Promise.all([
    deps.clients.get(principal.agencyId, params.id),
    callerIn(deps.agencies, principal),
  ])
  const before = requireOwn(principal, found)
  if (agent === undefined) throw new AppError('auth.required')
  const expected = optionalIfMatchOf(event) ?? before.version
  if (before.version !== expected) throw changed(expected, before)
  const after = patched(before, body, now)
  const fields = changedFields(before, after)
  if (fields.length === 0) return { answer: clientViewOf(before), version: expected }

  const { version } = after
  const answer = clientViewOf(after)
  const done = { id: deps.makeId('audit'), action: 'agent_updated_client', fields } as const
  const audit = [clientAudit(after, { ...done, principal, agent })]
  await deps.clients.save({ before, after, audit, answer: keep(answer, version) }).catch(refuseStale(expected))
  return { answer, version }
})

function changed(expectedVersion: number, current: ClientRecord): AppError {
  const facts = { expectedVersion, actualVersion: current.version, current: clientViewOf(current) }
  return new AppError('record.changed', facts)
}

const refuseStale =
  (expected: number) =>
  (error: unknown): never => {
    if (!(error instanceof ClientChangedMeanwhile)) throw error
    throw error.current === undefined ? new AppError('record.not-found') : changed(expected, error.current)
  }

function patched(before: ClientRecord, { contact, ...patch }: ClientPatch, now: Date): ClientRecord {
  const given: Partial<ClientRecord> = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  )
  const { phone = before.contact.phone, address = before.contact.address } = contact ?? {}
  return { ...before, ...given, contact: { phone, address }, version: before.version + 1, updatedAt: now.toISOString() }
}

const everMoved: readonly string[] = ['version', 'updatedAt']

function changedFields(before: ClientRecord, after: ClientRecord): string[] {
  const stored = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored.get(field)))
    .flatMap(([field]) => (everMoved.includes(field) ? [] : [field]))
}

export const handler = lambdaFor(patchClient, clientMakers)
