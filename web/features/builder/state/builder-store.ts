import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { type BuilderData, initialData } from './builder-data'
import { revive } from './revive'

/** 2 §9. */
export const storageKey = 'itinerary-builder'

/** The builder's state, kept in the browser. What changes it are the functions of the *-actions files beside this one. */
export const useBuilder = create<BuilderData>()(
  persist(() => initialData, {
    name: storageKey,
    version: 1,
    storage: createJSONStorage(() => localStorage),
    merge: (stored) => revive(stored),
    onRehydrateStorage: () => (_data, error) => {
      if (error !== undefined) console.warn('The stored itinerary could not be read', error) // 2 §8: only logged
    },
  }),
)

/** Changes the state by a pure function; the parts that it names. */
export function change(how: (data: BuilderData) => Partial<BuilderData>): void {
  useBuilder.setState(how)
}
