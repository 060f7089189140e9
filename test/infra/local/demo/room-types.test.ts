import { describe, expect, test } from 'vitest'
import { supplierCodeOf } from '#shared/ids/ids'
import { misfitsOf } from '#shared/rooms/room-fit'
import { roomTypeSchema } from '#shared/rooms/room-type'
import { minAdultsOf } from '#shared/rooms/room-type-codes'
import { demoCamps } from '../../../../infra/local/demo/catalogue'
import { roomTypesOf } from '../../../../infra/local/demo/rooms'

const roomTypes = demoCamps.flatMap(roomTypesOf)
const campCodes = new Set<string>(demoCamps.map(({ supplierCode }) => supplierCode))
const namesOf = (supplierCode: string) =>
  roomTypes.filter((room) => room.supplierCode === supplierCode).map(({ name }) => name)

describe('room types', () => {
  test('are at least five hundred, of all four system types and six ids', () => {
    expect(roomTypes.length).toBeGreaterThanOrEqual(500)
    expect(new Set(roomTypes.map(({ systemType }) => systemType))).toEqual(
      new Set(['Twin', '_Double', 'Family', 'Single']),
    )
    expect(new Set(roomTypes.map(({ roomTypeId }) => roomTypeId))).toEqual(
      new Set([1, 2, 3, 5, 6, 7]),
    )
  })

  test('parse as the shared room type', () => {
    for (const room of roomTypes) expect(roomTypeSchema.safeParse(room).error).toBeUndefined()
  })

  test('have option keys of their own that begin with their camp', () => {
    expect(new Set(roomTypes.map(({ optionKey }) => optionKey)).size).toBe(roomTypes.length)
    for (const room of roomTypes) {
      const { optionKey } = roomTypeSchema.parse(room)
      expect(supplierCodeOf(optionKey)).toBe(room.supplierCode)
      expect(campCodes).toContain(room.supplierCode)
    }
  })

  test('are two to six a camp', () => {
    for (const camp of demoCamps) {
      expect(roomTypesOf(camp).length, camp.campName).toBeGreaterThanOrEqual(2)
      expect(roomTypesOf(camp).length, camp.campName).toBeLessThanOrEqual(6)
    }
  })

  test('can be filled: their limits do not contradict each other', () => {
    for (const room of roomTypes) {
      expect(room.normalAdults, room.optionKey).toBeLessThanOrEqual(room.guestNormal)
      expect(room.minPax, room.optionKey).toBeLessThanOrEqual(room.guestNormal)
      expect(room.normalAdults + room.normalChildren, room.optionKey).toBeGreaterThanOrEqual(
        room.guestNormal,
      )
      expect(room.normalAdults, room.optionKey).toBeGreaterThanOrEqual(
        [3, 4].includes(room.roomTypeId) ? 2 : 1,
      )
      expect(room.maxUnits, room.optionKey).toBeGreaterThan(0)
    }
  })

  test('never take younger children than their camp does', () => {
    for (const camp of demoCamps) {
      for (const room of roomTypesOf(camp))
        expect(room.minChildAge, room.optionKey).toBeGreaterThanOrEqual(camp.minChildAge)
    }
  })

  test('of Jao are those of its page, word for word', () => {
    expect(namesOf('JAO')).toEqual([
      'Tented Suite, twin',
      'Tented Suite, far end',
      'Tented Suite, double',
      'Tented Suite, honeymoon',
      'Jao Villa',
      'Star bed platform',
    ])
    const villa = {
      normalAdults: 4,
      normalChildren: 3,
      guestNormal: 5,
      roomTypeId: 7,
      systemType: 'Family',
    }
    expect(roomTypes.find(({ optionKey }) => optionKey === 'JAO-VILLA')).toMatchObject(villa)
    expect(roomTypes.find(({ optionKey }) => optionKey === 'JAO-STAR')).toMatchObject({
      minChildAge: 12,
      cost: 0,
    })
  })

  test('of a family camp nearly always have a room for one adult with two children', () => {
    const guests = { adults: 1, children: 2, infants: 0, youngestChildAge: 9 }
    const camps = demoCamps.filter(
      ({ campFeatures, minChildAge }) => campFeatures.includes('FAMI') && minChildAge <= 9,
    )
    const fitting = camps.filter((camp) =>
      roomTypesOf(camp).some((room) => misfitsOf(guests, room).length === 0),
    )
    expect(fitting.length / camps.length).toBeGreaterThan(0.9)
  })

  test('with ids 3 and 4 are for two adults, never families', () => {
    const forTwo = roomTypes.filter(({ roomTypeId }) => minAdultsOf(roomTypeId) === 2)
    expect(forTwo.length).toBeGreaterThan(0)
    expect(forTwo.filter(({ systemType }) => systemType === 'Family')).toEqual([])
  })

  test('include one that is no longer offered', () => {
    expect(roomTypes.filter(({ disabled }) => disabled).length).toBeGreaterThan(0)
  })
})
