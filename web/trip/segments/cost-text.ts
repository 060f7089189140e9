import * as z from 'zod/mini'
import { decimal, likeAmount } from './draft-errors'

/** A cost as sent. */
export const costText = z.string().check(z.regex(decimal, likeAmount))
