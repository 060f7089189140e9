import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MediaConvertClient } from '@aws-sdk/client-mediaconvert'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filmMaker } from '../../../../functions/media/films/film-maker'
import {
  type AwsEndpoint,
  localCredentials,
  startAwsEndpoint,
} from '../../../../infra/local/aws-endpoint'
import { filmsEndpoint } from '../../../../infra/local/films/films-endpoint'
import { type FilmFolder, hasFfmpeg, makeFilm } from '../../../../infra/local/films/make-film'
import { startS3 } from '../../../../infra/local/s3'

const film = { id: 'med_1', key: 'pictures/films/med_1/original.mp4' }

describe('films on one machine', () => {
  const asked: FilmFolder[] = []
  let endpoint: AwsEndpoint
  let end: (error?: Error) => void
  const make = (folder: FilmFolder) => {
    asked.push(folder)
    return new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve())
    })
  }
  beforeAll(async () => {
    endpoint = await startAwsEndpoint(filmsEndpoint({ make, reportFailure: () => undefined }))
  })
  afterAll(() => endpoint.stop())
  const maker = () =>
    filmMaker({
      client: new MediaConvertClient({
        endpoint: endpoint.endpoint,
        region: 'us-east-1',
        credentials: localCredentials,
      }),
      role: 'arn:aws:iam::000000000000:role/films',
      bucket: 'tembea-media',
    })
  const soon = (job: string, standing: string) =>
    expect.poll(() => maker().standing(job)).toBe(standing)

  test('are made once for a film, whose job says how far it is', async () => {
    const job = await maker().start(film)
    expect(await maker().start(film)).toBe(job)
    expect(asked).toEqual([
      { from: `s3://tembea-media/${film.key}`, to: 's3://tembea-media/pictures/films/med_1/film' },
    ])
    expect(await maker().standing(job)).toBe('underWay')
    end()
    await soon(job, 'done')
  })

  test('are not made when that fails, or the job is forgotten', async () => {
    const job = await maker().start({ ...film, id: 'med_2' })
    await expect.poll(() => asked.length).toBe(2)
    end(new Error('no film'))
    await soon(job, 'failed')
    expect(await maker().standing('no-such-job')).toBe('failed')
  })
})

// Runs only where there is ffmpeg: without it, films stay as they were uploaded.
describe.skipIf(!hasFfmpeg())('ffmpeg', () => {
  test('makes a playlist, an mp4 and a still of a film without sound', {
    timeout: 60_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tembea-films-'))
    const storage = await startS3({ dataFolder: join(folder, 's3'), buckets: ['tembea-media'] })
    try {
      const original = join(folder, 'original.mov')
      execFileSync('ffmpeg', [
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        'testsrc=s=321x241:r=10:d=2',
        '-c:v',
        'libx264',
        original,
      ])
      const { endpoint } = storage
      const client = new S3Client({
        endpoint,
        region: 'us-east-1',
        forcePathStyle: true,
        credentials: localCredentials,
      })
      const at = { Bucket: 'tembea-media' }
      await client.send(
        new PutObjectCommand({ ...at, Key: film.key, Body: readFileSync(original) }),
      )
      await makeFilm(
        {
          from: `s3://tembea-media/${film.key}`,
          to: 's3://tembea-media/pictures/films/med_1/film',
        },
        endpoint,
      )
      const read = async (name: string) => {
        const { Body, ContentType } = await client.send(
          new GetObjectCommand({ ...at, Key: `pictures/films/med_1/${name}` }),
        )
        return { type: ContentType, bytes: Buffer.from((await Body?.transformToByteArray()) ?? []) }
      }
      const playlist = await read('film.m3u8')
      expect(playlist.type).toBe('application/vnd.apple.mpegurl')
      expect(playlist.bytes.toString()).toMatch(/#EXT-X-ENDLIST/)
      expect((await read('film.ts')).type).toBe('video/mp2t')
      expect((await read('film.mp4')).bytes.subarray(4, 8).toString()).toBe('ftyp')
      expect((await read('film-1920.0000000.jpg')).bytes.subarray(0, 2)).toEqual(
        Buffer.from([0xff, 0xd8]),
      )
      client.destroy()
    } finally {
      await storage.stop()
      rmSync(folder, { recursive: true })
    }
  })
})
