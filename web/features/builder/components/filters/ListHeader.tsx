import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Icon } from '../../../../components/icons/Icon'
import { Choice } from '../../../../components/inputs/Choice'
import { SearchBox } from '../../../../components/inputs/SearchBox'
import { Segmented } from '../../../../components/inputs/Segmented'
import { centeredLook, inRow, radius } from '../../../../components/looks/looks'
import type { CampSort } from '../../../../trip/building/api/camps-query'
import { useCampsCount } from '../../../../trip/building/api/use-camps'
import { countWords } from '../../../../trip/building/model/counting-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import {
  removeRegion,
  setRegions,
  setSort,
  setTerm,
  setViewMode,
} from '../../../../trip/building/state/search-actions'

const views = [
  { value: 'list', label: 'List', icon: 'rows-3' },
  { value: 'card', label: 'Cards', icon: 'layout-grid' },
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
      <Box component="span" sx={{ flex: 1 }} />
      <SearchBox
        label="Search accommodations"
        shortcutGroup="Accommodations"
        term={term}
        onSearch={setTerm}
        settleMs={settleMs}
      />
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

function CountChip() {
  const pinnedCount = useBuilder((data) => Object.keys(data.pinnedAccommodationMap).length)
  const term = useBuilder((data) => data.term)
  const isNarrowed = useBuilder(
    (data) => data.onlineMode || Object.keys(data.selectedRegions).length > 0,
  )
  const words = countWords({
    pinned: pinnedCount,
    term,
    narrowed: isNarrowed,
    total: useCampsCount(),
  })
  if (words === '') return null
  return (
    <Typography variant="caption" className="tabular" sx={[looks.chip, looks.count]} role="status">
      {pinnedCount > 0 && <Icon name="pin" size={13} filled />}
      {words}
    </Typography>
  )
}

/** A chip for each chosen region, 'All Regions' when there is none (2 §2.1). */
export function RegionChips() {
  const regions = Object.values(useBuilder((data) => data.selectedRegions))
  if (regions.length === 0)
    return (
      <Box component="span" sx={[looks.chip, looks.all]}>
        All Regions
      </Box>
    )
  return (
    <Box sx={{ ...inRow(0.4), minWidth: 0 }}>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.8,
          minWidth: 0,
          maxHeight: 92,
          overflowY: 'auto',
        }}
        aria-label="Selected regions"
      >
        {regions.map(({ countryRegionCode, name }) => (
          <Box component="li" key={countryRegionCode} sx={looks.chip}>
            <span>{name}</span>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => removeRegion(countryRegionCode)}
            >
              <Icon name="x" size={13} />
            </button>
          </Box>
        ))}
      </Box>
      <Button size="xsmall" variant="text" onClick={() => setRegions([])}>
        Clear Regions
      </Button>
    </Box>
  )
}

const looks = {
  chip: {
    ...inRow(0.6),
    typography: 'label',
    flex: 'none',
    borderRadius: radius.chip,
    whiteSpace: 'nowrap',
    height: 26,
    p: '0 2px 0 10px',
    bgcolor: 'forest.100',
    color: 'forest.800',
    '& > span': { maxWidth: { xs: 120, lg: 170 }, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& button': { ...centeredLook, width: 24, height: 24, borderRadius: '12px', opacity: 0.75 },
    '& button:hover': { opacity: 1, bgcolor: 'forest.200' },
  },
  all: { px: 1, bgcolor: 'ground.sand', color: 'ink.second' },
  count: {
    gap: 0.5,
    height: 22,
    px: 0.8,
    fontWeight: 600,
    bgcolor: 'ground.sand',
    color: 'ink.second',
  },
} as const
