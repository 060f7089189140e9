/**
 * A page to measure; `limitKb` is of Brotli JavaScript: beyond the builder's for a further page, in
 * all for the others. A client's is measured on a phone, with all that scrolling to its end brings.
 */
export interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly kind: 'public' | 'first' | 'further' | 'client'
  readonly limitKb: number
}

/** Ids of what the pages show. */
export interface MeasuredTrips {
  readonly itineraryId: string
  readonly savedId: string
  /** Of the demo's client. */
  readonly portalId: string
}

export const measuredPages = ({
  itineraryId,
  savedId,
  portalId,
}: MeasuredTrips): readonly MeasuredPage[] => [
  { name: 'landing', path: '/', kind: 'public', limitKb: 150 },
  { name: 'sign-in', path: '/login', kind: 'public', limitKb: 150 },
  { name: 'builder', path: '/itinerary-builder', kind: 'first', limitKb: 230 },
  { name: 'first builder', path: '/builder', kind: 'further', limitKb: 0 },
  { name: 'accommodation', path: '/itinerary-builder/details', kind: 'further', limitKb: 60 },
  { name: 'itinerary', path: `/itinerary/edit/${itineraryId}`, kind: 'further', limitKb: 60 },
  { name: 'storyboard', path: `/itinerary/${itineraryId}`, kind: 'further', limitKb: 60 },
  { name: 'trip details', path: `/itinerary/details/${itineraryId}`, kind: 'further', limitKb: 60 },
  { name: 'built itinerary', path: `/custom/${itineraryId}`, kind: 'further', limitKb: 60 },
  { name: 'saved itineraries', path: '/saved', kind: 'further', limitKb: 60 },
  { name: 'saved itinerary', path: `/saved/${savedId}`, kind: 'further', limitKb: 60 },
  { name: 'trips and payments', path: '/trips-and-payments', kind: 'further', limitKb: 60 },
  { name: 'account', path: '/profile', kind: 'further', limitKb: 60 },
  { name: 'client sign-in', path: '/client/login', kind: 'public', limitKb: 130 },
  { name: 'client’s trips', path: '/client', kind: 'client', limitKb: 130 },
  {
    name: 'client’s trip with its map',
    path: `/client/trips/${portalId}`,
    kind: 'client',
    limitKb: 130,
  },
  {
    name: 'client’s messages',
    path: `/client/trips/${portalId}/messages`,
    kind: 'client',
    limitKb: 130,
  },
  { name: 'compared proposals', path: '/client/compare', kind: 'client', limitKb: 130 },
]
