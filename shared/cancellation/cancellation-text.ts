import type { CancellationStep } from './cancellation-policy'

/** `60 days: 25%, 30 days: 50%`, the widest first. */
export const policyText = (steps: readonly CancellationStep[]): string =>
  steps
    .toSorted((a, b) => b.days - a.days)
    .map(({ days, percent }) => `${days} days: ${percent}%`)
    .join(', ')

/** The policy of such a text; what is none is left out. */
export const policyOfText = (text: string): CancellationStep[] =>
  [...text.matchAll(/(\d+) days: ([\d.]+)%/g)].map(([, days, percent]) => ({
    days: Number(days),
    percent: Number(percent),
  }))
