import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import * as z from 'zod/mini'
import { callerOf } from '../aws-endpoint'
import { readBody } from '../gateway/read-body'
import { accountId, type Judge } from '../judge/judge'
import type { FilmFolder } from './make-film'

const place = z.string().check(z.startsWith('s3://'))
const createJob = z.object({
  clientRequestToken: z.string(),
  settings: z.object({
    inputs: z.tuple([z.object({ fileInput: place })]),
    outputGroups: z.array(
      z.object({
        outputGroupSettings: z.object({
          hlsGroupSettings: z.optional(z.object({ destination: place })),
        }),
      }),
    ),
  }),
})

interface Options {
  /** Makes a film's files; rejects when it can't. */
  readonly make: (film: FilmFolder) => Promise<void>
  readonly judge?: Judge | undefined
  readonly reportFailure: (name: string, error: unknown) => void
}

const arnOf = (what: string) => `arn:aws:mediaconvert:us-east-1:${accountId}:${what}`

/**
 * CreateJob and GetJob of MediaConvert. Jobs are made one after the other, and forgotten with the
 * process.
 */
export function filmsEndpoint({ make, judge, reportFailure }: Options): RequestListener {
  const jobs = new Map<string, { id: string; status: 'PROGRESSING' | 'COMPLETE' | 'ERROR' }>()
  const byToken = new Map<string, string>()
  let last = Promise.resolve()
  const start = (token: string, film: FilmFolder) => {
    const job = { id: randomUUID(), status: 'PROGRESSING' as 'PROGRESSING' | 'COMPLETE' | 'ERROR' }
    jobs.set(job.id, job)
    byToken.set(token, job.id)
    last = last.then(() =>
      make(film).then(
        () => {
          job.status = 'COMPLETE'
        },
        (error: unknown) => {
          job.status = 'ERROR'
          reportFailure('films', error)
        },
      ),
    )
    return job
  }
  return async (request, response) => {
    const answer = (status: number, body: object, type?: string) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(type && { 'x-amzn-errortype': type }),
      })
      response.end(JSON.stringify(body))
    }
    const [, asked] = /^\/2017-08-29\/jobs(?:\/([\w-]+))?$/.exec(request.url ?? '') ?? []
    const isNew = request.method === 'POST' && asked === undefined
    const jobCall = isNew
      ? { action: 'mediaconvert:CreateJob', resource: arnOf('queues/Default') }
      : { action: 'mediaconvert:GetJob', resource: arnOf(`jobs/${asked}`) }
    const caller = callerOf(request)
    const denial = caller && (await judge?.(caller, [jobCall]))
    if (denial) return answer(403, { message: denial }, 'ForbiddenException')
    if (!isNew) {
      const job = jobs.get(asked ?? '')
      return job === undefined
        ? answer(404, { message: 'No such job' }, 'NotFoundException')
        : answer(200, { job })
    }
    const body = createJob.safeParse(
      JSON.parse(String((await readBody(request, 1_000_000)) ?? '{}')),
    )
    const to = body.data?.settings.outputGroups.find(
      ({ outputGroupSettings: { hlsGroupSettings } }) => hlsGroupSettings,
    )
    const destination = to?.outputGroupSettings.hlsGroupSettings?.destination
    if (!body.success || destination === undefined)
      return answer(400, { message: 'No film' }, 'BadRequestException')
    const { clientRequestToken: token, settings } = body.data
    const knownJob = jobs.get(byToken.get(token) ?? '')
    answer(201, {
      job: knownJob ?? start(token, { from: settings.inputs[0].fileInput, to: destination }),
    })
  }
}
