import Box from '@mui/material/Box'
import { Choice } from '../../../../components/inputs/Choice'
import { SearchBox } from '../../../../components/inputs/SearchBox'
import { Segmented } from '../../../../components/inputs/Segmented'
import { inRow } from '../../../../components/looks/looks'
import type { CampSort } from '../../../../trip/building/api/camps-query'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { setSort, setTerm, setViewMode } from '../../../../trip/building/state/search-actions'
import { CountChip, RegionChips, WishChips } from './ListChips'
import { WishFilter } from './WishFilter'

const views = [
  { value: 'list', label: 'List', icon: 'rows-3' },
  { value: 'card', label: 'Cards', icon: 'layout-grid' },
  { value: 'map', label: 'Map', icon: 'map' },
] as const

/** 2 §9, by builder. */
export const debounceMs = { first: 300, second: 100 } as const

/** The heading of the list: count, regions, search, and list or cards. */
export function ListHeader({ settleMs }: { readonly settleMs: number }) {
  const viewMode = useBuilder((data) => data.viewMode)
  const term = useBuilder((data) => data.term)
  return (
    <Box
      sx={{
        ...inRow(1),
        minHeight: 36,
        m: '8px 0 14px',
        '@media (max-width: 1100px)': { flexWrap: 'wrap' },
      }}
    >
      <Box
        component="h1"
        sx={{ fontSize: 24, lineHeight: '30px', letterSpacing: '-0.016em', whiteSpace: 'nowrap' }}
      >
        Accommodations
      </Box>
      <CountChip />
      <Box
        component="span"
        sx={{ flex: 'none', width: '1px', height: 20, bgcolor: 'ground.line2' }}
      />
      <RegionChips />
      <WishChips />
      <Box component="span" sx={{ flex: 1 }} />
      <SearchBox
        label="Search accommodations"
        shortcutGroup="Accommodations"
        term={term}
        onSearch={setTerm}
        settleMs={settleMs}
      />
      <WishFilter />
      <SortChoice />
      <Segmented label="View" value={viewMode} segments={views} iconsOnly onChange={setViewMode} />
    </Box>
  )
}

const sorts = [
  ['name', 'Name'],
  ['price', 'Price, low to high'],
  ['priceDown', 'Price, high to low'],
  ['region', 'Country and region'],
] as const satisfies readonly (readonly [CampSort, string])[]

function SortChoice() {
  const sort = useBuilder((data) => data.sort)
  const choose = (wanted: string) =>
    setSort(sorts.find(([value]) => value === wanted)?.[0] ?? 'name')
  return (
    <Box sx={{ flex: 'none', width: 176 }}>
      <Choice
        look="small"
        aria-label="Sort by"
        value={sort}
        options={sorts}
        onChange={({ target }) => choose(target.value)}
      />
    </Box>
  )
}
