import { jobDeps, worker } from '../../data/table/job-for'
import { queueHandler } from '../../runtime/queue-handler'
import { inboundMakers } from '../inbound/inbound-deps'
import { takeInboundMail } from '../inbound/take-answer'

const deps = jobDeps(inboundMakers)

/** The handler of the queue of mails that come in. */
export const handler = worker(queueHandler('inbound', (body) => takeInboundMail(body, deps())))
