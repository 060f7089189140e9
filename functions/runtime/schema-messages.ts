import * as z from 'zod/mini'
import english from 'zod/v4/locales/en.js'

// zod/mini says 'Invalid input' to everything. Whoever passes a schema's messages on imports this
// file first.
z.config(english())
