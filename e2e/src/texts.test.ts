import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlace, type Place } from './place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** What people were promised to read, to the letter. Where each stands is for the journeys to find. */
const TEXTS = [
  'Prepare for your next',
  'Get Started',
  'Get Started Now',
  'Email Address',
  'Other Use Cases',
  'Join Waitlist',
  'Joining waitlist...',
  'Back to Home',
  "You're on the list!",
  'Welcome',
  'Create Account',
  'Total Conversations',
  'Total Time',
  'Average Score',
  'Organization',
  'Start Roleplay',
  'Recent Conversations',
  'View Grade',
  'Development',
  'Sign Out',
  'Try Again',
  'No conversations yet',
  'No activities yet',
  'Seed Organization',
  'No users in this organization yet.',
  'No organizations found',
  'Workspace Coming Soon',
  'Back to Dashboard',
  'Select All',
  'Deselect All',
  'No user groups found',
  'No conversation ID provided',
  'No Grade Data',
  'No grade data found for this conversation.',
  'Introduction',
  'Account Registration',
  'Use of Service',
  'Data and Privacy',
  'Intellectual Property',
  'Limitation of Liability',
  'Termination',
  'Changes to Terms',
  'Contact Us',
  'Terms of Service',
  'Schema created successfully!',
  'Schema updated successfully!',
  'Schema deleted successfully!',
  'You must agree to the Terms of Service to create an account',
  'Are you sure you want to delete this schema? This action cannot be undone.',
  'Organization name is required',
  'At least one group is required',
  'You are about to delete an organization. This action cannot be undone and will remove all associated users.',
  'Email is required',
  'Only admins can create conversations',
  'Only admins can edit conversations',
  'API request failed',
  'Network error',
  'An error occurred during authentication',
  'Failed to load dashboard data',
  'Failed to load organizations data',
  'Failed to delete organization',
  'Failed to seed organization',
  'Failed to load schema',
  'Failed to create schema',
  'Failed to delete schema',
  'Failed to load conversation grade',
  'No authentication token found',
  'Something went wrong. Please try again.',
  'Default Group',
  'Main user group',
]

it('says what it was asked to say, to the letter', async () => {
  // The product has built what it serves.
  expect((await fetch(place.product.origin)).status).toBe(200)
  const served = globSync('**/*.{js,html}', { cwd: BUILT })
    .map((file) => readFileSync(join(BUILT, file), 'utf8'))
    .join('\n')
  expect(TEXTS.filter((text) => !served.includes(text))).toEqual([])
})
