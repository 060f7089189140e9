import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { errorCatalogue } from '#shared/errors/error-catalogue'
import { openApiOf } from '../../functions/info/open-api'

const responses = z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()) }))
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses }))),
})
const failureSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errorCatalogue) as [keyof typeof errorCatalogue]),
    message: z.string().check(z.minLength(1)),
    details: z.optional(z.record(z.string(), z.unknown())),
    requestId: z.string().check(z.minLength(1)),
  }),
})

export interface AnswerToJudge {
  readonly status: number
  readonly body: string
  /** Without its parameters. */
  readonly type: string
  readonly location: string | undefined
}

/** Judges answers by the OpenAPI document that the product gives of these routes. */
export function declaredAnswers(routes: readonly Route[]) {
  const { paths } = documentSchema.parse(openApiOf(routes, { version: 'test' }))
  return {
    /** What is wrong with an answer: its status, its type or its shape. */
    complaintOf(route: Route, { status, body, type, location }: AnswerToJudge): string | undefined {
      if (status >= 500) return `${status}`
      const declared = paths[route.path]?.[route.method.toLowerCase()]?.responses ?? {}
      const content = declared[status]?.content
      if (content === undefined) return `${status} is not declared`
      if (status === 303) return location === undefined ? '303 leads nowhere' : undefined
      if (!Object.hasOwn(content, type)) return `${status} is ${type}`
      if (type !== 'application/json') return undefined
      if (status < 400) return route.answer.safeParse(JSON.parse(body)).error?.message
      const { data, error } = failureSchema.safeParse(JSON.parse(body))
      if (data !== undefined && errorCatalogue[data.error.code][0] !== status)
        return `${data.error.code} is not ${status}`
      return error?.message
    },
  }
}
