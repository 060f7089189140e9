import { configRoutes } from '#shared/api/config'
import { workNotes } from '../../data/config/work-notes'
import { lambdaFor } from '../../data/table/lambda-for'
import { theDeadLetters } from '../../runtime/dead-letters'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { letters: theDeadLetters, notes: workNotes }

export const listDeadLetters = useCase(
  configRoutes.listDeadLetters,
  async (_call, { letters, notes }: Deps<typeof makers>) => {
    const deadLetters = await letters.list()
    const failures = await notes.failures(deadLetters.map(({ id }) => id))
    return deadLetters.flatMap((letter) => {
      const queue = configRoutes.takeDeadLetters.body.shape.queue.safeParse(letter.queue).data
      return queue === undefined ? [] : [{ ...letter, queue, failure: failures.get(letter.id) }]
    })
  },
)

export const handler = lambdaFor(listDeadLetters, makers)
