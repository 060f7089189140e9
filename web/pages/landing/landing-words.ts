import type { IconName } from '../../components/icons/icon-names'

interface Point {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

/** The texts of one story: short on the landing page, longer on its own page. */
export interface Story {
  readonly path: '/productive' | '/powerful' | '/profitable'
  readonly name: string
  readonly lead: string
  readonly more: string
  readonly points: readonly Point[]
  /** Its own page: a heading, and the text after the bullet points. */
  readonly headline: string
  readonly chapters: readonly { readonly title: string; readonly text: string }[]
}

export const productive: Story = {
  path: '/productive',
  name: 'Productive',
  lead: 'See a camp, its rooms and its available nights on one screen. Pick the dates and the itinerary takes shape below.',
  more: 'A day with Tembea',
  points: [
    {
      icon: 'radio',
      title: 'Live availability',
      text: 'Room counts by night and room type, with “on request” shown wherever a camp has to confirm.',
    },
    {
      icon: 'pin',
      title: 'Pin and compare',
      text: 'Compare camps side by side with their calendars open.',
    },
    {
      icon: 'keyboard',
      title: 'Built for the keyboard',
      text: 'Arrows move, Space selects, / searches. No mouse required.',
    },
  ],
  headline: 'From first call to priced itinerary before your coffee gets cold.',
  chapters: [
    {
      title: 'Search your way',
      text: 'Search by region, date or half a name. Results update as you type and show what’s available, what may be, and what’s on request.',
    },
    {
      title: 'Pick the nights',
      text: 'Each stay keeps one color across the calendar, the itinerary bar and the map. Consecutive nights join into one stay; remove a night in the middle and it splits in two.',
    },
    {
      title: 'Assign rooms',
      text: 'Fill a room with one click. Tembea applies each lodge’s age limits, capacities and rules, and tells you plainly when something doesn’t fit.',
    },
  ],
}

export const powerful: Story = {
  path: '/powerful',
  name: 'Powerful',
  lead: 'Rand, pula, shillings and dollars in one quote, exact to the cent. Click any figure to see how it was calculated.',
  more: 'How it works',
  points: [
    {
      icon: 'calculator',
      title: 'One price, everywhere',
      text: 'The price you see while building is the price that’s quoted and paid.',
    },
    {
      icon: 'hourglass',
      title: 'Reliable holds',
      text: 'Every room and every night is held, or none is, with a countdown everyone can see.',
    },
    {
      icon: 'history',
      title: 'Full version history',
      text: 'Every change is saved as a version. Restore any of them.',
    },
  ],
  headline: 'A price you can explain, down to the last cent.',
  chapters: [
    {
      title: 'Every currency, one total',
      text: 'Supplier costs stay in the currency they’re paid in. Conversion, markup and rounding follow one documented order.',
    },
    {
      title: 'What you see is what they pay',
      text: 'Your browser and our servers run exactly the same calculation, so the price that updates as you type is the price your client agrees to.',
    },
    {
      title: 'Two people, one trip',
      text: 'A colleague’s changes are never overwritten. You see what differs and choose which version to keep.',
    },
  ],
}

export const profitable: Story = {
  path: '/profitable',
  name: 'Profitable',
  lead: 'Adjust a rate and watch the margin move. Deposits, balances and fees update with it.',
  more: 'What it does for your agency',
  points: [
    {
      icon: 'sliders-horizontal',
      title: 'Margins at a glance',
      text: 'Land, air, DMC and rack margins, with your own limits and defaults.',
    },
    {
      icon: 'credit-card',
      title: 'Online payments',
      text: 'Card, ACH or wire, with each party paying its own share to the cent.',
    },
    {
      icon: 'bell-ring',
      title: 'Automatic reminders',
      text: 'See what’s due and what’s overdue, with payment links ready to send.',
    },
  ],
  headline: 'Know what a trip earns while you can still change it.',
  chapters: [
    {
      title: 'Your rates, your limits',
      text: 'Set land, air, deposit, currency, DMC and rack rates once for the agency and adjust them per trip. You’re warned before a margin drops below zero.',
    },
    {
      title: 'Deposits that cover you',
      text: 'Deposits cover what suppliers require up front plus what you want in hand before confirming.',
    },
    {
      title: 'No surprise fees',
      text: 'Card and bank fees are shown beside every amount before anyone pays, calculated to the cent.',
    },
  ],
}

export const stories = [productive, powerful, profitable] as const
