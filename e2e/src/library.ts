import type { Page } from 'playwright-core'

/** What can be done with a roleplay stands in a menu of its own. */
export async function pick(page: Page, roleplay: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${roleplay}`, exact: true }).click()
  const menu = page.getByRole('region', { name: `More for ${roleplay}`, exact: true })
  await menu.getByText(item, { exact: true }).click()
}
