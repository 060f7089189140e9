import { paymentsRoutes } from '#shared/api/payments'
import { noticeMarks } from '../../data/people/notice-marks'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { marks: noticeMarks }

/** Notes what the caller has seen and read of the notices; repeated, nothing is written. */
export const markNotices = useCase(
  paymentsRoutes.markNotices,
  ({ body, principal }, { marks }: Deps<typeof makers>) => marks.mark(principal, body),
)

export const handler = lambdaFor(markNotices, makers)
