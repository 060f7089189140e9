import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link } from 'react-router-dom'
import { auditDetailWords } from '#shared/audit/audit-details'
import { auditActionWords } from '#shared/audit/audit-words'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { MenuAction } from '../../../components/menu/ActionMenu'
import { MenuButton } from '../../../components/menu/MenuButton'
import { tripPaths } from '../../../lib/navigation/trip-path'
import { exactInstant } from '../../../lib/time/instants'
import type { AuditRow } from '../api/audit'
import type { AuditView } from '../model/audit-view'

interface AuditRowsProps {
  readonly rows: readonly AuditRow[]
  /** Whether entries of several agencies stand side by side. */
  readonly hasAgencies: boolean
  readonly onNarrow: (change: Partial<AuditView>) => void
}

/** Who did what, about whom, when: one line an entry. */
export function AuditRows({ rows, hasAgencies, onNarrow }: AuditRowsProps) {
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto' }}>
      <Table aria-label="Audit trail" sx={look}>
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            {hasAgencies && <TableCell>Agency</TableCell>}
            <TableCell>Who</TableCell>
            <TableCell>What</TableCell>
            <TableCell>About</TableCell>
            <TableCell>
              <span className="visually-hidden">Actions</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                <time dateTime={row.timestamp}>{exactInstant(row.timestamp)}</time>
              </TableCell>
              {hasAgencies && <TableCell>{row.agencyName}</TableCell>}
              <TableCell sx={words}>
                <b>{row.by.name}</b>
                {row.by.masqueradedBy !== undefined && (
                  <Box component="small" sx={{ ...note, color: 'warning.main' }}>
                    signed in by {row.by.masqueraderName ?? 'a superadmin'}
                  </Box>
                )}
              </TableCell>
              <TableCell sx={words}>
                {auditActionWords(row.action)}
                <Box component="small" sx={note} dir="auto">
                  {auditDetailWords(row.details, row.names)}
                </Box>
              </TableCell>
              <TableCell sx={words}>
                <About row={row} />
              </TableCell>
              <TableCell align="right">
                <MenuButton
                  size="small"
                  label={`Actions for ${auditActionWords(row.action)}`}
                  actions={() => narrowings(row, onNarrow)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** A narrow screen shows each entry as a block of lines. */
const look = {
  '& td, & th': { verticalAlign: 'top', px: 1.4, py: 1 },
  '@media (max-width: 800px)': {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': {
      position: 'relative',
      p: '10px 44px 10px 4px',
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& td': { border: 0, py: '1px' },
    '& td:last-of-type': { position: 'absolute', top: 6, right: 0 },
  },
}
const words = { overflowWrap: 'anywhere', minWidth: 120 }
const note = { display: 'block', color: 'ink.second', fontSize: 12.5, lineHeight: '17px' }

/** Whom and what an entry is about, with ways there. */
function About({ row }: { readonly row: AuditRow }) {
  const trip = itineraryIdSchema.safeParse(row.itineraryId).data
  const isOthers = row.agentId !== undefined && row.agentId !== row.by.id
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '2px',
        lineHeight: '24px',
        '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      }}
    >
      {trip !== undefined && (
        <Link to={tripPaths.edit(trip)}>{row.itineraryName ?? 'Deleted trip'}</Link>
      )}
      {row.clientId !== undefined && (
        <Link to={`/clients/${row.clientId}`}>{row.clientName ?? 'Deleted client'}</Link>
      )}
      {isOthers && <Link to={`/agents/${row.agentId}`}>{row.agentName ?? 'Former colleague'}</Link>}
    </Box>
  )
}

function narrowings(row: AuditRow, onNarrow: AuditRowsProps['onNarrow']): MenuAction[] {
  const about = (id: string | undefined, name: string | undefined, label: string): MenuAction[] =>
    id === undefined
      ? []
      : [
          {
            icon: 'list-filter',
            label,
            run: () => onNarrow({ about: id, aboutName: (name ?? label).slice(0, 100) }),
          },
        ]
  return [
    {
      icon: 'user-round',
      label: `Only by ${row.by.name}`,
      run: () => onNarrow({ who: row.by.id, whoName: row.by.name.slice(0, 100) }),
    },
    { icon: 'history', label: 'Only this action', run: () => onNarrow({ action: row.action }) },
    ...about(row.itineraryId, row.itineraryName, 'Only this trip'),
    ...about(row.clientId, row.clientName, 'Only this client'),
  ]
}
