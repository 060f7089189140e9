import type * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { type PlannedWrite, putNew } from '../table/commit'
import { agentLoginKey } from '../table/keys'
import type { AgentRecord, agentLoginRecord } from './agency-records'

/**
 * The writes by which the sign-in of somebody is found by another email; the agent's record has to
 * say it, too. Sessions, passkeys and trips know people by their id, and stay. They refuse with
 * client.email-exists where the address has an account, and record.changed where the account
 * changed meanwhile.
 */
export const loginMove = (
  { id, email: old }: AgentRecord,
  login: z.infer<typeof agentLoginRecord>,
  email: string,
): PlannedWrite[] => [
  putNew({ ...agentLoginKey(email), ...login }, () => new AppError('client.email-exists')),
  {
    write: {
      Delete: {
        Key: agentLoginKey(old),
        ConditionExpression: 'agentId = :id AND passwordHash = :hash',
        ExpressionAttributeValues: { ':id': id, ':hash': login.passwordHash },
      },
    },
    refused: () => new AppError('record.changed'),
  },
]
