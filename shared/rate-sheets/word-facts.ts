/** For whom a figure is. `extra` and what follows have no place in a rate rule. */
export type Who =
  | 'sharing'
  | 'double'
  | 'single'
  | 'child'
  | 'infant'
  | 'nights'
  | 'triple'
  | 'quad'
  | 'extraAdult'
  | 'extra'
  | 'ownRoom'
  | 'byStay'
  | 'byGuests'
  | 'levy'
  | 'total'
  | 'offer'
  | 'count'
export const markets = ['international', 'sadc', 'eac', 'regional', 'resident'] as const
export type Market = (typeof markets)[number]

/** Ages from the first to the last year, both included. */
export interface Ages {
  readonly from: number
  readonly to: number
}

export type Bed = 'own bed' | 'sharing'

/** Ages of children, and in which bed. */
export interface Band extends Ages {
  readonly bed?: Bed
}

/** What the words of a heading, a label or a note say of figures. Undefined is unsaid. */
export interface Words {
  readonly who?: Who
  readonly isSupplement?: boolean
  readonly per?: 'person' | 'room' | 'unit'
  /** The figure is not for one night. */
  readonly isForStay?: boolean
  readonly isRack?: boolean
  readonly market?: Market
  readonly tax?: 'included' | 'excluded'
  readonly currency?: string
  readonly ages?: Ages
  /** Of a child: beside one adult, or beside two. */
  readonly bed?: Bed
  readonly board?: string
  /** What is left, which may name a camp, a room or a season. */
  readonly rest: string
}

export type Facts = Omit<Words, 'rest'>

/** Words, and what they say of figures. */
export type Rule = readonly [RegExp, Facts | ((match: RegExpExecArray) => Facts)]
