import type { MediaContent } from '#shared/api/media-content'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'

/** Captions that came with films, by the name that they share. */
const waiting = new Map<string, string>()

export const isCaptions = ({ name }: Pick<File, 'name'>): boolean => /\.vtt$/i.test(name)
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').toLowerCase()

/** Keeps captions until their film has arrived. */
export async function keepCaptions(file: File): Promise<void> {
  waiting.set(stemOf(file.name), await file.text())
}

/** Puts the captions that came with a film beside it; one that came without any is left alone. */
export async function sendCaptions({ id, userFilename, mediaType }: MediaContent): Promise<void> {
  const captions = waiting.get(stemOf(userFilename))
  if (captions === undefined || mediaType !== 'video') return
  waiting.delete(stemOf(userFilename))
  try {
    await api('PUT /api/MediaContent/{id}/captions', { params: { id }, body: { captions } })
  } catch (error) {
    const reason = fieldErrorsOf(error).captions ?? failureText(error)
    showSnackbar(`The captions of ${userFilename} couldn’t be saved. ${reason}`, { tone: 'error' })
  }
}
