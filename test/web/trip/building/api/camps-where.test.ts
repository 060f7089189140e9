import { describe, expect, test } from 'vitest'
import { campsWhere, noWishes } from '../../../../../web/trip/building/api/camps-query'

const search = {
  term: '',
  termFeatures: [],
  regionCodes: [],
  onlineMode: false,
  restOfWorldMode: false,
  wishes: noWishes,
}

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

  test('searches by the features whose names have the term', () => {
    const where = campsWhere({ ...search, term: 'mokoro', termFeatures: ['mokoro'] })
    expect(where.or).toContainEqual({ campFeatures: { inq: ['mokoro'] } })
    expect(campsWhere({ ...search, termFeatures: ['mokoro'] })).not.toHaveProperty('or')
  })

  test('asks for every feature that is wanted, a price and a child’s age', () => {
    const wishes = { features: ['mokoro', 'pool'], priceUpTo: 800, childAge: 6 }
    expect(campsWhere({ ...search, wishes })).toMatchObject({
      and: [{ campFeatures: 'mokoro' }, { campFeatures: 'pool' }],
      guidePrice: { lte: 800 },
      minChildAge: { lte: 6 },
    })
  })

  test('asks for live availability only when it is wanted', () => {
    expect(campsWhere({ ...search, onlineMode: true })).toMatchObject({ online: true })
    expect(campsWhere(search)).not.toHaveProperty('online')
  })
})
