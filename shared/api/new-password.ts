import * as z from 'zod/mini'
import { isCommonPassword } from '../access/common-passwords'

export const leastPasswordLength = 8

/**
 * A password that somebody chooses: at least 8 characters (1 §5), at most 128, and none of the
 * commonest (domain.md, Who is who).
 */
export const newPassword = z.string().check(
  z.minLength(leastPasswordLength, { error: 'Your password is too short' }),
  z.maxLength(128, { error: 'Your password is too long' }),
  z.refine((password) => !isCommonPassword(password), {
    error: 'This password is too easy to guess',
  }),
)
