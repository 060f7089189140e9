import { attempt } from '../../../lib/store/create-store'

/** What a client typed here, kept on the device for them alone. */
const prefix = 'tembea.client.'

export const readKept = (name: string): string =>
  attempt(() => localStorage.getItem(prefix + name), null) ?? ''

/** Keeps a text; an empty one is forgotten. */
export const keepHere = (name: string, text: string): void =>
  attempt(() => {
    if (text === '') localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, text)
  }, undefined)

export const forgetKept = (): void =>
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key)
  }, undefined)
