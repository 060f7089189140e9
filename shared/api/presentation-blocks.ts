import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'
import { mediaIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { pictureFocus, presentationPriceSchema } from './presentation-shapes'

const text = z.optional(plainText(6_000))
const line = z.optional(plainText(300))

/** A picture of the library, by what names it. */
export const chosenPicture = z
  .strictObject({
    s3Key: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    mediaId: z.optional(mediaIdSchema),
    caption: line,
    focus: z.optional(pictureFocus),
  })
  .check(
    z.refine(({ s3Key, mediaId }) => (s3Key === undefined) !== (mediaId === undefined), {
      error: 'must name one picture',
    }),
  )
export type ChosenPicture = z.infer<typeof chosenPicture>

/** Lines as they are typed: empty ones are not shown. */
const lines = z.optional(z.array(plainText(300)).check(z.maxLength(60)))

/**
 * What an agent wrote or chose for one block of a presentation. A missing field shows the original,
 * an empty text nothing. Each kind of block reads the fields that it has a place for.
 */
export const presentationBlock = z.strictObject({
  isHidden: z.optional(z.boolean()),
  title: line,
  subtitle: line,
  text,
  picture: z.optional(chosenPicture),
  pictures: z.optional(z.array(chosenPicture).check(z.maxLength(12))),
  /** Of a stay: its days, by how many days they are behind its first. */
  days: z.optional(
    z.record(
      z.string().check(z.regex(/^\d{1,3}$/)),
      z.strictObject({ title: line, text: z.optional(plainText(2_000)) }),
    ),
  ),
  price: z.optional(presentationPriceSchema),
  included: lines,
  notIncluded: lines,
  people: z.optional(
    z
      .array(
        z.strictObject({
          /** Somebody without a name is not shown. */
          name: plainText(200),
          role: line,
          text: z.optional(plainText(1_000)),
          email: z.optional(plainText(200)),
          phone: z.optional(plainText(60)),
          headshot: z.optional(z.string().check(z.maxLength(500))),
        }),
      )
      .check(z.maxLength(12)),
  ),
  /** Keys of sections, or ids of a chapter's parts, in the order in which they are shown. */
  order: z.optional(
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(300), withoutRepeats()),
  ),
})
export type PresentationBlock = z.infer<typeof presentationBlock>

/**
 * What is edited, and merged, by itself: a section, a chapter, a segment by its id, the order of
 * the sections, and the order of a chapter's parts.
 */
export const blockKey = z.string().check(
  z.regex(
    /^(cover|letter|route|price|team|terms|closing|order|(order:)?chapter:[a-z0-9-]{1,60}|segment:.{1,64})$/,
    {
      error: 'must be a block of a presentation',
    },
  ),
)

/** The blocks that an agent changed, by their keys. */
export type PresentationBlocks = Readonly<Record<string, PresentationBlock>>
