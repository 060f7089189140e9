import type { IconName } from '../../components/icons/icon-names'

interface Point {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

/** What one of the three stories says: on the landing page in short, on its own page at length. */
export interface Story {
  readonly path: '/productive' | '/powerful' | '/profitable'
  readonly name: string
  readonly lead: string
  readonly more: string
  readonly points: readonly Point[]
  /** Its own page: a heading, and what follows the short points. */
  readonly headline: string
  readonly chapters: readonly { readonly title: string; readonly text: string }[]
}

export const productive: Story = {
  path: '/productive',
  name: 'Productive',
  lead: 'A camp, its rooms and its free nights stand on one screen. Touch the days; the journey builds itself below.',
  more: 'How a day with Tembea goes',
  points: [
    {
      icon: 'radio',
      title: 'Live availability',
      text: 'Counts by night and room type, and an honest “on request” where nobody knows yet.',
    },
    { icon: 'pin', title: 'Pin and compare', text: 'Hold two camps side by side, with their calendars open.' },
    {
      icon: 'keyboard',
      title: 'Hands on the keys',
      text: 'Arrows move, Space selects, / searches. Nothing needs a mouse.',
    },
  ],
  headline: 'From a phone call to a priced journey, before the coffee is cold.',
  chapters: [
    {
      title: 'Search the way you think',
      text: 'Regions, dates, a name half remembered. The list answers as you type and says what is free, what may be, and what must be asked.',
    },
    {
      title: 'Touch the nights',
      text: 'Each stay takes its colour through the calendar, the drawer and the map. Days beside each other join; a day in the middle splits a stay in two.',
    },
    {
      title: 'Put people into rooms',
      text: 'Fill a room with one click. Ages, capacities and the rules of each lodge are kept for you, and said in a sentence when they stand in the way.',
    },
  ],
}

export const powerful: Story = {
  path: '/powerful',
  name: 'Powerful',
  lead: 'Rand, pula, shilling and dollar in one quote, exact to the cent. Every figure opens and shows how it came to be.',
  more: 'What is under the canvas',
  points: [
    {
      icon: 'calculator',
      title: 'One price, everywhere',
      text: 'What you see while you build is what is stored, invoiced and paid.',
    },
    {
      icon: 'hourglass',
      title: 'Holds that hold',
      text: 'All nights of all rooms of all stays, or none; with a clock that everyone sees.',
    },
    { icon: 'history', title: 'Nothing is lost', text: 'Each change is a version. Go back to any of them.' },
  ],
  headline: 'A price you can open, down to the last cent.',
  chapters: [
    {
      title: 'Every currency, one total',
      text: 'Supplier costs stay in the currency they are paid in. Conversion, markup and rounding happen once, in one order, and are written down.',
    },
    {
      title: 'The same sum on both sides',
      text: 'The browser and the server run the same arithmetic on whole numbers. What moves while you type is what the client signs.',
    },
    {
      title: 'Two people, one trip',
      text: 'A change made elsewhere is never overwritten. You are told what differs, and choose.',
    },
  ],
}

export const profitable: Story = {
  path: '/profitable',
  name: 'Profitable',
  lead: 'Move a rate and watch the margin answer. Deposits, balances and fees follow, and so does the money.',
  more: 'What it does for an agency',
  points: [
    {
      icon: 'sliders-horizontal',
      title: 'Margins in sight',
      text: 'Land, air, DMC and rack, with your limits and your defaults.',
    },
    {
      icon: 'credit-card',
      title: 'Paid on the page',
      text: 'Card, ACH or wire; each party its own share, to the cent.',
    },
    { icon: 'bell-ring', title: 'Nobody forgets', text: 'What is due, what is late, and the link to send.' },
  ],
  headline: 'Know what a journey earns while you can still change it.',
  chapters: [
    {
      title: 'Your rates, your limits',
      text: 'Land, air, deposit, currency, DMC and rack: set once for the agency, moved for one trip, never below zero without a word.',
    },
    {
      title: 'Deposits that cover you',
      text: 'The deposit follows what suppliers ask up front, and what you want in hand before you confirm.',
    },
    {
      title: 'Fees that are nobody’s surprise',
      text: 'Card and bank fees stand beside each amount before anyone pays, and come out even.',
    },
  ],
}

export const stories = [productive, powerful, profitable] as const
