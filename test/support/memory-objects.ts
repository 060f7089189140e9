import type { Objects } from '../../functions/data/catalogue/published-objects'

/** Published objects in memory, with what was read from it. */
export function memoryObjects(): Objects & {
  readonly read: string[]
  readonly keys: () => string[]
} {
  const objects = new Map<string, Uint8Array>()
  const read: string[] = []
  return {
    read,
    keys: () => [...objects.keys()],
    get: async (key) => {
      read.push(key)
      return objects.get(key)
    },
    put: async (key, bytes) => void objects.set(key, bytes),
  }
}
