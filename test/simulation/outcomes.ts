type Counts = Readonly<Record<string, number>>

/** Leasts are of seeds of so many operations: shorter ones come less far. */
export const operationsOfLeast = 300

/**
 * How often each thing has to happen in a thousand seeds, at least: half of what was counted. A law
 * says nothing of what no seed comes to: when every hold fails, all that is held is held well.
 */
export const leastOutcomes: { readonly own: Counts; readonly remote: Counts } = {
  own: {
    created: 3_500,
    edited: 3_200,
    restored: 220,
    saved: 750,
    deleted: 160,
    requote: 600,
    changeCurrency: 480,
    swapAccommodation: 750,
    addAccommodationDays: 650,
    addAccommodationToStartEnd: 780,
    quoted: 4_000,
    'quote given up': 1_500,
    RefreshQuote: 1_300,
    held: 1_100,
    'hold refused': 40,
    'hold given up': 230,
    'hold expired': 350,
    answerRequest: 260,
    requestConfirmation: 180,
    confirmed: 420,
    'confirm given up': 80,
    cancelPartyGroup: 230,
    CancelBooking: 3_800,
    generatePayments: 1_250,
    updatePayments: 110,
    clearPayments: 60,
    'payment paid': 260,
    'payment failed': 50,
    'payment authorized': 45,
    'marked as paid': 150,
    'paid twice': 12,
    'refund confirmed': 200,
    'refund succeeded': 210,
    'refund failed': 45,
    'refund marked as paid': 280,
    client_enquired_trip: 120,
    sendConsultantEmail: 400,
    agent_updated_client: 700,
  },
  remote: {
    quoted: 4_900,
    held: 500,
    'hold refused': 650,
    'hold given up': 230,
    'hold expired': 240,
    imported: 230,
    confirmed: 110,
    'confirmation failed': 70,
    'confirm given up': 65,
    cancelPartyGroup: 230,
    CancelBooking: 3_600,
    'payment paid': 220,
    'marked as paid': 90,
    'refund confirmed': 180,
    'refund succeeded': 190,
    'refund marked as paid': 220,
  },
}

/** What happened how often, in how many seeds. */
export interface Tally {
  readonly done: Record<string, number>
  seeds: number
}

export const newTally = (): Tally => ({ done: {}, seeds: 0 })

export function addTo(tally: Tally, done: Counts): void {
  tally.seeds += 1
  for (const [word, times] of Object.entries(done))
    tally.done[word] = (tally.done[word] ?? 0) + times
}

/** Of fewer one more or less says nothing. */
const telling = 10

/** What happened too seldom, in words. Of few seeds nothing rare is asked. */
export function tooSeldom(least: Counts, { done, seeds }: Tally): string[] {
  return Object.entries(least).flatMap(([word, perThousand]) => {
    const [expected, times] = [(perThousand * seeds) / 1000, done[word] ?? 0]
    return expected < telling || times >= expected
      ? []
      : [`${word} ${times} times, of at least ${Math.ceil(expected)}`]
  })
}
