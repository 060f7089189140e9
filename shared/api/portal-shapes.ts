import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '../ids/ids'
import { portalStandings } from '../itinerary/portal-standing'

/**
 * What clients see in the portal. These shapes are the allow-list: an answer holds what they name
 * and nothing else, so no cost, margin, supplier problem, internal note or hidden segment can reach
 * a client.
 */

/** How much of the price a client is shown, as the agent chooses for each trip. */
export const portalPrices = ['total', 'perPerson', 'party', 'none'] as const
export const portalPriceSchema = z.enum(portalPrices)
export type PortalPrice = z.infer<typeof portalPriceSchema>

const standing = z.enum(portalStandings)
const place = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })
/** Minor units of the trip's currency. */
const amount = z.int()

/** A film by the storage keys of its files; what is missing was not made. */
const film = z.object({
  hls: z.optional(z.string()),
  mp4: z.optional(z.string()),
  thumbnail: z.optional(z.string()),
  captions: z.optional(z.string()),
})

/** A trip in the client's list. */
export const portalTripLine = z.object({
  id: itineraryIdSchema,
  name: z.string(),
  standing,
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  /** Storage key of its picture. */
  image: z.optional(z.string()),
  /** It is another client's, and the reader pays a share of it. */
  isShareOnly: z.optional(z.boolean()),
})

/** Which version of a proposal a trip is, to a client who sees others of it, too. */
const portalVersion = z.object({
  /** Of the proposal. */
  id: itineraryIdSchema,
  /** A, B, C … in the order of making. */
  letter: z.string(),
  outcome: z.enum(['open', 'chosen', 'notChosen']),
  /** Another version is booked or paid: this one can’t be chosen any more. */
  isClosed: z.optional(z.literal(true)),
})

/** A trip in the list, with the version that it is. */
const portalHomeTrip = z.extend(portalTripLine, { version: z.optional(portalVersion) })
export type PortalHomeTrip = z.infer<typeof portalHomeTrip>

/** Who is signed in, whose client they are, and their trips. */
/** An agency that a client travels with, as they choose it. */
export const clientAgency = z.object({
  id: agencyIdSchema,
  name: z.string(),
  logo: z.optional(z.string()),
})
export type ClientAgency = z.infer<typeof clientAgency>

export const portalHome = z.object({
  client: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  agency: z.object({
    name: z.string(),
    agencyCode: z.string(),
    /** For trips that have none of their own. */
    film: z.optional(film),
    theme: z.object({
      primaryColour: z.optional(z.string()),
      secondaryColour: z.optional(z.string()),
      primaryFont: z.optional(z.string()),
      backgroundColour: z.optional(z.string()),
      themeType: z.optional(z.enum(['default', 'alternative'])),
      logo: z.optional(z.string()),
    }),
  }),
  trips: z.array(portalHomeTrip),
  /** The others that the same person travels with. */
  otherAgencies: z.optional(z.array(clientAgency)),
})
export type PortalHome = z.infer<typeof portalHome>

/** A part of the journey, in the order of travel. */
export const portalPart = z.object({
  id: z.string(),
  kind: z.enum(['stay', 'flight', 'road', 'activity', 'arrival', 'departure', 'other']),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  nights: z.int(),
  title: z.string(),
  text: z.optional(z.string()),
  region: z.optional(z.string()),
  country: z.optional(z.string()),
  /** Storage key of its picture. */
  image: z.optional(z.string()),
  rooms: z.array(z.object({ name: z.string(), adults: z.int(), children: z.int() })),
  mealBasis: z.optional(z.string()),
  inclusions: z.optional(z.string()),
  /** What guests pay there, with its amounts: no part of the price. */
  paidLocally: z.optional(z.string()),
  features: z.array(z.object({ code: z.string(), name: z.string() })),
  extras: z.array(z.string()),
  /** Whether the price includes it. */
  isIncluded: z.boolean(),
  /** An optional extra that was not taken; the travelers arrange what else is not included. */
  isOffered: z.optional(z.boolean()),
  /** Where it is or leads to, and where a way begins. */
  place: z.optional(place),
  from: z.optional(place),
  flightNumber: z.optional(z.string()),
  /** Local times, where it leaves and where it arrives. */
  departureTime: z.optional(z.string()),
  arrivalTime: z.optional(z.string()),
})
export type PortalPart = z.infer<typeof portalPart>

/** A payment as its client sees it. */
export const portalPayment = z.object({
  paymentId: paymentIdSchema,
  label: z.string(),
  /** The party group that pays it. */
  party: z.optional(z.string()),
  amount,
  /** What each way to pay adds. */
  fees: z.optional(z.object({ credit: amount, ach: amount })),
  dueDate: z.optional(calendarDateSchema),
  status: z.enum(['due', 'overdue', 'failed', 'processing', 'paid']),
  paidAt: z.optional(z.iso.datetime()),
  /** The number of its receipt, once it is paid. */
  receiptNumber: z.optional(z.string()),
  /** Money that went back, its service fee included. */
  refunded: z.optional(amount),
  /** A planning fee that is kept when the trip is cancelled. */
  isKept: z.optional(z.literal(true)),
  /** Money that is still to go back. */
  toRefund: z.optional(amount),
  isPayable: z.boolean(),
})
export type PortalPayment = z.infer<typeof portalPayment>

/** A trip as its client reads it. */
export const portalTrip = z.object({
  ...portalTripLine.shape,
  adults: z.int(),
  children: z.int(),
  currency: z.string(),
  agent: z.object({
    name: z.string(),
    email: z.string(),
    /** Storage key of their picture. */
    headshot: z.optional(z.string()),
  }),
  /** What the agent wrote to the client about the trip, as in its presentation. */
  letter: z.optional(z.string()),
  film: z.optional(film),
  parts: z.array(portalPart),
  /** Missing where there is no price yet; what the agent does not show is missing in it. */
  price: z.optional(
    z.object({
      total: z.optional(amount),
      perPerson: z.optional(amount),
      parties: z.optional(z.array(z.object({ name: z.string(), amount }))),
      /** Until it is paid. */
      deposit: z.optional(amount),
      paid: z.optional(amount),
      /** What cancelling costs from which day on. */
      cancellation: z.optional(z.array(z.object({ from: calendarDateSchema, amount }))),
    }),
  ),
  payments: z.array(portalPayment),
  /** Where a wire goes, line by line, while something can be paid. */
  wire: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  /** The trip was cancelled, and its statement can be downloaded. */
  hasStatement: z.optional(z.literal(true)),
  /** The client's party groups that cancelled while the trip goes on; the fee in minor units. */
  partyStatements: z.optional(
    z.array(z.object({ partyId: z.string(), name: z.string(), fee: z.int() })),
  ),
  /** What the client may take or leave while the trip is a proposal. */
  options: z._default(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        startDate: calendarDateSchema,
        text: z.optional(z.string()),
        /** What taking it adds to the price; missing where no total is shown. */
        sell: z.optional(amount),
        isTaken: z.boolean(),
      }),
    ),
    [],
  ),
  /** Ids of the stays that the client likes. */
  likes: z.array(z.string()),
  chosenAt: z.optional(z.iso.datetime()),
  /**
   * The agency's terms in force, and whether this client accepted them; missing where none were
   * published.
   */
  terms: z.optional(
    z.object({
      version: z.int(),
      text: z.string(),
      accepted: z.optional(z.object({ name: z.string(), at: z.iso.datetime() })),
    }),
  ),
})
export type PortalTrip = z.infer<typeof portalTrip>

/** What the agent sees of a trip in the portal. */
export const tripPortal = z.object({
  price: portalPriceSchema,
  /** Whether the client can open it now. */
  isOpen: z.boolean(),
  /** Whether an invitation would open it to them: it has a client, and is past its drafts. */
  canShare: z.boolean(),
  invitedAt: z.optional(z.iso.datetime()),
  invitedTo: z.optional(z.string()),
  views: z.int(),
  firstViewedAt: z.optional(z.iso.datetime()),
  lastViewedAt: z.optional(z.iso.datetime()),
  /** When the client first played the film. */
  filmAt: z.optional(z.iso.datetime()),
  /** What the client has read longest, the longest first. */
  reading: z.array(z.object({ title: z.string(), seconds: z.int() })),
  /** Ids of the segments that the client likes. */
  likes: z.array(z.string()),
  /** How often the client watched the film. */
  filmViews: z.int(),
  lastFilmViewAt: z.optional(z.iso.datetime()),
  chosenAt: z.optional(z.iso.datetime()),
  /** The version of the agency's terms in force that the client accepted, and by which name. */
  terms: z.optional(z.object({ version: z.int(), name: z.string(), at: z.iso.datetime() })),
})
export type TripPortal = z.infer<typeof tripPortal>
