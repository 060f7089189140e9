import type { Context } from 'aws-lambda'
import { limitsOf } from '../../config/functions'

/**
 * The context that a function receives: who it is, and how long it still has of the time of its
 * description.
 */
export const lambdaContext = (
  functionName: string,
  awsRequestId: string,
  calledAt: number,
): Context => ({
  functionName,
  awsRequestId,
  functionVersion: '$LATEST',
  memoryLimitInMB: String(limitsOf(functionName).memoryMb),
  logStreamName: 'local',
  logGroupName: `/aws/lambda/${functionName}`,
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () =>
    Math.max(0, calledAt + limitsOf(functionName).timeoutSeconds * 1000 - Date.now()),
  done: refuseCallback,
  fail: refuseCallback,
  succeed: refuseCallback,
})

function refuseCallback(): void {
  throw new Error('Return a promise: callbacks are not supported')
}
