import { QueryClient } from '@tanstack/react-query'

/**
 * The query cache. The API client retries reads itself, so a failure here is final; no refetch on
 * focus (2 §9).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 60_000,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
