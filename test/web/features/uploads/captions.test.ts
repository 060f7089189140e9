// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MediaContent } from '#shared/api/media-content'
import { fakeServer } from '../../lib/api/support'

const film = { id: 'med_film', userFilename: 'Delta.mp4', mediaType: 'video' } as MediaContent
const captions = new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nElephants'], 'delta.vtt')

/** The module as a page that was opened anew has it. */
const aPage = async () => {
  vi.resetModules()
  return import('../../../../web/features/uploads/state/captions')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('captions wait for their film, also over a page that is closed, and are sent once', async () => {
  await (await aPage()).keepCaptions(captions)
  const requests = fakeServer({ status: 200, body: {} })
  const later = await aPage()
  await later.sendCaptions({ ...film, mediaType: 'photo' } as MediaContent)
  await later.sendCaptions({ ...film, userFilename: 'Other.mp4' } as MediaContent)
  expect(requests).toEqual([])
  await later.sendCaptions(film)
  await later.sendCaptions(film)
  await (await aPage()).sendCaptions(film)
  expect(requests.map(({ url }) => url)).toEqual(['/api/MediaContent/med_film/captions'])
  expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ captions: await captions.text() })
})

test('captions whose film has not come within a day are for no later film of that name', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] })
  await (await aPage()).keepCaptions(captions)
  vi.setSystemTime(new Date('2026-11-21T08:00:01Z'))
  const requests = fakeServer({ status: 200, body: {} })
  await (await aPage()).sendCaptions(film)
  expect(requests).toEqual([])
})

test.each(['{', 'null', '{}', '[1]'])('a storage that holds %s is no obstacle', async (held) => {
  localStorage.setItem('tembea-captions', held)
  const requests = fakeServer({ status: 200, body: {} })
  const page = await aPage()
  await page.keepCaptions(captions)
  await page.sendCaptions(film)
  expect(requests).toHaveLength(1)
})
