import {
  CreateJobCommand,
  GetJobCommand,
  MediaConvertClient,
  NotFoundException,
} from '@aws-sdk/client-mediaconvert'
import { filmFolder } from '#shared/media/film'
import { clientOptions } from '../../runtime/aws-client'
import { optionalEnv, readEnv } from '../../runtime/env'
import { filmSettings } from './film-settings'

/** Makes uploaded films ready for the web: a playlist of several qualities, an mp4 and a still. */
export interface FilmMaker {
  /** @returns the job; of the same film the same one */
  start(film: { readonly id: string; readonly key: string }): Promise<string>
  standing(job: string): Promise<'underWay' | 'done' | 'failed'>
}

/** MediaConvert, in the role that it has for our bucket; undefined where nothing makes films. */
export function theFilmMaker(): FilmMaker | undefined {
  const Role = optionalEnv('filmRoleArn')
  if (Role === undefined) return undefined
  const { mediaBucket } = readEnv('mediaBucket')
  const client = new MediaConvertClient(
    clientOptions({ endpoint: 'mediaConvertEndpoint', timeLimitMs: 10_000, maxAttempts: 3 }),
  )
  return filmMaker({ client, role: Role, bucket: mediaBucket })
}

interface Place {
  readonly client: MediaConvertClient
  readonly role: string
  readonly bucket: string
}

export const filmMaker = ({ client, role: Role, bucket }: Place): FilmMaker => ({
  async start({ id, key }) {
    const to = `s3://${bucket}/${filmFolder(id)}film`
    const Settings = filmSettings(`s3://${bucket}/${key}`, to)
    const { Job } = await client.send(
      new CreateJobCommand({ Role, ClientRequestToken: id, Settings }),
    )
    if (Job?.Id === undefined) throw new Error('MediaConvert names no job')
    return Job.Id
  },
  async standing(Id) {
    try {
      const { Job } = await client.send(new GetJobCommand({ Id }))
      if (Job?.Status === 'COMPLETE') return 'done'
      return Job?.Status === 'ERROR' || Job?.Status === 'CANCELED' ? 'failed' : 'underWay'
    } catch (error) {
      if (error instanceof NotFoundException) return 'failed' // it keeps jobs for three months
      throw error
    }
  },
})
