import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { tripRates } from '#shared/itinerary/own-rates'
import { todayHere } from '../../../../lib/time/today-here'
import { usedRates } from '../../../../trip/life/detail-rows'
import { useTripPage } from '../../../../trip/page/trip-page'

const form = z.object({ rates: tripRates })

/** The exchange rates of the trip's own, begun with the first that it pays a supplier in. */
export function useTripRatesForm() {
  const { trip } = useTripPage()
  const empty = { currency: '', rate: '', reason: '', date: todayHere() }
  const foreign = usedRates(trip).filter(({ code }) => code !== 'USD')
  const first = foreign.find(({ code }) => code !== trip.currency) ?? foreign[0]
  const firstRate = { ...empty, currency: first?.code ?? '', rate: first?.rate ?? '' }
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { rates: trip.tripRates ?? [firstRate] },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'rates' })
  const { errors, isSubmitting } = formState
  const add = () => append(empty)
  return { fields, register, handleSubmit, add, remove, errors, isSubmitting }
}
