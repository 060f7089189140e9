import { repliesRoutes } from '#shared/api/replies'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { useCase } from '../../runtime/use-case'
import { askedCamp, type ReplyDeps, replyMakers, requestOf } from '../asked-camp'

export const openReply = useCase(
  repliesRoutes.openReply,
  async ({ body: { token }, sourceIp }, deps: ReplyDeps) =>
    requestOf(await askedCamp(token, sourceIp, deps)),
)

export const handler = publicLambdaFor(openReply, replyMakers)
