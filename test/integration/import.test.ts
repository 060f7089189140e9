import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { theCatalogue } from '../../functions/data/catalogue/the-catalogue'
import { calendarStore } from '../../functions/data/rates/calendar-store'
import { rateStore } from '../../functions/data/rates/rate-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { importFolder } from '../../infra/operate/import/import'
import { startOperatedStage } from '../support/operated-stage'
import { quietLog } from '../support/store-kinds'

let stage: Awaited<ReturnType<typeof startOperatedStage>>
beforeAll(async () => {
  quietLog()
  stage = await startOperatedStage()
}, 60_000)
afterAll(() => stage.stop())

/**
 * Namibia’s code is NA, which no reader may take for nothing; a name with comma and quotes; a mark
 * at the file’s head.
 */
const files = {
  countries:
    '\uFEFFcountryCode,name,currency,biome,latitude,longitude\nNA,Namibia,NAD,desert,-22.1,17.2\nBW,Botswana,BWP,delta,-22.3,24.7',
  regions:
    'countryRegionCode,regionCode,name,countryCode,latitude,longitude,biome\nBW-OKA,OKA,Okavango Delta,BW,-19.25,22.7,delta\nNA-SOS,SOS,Sossusvlei,NA,-24.7,15.3,desert',
  features: 'featureId,featureName,featureType\nMOKO,Mokoro,activity\nWIFI,Wi-Fi,amenity',
  'transit-points':
    'transitPointCode,name,entryExitNode,countryRegionCode,countryCode,latitude,longitude\nFBJA,Jao Airstrip,no,BW-OKA,BW,-19.31,22.6',
  connections:
    'connectionCode,operator,type,fromHubCode,travelHubCode,minutes,cost,currency,costPer,seats\nFBJA-FBJA-1,Delta Drivers,road,FBJA,FBJA,20,60,USD,vehicle,6',
  camps:
    'supplierCode,campName,countryRegionCode,latitude,longitude,transitPointCode,minChildAge,campFeatures,thirdParty,campInfo\nJAO,Jao Camp,BW-OKA,-19.31,22.6,FBJA,6,MOKO; WIFI,no,"Suites on an island, ""high"" above the water."\nSOSDUNE,Dune Lodge,NA-SOS,-24.7,15.3,,0,,yes,',
  rooms:
    'optionKey,name,systemType,normalAdults,normalChildren,guestNormal,maxUnits\nJAO-TWIN,Tented Suite,Twin,2,1,3,4\nSOSDUNE-DBL,Dune Room,_Double,2,0,2,6',
  rates:
    'optionKey,from,to,currency,twinRate,singleRate,childRate,rack.twinRate,minLOS,maxLOS\nJAO-TWIN,2027-06-01,2027-10-31,USD,1985.50,2700,990,2600,1,3\nJAO-TWIN,2027-06-01,2027-10-31,USD,1800,2500,900,2400,4,99\nSOSDUNE-DBL,2027-01-01,2027-12-31,NAD,4100,5200,,,,',
  allotments:
    'optionKey,from,to,rooms\nJAO-TWIN,2027-06-01,2027-06-30,4\nJAO-TWIN,2027-07-01,2027-07-02,-2\nSOSDUNE-DBL,2027-06-10,2027-06-10,0',
}
type Files = Partial<Record<keyof typeof files, string>> & Record<string, string>

function folderOf(contents: Files): string {
  mkdirSync(join(stage.folder, 'imports'), { recursive: true })
  const folder = mkdtempSync(join(stage.folder, 'imports', 'one-'))
  for (const [name, content] of Object.entries(contents))
    writeFileSync(join(folder, `${name}.csv`), content)
  return folder
}
const run = (contents: Files, ...more: string[]) =>
  importFolder([...stage.stage, folderOf(contents), ...more])
const [jao, twin] = [supplierCodeSchema.parse('JAO'), optionKeySchema.parse('JAO-TWIN')]
const countsIn = async (month: string) => {
  const only = calendarMonthSchema.parse(month)
  const { allotments } = await calendarStore(stage.table).months(jao, { first: only, last: only })
  return allotments.find(({ optionKey }) => optionKey === twin)?.days
}
const isEmpty = async () => (await catalogueStore(stage.table).all()).countries.length === 0

describe('npm run import', () => {
  test('says what a folder has to hold', async () => {
    await expect(run({})).rejects.toThrow('holds none of countries.csv, regions.csv')
    await expect(run({ hotels: 'a,b' })).rejects.toThrow(
      'hotels.csv: an import takes countries.csv',
    )
    await expect(importFolder([...stage.stage, '/nowhere'])).rejects.toThrow(
      'There is no folder /nowhere',
    )
    await expect(importFolder([...stage.stage])).rejects.toThrow(
      /one folder is needed(.|\n)*Usage: npm run import/,
    )
  })

  test('names row, column and reason of everything that is wrong in all files, and writes none of it', async () => {
    const wrong = {
      ...files,
      regions: `${files.regions}\nKE-MAS,MAS,Mara,KE,-1.4,35,savanna`,
      camps: `${files.camps}\nMOMBO,Mombo,BW-XXX,95,22.8,FBXX,six,HELI,maybe,\nJAO,Jao again,BW-OKA,-19,22,,0,,no,`,
      connections: files.connections.replace('road,FBJA', 'rail,FBXX'),
      rooms: files.rooms.replace('maxUnits', 'units'),
      rates: `${files.rates}\nJAO-TWIN,2027-09-01,2027-08-01,USD,12,,,,,\nJAO-TWIN,2027-10-31,2027-11-30,XXX,10,,,,,\nJAO-BEST,2027-06-01,2027-06-30,USD,,,,,,`,
      allotments: `${files.allotments}\nJAO-TWIN,2027-08-01,2027-08-02`,
    }
    const said = await run(wrong).catch((error: Error) => error.message)
    for (const line of [
      'regions, row 4 (KE-MAS), countryCode: No such country',
      'camps, row 4 (MOMBO), latitude: must be at most 90',
      'camps, row 4 (MOMBO), minChildAge: must be a number',
      'camps, row 4 (MOMBO), thirdParty: must be true or false',
      'camps, row 4 (MOMBO), countryRegionCode: No such region',
      'camps, row 4 (MOMBO), transitPointCode: No such transit point',
      'camps, row 4 (MOMBO), campFeatures: No such feature',
      'connections, row 2 (FBJA-FBJA-1), type: must be ',
      'connections, row 2 (FBJA-FBJA-1), fromHubCode: No such transit point',
      'camps, row 5 (JAO), supplierCode: is that of row 2 already',
      'rooms, row 1, units: Unknown field',
      'rooms, row 2 (JAO-TWIN), maxUnits: is required',
      'rates, row 5 (JAO-TWIN 2027-09-01  ), to: is before the first day',
      'rates, row 6 (JAO-TWIN 2027-10-31  ), currency: Invalid currency',
      'rates, row 7 (JAO-BEST 2027-06-01  ), twinRate: A rate needs a price (sharing, single or for the whole unit), or C where the room is closed',
      'rates, row 7 (JAO-BEST 2027-06-01  ), optionKey: No such room',
      'allotments, row 5: has 3 cells where there are 4 headings',
      'allotments, row 5 (JAO-TWIN 2027-08-01), rooms: is required',
    ])
      expect(said).toContain(line)
    expect(said).toContain('Nothing was imported')
    expect(await isEmpty()).toBe(true)
  })

  test('finds nights that two rows give', async () => {
    const allotments = `${files.allotments}\nJAO-TWIN,2027-06-30,2027-07-01,2`
    const rates = `${files.rates}\nJAO-TWIN,2027-10-31,2027-11-30,USD,10,,,,3,9`
    const said = await run({ ...files, rates, allotments }).catch((error: Error) => error.message)
    expect(said).toContain('rates, row 5 (JAO-TWIN), from: overlaps row 2')
    expect(said).toContain('allotments, row 5 (JAO-TWIN), from: overlaps row 2')
  })

  test('tries a whole folder without writing', async () => {
    expect(await run(files, '--dry-run')).toBe(
      'Every row is right: countries 2, regions 2, features 2, transit-points 1, connections 1, camps 2, rooms 2, rates 3, allotments 3. Nothing was written.',
    )
    expect(await isEmpty()).toBe(true)
  })

  test('writes all of it as the product reads it, and publishes', async () => {
    expect(await run(files)).toContain('Imported countries 2')
    const { countries, camps, connections } = await catalogueStore(stage.table).all()
    expect(connections).toMatchObject([
      { fromHubCode: 'FBJA', countryCode: 'BW', costPer: 'vehicle' },
    ])
    expect(countries.map(({ countryCode }) => countryCode)).toContain('NA')
    expect(camps.find(({ supplierCode }) => supplierCode === jao)).toMatchObject({
      campFeatures: ['MOKO', 'WIFI'],
      minChildAge: 6,
      biome: 'delta',
      online: true,
      campInfo: 'Suites on an island, "high" above the water.',
    })
    const { rooms, rules } = await roomStore(stage.table).roomsWithRates(jao)
    expect(rooms).toEqual([
      expect.objectContaining({
        uniqueName: 'Jao Camp, Tented Suite',
        roomTypeId: 2,
        minChildAge: 6,
        maxUnits: 4,
      }),
    ])
    expect(rules).toHaveLength(2)
    expect(rules[0]).toMatchObject({
      twinRate: '1985.50',
      rack: { twinRate: '2600' },
      room: 'Tented Suite',
      maxUnits: 4,
    })
    expect((await rateStore(stage.table).lowest([jao]))[0]?.months).toMatchObject({
      '2027-06': { USD: 198_550 },
    })
    expect((await countsIn('2027-06'))?.size).toBe(30)
    expect(await countsIn('2027-07')).toEqual(
      new Map([
        [1, -2],
        [2, -2],
      ]),
    )
    expect((await theCatalogue().now(new Date())).snapshot.camps.codes).toEqual(
      expect.arrayContaining(['JAO', 'SOSDUNE']),
    )
  })

  test('takes parts later: rates of a camp in place of its old ones, counts of some nights beside the others', async () => {
    const rates = 'optionKey,from,to,currency,twinRate\nJAO-TWIN,2028-01-01,2028-01-31,USD,2100'
    const allotments = 'optionKey,from,to,rooms\nJAO-TWIN,2027-06-15,2027-06-15,1'
    expect(await run({ rates, allotments })).toContain('Imported rates 1, allotments 1')
    expect((await rateStore(stage.table).bySupplier(jao)).map(({ from }) => from)).toEqual([
      '2028-01-01',
    ])
    const june = await countsIn('2027-06')
    expect([june?.get(14), june?.get(15), june?.get(16)]).toEqual([4, 1, 4])
  })

  test('knows what the stage has when a part names it, and what it has not', async () => {
    const rates = 'optionKey,from,to,currency,twinRate\nJAO-NONE,2028-01-01,2028-01-31,USD,2100'
    await expect(run({ rates })).rejects.toThrow(
      'rates, row 2 (JAO-NONE 2028-01-01  ), optionKey: No such room',
    )
    await expect(run({ rooms: 'optionKey,name\n"JAO-X,half a quote' })).rejects.toThrow(
      /rooms, row 2: .*[Qq]uote/,
    )
  })
})
