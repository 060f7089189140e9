import type { Context } from 'aws-lambda'

/** The context that a function receives: who it is, and how long it still has. */
export const lambdaContext = (functionName: string, awsRequestId: string, deadline: number): Context => ({
  functionName,
  awsRequestId,
  functionVersion: '$LATEST',
  memoryLimitInMB: '1024',
  logStreamName: 'local',
  logGroupName: `/aws/lambda/${functionName}`,
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  done: refuseCallback,
  fail: refuseCallback,
  succeed: refuseCallback,
})

function refuseCallback(): void {
  throw new Error('Return a promise: callbacks are not supported')
}
