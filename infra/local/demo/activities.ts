import { activityRows } from './activity-rows'
import type { DemoActivity } from './catalogue-types'
import { demoRegions } from './regions'

const regionByCode = new Map(demoRegions.map((region) => [region.countryRegionCode, region]))

/** Activities of the regions; an option key starts with the region's code, as in `BWOKA-HELI45`. */
export const demoActivities: readonly DemoActivity[] = activityRows.map(({ code, ...row }) => {
  const region = regionByCode.get(row.countryRegionCode)
  if (region === undefined) throw new Error(`No region ${row.countryRegionCode} for activity ${code}`)
  return {
    ...row,
    optionKey: `${row.countryRegionCode.replace('-', '')}-${code}`,
    regionName: region.name,
    countryCode: region.countryCode,
    disabled: code === 'RAFT',
  }
})
