import { execFile, spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { localCredentials } from '../aws-endpoint'

/** A film by `s3://bucket/key`, and where its files go: their names begin with the end of `to`. */
export interface FilmFolder {
  readonly from: string
  readonly to: string
}

/** Whether there is ffmpeg on this machine; else films stay as they were uploaded. */
export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version']).status === 0

const run = promisify(execFile)
const types = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
} as const

/**
 * Makes what MediaConvert makes, by ffmpeg: under the same names, but a playlist of one quality.
 */
export async function makeFilm({ from, to }: FilmFolder, endpoint: string): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
  })
  const folder = mkdtempSync(join(tmpdir(), 'tembea-film-'))
  const ffmpeg = (...args: readonly string[]) =>
    run('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder })
  try {
    const { Body } = await client.send(new GetObjectCommand(placeOf(from)))
    if (!(Body instanceof Readable)) throw new Error(`${from} is empty`)
    await pipeline(Body, createWriteStream(join(folder, 'original')))
    const name = to.split('/').at(-1) ?? 'film'
    const small = "scale=-2:'trunc(min(1080,ih)/2)*2'"
    const codecs = [
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-ac',
      '2',
    ]
    const whole = [
      '-map',
      '0:v:0',
      '-map',
      '0:a:0?',
      '-vf',
      small,
      ...codecs,
      '-movflags',
      '+faststart',
    ]
    await ffmpeg('-i', 'original', ...whole, `${name}.mp4`)
    const hls = [
      '-c',
      'copy',
      '-f',
      'hls',
      '-hls_time',
      '6',
      '-hls_playlist_type',
      'vod',
      '-hls_flags',
      'single_file',
    ]
    await ffmpeg('-i', `${name}.mp4`, ...hls, `${name}.m3u8`)
    const still = ['-vf', 'thumbnail,scale=1920:-2', '-frames:v', '1', '-update', '1']
    await ffmpeg('-i', `${name}.mp4`, ...still, `${name}-1920.0000000.jpg`)
    const { Bucket, Key } = placeOf(to)
    for (const file of readdirSync(folder).filter((one) => one.startsWith(name))) {
      const ContentType = Object.entries(types).find(([end]) => file.endsWith(`.${end}`))?.[1]
      const Body = readFileSync(join(folder, file))
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: `${Key.slice(0, -name.length)}${file}`,
          Body,
          ContentType,
        }),
      )
    }
  } finally {
    rmSync(folder, { recursive: true })
    client.destroy()
  }
}

function placeOf(address: string): { Bucket: string; Key: string } {
  const [, Bucket = '', Key = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? []
  return { Bucket, Key }
}
