import { noRecords, type Records, together } from './record-kinds'
import { recordsOfDomains } from './records-of-domains'
import { recordsOfJobs } from './records-of-jobs'
import { recordsOfRoutes } from './records-of-routes'
import { recordsOfStrangers } from './records-of-strangers'

/**
 * The records of a function by its name and the file of its handler; none where it has no row.
 * Routes keep their answers to repeated calls, and say who has seen what.
 */
export function recordsOf(name: string, handlerFile: string): Records {
  const [domain = '', folder] = handlerFile.split('/')
  const { [name]: ofJob } = recordsOfJobs
  if (folder === 'jobs') return ofJob ?? noRecords
  const { [name]: ofStrangers } = recordsOfStrangers
  if (ofStrangers !== undefined) return { ...ofStrangers, isForStrangers: true }
  const { [domain]: ofDomain = noRecords } = recordsOfDomains
  const { [name]: ofRoute = noRecords } = recordsOfRoutes
  return together(together(ofDomain, ofRoute), { reads: ['answers'], writes: ['answers', 'audit'] })
}

/** All rows, by the domain, route or job that they are for. */
export const everyRecords = (): [string, Records][] => [
  ...Object.entries(recordsOfDomains),
  ...Object.entries(recordsOfRoutes),
  ...Object.entries(recordsOfJobs),
  ...Object.entries(recordsOfStrangers),
]
