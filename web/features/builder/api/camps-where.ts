import { literalLike } from '#shared/catalogue/like-pattern'
import type { CampsSearch } from '../model/camps-search'

/** The where clause of the accommodations (2 §7.2): a term searches every region, and disabled camps never show. */
export function campsWhere({ term, regionCodes, onlineMode, restOfWorldMode }: CampsSearch): CampsWhere {
  const text = term.trim()
  return {
    ...(text === '' ? {} : { campName: { like: literalLike(text), options: 'i' } }),
    ...(text === '' && regionCodes.length > 0 ? { countryRegionCode: { inq: regionCodes } } : {}),
    ...(restOfWorldMode ? {} : { restOfWorld: { neq: true } }),
    disabled: { neq: true },
    ...(onlineMode ? { online: true } : {}),
  }
}

export interface CampsWhere {
  readonly campName?: { readonly like: string; readonly options: 'i' }
  readonly countryRegionCode?: { readonly inq: readonly string[] }
  readonly restOfWorld?: { readonly neq: true }
  readonly disabled: { readonly neq: true }
  readonly online?: true
}
