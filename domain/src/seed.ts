/** How a developer fills a new organization with accounts: limits and defaults of the seed form. */

export type SeedGroup = { name: string; description: string; numUsers: number; numAdmins: number }

export const SEED_GROUP_LIMITS = {
  users: { least: 0, most: 100, fallback: 0 },
  admins: { least: 0, most: 50, fallback: 0 },
} as const

/** Seeding without groups, as it was done first. */
export const SEED_LEGACY_LIMITS = {
  users: { least: 0, most: 50, fallback: 1 },
  admins: { least: 0, most: 10, fallback: 1 },
} as const

/** Each account costs a password hash: a thousand of them take about ten seconds. */
export const SEED_MOST_ACCOUNTS = 1000
export const SEED_MOST_GROUPS = 100

export const ORGANIZATION_NAME_REQUIRED = 'Organization name is required'
export const GROUP_REQUIRED = 'At least one group is required'

export const firstSeedGroup = (): SeedGroup => ({
  name: 'Default Group',
  description: 'Main user group',
  numUsers: 1,
  numAdmins: 1,
})

export const addedSeedGroup = (position: number): SeedGroup => ({
  name: `Group ${position}`,
  description: '',
  numUsers: 1,
  numAdmins: 0,
})

type Limits = { least: number; most: number; fallback: number }

/** What the form makes of typed text: bad input becomes the default, never an error. */
export function readCount(text: string, limits: Limits): number {
  const count = Number(text)
  const isGood = text.trim() !== '' && Number.isInteger(count)
  return isGood && count >= limits.least && count <= limits.most ? count : limits.fallback
}

export const seedFileName = (organizationName: string): string =>
  `${organizationName.replace(/[^A-Za-z0-9]/g, '_')}_users.csv`
