import { agencyTokens } from '#shared/theme/agency-tokens'
import { endPaper, startPaper } from '../../functions/paper/layout/paper'
import { loadPhotos } from '../../functions/paper/layout/pictures'
import { picturesOf, writeTrip } from '../../functions/paper/papers/trip-paper'
import { aLongTrip, theLongestTrip } from '../functions/paper/long-trip'

/**
 * Writes a trip of 14 days twice in this process, or the longest that is allowed once, and prints
 * what each cost: processor time in ms, bytes, pages, memory in MB.
 */
const isLongest = process.argv.includes('longest')
const view = isLongest
  ? theLongestTrip()
  : aLongTrip({ parts: 14, parties: 2, title: 'Fourteen days' })
const rounds = []
for (let round = 0; round < (isLongest ? 1 : 2); round++) {
  const before = process.cpuUsage()
  const { title, agency } = view
  const tokens = agencyTokens(agency.agencyCode, agency.theme)
  const paper = startPaper({ title, author: agency.name, format: 'A4', tokens, now: new Date(0) })
  writeTrip({
    paper,
    view,
    photos: await loadPhotos(picturesOf(view), async () => undefined),
    logo: undefined,
    entries: [],
  })
  const pages = paper.doc.bufferedPageRange().count
  const { length: bytes } = await endPaper(paper)
  const { user, system } = process.cpuUsage(before)
  rounds.push({ ms: (user + system) / 1000, bytes, pages })
}
process.stdout.write(JSON.stringify({ rounds, memoryMb: process.resourceUsage().maxRSS / 1024 }))
