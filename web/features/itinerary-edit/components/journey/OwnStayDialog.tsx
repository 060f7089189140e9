import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { regionRequired } from '#shared/itinerary/own-stay'
import { Field } from '../../../../components/inputs/Field'
import { regionsQuery } from '../../../../trip/api/regions-query'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import type { GapItem } from '../../../../trip/journey/journey'
import { gapTitle } from '../../../../trip/journey/journey-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { ownStayFor } from '../../../../trip/segments/own-stay'
import { dialogLooks } from './dialog-looks'

interface OwnStayDialogProps {
  readonly gap: GapItem
  readonly onClose: () => void
}

/** Makes nights without a stay an own arrangement: the agent books them, in a region that has to be named (2 §5.2). */
export function OwnStayDialog({ gap, onClose }: OwnStayDialogProps) {
  const id = useId()
  const { trip, editor } = useTripPage()
  const regions = useQuery(regionsQuery)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: 'Own Arrangement', region: '' },
  })
  const { errors } = formState
  const save = ({ title, region: code }: z.infer<typeof schema>) => {
    const region = regions.data?.find(({ countryRegionCode }) => countryRegionCode === code)
    const { regionCode, name: regionName, country } = region ?? {}
    if (regionCode === undefined || regionName === undefined || country === undefined) return
    const stay = ownStayFor(gap, {
      title: title || 'Own Arrangement',
      region: { regionCode, regionName, country },
      segments: trip.itinerary.segments,
    })
    editor.edit({ [segmentPath(stay.id)]: stay })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={handleSubmit(save)} noValidate>
        <DialogTitle id={id}>Own arrangement</DialogTitle>
        <DialogContentText sx={dialogLooks.text}>
          {gapTitle(gap)}. As your own arrangement it has a place in the journey, and nothing is charged unless you say
          so.
        </DialogContentText>
        <Box sx={dialogLooks.fields}>
          <Field label="Where they stay" autoFocus {...register('title')} />
          <FormControl error={errors.region !== undefined}>
            <FormLabel htmlFor={`${id}-region`}>Region</FormLabel>
            <NativeSelect
              id={`${id}-region`}
              input={<OutlinedInput />}
              disabled={regions.isPending}
              {...register('region')}
            >
              <option value="">{regions.isPending ? 'Loading regions' : 'Choose a region'}</option>
              {(regions.data ?? []).map(({ countryRegionCode, name, country }) => (
                <option key={countryRegionCode} value={countryRegionCode}>
                  {name}, {country}
                </option>
              ))}
            </NativeSelect>
            {errors.region !== undefined && <FormHelperText role="alert">{errors.region.message}</FormHelperText>}
          </FormControl>
        </Box>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add to the journey</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const schema = z.object({ title: z.string().trim(), region: z.string().min(1, regionRequired) })
