import type { Route } from '#shared/api/contract'
import { cutText } from '#shared/format/plain-text'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { bucketNamed } from '../data/files/bucket'
import { type PaperStore, paperStore } from '../data/files/paper-store'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import type { AgencyRecord } from '../data/people/agency-records'
import { agencyStore } from '../data/people/agency-store'
import { readerId, type TripReader } from '../itineraries/view/trip-reader'
import { readEnv } from '../runtime/env'
import { type Reply, reply } from '../runtime/reply'
import type { Basics, Deps } from '../runtime/use-case'
import { endPaper, type Paper, type PaperFormat, startPaper } from './layout/paper'
import { logoFor } from './layout/pictures'
import type { Letterhead } from './papers/letter'

const thePapers = (): PaperStore => paperStore(bucketNamed(readEnv('mediaBucket').mediaBucket))

/** What every paper is made from. */
export const paperMakers = { itineraries: itineraryStore, agencies: agencyStore, papers: thePapers }
export type PaperDeps = Deps<typeof paperMakers>

interface Asked {
  readonly reader: TripReader
  readonly trip: StoredItinerary
  /** What it is, as `invoice`: a reader's next one of the same trip takes its place. */
  readonly what: string
  /** Which one of them, where a trip has several. */
  readonly which?: string
  readonly format: PaperFormat
}

type PaperAgency = Pick<AgencyRecord, 'name' | 'agencyCode' | 'theme'>

/**
 * Writes a paper in the look of its agency, keeps it with its trip, and answers with where it is.
 */
export async function handOut<R extends Route>(
  {
    reader,
    trip,
    what,
    which,
    format,
    title,
    agency,
  }: Asked & { title: string; agency: PaperAgency },
  write: (paper: Paper) => void,
  { papers, clock }: Pick<PaperDeps, 'papers'> & Pick<Basics, 'clock'>,
): Promise<Reply<R>> {
  const now = clock.now()
  const tokens = agencyTokens(agency.agencyCode, agency.theme)
  const paper = startPaper({ title, author: agency.name, format, tokens, now })
  write(paper)
  const { agencyId, id } = trip.record
  const key = [what.replaceAll(' ', '-'), readerId(reader), which].filter(Boolean).join('-')
  const file = { key: `${agencyId}/${id}/${key}.pdf`, name: `${fileName(title)}.pdf` }
  const location = await papers.keep({ ...file, bytes: await endPaper(paper) }, now)
  return reply<R>('' as never, { status: 303, headers: { location } })
}

/** A paper that is written, and what its letterhead shows. */
export interface Letter {
  readonly paper: Paper
  readonly head: Letterhead
}

/** Hands out a paper with the agency's letterhead, named after its trip and what it is. */
export async function handLetter<R extends Route>(
  asked: Asked,
  write: (letter: Letter) => void,
  deps: Pick<PaperDeps, 'agencies' | 'papers' | 'clock'>,
): Promise<Reply<R>> {
  const { record, people } = asked.trip
  const plainAgency = {
    ...people.user.agency,
    theme: {},
    address: undefined,
    taxNumber: undefined,
    bankAccounts: undefined,
  }
  const agency = (await deps.agencies.agency(record.agencyId)) ?? plainAgency
  const logo = await logoOf(agency, deps, 'light')
  const title = `${record.name}: ${asked.what}`
  return handOut<R>(
    { ...asked, title, agency },
    (paper) => write({ paper, head: { agency, logo } }),
    deps,
  )
}

/** A title as the name of a file: what no file system takes is left out. */
const fileName = (title: string): string =>
  cutText(title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim(), 100) || 'Trip'

/**
 * The agency’s logo for a ground. Where it has only the other one, that stands on a plate; without
 * any, its name stands there.
 */
export async function logoOf(
  { theme }: Pick<AgencyRecord, 'theme'>,
  { papers }: Pick<PaperDeps, 'papers'>,
  ground: 'light' | 'dark',
) {
  const [own, other] =
    ground === 'light' ? [theme.logoDark, theme.logo] : [theme.logo, theme.logoDark]
  const key = own ?? other
  if (key === undefined) return undefined
  const plate = own === undefined ? (ground === 'light' ? 'dark' : 'light') : undefined
  return logoFor(await papers.picture(key).catch(() => undefined), plate)
}
