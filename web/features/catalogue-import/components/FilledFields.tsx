import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { SelectField } from '../../../components/inputs/SelectField'
import { fieldLabel } from '../model/field-labels'
import { type Filling, fromName, nearest } from '../model/filled-cells'

interface FilledFieldsProps {
  /** Fields that no column of the file has. */
  readonly missing: readonly string[]
  readonly filling: Filling
  readonly regions: readonly { readonly countryRegionCode: string; readonly name: string }[]
  readonly onChange: (filling: Filling) => void
}

/** Fields that a file lacks: the same in every row, or made from the row’s other cells. */
export function FilledFields({ missing, filling, regions, onChange }: FilledFieldsProps) {
  const filledEntries = Object.entries(filling).filter(([field]) => missing.includes(field))
  const free = missing.filter((field) => !Object.hasOwn(filling, field))
  const setField =
    (field: string) =>
    ({ target }: { target: { value: string } }) =>
      onChange({ ...filling, [field]: target.value })
  const choices = (field: string): (readonly [string, string])[] | undefined =>
    field === 'supplierCode'
      ? [[fromName, 'Made from the name']]
      : field === 'countryRegionCode'
        ? [
            [nearest, 'Nearest to each place'],
            ...regions.map(({ countryRegionCode, name }) => [countryRegionCode, name] as const),
          ]
        : undefined
  return (
    <Box component="ul" aria-label="Fields without a column" sx={{ mb: 1.6 }}>
      {filledEntries.map(([field, value]) => {
        const options = choices(field)
        const label = { 'aria-label': `${field} of every row` }
        return (
          <Box component="li" key={field} sx={columnLook}>
            <Box component="b" sx={{ fontWeight: 600 }}>
              {fieldLabel(field)}
            </Box>
            {options === undefined ? (
              <TextField
                size="small"
                value={value}
                onChange={setField(field)}
                slotProps={{ htmlInput: label }}
              />
            ) : (
              <SelectField
                label=""
                size="small"
                inputProps={label}
                value={value}
                onChange={setField(field)}
                options={options}
              />
            )}
          </Box>
        )
      })}
      {free.length > 0 && (
        <Box component="li" sx={columnLook}>
          <Box component="span" sx={{ color: 'ink.second' }}>
            A field that the file lacks, the same in every row
          </Box>
          <SelectField
            label=""
            size="small"
            inputProps={{ 'aria-label': 'Add a field' }}
            value=""
            onChange={({ target: { value: field } }) =>
              onChange({ ...filling, [field]: choices(field)?.[0]?.[0] ?? '' })
            }
            options={[
              ['', 'Add a field'],
              ...free.map((field) => [field, fieldLabel(field)] as const),
            ]}
          />
        </Box>
      )}
    </Box>
  )
}

export const columnLook = {
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'center',
  py: 0.8,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 220px' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
