import type { z } from 'zod'

/** Who may make a call. What they may do with a single thing is the server's policy for that thing. */
export type Audience = 'anyone' | 'signed-in' | 'admin' | 'developer'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Shape = z.ZodType

export type AlsoStatus = 202 | 503

export type Endpoint = {
  method: Method
  /** Parameters as in `/api/protected/grades/:conversationId`. */
  path: string
  who: Audience
  /** What it is for, in a sentence. */
  about: string
  params?: Shape
  query?: Shape
  body?: Shape
  /** How large the body may be, where that is more than anywhere else. */
  mostBytes?: number
  answer: Shape
  /** Other answers that are no error, by status: 202 while the real one is still being made. */
  also?: Partial<Record<AlsoStatus, Shape>>
  /** What those who may not are told; the words of the audience otherwise. */
  refusal?: string
  /** Refusals that do not follow from the audience and the parameters, by status, with their reason. */
  refuses?: Partial<Record<401 | 403 | 404, string>>
}

type Rest = Omit<Endpoint, 'method' | 'path'>
type Made<M extends Method, P extends string, R extends Rest> = R & { method: M; path: P }

export const get = <const P extends string, const R extends Rest>(path: P, rest: R) =>
  made('GET', path, rest)
export const post = <const P extends string, const R extends Rest>(path: P, rest: R) =>
  made('POST', path, rest)
export const put = <const P extends string, const R extends Rest>(path: P, rest: R) =>
  made('PUT', path, rest)
export const del = <const P extends string, const R extends Rest>(path: P, rest: R) =>
  made('DELETE', path, rest)

const made = <M extends Method, P extends string, R extends Rest>(
  method: M,
  path: P,
  rest: R,
): Made<M, P, R> => ({
  ...rest,
  method,
  path,
})

type In<S> = S extends Shape ? z.input<S> : undefined
type Out<S> = S extends Shape ? z.output<S> : undefined
type Field<E, K extends string> = E extends Record<K, infer S> ? S : undefined

/** What a caller sends. */
export type Sent<E extends Endpoint> = {
  params: In<Field<E, 'params'>>
  query: In<Field<E, 'query'>>
  body: In<Field<E, 'body'>>
}

/** What a handler is given: parsed, trimmed, defaults filled in. */
export type Received<E extends Endpoint> = {
  params: Out<Field<E, 'params'>>
  query: Out<Field<E, 'query'>>
  body: Out<Field<E, 'body'>>
}

export type Answer<E extends Endpoint> = Out<E['answer']>
export type AlsoAnswer<E extends Endpoint> = E['also'] extends infer Shapes extends Partial<
  Record<AlsoStatus, Shape>
>
  ? { [Status in keyof Shapes]: Out<Shapes[Status]> }[keyof Shapes]
  : never
