const kept = new Map<string, string>()

/** The browser's storage, in memory. Import it before what uses it. */
export const memoryStorage: Storage = {
  get length() {
    return kept.size
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (key) => kept.delete(key),
  setItem: (key, value) => kept.set(key, value),
}
Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage, configurable: true })
