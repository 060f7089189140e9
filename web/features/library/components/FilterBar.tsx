import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useSearchParams } from 'react-router-dom'
import type { LibraryFacet } from '#shared/library/facets'
import { Icon } from '../../../components/icons/Icon'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { inRow } from '../../../components/looks/looks'
import type { LibraryAnswer } from '../api/library'
import type { LibraryView } from '../model/library-address'
import { valueWords, withChosen } from '../model/library-view'

interface FilterBarProps {
  readonly view: LibraryView
  readonly isFiltered: boolean
  readonly facets: LibraryAnswer['facets'] | undefined
  /** Opens the facets, where they have no column of their own. */
  readonly onFacets: (() => void) | undefined
  readonly onSave: () => void
}

/** The search box, and what is chosen of the facets. */
export function FilterBar({ view, isFiltered, facets, onFacets, onSave }: FilterBarProps) {
  const [search, setSearch] = useSearchParams()
  const filters = Object.entries(view.chosen).flatMap(([facet, values]) =>
    (values ?? []).map((value) => ({ facet: facet as LibraryFacet, value })),
  )
  return (
    <Box component="search" sx={{ ...inRow(1), flexWrap: 'wrap', mb: 1.4 }}>
      <SearchBox
        label="Search names, tags, people"
        shortcutGroup="Content Library"
        term={view.term}
        onSearch={(term) => {
          const next = new URLSearchParams(search)
          if (term === '') next.delete('q')
          else next.set('q', term)
          setSearch(next, { replace: true })
        }}
        settleMs={200}
      />
      {onFacets && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="list-filter" size={16} />}
          onClick={onFacets}
        >
          Filters
        </Button>
      )}
      {filters.map(({ facet, value }) => {
        const words = valueWords(
          facet,
          facets?.[facet].find((one) => one.value === value)?.label ?? value,
        )
        return (
          <Chip
            key={`${facet} ${value}`}
            label={words}
            color="primary"
            deleteIcon={<Icon name="x" size={14} label={`Remove filter ${words}`} />}
            onDelete={() => {
              const others = view.chosen[facet]?.filter((one) => one !== value) ?? []
              setSearch(withChosen(search, facet, others))
            }}
          />
        )
      })}
      {isFiltered && (
        <>
          <Button
            size="small"
            variant="text"
            onClick={() => setSearch(search.get('view') === 'list' ? { view: 'list' } : {})}
          >
            Clear filters
          </Button>
          <Button size="small" variant="text" onClick={onSave}>
            Save search
          </Button>
        </>
      )}
    </Box>
  )
}
