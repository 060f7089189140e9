import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ClientImport } from '#shared/api/client-imports'
import { TitledCard } from '../../../components/card/TitledCard'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { instantText } from '../../../lib/time/instants'

export const stateWords: Readonly<Record<ClientImport['state'], StatusWord>> = {
  sending: { label: 'Not sent yet', tone: 'warn' },
  checked: { label: 'Checked', tone: 'info' },
  importing: { label: 'Importing', tone: 'info' },
  done: { label: 'Imported', tone: 'ok' },
  undoing: { label: 'Undoing', tone: 'info' },
  undone: { label: 'Undone', tone: 'plain' },
}

/** The last imports: to go on with, to read the report of, or to undo. */
export function PastImports({
  imports,
  onOpen,
}: {
  readonly imports: readonly ClientImport[]
  readonly onOpen: (id: string) => void
}) {
  if (imports.length === 0) return null
  return (
    <Box sx={{ mt: 2.4 }}>
      <TitledCard title="Past imports">
        <Box component="ul" aria-label="Past imports">
          {imports.map((one) => (
            <Box
              component="li"
              key={one.id}
              sx={{ ...inRow(1.6), py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Box
                  component="b"
                  title={one.fileName}
                  sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}
                >
                  {one.fileName}
                </Box>
                <Box component="span" sx={{ color: 'ink.second', fontSize: 13 }}>
                  {one.rows.toLocaleString('en-US')} rows, {one.by}, {instantText(one.createdAt)}
                </Box>
              </Box>
              <StatusChip status={stateWords[one.state]} />
              <Button
                size="small"
                variant="outlined"
                aria-label={`Open ${one.fileName}`}
                onClick={() => onOpen(one.id)}
              >
                Open
              </Button>
            </Box>
          ))}
        </Box>
      </TitledCard>
    </Box>
  )
}
