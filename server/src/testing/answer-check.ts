import { isDeepStrictEqual } from 'node:util'
import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { openApiDocument } from '@colloquy/contract/openapi'
import { z } from 'zod'

type Answered = { status: number; contentType: unknown; body: unknown }

/** What is wrong with an answer, by the contract and by the document that is made from it. */
export type AnswerCheck = (call: EndpointName, answered: Answered) => string[]

type Json = Record<string, unknown>
type Documented = {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, Response> }>
  >
  components: { schemas: Record<string, Json> }
}
type Response = { content: { 'application/json': { schema: Json } } }

export function createAnswerCheck(): AnswerCheck {
  const document = openApiDocument({ origin: 'http://test', version: '0' }) as Documented
  const operations = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  )
  const shapes = new Map<Response, z.ZodType>()
  const shapeOf = (response: Response): z.ZodType => {
    const known = shapes.get(response)
    if (known !== undefined) return known
    const { schema } = response.content['application/json']
    const made = z.fromJSONSchema(withDefinitions(schema, document))
    shapes.set(response, made)
    return made
  }

  return (call, { status, contentType, body }) => {
    const problems: string[] = []
    if (contentType !== 'application/json; charset=utf-8')
      problems.push(`its content type is ${String(contentType)}`)
    const response = operations.get(call)?.responses[status]
    if (response === undefined) return [...problems, `the document names no answer ${status}`]
    const documented = shapeOf(response).safeParse(body)
    if (!documented.success)
      problems.push(`it is not what the document says: ${z.prettifyError(documented.error)}`)
    if (status === 200 && !isDeepStrictEqual(endpoints[call].answer.safeParse(body).data, body))
      problems.push('it is not what the contract says')
    return problems
  }
}

/** The reader of JSON schemas finds definitions only inside the schema itself. */
const withDefinitions = (schema: Json, { components }: Documented): Json =>
  JSON.parse(
    JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll(
      '#/components/schemas/',
      '#/$defs/',
    ),
  ) as Json
