import { randomBytes } from 'node:crypto'
import { termsVersion } from '#shared/access/terms-of-service'
import { agencyIdSchema, agentIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { hashPassword } from '../../../functions/agents/password'
import { accountStore } from '../../../functions/data/people/account-store'
import { agencyRecord, agentRecord } from '../../../functions/data/people/agency-records'
import {
  agencyKey,
  agentLoginKey,
  bookingKey,
  itineraryKey,
  sessionsOfAgent,
} from '../../../functions/data/table/keys'
import type { Item, Table } from '../../../functions/data/table/table-access'
import { randomId } from '../../../functions/runtime/make-id'

/** What a walk leaves of itself, beside its agency. */
export interface Left {
  itineraryId?: string
  bookingReference?: string
}

/**
 * An agency of a walk's own, marked as such, with an agent who can sign in.
 * @returns their credentials, and what removes them with all that the walk has left; entries that
 * end by themselves stay
 */
export async function makeTestAgency(table: Table) {
  const [agencyId, agentId] = [
    agencyIdSchema.parse(randomId('agency')),
    agentIdSchema.parse(randomId('agent')),
  ]
  const email = `smoke-${agentId.slice(4)}@smoke.invalid`
  const password = randomBytes(18).toString('base64url')
  const agency = agencyRecord.parse({
    id: agencyId,
    name: 'Smoke test (may be deleted)',
    agencyCode: 'SMOKETEST',
    admins: [],
    currency: 'USD',
    model: 'net',
    pricingSettings: {},
    featureFlags: ['useItineraryBuilder2'],
    theme: {},
    objectives: {},
  })
  const agentFields = {
    firstName: 'Smoke',
    lastName: 'Test',
    capabilities: [],
    objectives: { passwordSet: true, termsAccepted: true },
  }
  const agent = agentRecord.parse({
    id: agentId,
    agencyId,
    email,
    acceptedTerms: termsVersion,
    ...agentFields,
  })
  const isStored = await accountStore(table).register(agency, agent, await hashPassword(password))
  if (!isStored) throw new Error(`${email} is taken`)
  const login = { Key: agentLoginKey(email), UpdateExpression: 'SET isVerified = :yes' }
  await table.write([{ Update: { ...login, ExpressionAttributeValues: { ':yes': true } } }])
  return {
    email,
    password,
    async remove({ itineraryId, bookingReference }: Left): Promise<void> {
      const { gsi1pk } = sessionsOfAgent(agencyId, agentId, '')
      const partitions = [
        agencyKey(agencyId).pk,
        agentLoginKey(email).pk,
        ...(itineraryId === undefined
          ? []
          : [itineraryKey(agencyId, itineraryIdSchema.parse(itineraryId)).pk]),
        ...(bookingReference === undefined ? [] : [bookingKey(agencyId, bookingReference).pk]),
      ]
      const items = [
        ...(await Promise.all(partitions.map((pk) => itemsOf(table, 'pk', pk)))).flat(),
        ...(await itemsOf(table, 'gsi1pk', gsi1pk)),
      ]
      for (const { pk, sk } of items)
        await table.write([{ Delete: { Key: { pk: String(pk), sk: String(sk) } } }])
    },
  }
}

const itemsOf = (table: Table, field: 'pk' | 'gsi1pk', value: string): Promise<Item[]> =>
  table.all({
    ...(field === 'pk' ? {} : { IndexName: 'gsi1' }),
    KeyConditionExpression: `${field} = :value`,
    ExpressionAttributeValues: { ':value': value },
  })
