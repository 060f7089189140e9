import type { RequestListener } from 'node:http'
import { callerOf } from './aws-endpoint'
import { accountId, type Judge } from './judge/judge'

interface JobEndpoint {
  /** Starts a job; false when there is none of that name. */
  readonly run: (job: string) => boolean
  readonly judge: Judge
}

/**
 * The one call of Lambda that our functions make: it starts a scheduled job, and answers before
 * that is done.
 */
export function jobEndpoint({ run, judge }: JobEndpoint): RequestListener {
  return async (request, response) => {
    const answer = (status: number, type?: string, Message?: string) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(type && { 'x-amzn-errortype': type }),
      })
      response.end(Message === undefined ? '' : JSON.stringify({ Message }))
    }
    const name = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/.exec(request.url ?? '')?.[1]
    if (name === undefined)
      return answer(400, 'InvalidRequestContentException', 'Only functions can be started here')
    const resource = `arn:aws:lambda:us-east-1:${accountId}:function:${name}`
    const caller = callerOf(request)
    const denial = caller && (await judge(caller, [{ action: 'lambda:InvokeFunction', resource }]))
    if (denial !== undefined) return answer(403, 'AccessDeniedException', denial)
    if (!run(name.split('-').at(-1) ?? ''))
      return answer(404, 'ResourceNotFoundException', `No function ${name}`)
    answer(202)
  }
}
