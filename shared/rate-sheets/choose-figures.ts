import type { Ask } from './asking'
import { addressOf } from './cells'
import { isBaseKind } from './rate-kinds'
import type { Told } from './read-figures'
import type { LeftOut, ReadFigure } from './resolve-figures'
import type { StatedFacts } from './sheet-facts'
import { oneTold } from './sheet-facts'
import type { Market } from './word-facts'

const marketLabels: Readonly<Record<Market, string>> = {
  international: 'International guests',
  sadc: 'Guests from SADC countries',
  eac: 'Guests from East Africa',
  regional: 'Guests from another region',
  resident: 'Residents',
}

/** The markets beside everybody that rates can be for. */
const publishedMarkets = ['sadc', 'eac', 'resident'] as const
export type PublishedMarket = (typeof publishedMarkets)[number]

interface Chosen {
  readonly figures: readonly ReadFigure[]
  readonly leftOut: readonly LeftOut[]
  /** The question that all figures wait for. */
  readonly open: string | undefined
  /** Whose rates they become; everybody's where it is missing. */
  readonly market: PublishedMarket | undefined
}

/**
 * The figures of one market, and whose they are: a sheet is read once for each market whose rates are
 * published.
 */
export function chooseMarket(
  figures: readonly ReadFigure[],
  { all, ask }: { all: StatedFacts; ask: Ask },
): Chosen {
  const statedMarket = oneTold(all.market)
  const marketOf = ({ raw }: ReadFigure): Told<Market> | undefined =>
    raw.market ?? (raw.market === null ? undefined : statedMarket)
  const base = figures.filter(({ kind }) => isBaseKind(kind))
  const namedMarkets = [...new Set(base.flatMap((one) => marketOf(one)?.value ?? []))]
  if (base.length === 0 || (namedMarkets.length === 1 && namedMarkets[0] === 'international'))
    return {
      figures: figures.map((one) => because(one, marketOf(one))),
      leftOut: [],
      open: undefined,
      market: undefined,
    }
  const answer =
    namedMarkets.length === 0 ? askAnyMarket(ask) : askMarket(namedMarkets, base, { ask, marketOf })
  // While it is open one market stands for all: figures of two would be asked about as one thing.
  const firstMarket = namedMarkets.includes('international') ? 'international' : namedMarkets[0]
  const keeps = (one: ReadFigure) => {
    const market = marketOf(one)?.value
    return answer === 'all' || market === undefined || market === (answer ?? firstMarket)
  }
  const rest = answer === 'none' ? figures : figures.filter((one) => !keeps(one))
  return {
    figures:
      answer === 'none' ? [] : figures.filter(keeps).map((one) => because(one, marketOf(one))),
    leftOut:
      rest.length === 0
        ? []
        : [
            {
              title: 'Rates of another market',
              why:
                answer === undefined
                  ? 'Choose which market’s rates to publish first.'
                  : 'Read the sheet again to publish them for that market.',
              places: rest.map(({ place }) => place),
            },
          ],
    open: answer === undefined ? 'market' : undefined,
    market: publishedMarkets.find((market) => market === answer),
  }
}

const because = (one: ReadFigure, told: Told<unknown> | undefined): ReadFigure =>
  told === undefined ? one : { ...one, because: [...one.because, told.place] }

const askAnyMarket = (ask: Ask) =>
  ask({
    id: 'market',
    title: 'For which guests are these rates?',
    why: 'The sheet doesn’t say.',
    places: [],
    options: [
      { value: 'all', label: 'All, or international guests' },
      ...publishedMarkets.map((value) => ({ value, label: marketLabels[value] })),
      { value: 'none', label: 'Others, so publish nothing' },
    ],
  })

interface Markets {
  readonly ask: Ask
  readonly marketOf: (one: ReadFigure) => Told<Market> | undefined
}

function askMarket(
  named: readonly Market[],
  base: readonly ReadFigure[],
  { ask, marketOf }: Markets,
) {
  const places = named.flatMap((market) => {
    const place = base.map(marketOf).find((told) => told?.value === market)?.place
    return place === undefined ? [] : [place]
  })
  return ask({
    id: 'market',
    title: 'Which guests’ rates should be published?',
    why: `The sheet has ${named.map((market) => marketLabels[market].toLowerCase()).join(' and ')}; each market’s rates are published by themselves.`,
    places,
    options: [
      ...named
        .filter((value) => value !== 'regional')
        .map((value) => ({ value, label: marketLabels[value] })),
      { value: 'none', label: 'None of them' },
    ],
  })
}

/** What tells a figure's line from those of others: its labels, or the headings over it. */
function lineName({ raw, place }: ReadFigure, same: readonly ReadFigure[]): string {
  const isShared = same.some((one) => one.place !== place && one.raw.label === raw.label)
  const column = raw.table.columns.find((one) => one.column === place.column)
  const heads = column?.heads.map(({ text }) => text) ?? []
  return isShared && heads.length > 0 ? heads.join(', ') : raw.label
}

/** Of figures that mean the same, the one that counts: by board or currency, else one by one. */
export function chooseOne(
  same: readonly ReadFigure[],
  { title, id, ask }: { title: string; id: string; ask: Ask },
): { figure: ReadFigure | undefined; open: string | undefined } {
  const [first] = same
  const worth = ({ figure, currency, taxAdded }: ReadFigure) =>
    JSON.stringify([{ ...figure, words: undefined }, currency, taxAdded])
  if (same.every((one) => first !== undefined && worth(one) === worth(first)))
    return { figure: first, open: undefined }
  const by = (key: string, label: string, worthOf: (one: ReadFigure) => string | undefined) => {
    const values = [...new Set(same.map(worthOf))]
    if (values.length !== same.length || values.includes(undefined)) return undefined
    const foundValues = values.flatMap((value) => value ?? []).toSorted()
    const question = `${key} ${foundValues.join('|')}`
    const answer = ask({
      id: question,
      title: `${label} is published?`,
      why: `The sheet has ${foundValues.join(' and ')}; a room has one rate for a night.`,
      places: same.map(({ place }) => place),
      options: foundValues.map((value) => ({ value, label: value })),
    })
    return {
      figure: same.find((one) => worthOf(one) === answer),
      open: answer === undefined ? question : undefined,
    }
  }
  const chosenFigures =
    by('board', 'Which board', ({ raw }) => raw.board?.value) ??
    by('currency of', 'Which currency', ({ currency }) => currency)
  if (chosenFigures !== undefined) return chosenFigures
  const question = `two ${id}`
  const answer = ask({
    id: question,
    title: `${title}: which figure counts?`,
    why: 'The sheet has several for the same nights.',
    places: same.map(({ place }) => place),
    options: [
      ...same.map((one, at) => ({
        value: String(at),
        label: `${[lineName(one, same), one.text].filter(Boolean).join(': ')} (${addressOf(one.place)})`,
      })),
      { value: 'none', label: 'None, leave it out' },
    ],
  })
  return {
    figure: answer === undefined || answer === 'none' ? undefined : same[Number(answer)],
    open: answer === undefined ? question : undefined,
  }
}
