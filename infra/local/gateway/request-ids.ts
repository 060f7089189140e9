import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const run = Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('')
const traceRun = randomBytes(8).toString('hex')
let count = 0

/** An id of a request, unique over starts: sixteen characters like `JKJaXmPLvHcESHA=`, made without asking for randomness. */
export function nextRequestId(): string {
  count += 1
  return `${run}${count.toString(36).padStart(7, '0')}=`
}

/** An X-Ray trace id of this moment, for a request without one. */
export function nextTraceId(now: number): string {
  return `Root=1-${Math.floor(now / 1000).toString(16)}-${traceRun}${count.toString(16).padStart(8, '0')}`
}
