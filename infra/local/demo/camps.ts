import { botswanaCamps } from './camps/botswana'
import type { CampRow } from './camps/camp-row'
import { eswatiniCamps } from './camps/eswatini'
import { kenyaCamps } from './camps/kenya'
import { lesothoCamps } from './camps/lesotho'
import { malawiCamps } from './camps/malawi'
import { mauritiusCamps } from './camps/mauritius'
import { mozambiqueCamps } from './camps/mozambique'
import { namibiaCamps } from './camps/namibia'
import { restOfWorldCamps } from './camps/rest-of-world'
import { rwandaCamps } from './camps/rwanda'
import { seychellesCamps } from './camps/seychelles'
import { southAfricaCamps } from './camps/south-africa'
import { tanzaniaCamps } from './camps/tanzania'
import { ugandaCamps } from './camps/uganda'
import { zambiaCamps } from './camps/zambia'
import { zimbabweCamps } from './camps/zimbabwe'
import type { DemoCamp } from './catalogue-types'
import { demoCountries } from './countries'
import { demoRegions } from './regions'

const rows: readonly CampRow[] = [
  ...botswanaCamps,
  ...southAfricaCamps,
  ...kenyaCamps,
  ...tanzaniaCamps,
  ...namibiaCamps,
  ...zambiaCamps,
  ...zimbabweCamps,
  ...rwandaCamps,
  ...ugandaCamps,
  ...mozambiqueCamps,
  ...malawiCamps,
  ...mauritiusCamps,
  ...seychellesCamps,
  ...lesothoCamps,
  ...eswatiniCamps,
  ...restOfWorldCamps,
]
const regionByCode = new Map(demoRegions.map((region) => [region.countryRegionCode, region]))
const countryByCode = new Map(demoCountries.map((country) => [country.countryCode, country]))

/** Every camp, joined with its region and country. */
export const demoCamps: readonly DemoCamp[] = rows.map(campOf)

/**
 * A camp as the catalogue holds it.
 *
 * @throws Error naming the camp when its region or country is not in the tables
 */
export function campOf(row: CampRow): DemoCamp {
  const region = regionByCode.get(row.countryRegionCode)
  const country = countryByCode.get(region?.countryCode ?? '')
  if (region === undefined || country === undefined)
    throw new Error(`No region ${row.countryRegionCode} for camp ${row.supplierCode}`)
  return {
    online: true,
    dmcArrangedOnly: false,
    consultantInteractionRequired: false,
    disabled: false,
    thirdParty: false,
    pricedPerRoom: false,
    currency: country.tradeCurrency,
    highSeasonNights: 1,
    ...row,
    regionCode: region.regionCode,
    regionName: region.name,
    countryCode: country.countryCode,
    country: country.name,
    restOfWorld: country.restOfWorld,
    biome: region.biome,
    seasonPattern: region.seasonPattern,
  }
}
