import Link from '@mui/material/Link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CalendarDate, monthOf } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { countOf, sentence } from '#shared/format/words'
import { failureText } from '../../../lib/api/api-error'
import { findFreeDates } from '../api/availability-query'
import type { BuilderCamp } from '../model/builder-camp'
import { useBuilder } from '../state/builder-store'
import { setVisibleMonth } from '../state/search-actions'

interface SeeFreeDatesProps {
  readonly camp: BuilderCamp
  readonly from: CalendarDate
  readonly nights: number
  readonly isFree: Parameters<typeof findFreeDates>[2]['isFree']
}

/**
 * Goes to the next available dates: shows their month and focuses the first one. What it finds is
 * told in its own place, beside the state that it answers.
 */
export function SeeFreeDates({ camp, from, nights, isFree }: SeeFreeDatesProps) {
  const queries = useQueryClient()
  const quoteMode = useBuilder((data) => data.quoteMode)
  const { supplierCode } = camp
  const find = useMutation({
    mutationFn: (search: { readonly from: CalendarDate; readonly nights: number }) =>
      findFreeDates(queries, { supplierCode, quoteMode }, { ...search, isFree }),
    onSuccess: (date) => {
      if (date === undefined) return
      setVisibleMonth(supplierCode, monthOf(date))
      requestAnimationFrame(() => focusOnDay(supplierCode, date))
    },
  })
  const isCurrent = find.variables?.from === from && find.variables.nights === nights
  const answer = isCurrent ? answerWords(find, countOf(nights, 'night')) : ''
  const hasNone = isCurrent && find.isSuccess && find.data === undefined
  return (
    <>
      <span role="status">{answer}</span>{' '}
      {!hasNone && (
        <Link
          component="button"
          type="button"
          variant="caption"
          disabled={find.isPending}
          onClick={() => find.mutate({ from, nights })}
        >
          See available dates
          <span className="visually-hidden"> of {camp.campName}</span>
        </Link>
      )}
    </>
  )
}

type Finding = Pick<
  ReturnType<typeof useMutation<CalendarDate | undefined>>,
  'data' | 'error' | 'isSuccess'
>

function answerWords({ data, error, isSuccess }: Finding, stay: string): string {
  if (error !== null) return sentence(failureText(error))
  if (!isSuccess) return ''
  return data === undefined
    ? `No rooms for ${stay} within the next year.`
    : `Available for ${stay} from ${longDate(data)}.`
}

function focusOnDay(supplierCode: string, date: CalendarDate): void {
  const day = document.querySelector<HTMLElement>(
    `[data-camp="${CSS.escape(supplierCode)}"] [data-date="${date}"]`,
  )
  day?.scrollIntoView({ block: 'center' })
  day?.focus({ preventScroll: true })
}
