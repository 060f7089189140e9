import type { Item } from '../../../functions/data/table/table-access'
import { storedTrip } from '../stored'
import type { Judged, Law, Written } from './law'

/**
 * An agent hears of problems and of holds that end: the flag that says so goes with the problems,
 * and comes with a notice in the same transaction; nobody is told of what nobody has taken, or of a
 * hold that was told of already.
 */
export function newsLaw({ news }: Judged): Law {
  let written: Written[] = []
  const notices = new Set<string>()
  const taken = { notices: 0, holds: 0 }
  let complaints: string[] = []
  return {
    hear({ before, after }) {
      if (after === undefined) return
      const sk = String(after.sk)
      if (sk === 'ITINERARY' && before?.version !== after.version) written.push({ before, after })
      if (sk === 'TELL#PROBLEMS' && after.tries === 0) notices.add(`${after.pk} ${after.version}`)
      if (sk === 'TELL#PROBLEMS' && Number(after.tries) > 0) taken.notices += 1
      if (!sk.startsWith('HOLDREMINDER#')) return
      taken.holds += 1
      if (before !== undefined) complaints.push(`${after.pk} ${sk} is told twice`)
    },
    broken() {
      const now = [...complaints, ...written.flatMap(brokenBy)]
      complaints = []
      written = []
      notices.clear()
      const ofHolds = news.sent.filter(({ subject }) =>
        subject.startsWith('Hold expires in '),
      ).length
      const ofProblems = news.sent.length - ofHolds
      return [
        ...now,
        ...(ofProblems <= taken.notices
          ? []
          : [`${ofProblems} mails of problems, and ${taken.notices} were taken`]),
        ...(ofHolds <= taken.holds
          ? []
          : [`${ofHolds} mails of holds, and ${taken.holds} were to be told`]),
      ]
    },
  }

  function brokenBy({ before, after }: Written): string[] {
    const [was, is] = [flagged(before), flagged(after)]
    const isTold = notices.has(`${after?.pk} ${after?.version}`)
    return [
      ...(is.isFlagged && is.problems === 0
        ? [`${after?.id}: told of problems that have gone`]
        : []),
      ...(is.isFlagged && !was.isFlagged && !isTold
        ? [`${after?.id}: flagged, and nobody is to tell`]
        : []),
      ...(isTold && !is.isFlagged ? [`${after?.id}: to be told, and not flagged`] : []),
    ]
  }
}

function flagged(item: Item | undefined): {
  readonly isFlagged: boolean
  readonly problems: number
} {
  if (item === undefined) return { isFlagged: false, problems: 0 }
  const { flags, problems } = storedTrip(item).record
  return { isFlagged: flags.includes('probnotif'), problems: problems.length }
}
