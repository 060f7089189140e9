import Link from '@mui/material/Link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CalendarDate, monthOf } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
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

/** Goes to the next available dates: shows their month and focuses the first one. */
export function SeeFreeDates({ camp, ...sought }: SeeFreeDatesProps) {
  const queries = useQueryClient()
  const quoteMode = useBuilder((data) => data.quoteMode)
  const { supplierCode } = camp
  const find = useMutation({
    mutationFn: () => findFreeDates(queries, { supplierCode, quoteMode }, sought),
    onSuccess: (date) => {
      const stay = countOf(sought.nights, 'night')
      if (date === undefined) {
        showSnackbar(`No rooms at ${camp.campName} for ${stay} within the next year.`, {
          tone: 'info',
        })
        return
      }
      setVisibleMonth(supplierCode, monthOf(date))
      showSnackbar(`Available for ${stay} from ${longDate(date)}.`, { tone: 'info' })
      requestAnimationFrame(() => focusOnDay(supplierCode, date))
    },
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
  })
  return (
    <Link
      component="button"
      type="button"
      variant="caption"
      disabled={find.isPending}
      onClick={() => find.mutate()}
    >
      See available dates
      <span className="visually-hidden"> of {camp.campName}</span>
    </Link>
  )
}

function focusOnDay(supplierCode: string, date: CalendarDate): void {
  const day = document.querySelector<HTMLElement>(
    `[data-camp="${CSS.escape(supplierCode)}"] [data-date="${date}"]`,
  )
  day?.scrollIntoView({ block: 'center' })
  day?.focus({ preventScroll: true })
}
