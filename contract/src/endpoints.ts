/**
 * Every call of the API: method, path, who may make it, what goes in, what comes back. The server's
 * routes, the client, the OpenAPI document and the authorisation tests are all made from this page, and the
 * calls stand in `endpoints/`, by whom and what they are for.
 */
import { forAnyone } from './endpoints/anyone.ts'
import { forDevelopers } from './endpoints/developers.ts'
import { ofLearning } from './endpoints/learning.ts'
import { ofOwnAccount } from './endpoints/own-account.ts'
import { ofPeople } from './endpoints/people.ts'
import { ofPractising } from './endpoints/practising.ts'
import { ofRoleplays } from './endpoints/roleplays.ts'

export const endpoints = {
  ...forAnyone,
  ...ofOwnAccount,
  ...ofPractising,
  ...ofRoleplays,
  ...ofPeople,
  ...ofLearning,
  ...forDevelopers,
}

export type EndpointName = keyof typeof endpoints
