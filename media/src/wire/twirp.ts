import type { IncomingMessage, ServerResponse } from 'node:http'

/** Twirp (version 7): a call is a POST of protobuf or JSON, a refusal a JSON of a code and a message. */

export class TwirpError extends Error {
  readonly code: TwirpCode

  constructor(code: TwirpCode, message: string) {
    super(message)
    this.code = code
  }
}

const STATUS = {
  invalid_argument: 400,
  malformed: 400,
  unauthenticated: 401,
  not_found: 404,
  bad_route: 404,
  already_exists: 409,
  failed_precondition: 412,
  resource_exhausted: 429,
  internal: 500,
  unimplemented: 501,
} as const
export type TwirpCode = keyof typeof STATUS

/** A message of protobuf's, as far as a call needs it. */
type MessageType<T> = {
  fromBinary: (bytes: Uint8Array) => T
  fromJsonString: (text: string, options: { ignoreUnknownFields: boolean }) => T
}
type Message = {
  toBinary: () => Uint8Array
  toJsonString: (options: { useProtoFieldName: boolean; emitDefaultValues: boolean }) => string
}

export type Call = {
  answer: (body: Buffer, isJson: boolean) => Message
}

export const call = <Asked>(type: MessageType<Asked>, work: (asked: Asked) => Message): Call => ({
  answer: (body, isJson) => work(read(type, body, isJson)),
})

function read<Asked>(type: MessageType<Asked>, body: Buffer, isJson: boolean): Asked {
  try {
    return isJson
      ? type.fromJsonString(body.toString('utf8') || '{}', { ignoreUnknownFields: true })
      : type.fromBinary(body)
  } catch {
    throw new TwirpError('malformed', 'the request cannot be read')
  }
}

const MOST_BODY_BYTES = 1024 * 1024

export async function answerTwirp(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  find: () => Promise<Call | null>,
): Promise<void> {
  const isJson = /^application\/json\b/.test(incoming.headers['content-type'] ?? '')
  try {
    const found = await find()
    if (found === null) throw new TwirpError('bad_route', `no handler for path ${incoming.url}`)
    const message = found.answer(await bodyOf(incoming), isJson)
    outgoing.writeHead(200, {
      'content-type': isJson ? 'application/json' : 'application/protobuf',
    })
    outgoing.end(
      isJson
        ? message.toJsonString({ useProtoFieldName: true, emitDefaultValues: true })
        : message.toBinary(),
    )
  } catch (failure) {
    const known =
      failure instanceof TwirpError ? failure : new TwirpError('internal', 'something went wrong')
    outgoing.writeHead(STATUS[known.code], { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ code: known.code, msg: known.message }))
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BODY_BYTES)
      throw new TwirpError('resource_exhausted', 'the request is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
