import { libraryRoutes } from '#shared/api/library'
import { addMonths, monthOf } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import { campFlags } from '../../data/catalogue/camp-columns'
import type { CatalogueInMemory } from '../../data/catalogue/published-catalogue'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { supplierFacts } from '../../data/library/supplier-facts'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { greatCircleKm } from '../../suppliers/transfers'
import { findingsOf } from '../content-findings'

const makers = { catalogue: theCatalogue, suppliers: supplierFacts }

/** Camps that one answer checks: under a second of work, with a Query for each that sells online. */
const atOnce = 60

/** What camps lack, some at a time; disabled ones need nothing. */
export const getContentHealth = useCase(
  libraryRoutes.getContentHealth,
  async (
    { query: { locales: asked, skip } },
    { catalogue, suppliers, clock }: Deps<typeof makers>,
  ) => {
    const today = clock.today()
    const catalogueNow = await catalogue.now(clock.now())
    const { camps } = catalogueNow
    const thisMonth = monthOf(today)
    const locales = asked.split(',')
    const places = camps.codes.flatMap((_, place) =>
      isDisabled(catalogueNow, place) ? [] : [place],
    )
    const some = places.slice(skip, skip + atOnce)
    const codeAt = (place: number) => supplierCodeSchema.parse(camps.codes[place])
    const codes = some.map(codeAt)
    const onlinePlaces = some.filter((place) => camps.campAt(place).online)
    const facts = await suppliers({
      suppliers: codes,
      onlineSuppliers: new Set(onlinePlaces.map(codeAt)),
      locales,
      first: thisMonth,
      last: addMonths(thisMonth, 2),
    })
    const checkedCamps = some.flatMap((place, at) => {
      const known = facts.get(codes[at] ?? '')
      const { place: where, ...camp } = campFacts(catalogueNow, place)
      if (known === undefined) return []
      const campFindings = findingsOf(camp, known, {
        locales,
        thisMonth,
        ratesUntil: addMonths(thisMonth, 12),
      })
      return [
        {
          code: camps.codes[place] ?? '',
          name: camps.names[place] ?? '',
          place: where,
          ...campFindings,
        },
      ]
    })
    const next = skip + atOnce < places.length ? skip + atOnce : undefined
    return {
      camps: checkedCamps.filter(({ findings }) => findings.length > 0),
      next,
      total: places.length,
    }
  },
)

const isDisabled = ({ camps }: CatalogueInMemory, place: number) =>
  ((camps.flags[place] ?? 0) & campFlags.disabled) !== 0

function campFacts({ camps, snapshot }: CatalogueInMemory, place: number) {
  const { latitude, longitude, regionName, country, online } = camps.campAt(place)
  const region = camps.regions[camps.regionOf[place] ?? -1]
  const guidePrice = camps.column('guidePrice').get(place)
  return {
    place: `${regionName}, ${country}`,
    hasPicture: snapshot.camps.pictures[place] !== undefined,
    isOnline: online,
    kilometersFromRegion: region === undefined ? 0 : greatCircleKm({ latitude, longitude }, region),
    guidePrice: typeof guidePrice === 'number' ? guidePrice : undefined,
  }
}

export const handler = lambdaFor(getContentHealth, makers)
