import * as z from 'zod'
import { isCommonPassword } from '../access/common-passwords'

export const leastPasswordLength = 8

/** A password that somebody chooses: at least 8 characters (1 §5), at most 128, and none of the commonest (domain.md, Who is who). */
export const newPassword = z
  .string()
  .min(leastPasswordLength, { error: 'Your password is too short' })
  .max(128, { error: 'Your password is too long' })
  .refine((password) => !isCommonPassword(password), { error: 'This password is too easy to guess' })
