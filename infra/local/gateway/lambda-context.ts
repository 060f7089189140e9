import type { Context } from 'aws-lambda'

/** The context that a function receives: who it is, and how long it still has. */
export class LambdaContext implements Context {
  readonly functionVersion = '$LATEST'
  readonly memoryLimitInMB = '1024'
  readonly logStreamName = 'local'
  callbackWaitsForEmptyEventLoop = false
  readonly functionName: string
  readonly awsRequestId: string
  readonly #deadline: number

  constructor(functionName: string, awsRequestId: string, deadline: number) {
    this.functionName = functionName
    this.awsRequestId = awsRequestId
    this.#deadline = deadline
  }

  get invokedFunctionArn(): string {
    return `arn:aws:lambda:us-east-1:000000000000:function:${this.functionName}`
  }

  get logGroupName(): string {
    return `/aws/lambda/${this.functionName}`
  }

  getRemainingTimeInMillis(): number {
    return Math.max(0, this.#deadline - Date.now())
  }

  done(): void {
    throw new Error('Return a promise: callbacks are not supported')
  }

  fail(): void {
    this.done()
  }

  succeed(): void {
    this.done()
  }
}
