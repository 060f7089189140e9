import { figureLimits } from './figure-limits'
import { figuresOf } from './figures'
import { readSources } from './sources'

// npm run figures: how large the code is, and what makes it harder to read than it need be.
const { tokens, ...others } = figuresOf(readSources())
console.log(`${tokens.toLocaleString('en-US')} tokens of TypeScript outside the tests`)
for (const [key, { label, limit, target }] of Object.entries(figureLimits))
  console.log(`${others[key as keyof typeof others]} ${label} (at most ${limit}, target ${target})`)
