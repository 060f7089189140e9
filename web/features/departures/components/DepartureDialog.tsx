import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { addDays } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { amountText } from '#shared/money/money'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { FormSelect } from '../../../components/inputs/FormSelect'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { useSession } from '../../../lib/session/session'
import { todayHere } from '../../../lib/time/today-here'
import { readAmount } from '../../../trip/segments/typed-amount'
import { type Departure, useSaveDeparture } from '../api/departures'

interface DepartureDialogProps {
  /** What a departure may be made of. */
  readonly saved: readonly { readonly id: ItineraryId; readonly name: string }[]
  /** The one that is changed. */
  readonly departure?: Departure
  readonly onClose: () => void
}

type Name = 'savedItineraryId' | 'name' | 'startDate' | 'places' | 'price' | 'note'

/** Offers a group departure, or changes one. What it is made of, and its day, are for good. */
export function DepartureDialog({ saved, departure: of, onClose }: DepartureDialogProps) {
  const { agency } = useSession()
  const currency = of?.currency ?? agency.currency
  const { mutate, isPending } = useSaveDeparture()
  const { control, register, handleSubmit, setError, setValue, getValues, formState } = useForm<
    Record<Name, string>
  >({
    defaultValues: {
      savedItineraryId: of?.savedItineraryId ?? '',
      name: of?.name ?? '',
      startDate: of?.startDate ?? '',
      places: String(of?.places ?? 12),
      note: of?.note ?? '',
      price: of?.price === undefined ? '' : amountText({ amount: of.price, currency }),
    },
  })
  const save = handleSubmit(({ price: typed, places, ...filled }) => {
    const price = typed.trim() === '' ? undefined : readAmount(typed, currency)
    if (!isCalendarDate(filled.startDate)) return
    const body = {
      ...filled,
      startDate: filled.startDate,
      savedItineraryId: filled.savedItineraryId as ItineraryId,
      places: Number(places),
      price,
      note: filled.note.trim() || undefined,
    }
    mutate(
      { ...(of && { of }), body },
      {
        onSuccess: ({ name }) => {
          showSnackbar(of === undefined ? `${name} is offered.` : `${name} is saved.`)
          onClose()
        },
        onError: (error) => {
          const fields = Object.entries(fieldErrorsOf(error))
          for (const [field, message] of fields) setError(field as Name, { message })
          if (fields.length === 0) setError('name', { message: failureText(error) })
        },
      },
    )
  })
  const errorOf = (name: Name) => formState.errors[name]?.message
  return (
    <FormDialog
      title={of === undefined ? 'Offer a group departure' : 'Edit group departure'}
      text="Every booking becomes a trip of its client, copied from the saved itinerary."
      width="sm"
      submitLabel={of === undefined ? 'Offer departure' : 'Save'}
      isBusy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1.6,
          '& > .whole': { gridColumn: '1 / -1' },
        }}
      >
        {of === undefined && (
          <>
            <Box className="whole">
              <FormSelect
                control={control}
                name="savedItineraryId"
                label="Saved itinerary"
                error={errorOf('savedItineraryId')}
                options={[['', 'Choose one'], ...saved.map(({ id, name }) => [id, name] as const)]}
                rules={{
                  required: 'Choose a saved itinerary',
                  onChange: ({ target }: { target: { value: string } }) => {
                    const chosenTrip = saved.find(({ id }) => id === target.value)
                    if (chosenTrip !== undefined && getValues('name') === '')
                      setValue('name', chosenTrip.name)
                  },
                }}
              />
            </Box>
            <Field
              label="Start date"
              type="date"
              inputProps={{ min: addDays(todayHere(), 1) }}
              error={errorOf('startDate')}
              {...register('startDate', {
                validate: (day) => isCalendarDate(day) || 'Choose a date',
              })}
            />
          </>
        )}
        <Field
          label="Places"
          inputMode="numeric"
          inputProps={{ maxLength: 3 }}
          error={errorOf('places')}
          {...register('places', {
            validate: (typed) =>
              (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 200) ||
              '1 to 200 guests',
          })}
        />
        <Box className={of === undefined ? 'whole' : undefined}>
          <Field
            label="Name"
            inputProps={{ maxLength: 120 }}
            error={errorOf('name')}
            {...register('name', {
              validate: (typed) => typed.trim() !== '' || 'Name is required',
            })}
          />
        </Box>
        <Field
          label={`Price a guest in ${currency} (optional)`}
          inputMode="decimal"
          hint="Agreed by hand; it changes no trip’s price"
          error={errorOf('price')}
          {...register('price', {
            validate: (typed) =>
              typed.trim() === '' ||
              readAmount(typed, currency) !== undefined ||
              'Enter an amount like 4,250.00',
          })}
        />
        <Field
          label="Note for colleagues (optional)"
          inputProps={{ maxLength: 1000 }}
          {...register('note')}
        />
      </Box>
    </FormDialog>
  )
}
