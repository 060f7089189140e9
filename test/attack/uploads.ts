import sharp from 'sharp'
import * as z from 'zod/mini'

const registered = z.object({ url: z.url(), mimeType: z.literal('image/jpeg') })

/** Puts a photo to an address that an answer gave for it, as the app does. */
export async function uploadTo(answer: unknown): Promise<void> {
  const { data } = registered.safeParse(answer)
  if (data === undefined) return
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'tan' } })
  const body = new Uint8Array(await photo.jpeg().toBuffer())
  await fetch(data.url, { method: 'PUT', headers: { 'content-type': data.mimeType }, body })
}
