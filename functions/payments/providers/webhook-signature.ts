import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long after it was signed a message is taken: what is older may be a recording. */
export const signatureToleranceMs = 5 * 60_000

/**
 * A signature of a body at a time, as `t=1795154400,v1=hex`: the form that the big providers use.
 */
export function signBody(
  body: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${macOf(body, { secret, seconds })}`
}

/** Whether a signature is of this body, by this secret, and fresh. */
export function isSigned(
  body: string,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): boolean {
  const parts = new Map(
    signature
      .split(',')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  const seconds = Number(parts.get('t'))
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() - seconds * 1000) > signatureToleranceMs)
    return false
  const [given, due] = [
    Buffer.from(parts.get('v1') ?? ''),
    Buffer.from(macOf(body, { secret, seconds })),
  ]
  return given.length === due.length && timingSafeEqual(given, due)
}

const macOf = (body: string, { secret, seconds }: { secret: string; seconds: number }): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
