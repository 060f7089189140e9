import { useSyncExternalStore } from 'react'

/** A greeting that fits the hour of the reader's own clock. */
export function greetingAt(now: Date): string {
  const hour = now.getHours()
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** The greeting of now; a neutral one in the page's file, which is read at any hour. */
export function useGreeting(): string {
  return useSyncExternalStore(
    () => () => {},
    () => greetingAt(new Date()),
    () => 'Welcome back',
  )
}
