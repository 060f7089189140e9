import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../../components/icons/Icon'
import { centeredLook, inRow, radius } from '../../../../components/looks/looks'
import { featuresQuery } from '../../../../trip/building/api/catalogue-queries'
import { useCampsCount } from '../../../../trip/building/api/use-camps'
import { countWords } from '../../../../trip/building/model/counting-words'
import { wishCount, wishWords } from '../../../../trip/building/model/wish-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { removeRegion, setRegions, setWishes } from '../../../../trip/building/state/search-actions'

/** How many accommodations the list has. */
export function CountChip() {
  const pinnedCount = useBuilder((data) => Object.keys(data.pinnedAccommodationMap).length)
  const term = useBuilder((data) => data.term)
  const isNarrowed = useBuilder(
    (data) =>
      data.onlineMode || Object.keys(data.selectedRegions).length > 0 || wishCount(data.wishes) > 0,
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

/** A chip for each filter that is chosen. */
export function WishChips() {
  const wishes = useBuilder((data) => data.wishes)
  const { data: features } = useQuery({ ...featuresQuery(), enabled: wishes.features.length > 0 })
  const words = wishWords(wishes, (id) => features?.get(id)?.featureName ?? id)
  if (words.length === 0) return null
  return (
    <Box component="ul" sx={looks.wishes} aria-label="Filters">
      {words.map(({ words: text, without }) => (
        <Box component="li" key={text} sx={looks.chip}>
          <span>{text}</span>
          <button type="button" aria-label={`Remove ${text}`} onClick={() => setWishes(without)}>
            <Icon name="x" size={13} />
          </button>
        </Box>
      ))}
    </Box>
  )
}

const looks = {
  wishes: { display: 'flex', flexWrap: 'wrap', gap: 0.8, minWidth: 0 },
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
