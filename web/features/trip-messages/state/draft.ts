import { useState } from 'react'

/** The text being written, kept in this tab by its place: it outlives the card, the page and a reload. */
export function useDraft(place: string): [text: string, change: (text: string) => void] {
  const key = `tembea.draft.${place}`
  const [typed, setTyped] = useState(() => ({ key, text: read(key) }))
  if (typed.key !== key) setTyped({ key, text: read(key) })
  return [
    typed.key === key ? typed.text : read(key),
    (text) => {
      setTyped({ key, text })
      write(key, text)
    },
  ]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A full or closed storage is no obstacle to writing.
  }
}
