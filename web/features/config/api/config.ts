import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FeatureFlag } from '#shared/access/principal'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'

export type Configuration = Answer<'GET /api/Config'>
export type Agency = Answer<'GET /api/Agencies'>[number]
export type ApiKey = Answer<'GET /api/ApiKeys'>[number]

export const configurationQuery = queryOptions({
  queryKey: ['config', 'server'],
  queryFn: ({ signal }) => api('GET /api/Config', { signal }),
})

export function useChangeConfiguration() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'PATCH /api/Config'>['body']) => api('PATCH /api/Config', { body }),
    onSuccess: (answer) => {
      queries.setQueryData(configurationQuery.queryKey, answer)
      showSnackbar('Configuration saved. It’s in force within a minute.')
    },
  })
}

export const agenciesQuery = queryOptions({
  queryKey: ['agencies'],
  queryFn: ({ signal }) => api('GET /api/Agencies', { signal }),
})

/** Switches a flag of an agency: shown at once, and taken back where the server refuses. */
export function useSwitchFlag() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ agency, flag, isOn }: { agency: Agency; flag: FeatureFlag; isOn: boolean }) => {
      const present =
        queries.getQueryData(agenciesQuery.queryKey)?.find(({ id }) => id === agency.id) ?? agency
      const others = present.featureFlags.filter((one) => one !== flag)
      const featureFlags = isOn ? [...others, flag] : others
      queries.setQueryData(agenciesQuery.queryKey, (all) =>
        all?.map((one) => (one.id === agency.id ? { ...one, featureFlags } : one)),
      )
      return api('PATCH /api/Agencies/{id}', {
        params: { id: agency.id },
        body: { featureFlags: { [flag]: isOn } },
      })
    },
    onSuccess: ({ id, featureFlags }) =>
      queries.setQueryData(agenciesQuery.queryKey, (all) =>
        all?.map((one) => (one.id === id ? { ...one, featureFlags } : one)),
      ),
    scope: { id: 'flags' },
    onError: (error) => {
      showSnackbar(`The flag wasn’t changed. ${failureText(error)}`, { tone: 'error' })
      void queries.invalidateQueries({ queryKey: agenciesQuery.queryKey })
    },
  })
  return mutate
}

export const apiKeysQuery = queryOptions({
  queryKey: ['config', 'api-keys'],
  queryFn: ({ signal }) => api('GET /api/ApiKeys', { signal }),
})

export function useCreateApiKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'POST /api/ApiKeys'>['body']) => api('POST /api/ApiKeys', { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  })
}

export function useRevokeApiKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ApiKey) => api('DELETE /api/ApiKeys/{id}', { params: { id } }),
    onSuccess: ({ name }) => void showSnackbar(`${name} is revoked.`),
    onError: (error) =>
      showSnackbar(`The key wasn’t revoked. ${failureText(error)}`, { tone: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  })
}

export const exchangeDaysQuery = queryOptions({
  queryKey: ['config', 'exchange-rates'],
  queryFn: ({ signal }) => api('GET /api/Config/exchange-rates', { signal }),
})

export function useForceRates() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ date, reason }: { date: CalendarDate; reason: string }) =>
      api('POST /api/Config/exchange-rates/{date}/force', { params: { date }, body: { reason } }),
    onSuccess: ({ date }) => void showSnackbar(`The rates of ${longDate(date)} are in use.`),
    onSettled: () => void queries.invalidateQueries({ queryKey: exchangeDaysQuery.queryKey }),
  })
}

export type DeadLetter = Answer<'GET /api/Config/dead-letters'>[number]

export const deadLettersQuery = queryOptions({
  queryKey: ['config', 'dead-letters'],
  queryFn: ({ signal }) => api('GET /api/Config/dead-letters', { signal }),
})

export function useTakeDeadLetters() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'POST /api/Config/dead-letters'>['body']) =>
      api('POST /api/Config/dead-letters', { body }),
    onSuccess: ({ count }, { action }) =>
      void showSnackbar(
        `${countOf(count, 'message')} ${action === 'replay' ? 'sent again' : 'deleted'}.`,
      ),
    onError: (error) =>
      showSnackbar(`Nothing was changed. ${failureText(error)}`, { tone: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: deadLettersQuery.queryKey }),
  })
}

export type Job = Answer<'GET /api/Config/jobs'>[number]

export const jobsQuery = queryOptions({
  queryKey: ['config', 'jobs'],
  queryFn: ({ signal }) => api('GET /api/Config/jobs', { signal }),
  refetchInterval: 10_000,
})

/** Starts a job; what came of it shows once it is through. */
export function useRunJob() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ name }: Job) => api('POST /api/Config/jobs/{name}/run', { params: { name } }),
    onSuccess: () => void showSnackbar('The job has started.'),
    onError: (error) =>
      showSnackbar(`The job wasn’t started. ${failureText(error)}`, { tone: 'error' }),
    onSettled: () =>
      setTimeout(() => void queries.invalidateQueries({ queryKey: jobsQuery.queryKey }), 1_500),
  })
}
