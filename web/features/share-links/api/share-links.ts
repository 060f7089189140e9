import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewShareLink, ShareLink } from '#shared/api/share-links'
import type { ClientId, ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** Whose links are meant: a trip's, or those of all trips of a client. */
export type LinksOf = { readonly itineraryId: ItineraryId } | { readonly clientId: ClientId }

export const shareLinksQuery = (of: LinksOf) =>
  queryOptions({
    queryKey: ['share-links', of],
    queryFn: ({ signal }) => api('GET /api/share-links', { query: of, signal }),
  })

/** Makes a link; only this answer has its address. */
export function useCreateShareLink(of: LinksOf) {
  const change = useLinksChange(of)
  return useMutation({
    mutationFn: (body: NewShareLink) =>
      api('POST /api/Agents/create-share-link', { query: of, body }),
    onSuccess: ({ link }) => change((links) => [link, ...links]),
  })
}

/** Revokes a link. */
export function useRevokeShareLink(of: LinksOf) {
  const change = useLinksChange(of)
  return useMutation({
    mutationFn: ({ itineraryId: id, id: linkId }: ShareLink) =>
      api('DELETE /api/Itineraries/{id}/share-links/{linkId}', { params: { id, linkId } }),
    onSuccess: (revoked) =>
      change((links) => links.map((link) => (link.id === revoked.id ? revoked : link))),
  })
}

/** Changes the list as it is shown: the index that it is read from may be a moment behind. */
function useLinksChange(of: LinksOf) {
  const client = useQueryClient()
  return (next: (links: ShareLink[]) => ShareLink[]) =>
    client.setQueryData(shareLinksQuery(of).queryKey, (links) => next(links ?? []))
}
