import type { Conversation } from '#shared/itinerary/conversations'

/** A message of a demo trip, written so long before the demo data are loaded. */
export type DemoMessage = {
  itineraryId: string
  conversation: Conversation
  from: 'agent' | 'client'
  minutesAgo: number
  text: string
}

const hour = 60
const day = 24 * hour

const talk = (
  itineraryId: string,
  conversation: Conversation,
  lines: readonly (readonly [from: DemoMessage['from'], minutesAgo: number, text: string])[],
): DemoMessage[] => lines.map(([from, minutesAgo, text]) => ({ itineraryId, conversation, from, minutesAgo, text }))

/** What agents, clients and consultants have written about the demo trips. The last one is new to the agent. */
export const demoMessages: readonly DemoMessage[] = [
  ...talk('itn_hartleyfamily', 'client', [
    [
      'agent',
      4 * day + 3 * hour,
      'Dear Eleanor, thank you for the call. I have put together Cape Town, two camps in the Delta and Singita Lebombo: thirteen nights in June, when the water is high and the nights are cold.',
    ],
    [
      'client',
      3 * day + 7 * hour,
      'It looks wonderful, thank you! Two questions: are the children allowed on the mokoro, and can Oliver have his meals without nuts everywhere?',
    ],
    [
      'agent',
      3 * day + 6 * hour,
      'At Jao from six years on, with a guide for each boat. I am asking all four about the nuts and will write to you as soon as I have their word in writing.',
    ],
    [
      'agent',
      3 * day + 6 * hour - 2,
      'One night between Mombo and Lebombo is still open. Would you like Johannesburg, or to go on the same day?',
    ],
    [
      'client',
      50,
      'We would rather go on the same day, if the flights allow it. The children sleep well in small planes.',
    ],
  ]),
  ...talk('itn_hartleyfamily', 'consultant', [
    [
      'agent',
      3 * day + 5 * hour,
      'Hartley, 2 adults and 2 children (11, 13): severe nut allergy of one child. Please have One&Only, Jao, Mombo and Lebombo confirm their kitchens in writing.',
    ],
  ]),
  ...talk('itn_fourniernamib', 'client', [
    [
      'agent',
      6 * day,
      'Bonjour Amélie, the dunes before sunrise need one more night at Sossusvlei. Shall I add it and take one from Swakopmund?',
    ],
    ['client', 5 * day + 20 * hour, 'Yes please, the dunes are why we come.'],
  ]),
]
