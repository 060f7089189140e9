import type { AgencyPatch } from '#shared/api/agencies'
import { type AgencyFileSlot, agencyFileSlots } from '#shared/api/agency-file-slots'
import { refuseField } from '#shared/errors/refuse-field'
import type { MediaId } from '#shared/ids/ids'
import { agencyFileTypes } from '#shared/media/agency-files'
import { extensionFor } from '#shared/media/document-types'
import type { FileStore } from '../data/files/file-store'
import { isScanned } from '../data/files/media-records'
import type { mediaStore } from '../data/files/media-store'
import type { AgencyChange } from '../data/people/agency-changes'
import type { AgencyRecord } from '../data/people/agency-records'

interface Reached {
  readonly media: Pick<ReturnType<typeof mediaStore>, 'get'>
  readonly files: Pick<FileStore, 'publish'>
}

/**
 * Puts uploaded files where everybody may see them, under names that nobody typed, and says what
 * that changes of the agency.
 * @throws AppError request.invalid naming the slot whose file is not there, or not of a type that
 * fits
 */
export async function publishFiles(
  asked: NonNullable<AgencyPatch['files']>,
  agency: AgencyRecord,
  reached: Reached,
): Promise<AgencyChange> {
  const slots = agencyFileSlots.filter((slot) => asked[slot] !== undefined)
  const keys = await Promise.all(
    slots.map(
      async (slot) =>
        [slot, await publishedKey({ slot, id: asked[slot] ?? null, agency }, reached)] as const,
    ),
  )
  const isLogo = ([slot]: (typeof keys)[number]) => slot === 'logo' || slot === 'logoDark'
  const [logos, media] = [keys.filter(isLogo), keys.filter((entry) => !isLogo(entry))]
  return {
    ...(logos.length > 0 && { theme: { ...agency.theme, ...Object.fromEntries(logos) } }),
    ...(media.length > 0 && { media: { ...agency.media, ...Object.fromEntries(media) } }),
  }
}

interface Slot {
  readonly slot: AgencyFileSlot
  readonly id: MediaId | null
  readonly agency: AgencyRecord
}

async function publishedKey(
  { slot, id, agency }: Slot,
  { media, files }: Reached,
): Promise<string | undefined> {
  if (id === null) return undefined
  const medium = await media.get(agency.id, id)
  if (medium?.status === undefined || medium.presentationCategory !== 'agency')
    return refuseField(`body.files.${slot}`, 'Upload the file first')
  if (!isScanned(medium))
    return refuseField(
      `body.files.${slot}`,
      'This file is being scanned for viruses. Try again in a minute',
    )
  const types: readonly string[] = agencyFileTypes[slot].types
  if (!types.includes(medium.mimeType))
    return refuseField(`body.files.${slot}`, `Use ${agencyFileTypes[slot].words}`)
  const key = `agencies/${agency.id}/${id}.${extensionFor(medium.mimeType)}`
  await files.publish(medium, key)
  return key
}
