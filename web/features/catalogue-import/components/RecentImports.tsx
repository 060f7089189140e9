import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { StatusChip } from '../../../components/state/StatusChip'
import { instantWords } from '../../../trip/life/instant-words'
import { importsQuery } from '../api/import-runs'
import { stateWords } from '../model/import-words'
import { tableWords } from '../model/table-words'

/** The files that were imported last, each with a page of its own. */
export function RecentImports() {
  const { data, error, refetch } = useQuery(importsQuery)
  if (data === undefined && error !== null)
    return <ErrorState title="Recent imports couldn’t be loaded" error={error} onRetry={refetch} />
  if (data === undefined || data.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <TitledCard title="Recent imports">
        <ul>
          {data.map(({ id, name, table, at, by, state, rows }) => (
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
                  {tableWords[table]}, {countOf(rows, 'row')} · {by.name},{' '}
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
