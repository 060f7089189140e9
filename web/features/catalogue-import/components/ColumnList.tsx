import Box from '@mui/material/Box'
import { SelectField } from '../../../components/inputs/SelectField'
import { ellipsis } from '../../../components/looks/looks'
import { fieldLabel } from '../model/field-labels'
import { type CellForm, formWords } from '../model/table-columns'
import { columnLook } from './FilledFields'

interface ColumnListProps {
  /** The lines of the file, headings first. */
  readonly lines: readonly (readonly string[])[]
  readonly fields: readonly string[]
  readonly forms: readonly (CellForm | undefined)[]
  /** The field that each column is; empty for none. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** The columns of a file with some of their cells, and which field each is. */
export function ColumnList({ lines, fields, forms, chosen, onChange }: ColumnListProps) {
  const [columns = [], ...rows] = lines
  const choose = (at: number, field: string) =>
    onChange(
      columns.map((_, column) =>
        column === at ? field : chosen[column] === field ? '' : (chosen[column] ?? ''),
      ),
    )
  return (
    <Box component="ul" aria-label="Columns" sx={{ mb: 1.6 }}>
      {columns.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
        <Box component="li" key={at} sx={columnLook}>
          <Box sx={{ minWidth: 0 }}>
            <Box component="b" sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}>
              {name || `Column ${at + 1}`}
            </Box>
            <Box
              component="span"
              sx={{ ...ellipsis, display: 'block', color: 'ink.second', fontSize: 13 }}
            >
              {rows
                .slice(0, 3)
                .flatMap((row) => row[at] || [])
                .join('  ·  ') || 'Empty'}
              {forms[at] && ` (${formWords[forms[at]]})`}
            </Box>
          </Box>
          <SelectField
            label=""
            inputProps={{ 'aria-label': `Column ${name}` }}
            value={chosen[at] ?? ''}
            onChange={({ target }) => choose(at, target.value)}
            options={[
              ['', 'Don’t import'],
              ...fields.map((field) => [field, fieldLabel(field)] as const),
            ]}
          />
        </Box>
      ))}
    </Box>
  )
}
