import { describe, expect, test, vi } from 'vitest'
import { type MediaContent, mediaContent } from '#shared/api/media-content'
import { itineraryIdSchema } from '#shared/ids/ids'
import {
  type UploadCalls,
  uploadQueue,
} from '../../../../web/features/trip-documents/state/upload-queue'
import { type FileToPut, PutFailed } from '../../../../web/lib/files/put-file'

const trip = itineraryIdSchema.parse('itn_hartley')
const pdf = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function setup() {
  let ids = 0
  const puts: (FileToPut & { end: (error?: Error) => void })[] = []
  const arrived: MediaContent[] = []
  const calls = {
    create: vi.fn<UploadCalls['create']>(
      async ({ userFilename, size, mimeType, presentationOrder }) =>
        mediaContent.parse({
          id: `med_${userFilename.replace(/\W/g, '').padEnd(4, '0')}`,
          userFilename,
          size,
          mimeType,
          presentationOrder,

          mediaType: 'unknown',
          presentationVisibility: false,
          presentationCategory: 'documents',
          itineraryId: trip,
          createdBy: { id: 'agt_naledi', name: 'Naledi' },
          createdAt: '2026-11-20T10:00:00.000Z',
          url: 'http://s',
        }),
    ),
    put: (file: FileToPut) =>
      new Promise<void>((resolve, reject) => {
        file.signal.addEventListener('abort', () => reject(file.signal.reason))
        puts.push({ ...file, end: (error) => (error === undefined ? resolve() : reject(error)) })
      }),
    finish: vi.fn<UploadCalls['finish']>(async (id) => ({ ...arrivedAs(id), status: 'uploaded' })),
    drop: vi.fn(async () => undefined),
    failureText: String,
    onArrived: (document: MediaContent) => void arrived.push(document),
    onIdle: vi.fn(),
    onBusy: vi.fn(),
    makeId: () => {
      ids += 1
      return `up_${ids}`
    },
  }
  const arrivedAs = (id: string) =>
    mediaContent.parse({
      id,
      userFilename: id,
      size: 1,
      mimeType: 'application/pdf',
      mediaType: 'unknown',
      presentationOrder: 1,
      presentationVisibility: false,
      presentationCategory: 'documents',
      itineraryId: trip,
      createdBy: { id: 'agt_naledi', name: 'Naledi' },
      createdAt: '2026-11-20T10:00:00.000Z',
    })
  const queue = uploadQueue(calls)
  const states = () => queue.get().map(({ name, state }) => `${name} ${state}`)
  return { queue, calls, puts, arrived, states }
}

describe('the files on their way', () => {
  test('go three at once, tell how far they are, and leave when they are there', async () => {
    const { queue, puts, arrived, states, calls } = setup()
    queue.add(
      trip,
      ['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)),
      5,
    )
    await settled()
    expect(states()).toEqual(['a.pdf sending', 'b.pdf sending', 'c.pdf sending', 'd.pdf waiting'])
    puts[0]?.onSent(4)
    expect(queue.get()[0]?.sent).toBe(4)
    puts[0]?.onSent(999)
    expect(queue.get()[0]?.sent).toBe(10)
    puts[0]?.end()
    await settled()
    expect(states()).toEqual(['b.pdf sending', 'c.pdf sending', 'd.pdf sending'])
    expect(calls.onIdle).not.toHaveBeenCalled()
    for (const put of puts) put.end()
    await settled()
    expect([queue.get(), arrived.length]).toEqual([[], 4])
    expect(calls.create.mock.calls.map(([asked]) => asked.presentationOrder)).toEqual([5, 6, 7, 8])
    expect(calls.onIdle.mock.calls).toEqual([[4]])
    expect(calls.onBusy.mock.lastCall).toEqual([false])
  })

  test('are refused before anything is sent', async () => {
    const { queue, calls } = setup()
    queue.add(trip, [new File(['x'], 'setup.exe'), pdf('empty.pdf', 0)], 1)
    await settled()
    expect(queue.get().map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', '.exe files aren’t supported. Use PDF, image, Office, email or video files.'],
      ['refused', 'This file is empty.'],
    ])
    expect(calls.create).not.toHaveBeenCalled()
    queue.cancel('up_1')
    expect(queue.get()).toHaveLength(1)
  })

  test('are cancelled where they are, and their room is given up', async () => {
    const { queue, calls } = setup()
    queue.add(trip, [pdf('a.pdf')], 1)
    await settled()
    queue.cancel('up_1')
    await settled()
    expect(queue.get()).toEqual([])
    expect(calls.drop).toHaveBeenCalledTimes(1)
    expect(calls.onIdle).not.toHaveBeenCalled()
  })

  test('that fail on the way can be sent again, from the beginning', async () => {
    const { queue, calls, puts, states } = setup()
    queue.add(trip, [pdf('a.pdf')], 1)
    await settled()
    puts[0]?.end(new PutFailed('The connection was lost during the upload.'))
    await settled()
    expect(queue.get()[0]).toMatchObject({
      state: 'failed',
      reason: 'The connection was lost during the upload.',
    })
    expect(calls.drop).toHaveBeenCalledTimes(1)
    queue.again('up_1')
    await settled()
    expect(states()).toEqual(['a.pdf sending'])
    puts[1]?.end()
    await settled()
    expect([queue.get(), calls.create.mock.calls.length]).toEqual([[], 2])
  })

  test('that are there already are not sent twice when the last step failed', async () => {
    const { queue, calls, puts, arrived } = setup()
    calls.finish.mockRejectedValueOnce(new Error('No answer'))
    queue.add(trip, [pdf('a.pdf')], 1)
    await settled()
    puts[0]?.end()
    await settled()
    expect(queue.get()[0]).toMatchObject({ state: 'failed', reason: 'Error: No answer' })
    expect(calls.drop).not.toHaveBeenCalled()
    queue.again('up_1')
    await settled()
    expect([queue.get(), arrived.length, puts.length]).toEqual([[], 1, 1])
  })

  test('that failed at the last step are given up when they are taken off', async () => {
    const { queue, calls, puts } = setup()
    calls.finish.mockRejectedValueOnce(new Error('No answer'))
    queue.add(trip, [pdf('a.pdf')], 1)
    await settled()
    puts[0]?.end()
    await settled()
    queue.cancel('up_1')
    expect([queue.get(), calls.drop.mock.calls.length]).toEqual([[], 1])
    queue.again('up_1')
    queue.cancel('up_1')
    expect(queue.get()).toEqual([])
  })
})
