import { countryName } from '#shared/map/country-names'
import { labelPlaceOf } from '#shared/map/country-shapes'
import africa from '../../web/public/map/africa.json'

/**
 * What a new country is unless its body says otherwise: quoted in dollars as safaris are, and, in
 * Africa, where its shape lies.
 */
export function usualCountry({ name }: Readonly<Record<string, unknown>>) {
  const shape = africa.find((one) => countryName(one.name) === name)
  return { currency: 'USD', biome: 'savanna', ...(shape && middleOf(shape)) }
}

function middleOf(shape: (typeof africa)[number]) {
  const { latitude, longitude } = labelPlaceOf(shape)
  return { latitude: toHundredths(latitude), longitude: toHundredths(longitude) }
}

const toHundredths = (degrees: number): number => Math.round(degrees * 100) / 100
