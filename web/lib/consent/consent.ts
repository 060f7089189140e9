import { useSyncExternalStore } from 'react'

/**
 * Whether somebody lets the use of pages be counted; undefined until they have said so. Kept in
 * this browser.
 */
type Consent = 'yes' | 'no' | undefined

const key = 'usage-consent'
const listeners = new Set<() => void>()
let isAsked = false

/** A browser that signals not to be tracked has said no. */
export function readConsent(): Consent {
  const signals: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator
  const storedConsent = localStorage.getItem(key)
  if (storedConsent === 'yes' || storedConsent === 'no') return storedConsent
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1' ? 'no' : undefined
}

export function setConsent(consent: 'yes' | 'no'): void {
  localStorage.setItem(key, consent)
  for (const tell of listeners) tell()
}

/** Calls back with what was said, now if it was, and whenever it changes. */
export function onConsent(run: (isGiven: boolean) => void): void {
  let last: Consent
  const tell = () => {
    const now = readConsent()
    if (now !== undefined && now !== last) run(now === 'yes')
    last = now
  }
  listeners.add(tell)
  tell()
}

/** Something is configured that needs consent: from now on whoever has not answered is asked. */
export function askForConsent(): void {
  isAsked = true
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Whether consent matters here, and what was said. */
export const useConsent = (): Consent | 'not needed' =>
  useSyncExternalStore(
    subscribe,
    () => (isAsked ? readConsent() : 'not needed'),
    () => 'not needed',
  )
