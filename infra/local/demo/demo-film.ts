import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { localCredentials } from '../aws-endpoint'
import { projectFolder } from './rows'

const folder = 'infra/local/demo/film'
/** The playlist names parts of the very file that plays without one. */
const types = {
  'okavango.m3u8': 'application/vnd.apple.mpegurl',
  'okavango.mp4': 'video/mp4',
  'okavango-1920.jpg': 'image/jpeg',
  'okavango.vtt': 'text/vtt',
} as const

/**
 * Puts the film of the demo trips where everybody may see it: `films/okavango.m3u8` and what lies
 * beside it.
 */
export async function putDemoFilm({
  endpoint,
  bucket,
}: {
  endpoint: string
  bucket: string
}): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
  })
  for (const [name, ContentType] of Object.entries(types)) {
    const Body = readFileSync(join(projectFolder(), folder, name))
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: `films/${name}`, Body, ContentType }),
    )
  }
  client.destroy()
}
