import Box from '@mui/material/Box'
import { useQueries } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef } from 'react'
import type { ClientId } from '#shared/ids/ids'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { Icon } from '../../../../components/icons/Icon'
import { radius } from '../../../../components/looks/looks'
import { useTopOf } from '../../../../lib/layout/use-top-of'
import { clientPageQuery, type ListedClient, pageSize } from '../../api/client-list-queries'
import type { ClientListView, SortField } from '../../model/client-list-view'
import { ClientRow } from './ClientRow'
import { headLook, listLook, rowHeight } from './list-look'

interface ClientTableProps {
  readonly view: ClientListView
  readonly total: number
  /** Clients that are chosen; undefined where they cannot be. */
  readonly chosen: ReadonlySet<ClientId> | undefined
  readonly showsAgents: boolean
  readonly onChoose: (id: ClientId) => void
  readonly onChooseAll: () => void
  readonly onSort: (sort: ClientListView['sort']) => void
}

/** The clients: only rows near the window are drawn, and only pages that show are loaded. */
export function ClientTable(props: ClientTableProps) {
  const { view, total, chosen, showsAgents, onChoose, onChooseAll, onSort } = props
  const body = useRef<HTMLUListElement>(null)
  const top = useTopOf(body)
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
  })
  const rows = virtualizer.getVirtualItems()
  const pages = [...new Set(rows.map(({ index }) => Math.floor(index / pageSize)))]
  const loadedPages = useQueries({
    queries: pages.map((page) => clientPageQuery(view, page)),
    combine: (results) => ({
      pages: results.map(({ data }) => data),
      failed: results.find(({ isError, data }) => isError && data === undefined),
    }),
  })
  const clientAt = (index: number): ListedClient | undefined =>
    loadedPages.pages[pages.indexOf(Math.floor(index / pageSize))]?.[index % pageSize]
  const isAll = chosen !== undefined && chosen.size > 0 && chosen.size >= total
  return (
    <>
      {loadedPages.failed !== undefined && (
        <ErrorState
          title="Some clients couldn’t be loaded"
          error={loadedPages.failed.error}
          kept="Nothing was changed."
          onRetry={loadedPages.failed?.refetch}
        />
      )}
      <Box
        sx={{
          borderRadius: radius.card,
          bgcolor: 'background.paper',
          boxShadow: 4,
          overflow: 'clip',
        }}
        onKeyDown={moveFocus}
      >
        <Box
          className={`${chosen === undefined ? '' : 'choosing'}${showsAgents ? ' agents' : ''}`}
          sx={headLook}
        >
          {chosen !== undefined && (
            <input
              type="checkbox"
              checked={isAll}
              ref={(box) => {
                if (box !== null) box.indeterminate = chosen.size > 0 && !isAll
              }}
              aria-label="Select all clients in this list"
              onChange={onChooseAll}
            />
          )}
          {heads
            .filter(({ field }) => field !== 'agentFirstName' || showsAgents)
            .map((head) => (
              <HeadCell key={head.label} {...head} sort={view.sort} onSort={onSort} />
            ))}
        </Box>
        <Box
          component="ul"
          aria-label="Clients"
          ref={body}
          sx={listLook}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {rows.map(({ index, start }) => {
            const client = clientAt(index)
            const isChosen =
              chosen === undefined ? undefined : client !== undefined && chosen.has(client.id)
            return (
              <ClientRow
                key={index}
                client={client}
                index={index}
                total={total}
                isChosen={isChosen}
                onChoose={onChoose}
                top={start - top}
                showsAgent={showsAgents}
              />
            )
          })}
        </Box>
      </Box>
    </>
  )
}

const heads: readonly { readonly label: string; readonly field?: SortField }[] = [
  { label: 'Name', field: 'name' },
  { label: 'Contact', field: 'email' },
  { label: 'Status', field: 'status' },
  { label: 'Trips' },
  { label: 'Last update', field: 'updatedDate' },
  { label: 'Agent', field: 'agentFirstName' },
]

interface HeadCellProps extends Pick<ClientTableProps, 'onSort'> {
  readonly label: string
  readonly field?: SortField
  readonly sort: ClientListView['sort']
}

function HeadCell({ label, field, sort, onSort }: HeadCellProps) {
  if (field === undefined) return <span className="fixed">{label}</span>
  const isSorted = sort.field === field
  const next = isSorted ? !sort.descending : field === 'updatedDate'
  return (
    <button
      type="button"
      aria-pressed={isSorted}
      aria-label={`Sort by ${label.toLowerCase()}${isSorted ? `, now ${sort.descending ? 'descending' : 'ascending'}` : ''}`}
      onClick={() => onSort({ field, descending: next })}
    >
      {label}
      {isSorted && <Icon name={sort.descending ? 'chevron-down' : 'chevron-up'} size={14} />}
    </button>
  )
}

/** Arrow keys move between the clients. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (
    step === undefined ||
    !(event.target instanceof HTMLElement) ||
    !event.target.matches('[data-client]')
  )
    return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-client]')]
  const places = new Map(links.map((link) => [link, link.getBoundingClientRect().top]))
  links.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  const next = links[links.indexOf(event.target) + step]
  event.preventDefault()
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
