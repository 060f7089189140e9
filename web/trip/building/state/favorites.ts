import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface Favorites {
  /** Supplier codes. */
  readonly favorites: Readonly<Record<string, true>>
}

/**
 * The agent's favorite accommodations. They outlive an itinerary, so they are stored apart from it.
 */
export const useFavorites = create<Favorites>()(
  persist(() => ({ favorites: {} }), {
    name: 'favorite-accommodations',
    storage: createJSONStorage(() => localStorage),
  }),
)

export function toggleFavorite(supplierCode: string): void {
  useFavorites.setState(({ favorites }) => {
    const { [supplierCode]: known, ...others } = favorites
    return { favorites: known ? others : { ...others, [supplierCode]: true } }
  })
}
