import Box from '@mui/material/Box'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dateInZone } from '#shared/dates/zoned-time'
import { recentDate } from '#shared/format/dates'
import type { ItineraryId } from '#shared/ids/ids'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { radius } from '../../components/looks/looks'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { tripPaymentsPath } from '../../lib/navigation/trip-path'
import { accountZone, todayHere } from '../../lib/time/today-here'
import { type PaymentTask, taskAdvice, taskTitle } from './task-words'

const freshMs = 60_000

/**
 * What is to be done about payments, of one trip or all; its key is refetched when any trip
 * changes.
 */
const paymentTasksQuery = (itineraryId?: ItineraryId) =>
  queryOptions({
    queryKey: ['trips', 'payment-tasks', itineraryId ?? 'all'],
    queryFn: ({ signal }) =>
      api('GET /api/Payments/tasks', {
        query: itineraryId === undefined ? {} : { itineraryId },
        signal,
      }),
    staleTime: freshMs,
  })

/**
 * Disputes, and money that is not what was asked for, each with what to do, and who did it when. Of
 * one trip, or of all with their trips.
 */
export function PaymentTasks({ itineraryId }: { readonly itineraryId?: ItineraryId }) {
  const queries = useQueryClient()
  const { data: tasks = [] } = useQuery(paymentTasksQuery(itineraryId))
  const { mutateAsync: mark } = useMutation({
    mutationFn: ({ id, paymentId, done }: PaymentTask) =>
      api('PATCH /api/Payments/{paymentId}/tasks/{id}', {
        params: { paymentId, id },
        body: { isDone: done === undefined },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['trips'] }),
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
  })
  if (tasks.length === 0) return null
  return (
    <Box component="section" aria-label="Payments that need attention">
      {tasks.map((task) => (
        <Box key={task.id} sx={[notice, isOpen(task) && { bgcolor: 'warning.ground' }]}>
          <Icon name={isOpen(task) ? 'triangle-alert' : 'check'} size={16} />
          <div>
            <b>{taskTitle(task)}</b>
            {itineraryId === undefined && (
              <>
                {', '}
                <Link to={tripPaymentsPath(task.itineraryId)}>{task.itineraryName}</Link>,{' '}
                {task.clientName ?? 'no client'}, {task.agentName}
              </>
            )}
            <p>{task.done === undefined ? taskAdvice(task) : doneWords(task.done)}</p>
            {task.state !== 'won' && (
              <AsyncButton size="xsmall" variant="outlined" onClick={() => mark(task)}>
                {task.done === undefined ? 'Mark as done' : 'Reopen'}
              </AsyncButton>
            )}
          </div>
        </Box>
      ))}
    </Box>
  )
}

const isOpen = ({ done, state }: PaymentTask): boolean => done === undefined && state !== 'won'

const doneWords = ({ at, by }: NonNullable<PaymentTask['done']>): string =>
  `Done by ${by}, ${recentDate(dateInZone(new Date(at), accountZone()), todayHere())}.`

const notice = {
  display: 'flex',
  gap: '8px',
  mt: '6px',
  p: '8px 12px',
  borderRadius: radius.control,
  bgcolor: 'ground.soft',
  fontSize: 13,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: 'warning.main' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& button': { display: 'flex', m: '8px 0 2px' },
} as const
