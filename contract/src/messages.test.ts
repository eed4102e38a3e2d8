import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'

/* The words that the specification of the product gives for each situation, letter by letter. */

describe('what a person reads', () => {
  it.each<[string, string, keyof typeof messages]>([
    ['signing in or up fails', 'An error occurred during authentication', 'authentication'],
    ['the dashboard cannot be loaded', 'Failed to load dashboard data', 'dashboardLoad'],
    ['organizations cannot be loaded', 'Failed to load organizations data', 'organizationsLoad'],
    ['an organization cannot be deleted', 'Failed to delete organization', 'organizationDelete'],
    ['an organization cannot be seeded', 'Failed to seed organization', 'seed'],
    ['a roleplay cannot be loaded', 'Failed to load schema', 'schemaLoad'],
    ['a roleplay cannot be saved', 'Failed to create schema', 'schemaSave'],
    ['a roleplay cannot be deleted', 'Failed to delete schema', 'schemaDelete'],
    ['a grade is asked for without an id', 'No conversation ID provided', 'gradeWithoutId'],
    ['a grade cannot be loaded', 'Failed to load conversation grade', 'gradeLoad'],
    ['there is no grade', 'No Grade Data', 'gradeEmptyTitle'],
    [
      'there is no grade, in a sentence',
      'No grade data found for this conversation.',
      'gradeEmpty',
    ],
    ['nobody is signed in', 'No authentication token found', 'missingToken'],
    ['the waitlist gets no address', 'Email is required', 'emailRequired'],
    ['the waitlist fails', 'Something went wrong. Please try again.', 'waitlistFailure'],
    ['a refusal has no words', 'API request failed', 'requestFailed'],
    ['a failure is no error', 'Network error', 'networkError'],
    [
      'the terms are not agreed to',
      'You must agree to the Terms of Service to create an account',
      'termsRequired',
    ],
    [
      'somebody who is no admin wants to create',
      'Only admins can create conversations',
      'onlyAdminsCreate',
    ],
    [
      'somebody who is no admin wants to edit',
      'Only admins can edit conversations',
      'onlyAdminsEdit',
    ],
  ])('when %s is: %s', (_, words, name) => {
    expect(messages[name]).toBe(words)
  })

  it('is all listed here', () => {
    expect(Object.keys(messages)).toHaveLength(20)
  })
})
