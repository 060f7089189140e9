import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import { useMemo, useState } from 'react'
import { maxImportRows } from '#shared/api/client-import-row'
import type { ClientImport } from '#shared/api/client-imports'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { SelectField } from '../../../components/inputs/SelectField'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { failureText } from '../../../lib/api/api-error'
import {
  type Delimiter,
  delimiters,
  type Encoding,
  encodings,
  type HowRead,
  type ListFile,
} from '../../../lib/files/read-list'
import { useSendList } from '../api/client-imports'
import { importRows, type ListSettings } from '../model/list-parts'
import { type ColumnTarget, guessColumns, hasHeadings } from '../model/map-columns'

const targetWords: Readonly<Record<ColumnTarget, string>> = {
  ignore: 'Don’t import',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  notes: 'Notes',
}

interface MapCardProps {
  readonly file: ListFile & { readonly name: string; readonly hash: string }
  /** The import of this file that was being sent when the page was closed. */
  readonly begun: ClientImport | undefined
  readonly problem: string | undefined
  readonly onRead: (how: Partial<HowRead>) => void
  readonly onSent: (id: string) => void
  readonly onCancel: () => void
}

/** How the file is read and what its columns mean, with examples; then it is sent and checked. */
export function MapCard({ file, begun, problem, onRead, onSent, onCancel }: MapCardProps) {
  const { rows, how } = file
  const [settings, setSettings] = useState<ListSettings>(
    () => settingsOf(begun) ?? guessSettings(rows),
  )
  const [share, setShare] = useState(0)
  const send = useSendList(setShare)
  const { columns } = settings
  const { names, examples } = useMemo(
    () => shownOf(rows, settings.hasHeadings),
    [rows, settings.hasHeadings],
  )
  const count = rows.length - (settings.hasHeadings ? 1 : 0)
  const missing = missingOf(columns)
  const check = () =>
    send.mutateAsync(
      {
        fileName: file.name,
        fileHash: file.hash,
        settings: { ...settings, ...how },
        rows: importRows(rows, settings),
      },
      { onSuccess: ({ id }) => onSent(id) },
    )
  const choose = (at: number, target: ColumnTarget) =>
    setSettings({
      ...settings,
      columns: columns.map((other, index) =>
        index === at ? target : other === target ? 'ignore' : other,
      ),
    })
  return (
    <TitledCard
      title={file.name}
      note={<Box sx={{ color: 'ink.second' }}>{countOf(count, 'row')}</Box>}
    >
      {begun !== undefined && (
        <Box component="p" role="status" sx={{ mb: 1.2 }}>
          {countOf(begun.sent, 'part')} of {begun.parts} of this file were sent before. Checking
          goes on from there.
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1.6,
          mb: 1.2,
        }}
      >
        {how !== undefined && (
          <>
            <SelectField
              label="Encoding"
              hint="If names look garbled, choose another."
              value={how.encoding}
              onChange={({ target }) => onRead({ encoding: target.value as Encoding })}
              options={Object.entries(encodings)}
            />
            <SelectField
              label="Delimiter"
              value={how.delimiter}
              onChange={({ target }) => onRead({ delimiter: target.value as Delimiter })}
              options={Object.entries(delimiters)}
            />
          </>
        )}
      </Box>
      <FormControlLabel
        label="The first row holds headings"
        control={
          <Checkbox
            checked={settings.hasHeadings}
            onChange={(_, isOn) => setSettings({ ...settings, hasHeadings: isOn })}
          />
        }
      />
      <Box component="ul" aria-label="Columns" sx={{ my: 1.2 }}>
        {names.map(({ name, at }) => (
          <Box
            component="li"
            key={at}
            sx={{
              display: 'grid',
              gap: '4px 16px',
              alignItems: 'center',
              py: 1,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 190px' },
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box
                component="b"
                title={name}
                sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}
              >
                {name}
              </Box>
              <Box
                component="span"
                sx={{ ...ellipsis, display: 'block', color: 'ink.second', fontSize: 13 }}
              >
                {examples[at] || 'Empty'}
              </Box>
            </Box>
            <SelectField
              label=""
              inputProps={{ 'aria-label': `Column ${name}` }}
              value={columns[at] ?? 'ignore'}
              onChange={({ target }) => choose(at, target.value as ColumnTarget)}
              options={Object.entries(targetWords)}
            />
          </Box>
        ))}
      </Box>
      {send.isPending && (
        <LinearProgress variant="determinate" value={share * 100} aria-label="Checking rows" />
      )}
      <Box role="alert" sx={{ color: 'error.main', minHeight: 24, my: 0.8 }}>
        {problem ??
          (send.isError
            ? `${failureText(send.error)} What was sent is kept; check again to go on.`
            : missing)}
        {count > maxImportRows &&
          ` A list may have ${maxImportRows.toLocaleString('en-US')} rows at most.`}
      </Box>
      <Box sx={{ ...inRow(1), justifyContent: 'flex-end' }}>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <AsyncButton
          variant="main"
          disabled={missing !== '' || count > maxImportRows}
          onClick={() => check().catch(() => {})}
        >
          Check {countOf(count, 'row')}
        </AsyncButton>
      </Box>
    </TitledCard>
  )
}

function guessSettings(rows: ListFile['rows']): ListSettings {
  const [first = [], ...others] = rows
  const isHeaded = hasHeadings(first)
  const examples = (isHeaded ? others : rows)
    .filter((row) => row.some((cell) => cell !== ''))
    .slice(0, 20)
  return {
    columns: guessColumns(isHeaded ? first : first.map(() => ''), examples),
    hasHeadings: isHeaded,
  }
}

function settingsOf(begun: ClientImport | undefined): ListSettings | undefined {
  if (begun === undefined) return undefined
  const { columns, hasHeadings: isHeaded } = JSON.parse(begun.settings) as ListSettings // as this page sent it
  return { columns, hasHeadings: isHeaded }
}

function shownOf(rows: ListFile['rows'], isHeaded: boolean) {
  const width = rows.slice(0, 200).reduce((most, row) => Math.max(most, row.length), 0)
  const names = Array.from({ length: Math.min(width, 100) }, (_, at) => {
    const heading = isHeaded ? rows[0]?.[at]?.trim().slice(0, 200) : ''
    return { at, name: heading === '' || heading === undefined ? `Column ${at + 1}` : heading }
  })
  const some = rows.slice(isHeaded ? 1 : 0, 500)
  const examples = names.map(({ at }) => {
    const filledExamples = some.flatMap((row) => row[at]?.trim().slice(0, 80) || [])
    return filledExamples.slice(0, 3).join('  ·  ')
  })
  return { names, examples }
}

function missingOf(columns: readonly ColumnTarget[]): string {
  const has = (target: ColumnTarget) => columns.includes(target)
  if (!has('email')) return 'Choose the column with the email: it tells clients apart.'
  if (has('name') || (has('firstName') && has('lastName'))) return ''
  return 'Choose the columns with first and last name, or the one with the full name.'
}
