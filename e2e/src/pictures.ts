import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'

/** Kept beside the documents, which show some of them. */
const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url))

/** `UPDATE_PICTURES=1 npm test -- e2e/src/pictures.test.ts` takes them anew, to be looked at and committed. */
const isTakenAnew = process.env.UPDATE_PICTURES === '1'

// Another version of the browser draws the edges of letters a little differently, and nothing else.
const MOST_OTHER_PIXELS = 0.01

/** What differs from the picture that is kept, in words; null when nothing does. */
export async function differenceFrom(page: Page, name: string): Promise<string | null> {
  const taken = await page.screenshot({
    animations: 'disabled',
    mask: [page.locator('time')],
    maskColor: '#888',
  })
  const kept = join(FOLDER, `${name}.png`)
  if (isTakenAnew) {
    await writeFile(kept, taken)
    return null
  }
  if (!existsSync(kept)) return `there is no ${kept}`
  const share = await shareOfOtherPixels(page, await readFile(kept), taken)
  if (share !== null && share <= MOST_OTHER_PIXELS) return null
  const folder = join(tmpdir(), 'colloquy-pictures')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), taken)
  const what =
    share === null ? 'it has another size' : `${(share * 100).toFixed(1)} % of it differs`
  return `${name}: ${what}; see ${folder}`
}

/** The texts are in the font of the system, and the pictures were taken on Debian. */
export const drawsAsDebian = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    const widthIn = (font: string) => {
      if (brush === null) return 0
      brush.font = `32px ${font}`
      return brush.measureText('Practise what you will say').width
    }
    return widthIn(getComputedStyle(document.body).fontFamily) === widthIn('"DejaVu Sans"')
  })

/** Compared by the browser, which can read pictures. Null when their sizes differ. */
async function shareOfOtherPixels(page: Page, one: Buffer, other: Buffer): Promise<number | null> {
  const bench = await benchIn(page.context().browser())
  return bench.evaluate(
    async (pictures) => {
      const NOTICED = 24
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const picture = new Image()
          picture.src = `data:image/png;base64,${base64}`
          await picture.decode()
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          canvas?.drawImage(picture, 0, 0)
          return canvas?.getImageData(0, 0, picture.width, picture.height)
        }),
      )
      if (a === undefined || b === undefined) throw new Error('nothing to draw on')
      if (a.width !== b.width || a.height !== b.height) return null
      let others = 0
      for (let at = 0; at < a.data.length; at += 4)
        for (let channel = at; channel < at + 3; channel += 1)
          if (Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)) > NOTICED) {
            others += 1
            break
          }
      return others / (a.width * a.height)
    },
    [one.toString('base64'), other.toString('base64')],
  )
}

const benches = new WeakMap<Browser, Promise<Page>>()

/** A page of its own, for all pictures: those of the product may not load pictures from data. */
function benchIn(browser: Browser | null): Promise<Page> {
  if (browser === null) throw new Error('a profile of its own has no second page')
  const bench = benches.get(browser) ?? browser.newPage()
  benches.set(browser, bench)
  return bench
}
