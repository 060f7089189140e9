import { describe, expect, test } from 'vitest'
import {
  allRegions,
  chosenOf,
  countryBranches,
  moveInTree,
  toggledRegions,
  treeRows,
} from '../../../../../web/trip/building/model/region-tree'

const region = (countryRegionCode: string, name: string, campCount: number) => ({
  countryRegionCode,
  regionCode: countryRegionCode.slice(3),
  countryCode: countryRegionCode.slice(0, 2),
  name,
  campCount,
})
const branches = countryBranches([
  {
    countryCode: 'BW',
    name: 'Botswana',
    regions: [region('BW-OKA', 'Okavango Delta', 9), region('BW-CHO', 'Chobe', 3)],
  },
  {
    countryCode: 'KE',
    name: 'Kenya',
    regions: [region('KE-MAR', 'Maasai Mara', 7), region('KE-EMP', 'Nowhere', 0)],
  },
  { countryCode: 'LS', name: 'Lesotho', regions: [region('LS-HIG', 'Highlands', 0)] },
])
const closed = { term: '', open: new Set<string>() }
const names = (term: string, open: readonly string[] = []) =>
  treeRows(branches, { term, open: new Set(open) }).map((row) =>
    row.kind === 'country' ? row.branch.name : row.region.name,
  )
const chosen = (...codes: string[]) =>
  Object.fromEntries(
    allRegions(branches)
      .filter(({ countryRegionCode }) => codes.includes(countryRegionCode))
      .map((one) => [one.countryRegionCode, one]),
  )

describe('the region tree', () => {
  test('drops regions and countries without camps, and sorts regions by name', () => {
    expect(branches.map(({ name, regions }) => [name, regions.map((one) => one.name)])).toEqual([
      ['Botswana', ['Chobe', 'Okavango Delta']],
      ['Kenya', ['Maasai Mara']],
    ])
  })

  test('shows the regions of unfolded countries', () => {
    expect(names('')).toEqual(['Botswana', 'Kenya'])
    expect(names('', ['BW'])).toEqual(['Botswana', 'Chobe', 'Okavango Delta', 'Kenya'])
  })

  test('a search unfolds what it finds, by region or by country', () => {
    expect(names('mara')).toEqual(['Kenya', 'Maasai Mara'])
    expect(names('BOTS')).toEqual(['Botswana', 'Chobe', 'Okavango Delta'])
    expect(names('zzz')).toEqual([])
  })

  test('a country is chosen in part or as a whole', () => {
    const regions = branches[0]?.regions ?? []
    expect(chosenOf(regions, {})).toBe('none')
    expect(chosenOf(regions, chosen('BW-CHO'))).toBe('some')
    expect(chosenOf(regions, chosen('BW-CHO', 'BW-OKA'))).toBe('all')
  })

  test('toggling a country completes it first, and then takes it away', () => {
    const regions = branches[0]?.regions ?? []
    const completed = toggledRegions(chosen('BW-CHO', 'KE-MAR'), regions).map(
      (one) => one.countryRegionCode,
    )
    expect(completed.sort()).toEqual(['BW-CHO', 'BW-OKA', 'KE-MAR'])
    expect(
      toggledRegions(chosen('BW-CHO', 'BW-OKA', 'KE-MAR'), regions).map((one) => one.name),
    ).toEqual(['Maasai Mara'])
  })

  test('arrows move, unfold, fold and go up to the country', () => {
    const rows = treeRows(branches, { ...closed, open: new Set(['BW']) })
    expect(moveInTree(rows, { at: 0, key: 'ArrowDown' })).toEqual({ kind: 'focus', id: 'BW-CHO' })
    expect(moveInTree(rows, { at: 2, key: 'ArrowLeft' })).toEqual({ kind: 'focus', id: 'BW' })
    expect(moveInTree(rows, { at: 0, key: 'ArrowLeft' })).toEqual({ kind: 'fold', isOpen: false })
    expect(moveInTree(rows, { at: 3, key: 'ArrowRight' })).toEqual({ kind: 'fold', isOpen: true })
    expect(moveInTree(rows, { at: 0, key: 'ArrowRight' })).toEqual({ kind: 'focus', id: 'BW-CHO' })
    expect(moveInTree(rows, { at: 0, key: 'End' })).toEqual({ kind: 'focus', id: 'KE' })
    expect(moveInTree(rows, { at: 1, key: ' ' })).toEqual({ kind: 'toggle' })
    expect(moveInTree(rows, { at: 0, key: 'ArrowUp' })).toBeUndefined()
    expect(moveInTree(rows, { at: 1, key: 'x' })).toBeUndefined()
  })
})
