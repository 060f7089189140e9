import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LibraryFacet } from '#shared/library/facets'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { IconAction } from '../../../components/inputs/IconAction'
import { ellipsis, inRow, radius } from '../../../components/looks/looks'
import { type LibraryAnswer, searchesQuery, useSaveSearch } from '../api/library'
import type { LibraryView } from '../model/library-address'
import { facetTitles, valueWords, withChosen } from '../model/library-view'

/** Lightboxes, as the page joins them to the library. */
export interface Lightboxes {
  readonly list: readonly { readonly id: string; readonly label: string; readonly count: number }[]
  /** Puts media into the lightbox of a name, a new one if need be. */
  readonly add: (label: string, mediaIds: readonly string[]) => Promise<unknown>
  readonly open: (id: string) => void
}

interface FacetsProps {
  readonly view: LibraryView
  readonly facets: LibraryAnswer['facets'] | undefined
  readonly lightboxes: Lightboxes | undefined
}

const checkedFacets = [
  'type',
  'status',
  'country',
  'region',
  'camp',
  'categories',
  'shape',
  'by',
  'month',
] as const
const fewest = 5

/**
 * What the library has: collections and lightboxes to open, and facets to narrow by, with counts.
 */
export function Facets({ view, facets, lightboxes }: FacetsProps) {
  const [search, setSearch] = useSearchParams()
  const choose = (facet: LibraryFacet, values: readonly string[]) =>
    setSearch(withChosen(search, facet, values))
  const [collection] = view.chosen.collections ?? []
  const { data: searches = [] } = useQuery(searchesQuery)
  const save = useSaveSearch()
  const toggle = (facet: LibraryFacet, value: string) => {
    const values = view.chosen[facet] ?? []
    choose(
      facet,
      values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
    )
  }
  return (
    <>
      <Group title="Collections">
        <Row
          icon="images"
          label="All media"
          isChosen={search.size === 0}
          onClick={() => setSearch({})}
        />
        <Row
          icon="copy"
          label="Look alike"
          isChosen={view.isAlike}
          onClick={() => setSearch(view.isAlike ? {} : { alike: 'true' })}
        />
        {facets?.collections.map(({ value, count }) => (
          <Row
            key={value}
            icon="folder"
            label={value}
            count={count}
            isChosen={collection === value}
            onClick={() => choose('collections', collection === value ? [] : [value])}
          />
        ))}
      </Group>
      {searches.length > 0 && (
        <Group title="Saved searches">
          {searches.map(({ name, search: saved }) => (
            <Row
              key={name}
              icon="bookmark"
              label={name}
              isChosen={search.toString() === saved}
              onClick={() => setSearch(saved)}
              onForget={() => save.mutate({ name })}
            />
          ))}
        </Group>
      )}
      {lightboxes !== undefined && lightboxes.list.length > 0 && (
        <Group title="Lightboxes">
          {lightboxes.list.map(({ id, label, count }) => (
            <Row
              key={id}
              icon="layers"
              label={label}
              count={count}
              onClick={() => lightboxes.open(id)}
            />
          ))}
        </Group>
      )}
      {facets &&
        checkedFacets.map((facet) => (
          <Checks
            key={facet}
            facet={facet}
            toggle={toggle}
            values={facets[facet]}
            chosen={view.chosen[facet] ?? []}
          />
        ))}
      {facets !== undefined && facets.tags.length > 0 && (
        <Group title="Tags">
          <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.8 }}>
            {facets.tags.slice(0, 30).map(({ value, count }) => (
              <Chip
                key={value}
                size="small"
                label={`${value} ${count}`}
                color={view.chosen.tags?.includes(value) ? 'primary' : 'default'}
                aria-pressed={view.chosen.tags?.includes(value) ?? false}
                onClick={() => toggle('tags', value)}
              />
            ))}
          </Box>
        </Group>
      )}
    </>
  )
}

interface ChecksProps {
  readonly facet: LibraryFacet
  readonly values: LibraryAnswer['facets'][LibraryFacet]
  readonly chosen: readonly string[]
  readonly toggle: (facet: LibraryFacet, value: string) => void
}

/**
 * The values of a facet, the most frequent first, and those that are chosen although nothing is
 * left of them.
 */
function Checks({ facet, values, chosen, toggle }: ChecksProps) {
  const [isOpen, setOpen] = useState(false)
  const knownValues = new Set(values.map(({ value }) => value))
  const missingValues = chosen
    .filter((value) => !knownValues.has(value))
    .map((value) => ({ value, label: value, count: 0 }))
  const all = [...missingValues, ...values]
  const shownValues = isOpen
    ? all
    : all.filter(({ value }, at) => at < fewest || chosen.includes(value))
  if (all.length === 0) return null
  return (
    <Group title={facetTitles[facet]}>
      {shownValues.map(({ value, label, count }) => (
        <li key={value}>
          <FormControlLabel
            className={chosen.includes(value) ? 'chosen' : ''}
            control={
              <Checkbox checked={chosen.includes(value)} onChange={() => toggle(facet, value)} />
            }
            label={
              <>
                <span className="word" title={label}>
                  {valueWords(facet, label)}
                </span>
                <em>{count.toLocaleString('en-US')}</em>
              </>
            }
            sx={check}
          />
        </li>
      ))}
      {all.length > shownValues.length && (
        <li>
          <Button size="xsmall" variant="text" sx={{ ml: -1 }} onClick={() => setOpen(true)}>
            {all.length - shownValues.length} more
          </Button>
        </li>
      )}
    </Group>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Box component="h2" sx={{ mb: 0.6, fontSize: 12.5, lineHeight: '16px', color: 'ink.second' }}>
        {title}
      </Box>
      <ul>{children}</ul>
    </Box>
  )
}

interface RowProps {
  readonly icon: IconName
  readonly label: string
  readonly count?: number
  readonly isChosen?: boolean
  readonly onClick: () => void
  readonly onForget?: () => void
}
const Row = ({ icon, label, count, isChosen = false, onClick, onForget }: RowProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
    <Box
      component="button"
      type="button"
      aria-pressed={isChosen}
      title={label}
      onClick={onClick}
      sx={row}
    >
      <Icon name={icon} size={16} />
      <span className="word">{label}</span>
      {count !== undefined && <em>{count.toLocaleString('en-US')}</em>}
    </Box>
    {onForget && (
      <IconAction
        icon="x"
        iconSize={14}
        label={`Forget ${label}`}
        size="small"
        onClick={onForget}
      />
    )}
  </Box>
)

const line = {
  ...inRow(1.1),
  minHeight: 30,
  px: 1,
  mx: -1,
  borderRadius: radius.control,
  fontSize: 13.5,
  '& .word': { ...ellipsis, minWidth: 0 },
  '& em': {
    ml: 'auto',
    fontStyle: 'normal',
    fontSize: 12.5,
    color: 'ink.note',
    fontFeatureSettings: '"tnum"',
  },
  '&:hover': { bgcolor: 'ground.sand' },
}
const chosenLook = {
  bgcolor: 'forest.100',
  fontWeight: 600,
  color: 'forest.800',
  '& em': { color: 'forest.700' },
}
const row = {
  ...line,
  flex: 1,
  minWidth: 0,
  textAlign: 'left',
  '&[aria-pressed="true"]': chosenLook,
}
const check = {
  ...line,
  display: 'flex',
  '&.chosen': chosenLook,
  '& .MuiFormControlLabel-label': {
    ...inRow(1),
    flex: 1,
    minWidth: 0,
    fontSize: 13.5,
    fontWeight: 'inherit',
  },
  '& .MuiCheckbox-root span': { width: 17, height: 17 },
}
