import { configRoutes } from '#shared/api/config'
import { lambdaFor } from '../../data/table/lambda-for'
import { theDeadLetters } from '../../runtime/dead-letters'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { letters: theDeadLetters }

export const listDeadLetters = useCase(
  configRoutes.listDeadLetters,
  async (_call, { letters }: Deps<typeof makers>) => {
    const found = await letters.list()
    return found.flatMap((letter) => {
      const queue = configRoutes.takeDeadLetters.body.shape.queue.safeParse(letter.queue).data
      return queue === undefined ? [] : [{ ...letter, queue }]
    })
  },
)

export const handler = lambdaFor(listDeadLetters, makers)
