import { expect, test } from 'vitest'
import { routes } from '#shared/api/routes'
import { parseRequest } from '../../../functions/runtime/parse-request'
import { httpEvent } from '../../support/http-event'

const password = { email: 'naledi@marulajourneys.com', password: 'kgalagadi-2027' }

test('a body is JSON by its type, which no form of another site can send', () => {
  const parse = (type: string) =>
    parseRequest(
      routes.login,
      httpEvent({ method: 'POST', headers: { 'content-type': type }, body: password }),
    )
  expect(parse('application/json; charset=utf-8').body).toMatchObject(password)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    expect(() => parse(type)).toThrow(expect.objectContaining({ code: 'request.unsupported-type' }))
})
