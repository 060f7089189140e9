import { describe, expect, test } from 'vitest'
import { campsWhere } from '../../../../../web/trip/building/api/camps-query'

const search = { term: '', regionCodes: [], onlineMode: false, restOfWorldMode: false }

describe('campsWhere', () => {
  test('leaves out disabled camps and the rest of the world', () => {
    expect(campsWhere(search)).toEqual({ disabled: { neq: true }, restOfWorld: { neq: true } })
  })

  test('keeps the rest of the world where it is allowed', () => {
    expect(campsWhere({ ...search, restOfWorldMode: true })).toEqual({ disabled: { neq: true } })
  })

  test('asks for the chosen regions', () => {
    expect(campsWhere({ ...search, regionCodes: ['BW-OKA'] })).toMatchObject({
      countryRegionCode: { inq: ['BW-OKA'] },
    })
  })

  test('searches every region by name, region and country, whatever the case', () => {
    const where = campsWhere({ ...search, term: ' jao ', regionCodes: ['BW-OKA'] })
    const like = { like: 'jao', options: 'i' }
    expect(where).toMatchObject({
      or: [{ campName: like }, { regionName: like }, { country: like }],
    })
    expect(where).not.toHaveProperty('countryRegionCode')
  })

  test('asks for live availability only when it is wanted', () => {
    expect(campsWhere({ ...search, onlineMode: true })).toMatchObject({ online: true })
    expect(campsWhere(search)).not.toHaveProperty('online')
  })
})
