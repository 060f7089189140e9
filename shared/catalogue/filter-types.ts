/**
 * What a field holds: `strings` is a list of texts, `date` a calendar date or an instant in ISO
 * form.
 */
export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'strings'

/**
 * What a resource lets its callers filter, order, select and include; anything else is refused by
 * name.
 */
export interface Whitelist {
  readonly filter: Readonly<Record<string, FieldType>>
  readonly order: readonly string[]
  readonly fields: readonly string[]
  readonly include: readonly string[]
  /**
   * What a `scope` may say of relations that have fields of their own; any other is included whole.
   */
  readonly scopes?: Readonly<Record<string, Whitelist>>
  /**
   * Entries in one answer, in place of filterLimits: lists that cannot grow much are answered
   * whole.
   */
  readonly limits?: { readonly limit: number; readonly defaultLimit: number }
}

/** Limits of the filter language (domain.md, Filters). */
export const filterLimits = {
  characters: 1_000_000,
  depth: 6,
  conditions: 100,
  values: 500,
  text: 500,
  limit: 100,
  defaultLimit: 20,
  skip: 1_000_000,
  order: 5,
} as const

export type Scalar = string | number | boolean | null

export const comparisons = ['equality', 'neq', 'gt', 'gte', 'lt', 'lte'] as const
export type Comparison = (typeof comparisons)[number]

/**
 * A condition on one field. `like` is cut at its wildcards, and folded to lower case when case does
 * not matter.
 */
export type Condition =
  | {
      readonly kind: Comparison
      readonly field: string
      readonly type: FieldType
      readonly value: Scalar
    }
  | {
      readonly kind: 'between'
      readonly field: string
      readonly type: FieldType
      readonly value: Bounds
    }
  | {
      readonly kind: 'inq' | 'nin'
      readonly field: string
      readonly type: FieldType
      readonly value: readonly Scalar[]
    }
  | {
      readonly kind: 'like'
      readonly field: string
      readonly type: FieldType
      readonly value: LikePattern
    }
export type Bounds = readonly [Scalar, Scalar]

/**
 * Texts that must follow one another: `start` begins the value, `end` ends it, `middles` come
 * between in order.
 */
export interface LikePattern {
  readonly start: string
  readonly middles: readonly string[]
  readonly end: string
  readonly ignoreCase: boolean
}

/** A where clause: all of its parts, one of its parts, or a condition. */
export type Where =
  | { readonly kind: 'and'; readonly of: readonly Where[] }
  | { readonly kind: 'or'; readonly of: readonly Where[] }
  | Condition

export interface OrderBy {
  readonly field: string
  readonly direction: 'ascending' | 'descending'
}

/** A filter that has been checked: every name in it is on the whitelist. */
export interface Filter {
  readonly where: Where
  readonly order: readonly OrderBy[]
  readonly limit: number
  readonly skip: number
  /** Fields to answer with; undefined is all of them. */
  readonly fields: readonly string[] | undefined
  readonly include: readonly string[]
  /** What `scope` says of relations that are included. */
  readonly scopes: ReadonlyMap<string, Filter>
}

/** The where clause that everything passes. */
export const everything: Where = { kind: 'and', of: [] }
