import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { regionRequired } from '#shared/itinerary/own-stay'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { SelectField } from '../../../../components/inputs/SelectField'
import { regionsQuery } from '../../../../trip/api/regions-query'
import { segmentPath } from '../../../../trip/edits/trip-edits'
import type { GapItem } from '../../../../trip/journey/journey'
import { gapTitle } from '../../../../trip/journey/journey-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { ownStayFor } from '../../../../trip/segments/own-stay'
import { dialogLooks } from './dialog-looks'

/** Fills nights without a stay with a self-arranged stay, which must name a region (2 §5.2). */
export function OwnStayDialog({ gap, onClose }: { gap: GapItem; onClose: () => void }) {
  const { trip, editor } = useTripPage()
  const { data: regions = [], isPending } = useQuery(regionsQuery)
  const { register, handleSubmit, formState, watch, setValue } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: 'Own Arrangement', region: '' },
  })
  const save = ({ title, region: code }: z.infer<typeof schema>) => {
    const region = regions.find(({ countryRegionCode }) => countryRegionCode === code)
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
    <FormDialog
      title="Self-arranged stay"
      text={`${gapTitle(gap)}. A stay that you book yourself appears in the itinerary and isn’t charged unless you choose to.`}
      submitLabel="Add stay"
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <Box sx={dialogLooks.fields}>
        <Field label="Accommodation name" autoFocus {...register('title')} />
        <SelectField
          label="Region"
          value={watch('region')}
          error={formState.errors.region?.message}
          disabled={isPending}
          options={[
            ['', isPending ? 'Loading regions' : 'Choose a region'],
            ...regions.map(
              (one) => [one.countryRegionCode, `${one.name}, ${one.country}`] as const,
            ),
          ]}
          onChange={({ target }) =>
            setValue('region', target.value, { shouldValidate: formState.isSubmitted })
          }
        />
      </Box>
    </FormDialog>
  )
}

const schema = z.object({
  title: z.string().check(z.trim()),
  region: z.string().check(z.minLength(1, regionRequired)),
})
