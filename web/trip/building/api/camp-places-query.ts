import { queryOptions } from '@tanstack/react-query'
import type { Place } from '#shared/map/projection'
import { api } from '../../../lib/api/api'
import { type BuilderCamp, builderCampOf } from '../model/builder-camp'
import { type CampsSearch, campFields, campsWhere } from './camps-query'

/** An accommodation with where it lies. */
export interface CampPlace extends BuilderCamp {
  readonly place: Place
}

const pageSize = 100
/** The pages after the first that are drawn at most: more pins could not be told apart. */
const furtherPages = [1, 2, 3, 4]
const fields = [...campFields.filter((field) => field !== 'campInfo'), 'latitude', 'longitude']

/** Where the first 500 accommodations of a search lie. */
export const campPlacesQuery = ({ sort: _order, ...search }: CampsSearch) =>
  queryOptions({
    queryKey: ['camp-places', search],
    queryFn: async ({ signal }): Promise<CampPlace[]> => {
      const page = async (number: number) => {
        const pages = { limit: pageSize, skip: number * pageSize }
        const filter = JSON.stringify({ fields, where: campsWhere(search), ...pages })
        return api('GET /api/Camps', { query: { filter }, signal })
      }
      const first = await page(0)
      const rest = first.length < pageSize ? [] : await Promise.all(furtherPages.map(page))
      return [...first, ...rest.flat()].flatMap(({ latitude, longitude, ...listed }) =>
        latitude === undefined || longitude === undefined
          ? []
          : [{ ...builderCampOf(listed), place: { latitude, longitude } }],
      )
    },
    staleTime: 5 * 60_000,
  })
