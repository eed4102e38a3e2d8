import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { joinButton } from './call.ts'

/** A talk in writing: as quick as a talk with a real persona can be. */

/** On a busy machine. */
export const SOON = { timeout: 60_000 }

export async function joinTyping(page: Page): Promise<void> {
  await page.getByLabel('Type instead').check()
  await joinButton(page).click()
  await page.getByRole('button', { name: /^Chat/ }).click()
}

export const linesOf = (page: Page, voice: 'persona' | 'learner') =>
  page
    .getByRole('complementary', { name: 'Chat' })
    .locator(`li[data-voice="${voice}"]:not([data-going])`)

/** And waits until the persona has said that many lines, the last of them to its end. */
export async function ask(page: Page, line: string, lines: number): Promise<void> {
  // What it says before is heard first.
  await expect.poll(() => linesOf(page, 'persona').count(), SOON).toBe(lines - 1)
  await write(page, line)
  await expect.poll(() => linesOf(page, 'persona').count(), SOON).toBe(lines)
}

export async function write(page: Page, line: string): Promise<void> {
  const field = page.getByLabel('Write to your partner')
  await field.fill(line)
  // It waits for a partner that is there.
  await page.getByText(/^You can send it/).waitFor({ state: 'detached' })
  await field.press('Enter')
}
