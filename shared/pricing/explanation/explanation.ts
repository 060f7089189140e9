/** How one published figure came to be, as data for the screen ("Why this price?"). */
export interface Explanation {
  /** Path of the figure, such as `finance.deposit` or `segments.s1.sell`. */
  readonly figure: string
  /** Its name on screen. */
  readonly name: string
  /** Minor units of `currency`: the very figure that priceItinerary gives. */
  readonly amount: number
  readonly currency: string
  readonly steps: readonly ExplanationStep[]
  /** What is said of rounding, in a sentence. */
  readonly rounding: string
}

/** One row: what is done to the running amount, and what it is afterwards. `=` begins anew. */
export interface ExplanationStep {
  readonly operation: Operation
  /**
   * What it is done with: `16.4401`, `1.03`, `(1 − 20%)`, `50%`, or an amount in major units,
   * `5150.00`.
   */
  readonly operand: string
  /** The operand when it is an amount, minor units of `currency`. */
  readonly operandAmount?: number
  /** The published figure that the operand is, so that a click can go on to it. */
  readonly operandFigure?: string
  readonly label: string
  readonly note?: string
  /**
   * The running amount after the step, minor units of `currency`; rounded for show unless
   * `rounded`.
   */
  readonly amount: number
  readonly currency: string
  /** The running amount itself is rounded here, and what follows goes on from the rounded one. */
  readonly rounded: boolean
  /** The published figure that the step ends in. */
  readonly published?: string
}

export type Operation = '=' | '+' | '−' | '×' | '÷'
