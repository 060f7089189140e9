import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { useRef } from 'react'
import { rateIssues } from '#shared/catalogue/rate-issues'
import { addDays } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import { type ContentField, typedValue, valueAt } from '../model/content-fields'
import { SeasonBand } from './SeasonBand'

type Row = Readonly<Record<string, unknown>>

interface RowsFieldProps {
  readonly field: ContentField
  readonly path: string
  readonly rows: readonly Row[]
  readonly problems: readonly { readonly field: string; readonly message: string }[]
  readonly onChange: (rows: readonly Row[]) => void
}

/**
 * A list of rows, such as rates or contacts, as a table; what is wrong or odd stands below its row.
 */
export function RowsField({
  field: { label, hint, columns = [], path: name },
  path,
  rows,
  problems,
  onChange,
}: RowsFieldProps) {
  const body = useRef<HTMLElement>(null)
  const issues = name === 'rates' ? rateIssues(rows) : []
  const notesOf = (index: number) => [
    ...problems
      .filter(({ field }) => field.startsWith(`${path}.${index}.`))
      .map(
        ({ field, message }) =>
          `${labelAt(columns, field.slice(`${path}.${index}.`.length))}: ${message}`,
      ),
    ...issues.filter(({ row }) => row === index).map(({ message }) => message),
  ]
  const setAt = (index: number, at: string, value: unknown) =>
    onChange(rows.map((row, place) => (place === index ? withValue(row, at, value) : row)))
  const last = rows.at(-1)
  const fresh = (): Row =>
    name === 'rates'
      ? { currency: 'USD', ...last, from: nextDay(last?.to), to: '', perPerson: true }
      : {}
  return (
    <div>
      <Box sx={{ ...inRow(1), flexWrap: 'wrap', alignItems: 'baseline', mb: 0.6 }}>
        <Box component="h3" sx={{ fontSize: 14 }}>
          {label}
        </Box>
        <Box component="span" sx={{ color: 'ink.note', fontSize: 13 }}>
          {hint}
        </Box>
      </Box>
      {name === 'rates' && (
        <Box sx={scrolling}>
          <SeasonBand
            rows={rows}
            odd={new Set(issues.map(({ row }) => row))}
            onChoose={(row) =>
              body.current?.querySelectorAll('tbody')[row]?.querySelector('input')?.focus()
            }
            onChange={onChange}
          />
        </Box>
      )}
      {rows.length > 0 && (
        <Box sx={scrolling}>
          <Box component="table" ref={body} sx={table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.path} scope="col">
                    {column.label}
                  </th>
                ))}
                <th>
                  <span className="visually-hidden">Remove</span>
                </th>
              </tr>
            </thead>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
              <tbody key={index}>
                <tr>
                  {columns.map((column) => {
                    const text = String(valueAt(row, column.path) ?? '')
                    return (
                      <td key={column.path} className={column.isWide && 'wide'}>
                        <InputBase
                          key={text}
                          defaultValue={text}
                          type={column.kind === 'date' ? 'date' : 'text'}
                          placeholder={column.hint}
                          inputProps={{
                            'aria-label': `${column.label}, row ${index + 1}`,
                            maxLength: 300,
                            title: column.hint,
                          }}
                          onBlur={({ target }) =>
                            target.value !== text &&
                            setAt(index, column.path, typedValue(column.kind, target.value))
                          }
                        />
                      </td>
                    )
                  })}
                  <td>
                    <IconButton
                      size="small"
                      aria-label={`Remove row ${index + 1}`}
                      onClick={() => onChange(rows.toSpliced(index, 1))}
                    >
                      <Icon name="x" size={14} />
                    </IconButton>
                  </td>
                </tr>
                {notesOf(index).map((note) => (
                  <tr key={note} className="note">
                    <td colSpan={columns.length + 1}>{note}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </Box>
        </Box>
      )}
      <Button
        size="small"
        variant="text"
        startIcon={<Icon name="plus" size={15} />}
        onClick={() => onChange([...rows, fresh()])}
      >
        Add row
      </Button>
    </div>
  )
}

const labelAt = (columns: readonly ContentField[], at: string) =>
  columns.find(({ path }) => path === at)?.label ?? at

/** A row with a value at a path such as `rack.twinRate`; null takes it away. */
function withValue(row: Row, at: string, value: unknown): Row {
  const [name = '', ...rest] = at.split('.')
  const branch = row[name]
  const next =
    rest.length === 0
      ? value
      : withValue(branch instanceof Object ? (branch as Row) : {}, rest.join('.'), value)
  return Object.fromEntries(
    Object.entries({ ...row, [name]: next }).filter(([, own]) => own !== null),
  )
}

const nextDay = (day: unknown): string => (isCalendarDate(day) ? addDays(day, 1) : '')

/** Hidden words are placed within it, or they would widen the page. */
const scrolling = { position: 'relative', overflowX: 'auto' }

const table = {
  borderCollapse: 'collapse',
  fontSize: 13,
  minWidth: '100%',
  '& th': {
    textAlign: 'left',
    fontWeight: 500,
    color: 'ink.second',
    p: '4px 6px',
    whiteSpace: 'nowrap',
  },
  '& td': { border: 1, borderColor: 'divider', p: '0 6px', minWidth: 64 },
  '& td.wide': { minWidth: 240 },
  '& input': { fontSize: 13, p: '5px 0' },
  '& input:not(:focus)::placeholder': { opacity: '0 !important' },
  '& .note td': { color: 'error.main', p: '4px 6px' },
}
