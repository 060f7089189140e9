import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ImportRun } from '#shared/api/content-imports'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { instantWords } from '../../../trip/life/instant-words'
import { importsQuery } from '../api/import-runs'
import { tableWords } from '../model/table-words'

export const stateWords: Readonly<Record<ImportRun['state'], StatusWord>> = {
  begun: { label: 'Not published', tone: 'warn' },
  published: { label: 'Published', tone: 'ok' },
  undone: { label: 'Undone', tone: 'plain' },
}

/** The files that were imported last, each with a page of its own. */
export function RecentImports() {
  const { data = [] } = useQuery(importsQuery)
  if (data.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <TitledCard title="Recent imports">
        <ul>
          {data.map(({ id, name, table, at, by, state, counts }) => (
            <Box
              component="li"
              key={id}
              sx={{ ...inRow(1.2), minHeight: 48, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={ellipsis}>
                  <Link to={`/content/import/${id}`}>{name}</Link>
                </Box>
                <Box className="tabular" sx={{ ...ellipsis, fontSize: 13, color: 'ink.second' }}>
                  {tableWords[table]}, {countOf(counts.rows, 'row')} · {by.name},{' '}
                  {instantWords(new Date(at), new Date())}
                </Box>
              </Box>
              <StatusChip status={stateWords[state]} />
            </Box>
          ))}
        </ul>
      </TitledCard>
    </Box>
  )
}
