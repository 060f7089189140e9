import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputBase from '@mui/material/InputBase'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#shared/format/words'
import { BoneLines } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { inColumn, inRow, paint } from '../../../../components/looks/looks'
import { failureText } from '../../../../lib/api/api-error'
import { countriesQuery } from '../../../../trip/building/api/catalogue-queries'
import { useCampsSearch } from '../../../../trip/building/api/use-camps'
import { allRegions, chosenOf } from '../../../../trip/building/model/region-tree'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { setRegions } from '../../../../trip/building/state/search-actions'
import { RegionTree } from './RegionTree'

/** Regions by country, to choose any number of them. */
export function RegionPicker() {
  const { restOfWorldMode } = useCampsSearch()
  const { data: branches, isError, error, refetch } = useQuery(countriesQuery(restOfWorldMode))
  const selectedRegions = useBuilder((data) => data.selectedRegions)
  const [term, setTerm] = useState('')
  const every = allRegions(branches ?? [])
  const hasAll = chosenOf(every, selectedRegions) === 'all' && every.length > 0
  return (
    <Box sx={{ ...inColumn, width: 380, maxWidth: 'calc(100vw - 32px)' }}>
      <InputBase
        autoFocus
        placeholder="Search regions"
        inputProps={{ 'aria-label': 'Search regions' }}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        startAdornment={<Icon name="search" size={16} />}
        sx={{
          gap: 1,
          height: 50,
          px: 2,
          color: 'ink.note',
          boxShadow: `inset 0 -1px 0 ${paint('divider')}`,
          '&:focus-within': { boxShadow: `inset 0 -2px 0 ${paint('forest-600')}` },
        }}
      />
      <Box sx={{ height: 400, maxHeight: '55vh', overflowY: 'auto', py: 0.8, px: 1 }}>
        {branches !== undefined && <RegionTree branches={branches} term={term} />}
        {branches === undefined && !isError && (
          <Box sx={{ py: 1.6, px: 1.2 }}>
            <BoneLines lines={8} gap={18} />
          </Box>
        )}
        {isError && (
          <Box component="p" sx={{ py: 1.4, px: 1.2, color: 'ink.second' }} role="alert">
            {failureText(error)}{' '}
            <Link component="button" type="button" onClick={() => void refetch()}>
              Try again
            </Link>
          </Box>
        )}
      </Box>
      <Box sx={looks.foot}>
        <span>
          {Object.keys(selectedRegions).length === 0
            ? 'All Regions'
            : countOf(Object.keys(selectedRegions).length, 'region')}
        </span>
        {Object.keys(selectedRegions).length > 0 && (
          <Button size="small" variant="text" onClick={() => setRegions([])}>
            Clear Regions
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={hasAll || every.length === 0}
          onClick={() => setRegions(every)}
        >
          Add all regions
        </Button>
      </Box>
    </Box>
  )
}

const looks = {
  foot: {
    ...inRow(0.6),
    p: '10px 14px 10px 20px',
    boxShadow: `inset 0 1px 0 ${paint('divider')}`,
    fontSize: 13,
    color: 'ink.second',
    '& > span': { flex: 1 },
  },
} as const
