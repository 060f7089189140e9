import { configRoutes } from '#shared/api/config'
import { workNotes } from '../../data/config/work-notes'
import { lambdaFor } from '../../data/table/lambda-for'
import { theDeadLetters } from '../../runtime/dead-letters'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { letters: theDeadLetters, notes: workNotes }

export const listDeadLetters = useCase(
  configRoutes.listDeadLetters,
  async (_call, { letters, notes }: Deps<typeof makers>) => {
    const found = await letters.list()
    const failures = await notes.failures(found.map(({ id }) => id))
    return found.flatMap((letter) => {
      const queue = configRoutes.takeDeadLetters.body.shape.queue.safeParse(letter.queue).data
      return queue === undefined ? [] : [{ ...letter, queue, failure: failures.get(letter.id) }]
    })
  },
)

export const handler = lambdaFor(listDeadLetters, makers)
