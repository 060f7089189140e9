import type { EnvName } from '../../functions/runtime/env-names'

/** One place where the product runs on AWS, as typed values. Everything that differs between stages is here. */
export interface Stage {
  readonly name: 'dev' | 'prod'
  readonly region: 'us-east-1'
  /** Whether tables, buckets and keys outlive their stack, and are protected from deletion. */
  readonly keepsData: boolean
  readonly logRetentionDays: 7 | 365
  /** Where alarms are mailed; only dev may be without. */
  readonly alarmEmail?: string
  /** What a month may cost; mails warn at four fifths of it, and when it is foreseen to be passed. */
  readonly monthlyDollars: number
  /** The product's own domain, with its certificate; CloudFront's name when it is left out. */
  readonly domain?: { readonly name: string; readonly certificateArn: string }
  /** Settings of the functions, by name (functions/runtime/env-names.ts). */
  readonly settings: Partial<Record<EnvName, string>>
}

export const stages = {
  dev: { name: 'dev', region: 'us-east-1', keepsData: false, logRetentionDays: 7, monthlyDollars: 50, settings: {} },
  prod: {
    name: 'prod',
    region: 'us-east-1',
    keepsData: true,
    logRetentionDays: 365,
    monthlyDollars: 200,
    settings: {},
  },
} as const satisfies Record<string, Stage>

/** The stage of a name. @throws Error that lists the stages when there is none of that name */
export function stageOf(name: string): Stage {
  const stage = Object.values<Stage>(stages).find((candidate) => candidate.name === name)
  if (stage === undefined)
    throw new Error(`No stage is called ${name}: there are ${Object.keys(stages).join(' and ')}.`)
  return stage
}
