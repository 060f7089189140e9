import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Choice } from '../../../../components/inputs/Choice'
import { regionsQuery } from '../../../../trip/api/regions-query'
import type { StayRegion } from '../../../../trip/segments/own-stay'

interface RegionFieldProps {
  readonly region: StayRegion | undefined
  readonly error: string | undefined
  readonly onChange: (region: StayRegion | undefined) => void
}

/** The region of an own arrangement: it has to be named (2 §5.2). */
export function RegionField({ region, error, onChange }: RegionFieldProps) {
  const id = useId()
  const { data = [], isPending } = useQuery(regionsQuery)
  const codeOf = ({ regionCode, country }: { regionCode?: string | undefined; country?: string | undefined }) =>
    `${country} ${regionCode}`
  const choose = (code: string) => {
    const { regionCode, name, country } = data.find((one) => codeOf(one) === code) ?? {}
    const isWhole = regionCode !== undefined && name !== undefined && country !== undefined
    onChange(isWhole ? { regionCode, regionName: name, country } : undefined)
  }
  return (
    <FormControl error={error !== undefined}>
      <FormLabel htmlFor={id}>Region</FormLabel>
      <Choice
        id={id}
        value={region === undefined ? '' : codeOf(region)}
        disabled={isPending}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{isPending ? 'Loading regions' : 'Choose a region'}</option>
        {data.map((one) => (
          <option key={one.countryRegionCode} value={codeOf(one)}>
            {one.name}, {one.country}
          </option>
        ))}
      </Choice>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
