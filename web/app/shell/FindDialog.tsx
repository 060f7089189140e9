import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { matchPath, useNavigate } from 'react-router-dom'
import type { SearchHit } from '#shared/api/info'
import { Icon } from '../../components/icons/Icon'
import type { IconName } from '../../components/icons/icon-names'
import { sayWhenFull } from '../../components/inputs/say-when-full'
import { ellipsis, inRow, radius } from '../../components/looks/looks'
import { Kbd } from '../../components/shortcuts/Kbd'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import type { Answer } from '../../lib/api/route-table'
import { usePreferredPath } from '../../lib/navigation/trip-path'
import { useSession } from '../../lib/session/session'
import { useSettled } from '../../lib/time/use-settled'
import { pageRoutes } from '../agent/page-routes'

/**
 * 'Find anything': searches camps, regions, clients and itineraries by name, with arrow keys and
 * Enter.
 */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const searchText = useSettled(text.trim(), 150)
  const searchResult = useQuery({
    queryKey: ['find', searchText],
    queryFn: ({ signal }) => api('GET /api/Info/search', { query: { term: searchText }, signal }),
    enabled: searchText !== '',
    placeholderData: keepPreviousData,
  })
  const { has } = useSession()
  const preferredPath = usePreferredPath()
  const useful = (path: string) =>
    pageOf(preferredPath(path)).some(({ needs }) => needs === undefined || has(needs))
  const groups =
    searchText === '' || searchResult.data === undefined
      ? []
      : foundGroups(searchResult.data, useful)
  const hits = groups.flatMap((group) => group.hits)
  const [marked, setMarked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts at its first hit
  useEffect(() => setMarked(0), [searchResult.data])
  const navigate = useNavigate()
  const listId = useId()
  const titleId = useId()
  const open = (path: string) => {
    onClose()
    void navigate(preferredPath(path))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && hits.length > 0) {
      event.preventDefault()
      setMarked((marked + by + hits.length) % hits.length)
    }
    const chosenHit = hits[marked]
    if (event.key === 'Enter' && chosenHit !== undefined) open(chosenHit.path)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { p: 0, mt: '12vh' } },
        container: { sx: { alignItems: 'flex-start' } },
      }}
    >
      <h2 id={titleId} className="visually-hidden">
        Search
      </h2>
      <Box sx={{ ...inRow(1.2), height: 60, px: 2, color: 'ink.note' }}>
        <Icon name="search" size={20} />
        <InputBase
          autoFocus
          placeholder="Accommodations, regions, clients, itineraries"
          sx={{ flex: 1, fontSize: 16, color: 'ink.main' }}
          inputProps={{
            role: 'combobox',
            'aria-label': 'Search',
            maxLength: 100,
            onInput: sayWhenFull,
            'aria-expanded': hits.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': hits.length > 0 ? `${listId}-${marked}` : undefined,
          }}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </Box>
      <Box sx={results} id={listId} role="listbox" aria-label="Results">
        <Hits groups={groups} marked={marked} listId={listId} onMark={setMarked} onOpen={open} />
        {searchResult.isError && <Note>{failureText(searchResult.error)}</Note>}
        {searchText !== '' && searchResult.isSuccess && hits.length === 0 && (
          <Note>No results for “{searchText}”. Try fewer letters.</Note>
        )}
      </Box>
    </Dialog>
  )
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Box component="p" sx={{ p: '16px 10px 8px', color: 'ink.second' }}>
    {children}
  </Box>
)

const results = {
  '&:not(:empty)': {
    maxHeight: '50vh',
    overflowY: 'auto',
    p: '4px 10px 12px',
    borderTop: 1,
    borderColor: 'divider',
  },
}
const hitLook = {
  ...inRow(1.2),
  height: 40,
  px: 1,
  borderRadius: radius.control,
  cursor: 'pointer',
  '& svg': { color: 'forest.600' },
  '&[aria-selected="true"]': { bgcolor: 'forest.50' },
}

interface HitsProps {
  readonly groups: readonly FoundGroup[]
  readonly marked: number
  readonly listId: string
  readonly onMark: (index: number) => void
  readonly onOpen: (path: string) => void
}

function Hits({ groups, marked, listId, onMark, onOpen }: HitsProps) {
  let index = -1
  return groups.map(({ name, icon, hits }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options
    <div key={name} role="group" aria-label={name}>
      <Typography
        variant="label"
        component="p"
        aria-hidden="true"
        sx={{ p: '10px 10px 4px', color: 'ink.note' }}
      >
        {name}
      </Typography>
      {hits.map((hit) => {
        index += 1
        const at = index
        return (
          <Box
            key={hit.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === marked}
            sx={hitLook}
            onMouseMove={() => onMark(at)}
            onClick={() => onOpen(hit.path)}
          >
            <Icon name={icon} size={17} />
            <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {hit.label}
            </Box>
            <Box component="span" sx={{ flex: 1, color: 'ink.second', ...ellipsis }}>
              {hit.note}
            </Box>
          </Box>
        )
      })}
    </div>
  ))
}

interface FoundGroup {
  readonly name: string
  readonly icon: IconName
  readonly hits: readonly SearchHit[]
}

/** Search results by kind; only kinds that this agency has a page for. */
function foundGroups(
  found: Answer<'GET /api/Info/search'>,
  leadsSomewhere: (path: string) => boolean,
): FoundGroup[] {
  const groups: FoundGroup[] = [
    { name: 'Accommodations', icon: 'tent-tree', hits: found.camps },
    { name: 'Regions', icon: 'map', hits: found.regions },
    { name: 'Clients', icon: 'user-round', hits: found.clients },
    { name: 'Itineraries', icon: 'file-text', hits: found.itineraries },
  ]
  return groups
    .map((group) => ({ ...group, hits: group.hits.filter(({ path }) => leadsSomewhere(path)) }))
    .filter(({ hits }) => hits.length > 0)
}

function pageOf(path: string) {
  const [pathname = ''] = path.split(/[?#]/)
  return pageRoutes.filter((route) => matchPath(route.path, pathname) !== null)
}
