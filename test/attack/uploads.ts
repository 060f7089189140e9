import sharp from 'sharp'
import * as z from 'zod/mini'

/** How large every uploaded file is. */
export const uploadedBytes = 4_000

const registered = z.object({ url: z.url(), mimeType: z.enum(['image/jpeg', 'video/mp4']) })

/** Puts a photo or a film to an address that an answer gave for it, as the app does. */
export async function uploadTo(answer: unknown): Promise<void> {
  const { data } = registered.safeParse(answer)
  if (data === undefined) return
  const body = new Uint8Array(uploadedBytes) // what follows a picture's end is not read
  body.set(data.mimeType === 'video/mp4' ? filmStart : await photo())
  await fetch(data.url, { method: 'PUT', headers: { 'content-type': data.mimeType }, body })
}

/** What every MP4 film begins with. */
const filmStart = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
