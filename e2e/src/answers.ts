import type { CDPSession, Page } from 'playwright-core'

/** What a page is told in place of what the server says, by the address of the call. */
type Answer =
  | { is: 'other'; status: number; json: unknown }
  | { is: 'changed'; change: (answer: unknown) => unknown }
  /** None, for as long as anybody looks. */
  | { is: 'awaited' }

type Rule = { pattern: RegExp; answer: Answer }
type Answers = { session: CDPSession; rules: Rule[] }

/** `*` stands for a part of the address, `**` for several. What is said last of a call counts. */
export async function answer(page: Page, pattern: string, given: Answer): Promise<void> {
  const { rules } = await answersOf(page)
  rules.unshift({ pattern: asPattern(pattern), answer: given })
}

export async function answerAsTheServer(page: Page): Promise<void> {
  const known = OF_PAGES.get(page)
  if (known !== undefined) (await known).rules.length = 0
}

const OF_PAGES = new WeakMap<Page, Promise<Answers>>()

// The routes of Playwright see all that a page loads, and have the browser forget what it knows by heart: a screen
// whose calls are answered otherwise would fetch and compile the whole application again, nearly twice the work.
function answersOf(page: Page): Promise<Answers> {
  const known = OF_PAGES.get(page) ?? openAnswers(page)
  OF_PAGES.set(page, known)
  return known
}

async function openAnswers(page: Page): Promise<Answers> {
  const session = await page.context().newCDPSession(page)
  const answers: Answers = { session, rules: [] }
  session.on('Fetch.requestPaused', (paused) => void meet(answers, paused))
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return answers
}

type Paused = {
  requestId: string
  request: { url: string }
  /** Known once the server has answered. */
  responseStatusCode?: number
}

async function meet({ session, rules }: Answers, paused: Paused): Promise<void> {
  const { requestId } = paused
  const found = rules.find(({ pattern }) => pattern.test(paused.request.url))?.answer
  switch (found?.is) {
    case 'awaited':
      return
    case 'other':
      return tell(session, { requestId, ...found })
    case 'changed': {
      if (paused.responseStatusCode === undefined)
        return send(session.send('Fetch.continueRequest', { requestId, interceptResponse: true }))
      const said = await session.send('Fetch.getResponseBody', { requestId }).catch(() => null)
      if (said === null) return
      const text = said.base64Encoded ? Buffer.from(said.body, 'base64').toString() : said.body
      const json = found.change(JSON.parse(text))
      return tell(session, { requestId, status: paused.responseStatusCode, json })
    }
    case undefined:
      return send(session.send('Fetch.continueRequest', { requestId }))
  }
}

const tell = (
  session: CDPSession,
  { requestId, status, json }: { requestId: string; status: number; json: unknown },
): Promise<void> =>
  send(
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    }),
  )

/** Whoever asked may have gone on to another page meanwhile. */
const send = (sent: Promise<unknown>): Promise<void> =>
  sent.then(
    () => {},
    () => {},
  )

const asPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('**')
      .map((part) =>
        part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*'),
      )
      .join('.*')}$`,
  )
