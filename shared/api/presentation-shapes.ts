import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { itineraryIdSchema, mediaIdSchema } from '../ids/ids'
import { portalStandings } from '../itinerary/portal-standing'
import { portalHome, portalPart } from './portal-shapes'

/**
 * What a presentation shows of a trip. These shapes are the allow-list, as the portal's are: no
 * cost, margin, internal note or hidden segment can be in them.
 */

/** How the price page shows the price, as the agent chooses. */
export const presentationPrices = ['total', 'perPerson', 'byParty', 'none'] as const
export const presentationPriceSchema = z.enum(presentationPrices)
export type PresentationPrice = z.infer<typeof presentationPriceSchema>

/** Minor units of the trip's currency. */
const amount = z.int()

/**
 * What stays in view when a picture is cropped: percent from its left and top, and how much it is
 * enlarged.
 */
export const pictureFocus = z.object({
  x: z.number().check(z.minimum(0), z.maximum(100)),
  y: z.number().check(z.minimum(0), z.maximum(100)),
  zoom: z.number().check(z.minimum(1), z.maximum(4)),
})

export const presentationPicture = z.object({
  /** Storage key below `/media/`; missing where an agent uploaded it for this trip. */
  s3Key: z.optional(z.string()),
  /** The upload, with an address to read it from for 15 minutes. */
  mediaId: z.optional(mediaIdSchema),
  url: z.optional(z.string()),
  caption: z.optional(z.string()),
  focus: z.optional(pictureFocus),
})
export type PresentationPicture = z.infer<typeof presentationPicture>

/** A film by storage keys: what is missing was not made. */
const presentationFilm = z.object({
  hls: z.optional(z.string()),
  mp4: z.optional(z.string()),
  poster: z.optional(z.string()),
  /** A still 1920 pixels wide. */
  thumbnail: z.optional(z.string()),
  captions: z.optional(z.string()),
})

/** A day of a stay. */
const presentationDay = z.object({
  date: calendarDateSchema,
  /** 1 on the first day of the trip. */
  day: z.int(),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
})
export type PresentationDay = z.infer<typeof presentationDay>

/** A part of the journey: the portal's, with its pictures. */
export const presentationPart = z.extend(z.omit(portalPart, { image: true }), {
  /** Of a stay: as on the map. */
  number: z.optional(z.int()),
  /** The day of the trip on which it begins, from 1. */
  day: z.int(),
  /** A flight by chartered plane. */
  isCharter: z.optional(z.boolean()),
  pictures: z.array(presentationPicture),
})
export type PresentationPart = z.infer<typeof presentationPart>

/** A part with the days that are told within it. */
const chapterPart = z.extend(presentationPart, { days: z.array(presentationDay) })
export type ChapterPart = z.infer<typeof chapterPart>

/** The stays in one country, with the ways that lead on. */
const presentationChapter = z.object({
  /** `chapter:botswana`, and `chapter:botswana-2` where the trip comes back to a country. */
  key: z.string(),
  country: z.optional(z.string()),
  title: z.string(),
  subtitle: z.optional(z.string()),
  intro: z.optional(z.string()),
  picture: z.optional(presentationPicture),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  nights: z.int(),
  parts: z.array(chapterPart),
})
export type PresentationChapter = z.infer<typeof presentationChapter>

/** A place on the route, in the order of travel. */
const routePoint = z.object({
  name: z.string(),
  region: z.optional(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Of a stay; airports and airstrips have none. */
  number: z.optional(z.int()),
  partId: z.string(),
  /** How one comes here from the point before. */
  by: z.enum(['flight', 'charter', 'road', 'on']),
})
export type RoutePoint = z.infer<typeof routePoint>

/** What the trip costs; the price page shows what its mode says. */
const prices = z.object({
  total: z.optional(amount),
  perPerson: z.optional(amount),
  parties: z.optional(z.array(z.object({ name: z.string(), amount }))),
  /** Until it is paid. */
  deposit: z.optional(amount),
  /** What was paid so far. */
  paid: z.optional(amount),
  /** What of the price is still to be paid. */
  due: z.optional(amount),
  /** A planning fee was asked for that isn't refundable. */
  keepsPlanningFee: z.optional(z.literal(true)),
  /** What cancelling costs from which day on; with the total alone. */
  cancellation: z.optional(z.array(z.object({ from: calendarDateSchema, amount }))),
})
const inclusionLines = {
  /** What the price includes and what it doesn't, a line each. */
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
}

export const teamPerson = z.object({
  name: z.string(),
  role: z.optional(z.string()),
  text: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Storage key of their picture. */
  headshot: z.optional(z.string()),
})
export type TeamPerson = z.infer<typeof teamPerson>

const titleAndText = { title: z.optional(z.string()), text: z.optional(z.string()) }

/** What both the source and the view of a presentation hold as it is. */
const facts = {
  itineraryId: itineraryIdSchema,
  /** Of the trip, for the foot of the last page. */
  version: z.int(),
  title: z.string(),
  /** Whom it is made for. */
  client: z.optional(z.string()),
  standing: z.optional(z.enum(portalStandings)),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  currency: z.string(),
  /** Until when the rooms are held. */
  heldUntil: z.optional(z.iso.datetime()),
  /** The camps' time zone, in which it is told. */
  heldZone: z.optional(z.string()),
  agent: teamPerson,
  agency: z.object({
    name: z.string(),
    agencyCode: z.string(),
    address: z.optional(z.string()),
    theme: z.extend(portalHome.shape.agency.shape.theme, {
      /** Storage key of a logo that is read on light grounds. */
      logoDark: z.optional(z.string()),
    }),
  }),
  film: z.optional(presentationFilm),
}

/**
 * What a presentation can be made of: a trip as its client may read it, before an agent chose and
 * wrote.
 */
export const presentationSource = z.object({
  ...facts,
  picture: z.optional(presentationPicture),
  parts: z.array(presentationPart),
  prices: z.optional(prices),
  priceMode: presentationPriceSchema,
  ...inclusionLines,
  terms: z.optional(z.string()),
  /** Pictures to choose from: of the camps, and what was uploaded for the trip. */
  library: z.array(presentationPicture),
})
export type PresentationSource = z.infer<typeof presentationSource>

/** A presentation, ready to be shown. What is hidden, or not there, is missing. */
export const presentationView = z.object({
  ...facts,
  subtitle: z.optional(z.string()),
  cover: z.object({ picture: z.optional(presentationPicture) }),
  /**
   * Keys of what follows the cover, in order: `letter`, `route`, `chapter:…`, `price`, `team`,
   * `terms`, `closing`.
   */
  sections: z.array(z.string()),
  letter: z.optional(z.object(titleAndText)),
  route: z.optional(z.object({ title: z.optional(z.string()), points: z.array(routePoint) })),
  chapters: z.array(presentationChapter),
  price: z.optional(
    z.extend(prices, {
      mode: z.enum(['total', 'perPerson', 'byParty']),
      title: titleAndText.title,
      ...inclusionLines,
    }),
  ),
  team: z.optional(z.object({ title: titleAndText.title, people: z.array(teamPerson) })),
  terms: z.optional(z.object({ title: titleAndText.title, text: z.string() })),
  closing: z.optional(
    z.object({ text: z.optional(z.string()), picture: z.optional(presentationPicture) }),
  ),
})
export type PresentationView = z.infer<typeof presentationView>
