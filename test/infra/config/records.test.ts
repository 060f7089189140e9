import { expect, test } from 'vitest'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import {
  everyFunction,
  type FunctionSpec,
  functionOf,
  localFunctions,
} from '../../../infra/config/functions'
import { queueJobs, scheduledJobs } from '../../../infra/config/jobs'
import { type Reachable, type Statement, statementsOf } from '../../../infra/config/reach'
import { type Kind, partitionsOf } from '../../../infra/config/record-kinds'
import { everyRecords } from '../../../infra/config/records'
import { recordsOfDomains } from '../../../infra/config/records-of-domains'
import { reachable } from '../made-functions'

const reachesTable = ({ touches }: FunctionSpec): boolean =>
  touches.some((touch) => touch.startsWith('table:'))
const ofTable = everyFunction().filter(reachesTable)
const keysIn = ({ conditions }: Statement) =>
  conditions?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']

test('the role of each function reaches items of the table by kinds of their partitions alone', () => {
  expect(ofTable.length).toBeGreaterThan(300)
  for (const spec of ofTable) {
    const statements = statementsOf(spec, reachable).filter(({ actions }) =>
      actions.some((action) => action.startsWith('dynamodb:')),
    )
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const keys = keysIn(statement) ?? []
      expect(keys.length, spec.name).toBeGreaterThan(0)
      expect(keys, spec.name).not.toContain('*')
      // What matches every partition of an agency must leave out all but the agency itself.
      if (keys.includes('AGENCY#*'))
        expect(statement.conditions?.['ForAllValues:StringNotLike'], spec.name).toEqual({
          'dynamodb:LeadingKeys': ['AGENCY#*#*'],
        })
    }
  }
})

test('a route that strangers may call has a row of its own', () => {
  const ofStrangers = Object.values<Route>(routes)
    .filter(({ who }) => who === 'public')
    .map(functionOf)
    .filter(reachesTable)
  expect(ofStrangers.length).toBeGreaterThan(15)
  expect(ofStrangers.filter(({ records }) => records?.isForStrangers !== true)).toEqual([])
})

test('every row is of a domain, a route or a job that there is', () => {
  const names = new Set(localFunctions().map(({ name }) => name))
  const domains = new Set(everyFunction().map(({ handlerFile }) => handlerFile.split('/')[0]))
  const rows = everyRecords().map(([whose]) => whose)
  expect(rows.filter((whose) => !names.has(whose) && !domains.has(whose))).toEqual([])
  const jobs = [...queueJobs, ...scheduledJobs].filter(({ touches }) =>
    touches.some((touch) => touch.startsWith('table:')),
  )
  expect(jobs.filter(({ name }) => !rows.includes(name))).toEqual([])
})

/** Who may write kinds of records by rows of their own. */
const writersOf = (kind: Kind) =>
  ofTable
    .filter(
      ({ touches, records }) => touches.includes('table:write') && records?.writes.includes(kind),
    )
    .map(({ name }) => name)
    .sort()

test('what people and partners sign in by is written by few functions beside those of accounts', () => {
  expect(writersOf('apiKeys')).toEqual(['createApiKey', 'revokeApiKey'])
  expect(writersOf('agentLogins')).toEqual([
    ...['createAgency', 'createAgent', 'handOver', 'patchAgent', 'removeAgent', 'sendInvite'],
  ])
  expect(writersOf('agentLinks')).toEqual(['messageWorker'])
  expect(writersOf('factors')).toEqual([])
  expect(writersOf('sessions')).toEqual(
    [
      ...['createApiKey', 'revokeApiKey', 'endSession', 'endOtherSessions'],
      ...['endClientSession', 'endOtherClientSessions', 'logoutClient', 'switchClientAgency'],
      ...['loginClient', 'enterClient', 'eraseClient', 'finishErasures'],
    ].sort(),
  )
  expect(writersOf('configuration')).toEqual(['patchServerConfiguration'])
})

test('no domain as a whole reaches what people sign in by, or the secrets of agencies', () => {
  const secret = ['sessions', 'sessionLists', 'clientLogins', 'clientLinks', 'agentLinks'] as const
  const reached = Object.entries(recordsOfDomains).flatMap(([domain, { reads, writes }]) =>
    [...reads, ...writes]
      .filter((kind) => [...secret, 'hookSettings', 'workNotes'].includes(kind))
      .map((kind) => `${domain} ${kind}`),
  )
  // A key's sign-in lies as a session does.
  expect(reached).toEqual(['api-keys sessions'])
})

test('no role of a table’s function reaches passkeys, or tickets of signing in, by a row', () => {
  const keys = everyRecords().flatMap(([, { reads, writes }]) =>
    partitionsOf([...reads, ...writes]),
  )
  expect(keys.filter((key) => /^(PASSKEY|TICKET)/.test(key))).toEqual([])
})

/** IAM takes so many characters of a role's inline policies together, without white space. */
const policyCharacters = 10_240

test('the policy of each role is as short as IAM takes, whatever CloudFormation calls the table', () => {
  const named = `arn:aws:dynamodb:us-east-1:000000000000:table/${'x'.repeat(100)}`
  const longest: Reachable = {
    ...reachable,
    table: { ...reachable.table, name: named, arn: named },
  }
  const lengths = everyFunction().map((spec) => ({
    name: spec.name,
    length: JSON.stringify({
      Version: '2012-10-17',
      Statement: statementsOf(spec, longest).map(({ actions, resources, conditions }) => ({
        Effect: 'Allow',
        Action: actions,
        Resource: resources,
        Condition: conditions,
      })),
    }).length,
  }))
  // Lambda's own logs, traces and queues want some hundred beside.
  expect(lengths.filter(({ length }) => length > policyCharacters - 1_000)).toEqual([])
})
