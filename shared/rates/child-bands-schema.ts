import * as z from 'zod/mini'
import { readChildBands } from './child-bands'

/** Child bands of a rule as a text, such as `2-5 free; 6-11 50%; 12-15 own bed 120.00`. */
export const childBandsSchema = z.string().check(
  z.maxLength(300),
  z.superRefine<string>((text, context) => {
    const bands = readChildBands(text)
    if (typeof bands === 'string') context.addIssue({ code: 'custom', message: bands, input: text })
  }),
)
