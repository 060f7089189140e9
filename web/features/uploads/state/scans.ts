import type { MediaContent } from '#shared/api/media-content'
import { api } from '../../../lib/api/api'
import { isApiError } from '../../../lib/api/api-error'
import { attempt } from '../../../lib/store/create-store'
import { sendCaptions } from './captions'
import { changeUpload, type LibraryUpload, uploadsStore } from './uploads-store'

const place = 'tembea-scans'
/** Files of this browser whose scan had not ended when it was closed. */
export const keptScans = attempt<readonly LibraryUpload[]>(
  () => JSON.parse(localStorage.getItem(place) ?? '[]'),
  [],
)

const scanning = () => uploadsStore.get().filter(({ state }) => state === 'scanning')
const keep = () => attempt(() => localStorage.setItem(place, JSON.stringify(scanning())), undefined)

/**
 * Shows what a medium of the library is by now; a film that is there gets the captions that came
 * with it.
 */
export function settle(id: string, medium: MediaContent): void {
  const state =
    medium.scan === 'infected' ? 'refused' : medium.scan === 'pending' ? 'scanning' : 'done'
  changeUpload(id, {
    medium,
    state,
    reason: medium.scan === 'infected' ? virusWords(medium) : undefined,
  })
  if (state === 'done') void sendCaptions(medium)
}

/** Why a file was removed. */
export const virusWords = ({ threat }: Pick<MediaContent, 'threat'>): string =>
  `A virus was found${threat === undefined ? '' : ` (${threat})`}, so the file was removed.`

const pauseMs = 5_000
/** So many that are still being scanned end a round: the others were sent later. */
const maxWaiting = 3
let isFollowing = false

/**
 * Lists the files that were being scanned when the browser was closed, and asks after all of them
 * until none is left.
 */
export async function followScans(): Promise<void> {
  const knownUploads = uploadsStore.get()
  uploadsStore.set([
    ...keptScans.filter(({ id }) => !knownUploads.some((upload) => upload.id === id)),
    ...knownUploads,
  ])
  if (isFollowing) return
  isFollowing = true
  while (scanning().length > 0) {
    let waiting = 0
    for (const { id, medium } of scanning()) {
      if (medium === undefined || waiting === maxWaiting) continue
      try {
        const now = await api('GET /api/MediaContent/{id}', { params: { id: medium.id } })
        settle(id, now)
        if (now.scan === 'pending') waiting += 1
      } catch (error) {
        if (isApiError(error, 'record.not-found'))
          changeUpload(id, { state: 'refused', reason: 'The file was removed.' })
        else waiting += 1 // the connection: it is asked again
      }
    }
    keep()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  keep()
  isFollowing = false
}
