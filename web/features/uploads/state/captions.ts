import type { MediaContent } from '#shared/api/media-content'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { attempt } from '../../../lib/store/create-store'

interface Kept {
  readonly text: string
  readonly at: number
}

const place = 'tembea-captions'
/** As long as the storage keeps the parts of a film. */
const keptMs = 24 * 3_600_000

/**
 * Captions that came with films, by the name that they share, also of films that were on their way
 * when the browser was closed.
 */
const waiting = attempt(readKept, new Map<string, Kept>())
function readKept(): Map<string, Kept> {
  const storedCaptions: [string, Kept][] = JSON.parse(localStorage.getItem(place) ?? '[]')
  return new Map(storedCaptions.filter(([, { at }]) => Date.now() - at < keptMs))
}
const keep = () =>
  attempt(() => localStorage.setItem(place, JSON.stringify([...waiting])), undefined)

export const isCaptions = ({ name }: Pick<File, 'name'>): boolean => /\.vtt$/i.test(name)
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').toLowerCase()

/** Keeps captions until their film has arrived. */
export async function keepCaptions(file: File): Promise<void> {
  waiting.set(stemOf(file.name), { text: await file.text(), at: Date.now() })
  keep()
}

/** Puts the captions that came with a film beside it; one that came without any is left alone. */
export async function sendCaptions({ id, userFilename, mediaType }: MediaContent): Promise<void> {
  const captions = waiting.get(stemOf(userFilename))
  if (captions === undefined || mediaType !== 'video') return
  waiting.delete(stemOf(userFilename))
  keep()
  try {
    await api('PUT /api/MediaContent/{id}/captions', {
      params: { id },
      body: { captions: captions.text },
    })
  } catch (error) {
    const reason = fieldErrorsOf(error).captions ?? failureText(error)
    showSnackbar(`The captions of ${userFilename} couldn’t be saved. ${reason}`, { tone: 'error' })
  }
}
